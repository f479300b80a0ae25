import { describe, expect, test } from "vitest";
import { LIST_PAGE_QUESTIONS } from "#app/domains/questions/limits.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { type TypeSlug, typeBit } from "../catalog.ts";
import { askedAs, questionTexts } from "../words/question-texts.ts";
import { draftQuestion, type Expert, type Turns } from "./question-drafts.ts";

const SLUGS = Object.keys(typeBit) as TypeSlug[];
const TODAY = 20_000 * DAY_MS;

/** One expert for each of a few towns, licensed for everything. */
const experts: Expert[] = ["Austin", "Boise", "Dayton", "Macon", "Salem", "Tulsa", "Yuma"].map(
  (city, at) => ({
    agent_no: at + 1,
    slug: `agent-${at}`,
    zip: "78704",
    city,
    state_code: "TX",
    lat: 30,
    lon: -97,
    types: 2 ** SLUGS.length - 1,
    number: "1",
    state_label: "General Lines",
  }),
);

function draftAll(): ReturnType<typeof draftQuestion>[] {
  const turns: Turns = new Map();
  return Array.from({ length: 340 }, (_, at) => draftQuestion(at + 1, 340, experts, 1, TODAY, turns));
}

describe("the demonstration's questions", () => {
  test("are more than 120, at least five about each type, each with two or three answers of its own", () => {
    expect(questionTexts.length).toBeGreaterThan(120);
    for (const slug of SLUGS) {
      const ofType = questionTexts.filter(({ types }) => types.includes(slug));
      expect(ofType.length, slug).toBeGreaterThanOrEqual(5);
    }
    for (const { ask, answers } of questionTexts) {
      expect(answers.length, ask).toBeGreaterThanOrEqual(2);
      expect(answers.length, ask).toBeLessThanOrEqual(3);
    }
    const bodies = questionTexts.flatMap(({ answers }) => answers);
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  test("have nothing left to fill in, and promise nothing", () => {
    for (const { ask, answers } of questionTexts) {
      for (let turn = 0; turn < 5; turn++) expect(askedAs(ask, turn, "Austin")).not.toMatch(/[{}|]/);
      for (const body of answers) {
        expect(body).not.toMatch(/[{}|]/);
        expect(body).not.toMatch(/you(?:’re| are) covered|we guarantee|will definitely|legal advice/i);
      }
    }
  });

  test("are the same each time", () => {
    expect(draftAll()).toEqual(draftAll());
  });

  test("have titles that differ on a page of the list, of all types and of each", () => {
    const titles = draftAll().map(({ question }) => ({ bit: question.typeBit, title: question.publicTitle }));
    const pagesOf = (list: typeof titles) => {
      const newestFirst = list.map(({ title }) => title).reverse();
      return Array.from({ length: Math.ceil(newestFirst.length / LIST_PAGE_QUESTIONS) }, (_, page) =>
        newestFirst.slice(page * LIST_PAGE_QUESTIONS, (page + 1) * LIST_PAGE_QUESTIONS),
      );
    };
    for (const list of [titles, ...SLUGS.map((slug) => titles.filter(({ bit }) => bit === typeBit[slug]))])
      for (const page of pagesOf(list)) expect(new Set(page).size, page.join("\n")).toBe(page.length);
  });
});
