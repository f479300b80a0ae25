import { expect, test } from "vitest";
import { openingOf } from "./own-words.ts";

const sentence = `${"I explain every page. ".repeat(9)}`.trim();

test("a short text is quoted whole, without its later paragraphs", () => {
  expect(openingOf(" I write home and auto.\n\nBefore this I adjusted claims. ")).toBe(
    "I write home and auto.",
  );
  expect(openingOf("")).toBe("");
});

test("a long text is cut after a sentence", () => {
  expect(openingOf(`${sentence} Would you like to see one of them before you buy?`)).toBe(sentence);
  expect(openingOf(`${"Why wait? ".repeat(30)}`)).toMatch(/^Why wait\?.*\?$/);
});

test("a first sentence of more than a few lines is not quoted", () => {
  expect(openingOf(`${"and so on ".repeat(30)}. Short.`)).toBe("");
});
