import { describe, expect, test } from "vitest";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import {
  addressOf,
  errorBy,
  fieldsOf,
  formOf,
  heldBy,
  pageOf,
  rowsOf,
  within,
  wordsIn,
} from "#support/browser/page.ts";
import { openSite } from "../site.ts";

const site = openSite();
const { inesCalloway, shortest, lapsed } = landmarks.agents;
const compare = async (query: string) => {
  const response = await site.get(`/compare?agent=${inesCalloway.slug}&agent=${shortest.slug}&${query}`);
  expect(response.status).toBe(200);
  return pageOf(response);
};
const tableOf = async (query = "") => rowsOf((await compare(query)).getByRole("table"));
const fact = (rows: string[][], name: RegExp) => rows.find(([first]) => name.test(first ?? ""))?.slice(1);

describe("agents side by side", () => {
  test("are named above the facts and at their next step, with languages, phone and a link to write", async () => {
    const page = await compare("");
    const table = page.getByRole("table", { name: "Agents side by side" });
    const names = within(table)
      .getAllByRole("columnheader")
      .map((head) => head.textContent);
    expect(names.map((name) => name?.includes("Ines Calloway") || name?.includes("Bo Li"))).toEqual([
      true,
      true,
    ]);
    const rows = rowsOf(table);
    expect(fact(rows, /^Languages$/)?.[0]).toContain("English");
    expect(fact(rows, /^Phone$/)?.[0]).toMatch(/\(\d{3}\) \d{3}-\d{4}/);
    expect(fact(rows, /^Phone$/)?.[1]).toContain("Not given");
    // On a phone the table's head is out of sight further down; the steps stay in view.
    const steps = within(page.getByRole("region", { name: "Next step with each agent" }));
    expect(steps.getAllByRole("listitem").map((step) => wordsIn(step))).toEqual([
      expect.stringMatching(/^Ines Calloway /),
      expect.stringMatching(/^Bo Li /),
    ]);
  });

  test("end with the next step for each, in the order of the columns", async () => {
    const page = await compare("");
    const steps = within(page.getByRole("region", { name: "Next step with each agent" })).getAllByRole(
      "listitem",
    );
    expect(steps).toHaveLength(2);
    const [ines, bo] = steps.map((step) => within(step).getAllByRole("link").map(addressOf));
    expect(ines).toEqual([
      expect.stringMatching(/^\/showcase\/ines-calloway\/book\?at=\d+$/),
      "/showcase/ines-calloway/message",
    ]);
    expect(bo?.[0]).toBe("/showcase/bo-li/message");
    const booking = await site.get(ines?.[0] ?? "");
    expect(booking.status).toBe(200);
  });

  test("fold what is the same for all, and mark what only some of them have", async () => {
    const same = `agent=${inesCalloway.slug}&agent=${lapsed.slug}&agent=${shortest.slug}`;
    for (const [query, words] of [
      [same.split("&").slice(0, 2).join("&"), "The same for both"],
      [same, "The same for all three"],
    ] as const) {
      const page = await pageOf(await site.get(`/compare?${query}&near=78701`));
      const rows = rowsOf(page.getByRole("table", { name: "Agents side by side" })).slice(1, -1);
      for (const [name = "", ...cells] of rows) {
        expect(new Set(cells).size, name).toBeGreaterThan(1);
      }
      const summary = page.queryByText(new RegExp(`^${words} \\(\\d+\\)$`));
      const folded = summary?.closest("details")?.querySelectorAll("dt") ?? [];
      const shown = new Set([...rows.map(([name]) => name), ...[...folded].map(wordsIn)]);
      expect(shown.size).toBe(rows.length + folded.length);
      expect(shown.size).toBe(13);
    }
    const page = await compare("");
    const marks = [...page.document.querySelectorAll("mark")].map(wordsIn);
    expect(marks).toContain("Spanish");
    expect(marks).not.toContain("English");
  });

  test("of three can be chosen two by two, which is what a phone shows", async () => {
    const slugs = [inesCalloway.slug, shortest.slug, lapsed.slug];
    const page = await pageOf(await site.get(`/compare?${slugs.map((slug) => `agent=${slug}`).join("&")}`));
    const group = page.getByRole("group", { name: "Compare Ines with" });
    const choices = within(group).getAllByRole("radio") as HTMLInputElement[];
    expect(choices.map((one) => [wordsIn(one.closest("label") as Element), one.checked])).toEqual([
      ["Bo", true],
      ["Desmond", false],
    ]);
    // The first can be changed, so any two can be seen together.
    expect(addressOf(page.getByRole("link", { name: `Move ${lapsed.name} to the left` }))).toBe(
      `/compare?${[lapsed, inesCalloway, shortest].map(({ slug }) => `agent=${slug}`).join("&")}`,
    );
    expect((await compare("")).queryByRole("radio")).toBeNull();
  });

  test.each([
    ["78701", "78701"],
    ["Austin, TX", "Austin, TX"],
    ["austin tx", "Austin, TX"],
  ])("show their distance from %s", async (near, label) => {
    const rows = await tableOf(`near=${encodeURIComponent(near)}`);
    const miles = fact(rows, /^Distance from/)?.map((cell) => Number(/([\d.,]+) miles?\b/.exec(cell)?.[1]));
    expect(rows.map(([first]) => first)).toContain(`Distance from ${label}`);
    expect(miles?.[0]).toBeLessThan(20);
    // Tucson is about 790 miles from Austin.
    expect(miles?.[1]).toBeGreaterThan(700);
    expect(miles?.[1]).toBeLessThan(900);
  });

  test("ask for a place if none is known, and keep what was typed and who is compared", async () => {
    expect(fact(await tableOf(), /^Distance$/), "without a place there is none").toBeUndefined();
    const page = await compare("near=Nowhere+at+all");
    const field = page.getByLabelText("Your ZIP code or city");
    expect(heldBy(field)).toBe("Nowhere at all");
    expect(errorBy(field)).toContain("We couldn’t find that place.");
    const sent = fieldsOf(formOf(field), { near: "78701" });
    expect(sent.getAll("agent")).toEqual([inesCalloway.slug, shortest.slug]);
    const without = await compare("near=78701");
    expect(addressOf(without.getByRole("link", { name: "Remove Bo Li" }))).toBe(
      `/compare?agent=${inesCalloway.slug}&near=78701`,
    );
  });

  test("who may sell nothing say so before the phone link", async () => {
    const response = await site.get(`/compare?agent=${lapsed.slug}`);
    const rows = rowsOf((await pageOf(response)).getByRole("table"));
    expect(fact(rows, /^Phone$/)?.[0]).toMatch(/No license in force in TX today ?\(/);
  });
});
