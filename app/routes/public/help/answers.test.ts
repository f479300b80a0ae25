import { expect, test } from "vitest";
import { inLanguage } from "#app/text/language.server.ts";
import { helpAnswers } from "./answers.server.ts";

const questions = (search: string) => helpAnswers(search).map(({ question }) => question);

test("without a search, the eight most asked come", () => {
  expect(questions("")).toHaveLength(8);
  expect(questions("")[0]).toBe("Does it cost anything?");
  expect(questions(" to a ")).toEqual(questions(""));
});

test.each([
  ["password", "I forgot my password. How do I get in?"],
  ["cancel appointments", "How do I cancel or move an appointment?"],
  ["unsubscribe", "How do I stop the emails?"],
  ["LICENSED", "Is this agent really licensed?"],
])("%s finds its answer first", (search, question) => {
  expect(questions(search)[0]).toBe(question);
});

test("words that no answer has find nothing", () => {
  expect(questions("submarine")).toEqual([]);
});

test("in Spanish, the words of the Spanish answers are searched", () => {
  const found = inLanguage("es", () => questions("contraseña"));
  expect(found).toEqual(["Olvidé mi contraseña. ¿Cómo entro?"]);
});
