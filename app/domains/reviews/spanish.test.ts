import { expect, test } from "vitest";
import * as z from "zod";
import { type FormSchema, rulesOf, shapeOf } from "#app/platform/forms/form-rules.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { named } from "#app/text/text.ts";
import { AppealInput, FlagInput } from "./cases/case-inputs.ts";
import { parseReviewQuery } from "./listing/inputs.ts";
import { ReplyInput } from "./replies/reply-inputs.ts";
import { receivedSentence, signReply } from "./review-sentences.ts";
import { ReviewInput } from "./writing/write-inputs.ts";

test("the record accounts for every review in Spanish, too", () => {
  const summary = {
    received: 1_020,
    published: 1_000,
    counted: 1_000,
    awaiting: 0,
    held: 7,
    removed: 13,
    withdrawn: 0,
    removedFor: [
      { reason: "wrong-agent", count: 12 },
      { reason: "personal-data", count: 1 },
    ],
    average: null,
    byStars: [],
    byTier: [],
    questions: [],
  };
  expect(inLanguage("es", () => receivedSentence(summary))).toBe(
    "Reseñas recibidas: 1,020. De ellas, publicadas: 1,000, en revisión por nuestro equipo: 7, eliminadas: 13 (12 por tratar de otros agentes o negocios, una por compartir información privada de alguien).",
  );
  expect(inLanguage("es", () => signReply("Ines Calloway", ""))).toBe("Respuesta en nombre de Ines Calloway");
});

const FORMS: Record<string, FormSchema> = { ReviewInput, ReplyInput, AppealInput, FlagInput };

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

test("a form's rules are in the reader's language, whatever language was used before", () => {
  expect(inLanguage("en", () => rulesOf(ReviewInput)).title.said.required).toBe("Title is required");
  expect(inLanguage("es", () => rulesOf(ReviewInput)).title.said.required).toBe("El título es obligatorio");
  expect(inLanguage("en", () => rulesOf(ReviewInput)).title.said.required).toBe("Title is required");
});

test.each(["stars=6", "tier=4", "type=%20", "stage=x", "sort=x", `words=${"x".repeat(300)}`, "after=x"])(
  "an invalid address (%s) is explained in Spanish",
  (address) => {
    const { problem } = inLanguage("es", () => parseReviewQuery(new URLSearchParams(address)));
    expect(problem).toMatch(/Se muestran/);
  },
);
