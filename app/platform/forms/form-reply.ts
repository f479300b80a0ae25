/** What the server says of a form, before it is filled in and after it was refused. Read in the browser, too. */
import type { SubmissionResult } from "@conform-to/react";

/** What a field takes, said by its schema: attributes of its control, and a sentence for each that is not kept to. */
export type FieldRule = {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  /** As the attribute of that name: of the whole value. */
  pattern?: string;
  type?: string;
  autoComplete?: string;
  inputMode?: "numeric" | "tel" | "email";
  said: { required?: string; minLength?: string; maxLength?: string; pattern?: string };
};

/** By field, in the order of the form. */
export type FormRules<Name extends string = string> = Readonly<Record<Name, FieldRule>>;

/** What an action says of a form that it did not take. */
export type FormReply = {
  /** Which form of the page. */
  form?: string;
  /** Sentences by field and what was typed, secrets left out. */
  result?: SubmissionResult;
  /** About the whole; also shown as a toast. */
  notice?: { title: string; text?: string };
  /** Said by the browser: nothing came back from the server. Whatever a form showed, it goes on showing. */
  unsent?: true;
};

/** `{ unsent: true }` as an action answers it over the line. */
export const UNSENT_ANSWER = '[{"_1":2},"data",{"_3":4},"unsent",true]\n';

/** What somebody wrote before a step came in between, for the forms of this address. */
export type Draft = { address: string; fields: Readonly<Record<string, string>> };

/** One sentence a field; `form` is the form itself. */
export type FieldErrors = Readonly<Record<string, string>>;
