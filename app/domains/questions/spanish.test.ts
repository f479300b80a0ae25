import { expect, test } from "vitest";
import * as z from "zod";
import { type FormSchema, shapeOf } from "#app/platform/forms/form-rules.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { named } from "#app/text/text.ts";
import askRules from "./asking/ask-rules.json";
import { AskInput, ContactInput, ReportInput } from "./inputs.ts";

const FORMS: Record<string, FormSchema> = {
  AskInput: AskInput as unknown as FormSchema,
  ContactInput,
  ReportInput,
};

/** A form's errors for empty, too short, and too long input. */
const mistakesOf = (schema: FormSchema): string[] =>
  ["", "x", "x".repeat(5_000)].flatMap((typed) => {
    const sent = Object.fromEntries(Object.keys(shapeOf(schema)).map((field) => [field, typed]));
    return (z.safeParse(schema, sent).error?.issues ?? []).map(({ message }) => named(message));
  });

test.each(Object.keys(FORMS))("%s says in Spanish what is wrong", (name) => {
  const schema = FORMS[name] as FormSchema;
  const english = inLanguage("en", () => mistakesOf(schema));
  const spanish = inLanguage("es", () => mistakesOf(schema));
  expect(english.length).toBeGreaterThan(1);
  expect(spanish).toHaveLength(english.length);
  expect(spanish.filter((sentence) => english.includes(sentence))).toEqual([]);
});

test("so does the form in the dialog, whose rules are a file", () => {
  const said = Object.values(askRules).flatMap((rule) => Object.values(rule.said));
  expect(said.length).toBeGreaterThan(8);
  expect(said.filter((sentence) => inLanguage("es", () => named(sentence)) === sentence)).toEqual([]);
});
