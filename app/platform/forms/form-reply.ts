/** What the server says about a form, before it is filled in and after it was refused. Read in the browser, too. */
import type { SubmissionResult } from "@conform-to/react";

/**
 * What a field accepts, according to its schema: attributes of its control, and a sentence for each one that is
 * broken.
 */
export type FieldRule = {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  /** As the attribute of that name: for the full value. */
  pattern?: string;
  type?: string;
  autoComplete?: string;
  inputMode?: "numeric" | "tel" | "email";
  said: { required?: string; minLength?: string; maxLength?: string; pattern?: string };
};

/** By field, in the order of the form. */
export type FormRules<Name extends string = string> = Readonly<Record<Name, FieldRule>>;

/** What an action says about a form that it refused. */
export type FormReply = {
  /** Which form of the page. */
  form?: string;
  /** Sentences by field and what was typed, secrets left out. */
  result?: SubmissionResult;
  /** About the form as a whole; also shown as a toast. */
  notice?: { title: string; text?: string };
  /** Set by the browser: no answer came from the server. The form keeps showing what it showed. */
  unsent?: true;
};

/** `{ unsent: true }` as an action answers it over the line. */
export const UNSENT_ANSWER = '[{"_1":2},"data",{"_3":4},"unsent",true]\n';

/** What someone typed before a step came in between, for the forms of this address. */
export type Draft = { address: string; fields: Readonly<Record<string, string>> };

/** One sentence a field; `form` is the form itself. */
export type FieldErrors = Readonly<Record<string, string>>;
