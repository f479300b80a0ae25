import { describe, expect, test } from "vitest";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import {
  addressesIn,
  addressOf,
  canonicalOf,
  fieldsOf,
  formOf,
  heldBy,
  parsePage,
  within,
} from "#support/browser/page.ts";
import { openReviewedAgents } from "./reviewed-agents.ts";

const { site, publishedOf, read } = openReviewedAgents();
const { inesCalloway, archived } = landmarks.agents;

const searchForm = (html: string) => formOf(parsePage(html).getByLabelText("Search in reviews and replies"));

describe("the form and the chips", () => {
  test("keep the active filters, and each chip removes one", async () => {
    const page = await read(inesCalloway.slug, "stars=5&tier=3&type=home&words=the+policy&sort=helpful");
    const form = searchForm(page.html);
    expect(form.getAttribute("method")).toBe("get");
    expect(addressOf(form)).toBe("/showcase/ines-calloway#review-list");
    expect(Object.fromEntries(fieldsOf(form))).toEqual({
      tier: "3",
      words: "the policy",
      stars: "5",
      type: "home",
      stage: "",
      sort: "helpful",
    });
    const asked = within(form as HTMLElement);
    expect(heldBy(asked.getByLabelText("Search in reviews and replies"))).toBe("the policy");
    expect(heldBy(asked.getByLabelText("Stars"))).toBe("5");
    expect(heldBy(asked.getByLabelText("Insurance type"))).toBe("home");
    expect(heldBy(asked.getByLabelText("Sort by"))).toBe("helpful");
    const parsed = parsePage(page.html);
    const links = addressesIn(parsed.getByRole("navigation", { name: "Active filters" }));
    expect(links).toEqual([
      "/showcase/ines-calloway?tier=3&type=home&words=the+policy&sort=helpful#review-list",
      "/showcase/ines-calloway?stars=5&tier=3&words=the+policy&sort=helpful#review-list",
      "/showcase/ines-calloway?stars=5&tier=3&type=home&words=policy&sort=helpful#review-list",
      "/showcase/ines-calloway?stars=5&tier=3&type=home&words=the&sort=helpful#review-list",
      "/showcase/ines-calloway?sort=helpful#review-list",
    ]);
    for (const link of parsed.getAllByRole("link", { hidden: true }))
      if (/^\/showcase\/ines-calloway\?.*#review-list/.test(addressOf(link)))
        expect(link.getAttribute("rel")).toMatch(/nofollow|next/);
  });

  test("offer the types and stages that published reviews have, and no others", async () => {
    const form = searchForm((await read(inesCalloway.slug)).html);
    const offered = (label: string) =>
      within(within(form as HTMLElement).getByLabelText(label))
        .getAllByRole("option", { hidden: true })
        .map((option) => option.getAttribute("value"))
        .filter((value) => value !== "")
        .sort();
    const published = await publishedOf(inesCalloway.agentNo);
    expect(offered("Insurance type")).toEqual([...new Set(published.map(({ type }) => type))].sort());
    expect(offered("What was it about?")).toEqual([...new Set(published.map(({ stage }) => stage))].sort());
  });

  test("a filtered page, which no purge names, is cached for a minute at most, here and elsewhere", async () => {
    const path = `/showcase/${inesCalloway.slug}?words=claim`;
    const control = (await site.get(path)).headers.get("Cache-Control");
    expect(control).toBe("public, max-age=0, s-maxage=45, stale-while-revalidate=15");
  });

  test("a filtered page names the showcase as its canonical address", async () => {
    const { html } = await read(inesCalloway.slug, "stars=5&words=policy");
    expect(canonicalOf(parsePage(html))).toMatch(/\/\/[^?]+\/showcase\/ines-calloway$/);
  });
});

describe("impossible filters", () => {
  test.each([
    ["stars=0", "Stars go from 1 to 5."],
    ["tier=4", "We don’t know that kind of proof."],
    ["type=no-such-type", "We don’t know that insurance type"],
    ["type=%27", "We don’t know that insurance type."],
    ["stage=died", "Choose what it was about from the list."],
    ["sort=paid", "We can’t sort that way."],
    ["after=1_2", "This page of reviews doesn’t exist."],
    [`words=${"a".repeat(101)}`, "Search for at most 100 characters."],
    ["words=1+2+3+4+5+6+7+8+9", "Search for at most 8 words."],
  ])("%s is refused with a sentence", async (search, sentence) => {
    const { status, words } = await read(inesCalloway.slug, search);
    expect(status).toBe(400);
    expect(words).toContain(sentence);
    expect(words).toContain("Ines Calloway");
  });

  test("what was typed stays in the field", async () => {
    const { html } = await read(inesCalloway.slug, 'words=a+b+c+d+e+f+g+h+"i"');
    const words = parsePage(html).getByLabelText("Search in reviews and replies");
    expect(heldBy(words)).toBe('a b c d e f g h "i"');
  });

  test("a type without a review, and a page past the last, say so", async () => {
    const page = await read(inesCalloway.slug, "type=boat&stage=made-a-claim");
    expect(page.status).toBe(200);
    expect(page.words).toContain("No published reviews match.");
    const past = await read(inesCalloway.slug, "after=1_00000000-0000-7000-8000-000000000000");
    expect(past.words).toContain("There are no more reviews.");
  });

  test("an archived agent stays unlisted, whatever the filter", async () => {
    const { status, words } = await read(archived.slug, "stars=5&words=policy&explain=1");
    expect(status).toBe(404);
    expect(words).not.toMatch(/Order value|Out of 5/);
  });
});
