/** A submitted form, read by its schema, and the one way to send it back with what is wrong. */

import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { named } from "#app/text/text.ts";
import { parseForm } from "./form.ts";
import type { FieldErrors, FormReply } from "./form-reply.ts";
import { type FormSchema, hintsOf, shapeOf } from "./form-rules.ts";

/** Why a form is sent back, besides what its schema found. */
export type Refusal = {
  errors?: FieldErrors;
  notice?: FormReply["notice"];
  headers?: HeadersInit;
};

export type Sent<Value> = {
  /** As it arrived, for fields that its schema doesn't read. */
  form: FormData;
  /** Answers with the status, what is wrong, and what was typed; never a secret. */
  refuse(status: number, why?: Refusal): ReturnType<typeof data<FormReply>>;
} & ({ ok: true; value: Value } | { ok: false });

/** Whether a field is a file, one that need not be there, too. */
function takesFile(field: z.core.$ZodType | undefined): boolean {
  const def = field?._zod.def as { type: string; innerType?: z.core.$ZodType } | undefined;
  return def !== undefined && (def.type === "file" || takesFile(def.innerType));
}

/** The sentences of schemas and actions in the reader's language; they are written in English. */
const inWords = (result: SubmissionResult): SubmissionResult =>
  result.error === undefined
    ? result
    : {
        ...result,
        error: Object.fromEntries(
          Object.entries(result.error ?? {}).map(([field, said]) => [field, said?.map(named) ?? null]),
        ),
      };

const noticeInWords = ({ title, text }: NonNullable<FormReply["notice"]>) => ({
  title: named(title),
  ...(text !== undefined && { text: named(text) }),
});

/** The name of a page's only form. */
export const ONLY_FORM = "form";

/** Reads the request's form by its schema. Throws a Response: 413 for one too large, 400 for what is no form. */
export async function readSent<Schema extends FormSchema>(
  request: Request,
  schema: Schema,
  name = ONLY_FORM,
): Promise<Sent<z.output<Schema>>> {
  return readFields(await parseForm(request), schema, name);
}

/**
 * Reads a form that was parsed already. Only fields that the schema names are looked at, by their plain names: what else
 * is in the form is neither read nor sent back. Of a field that was sent twice the last counts, as browsers have it.
 */
export function readFields<Schema extends FormSchema>(
  form: FormData,
  schema: Schema,
  name = ONLY_FORM,
): Sent<z.output<Schema>> {
  const shape = shapeOf(schema);
  const named = new FormData();
  for (const [field, value] of form) {
    if (!Object.hasOwn(shape, field)) continue;
    // A file where text belongs is as good as nothing.
    if (typeof value === "string") named.set(field, value);
    else if (takesFile(shape[field])) named.set(field, value);
  }
  const submission = parseWithZod(named, { schema });
  const secrets = Object.keys(shape).filter((field) => hintsOf(shape[field] as z.ZodType).secret);
  const refuse: Sent<unknown>["refuse"] = (status, { errors = {}, notice, headers } = {}) => {
    const { form: whole, ...fields } = errors;
    const result = submission.reply({
      hideFields: secrets,
      formErrors: whole === undefined ? [] : [whole],
      fieldErrors: Object.fromEntries(Object.entries(fields).map(([field, said]) => [field, [said]])),
    });
    return data<FormReply>(
      { form: name, result: inWords(result), ...(notice && { notice: noticeInWords(notice) }) },
      { status, ...(headers && { headers }) },
    );
  };
  return submission.status === "success"
    ? { ok: true, value: submission.value as z.output<Schema>, form, refuse }
    : { ok: false, form, refuse };
}
