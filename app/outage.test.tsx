import { expect, test } from "vitest";
import { parsePage } from "#support/browser/page.ts";
import { outageNote, typedAgain } from "./outage.server.tsx";

const pageWith = (html: string) => parsePage(`<!doctype html><html><body>${html}</body></html>`);

test("the line says when the copy was made, in the site's zone, and leads to the page again", () => {
  const page = pageWith(outageNote(Date.parse("2026-11-27T20:05:00Z"), "/showcase/bo-li", false));
  expect(page.text).toContain("This is a copy of the page from Nov 27, 2026, 2:05 PM CT,");
  expect(page.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe("/showcase/bo-li");
  expect(page.getByRole("complementary", { name: "A copy of this page" })).toBeDefined();
});

test("what was typed is shown and sent again, without passwords, codes, and what nobody typed", () => {
  const html = typedAgain(
    [
      ["intent", "send"],
      ["token", "t-1"],
      ["body", 'Nine days, "at last" <b>.'],
      ["newPassword", "a secret of mine"],
      ["code", "123456"],
      ["tag", "roof"],
      ["tag", "hail"],
    ],
    "/leave-review?agent=bo-li",
  );
  const page = pageWith(html);
  expect(page.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    'Nine days, "at last" <b>.',
    "roof",
    "hail",
  ]);
  const form = page.getByRole("button", { name: "Send again" }).closest("form");
  expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual([
    "post",
    "/leave-review?agent=bo-li",
  ]);
  expect(
    [...(form?.querySelectorAll("input") ?? [])].map((field) => [
      field.getAttribute("name"),
      field.getAttribute("value"),
    ]),
  ).toEqual([
    ["intent", "send"],
    ["token", "t-1"],
    ["body", 'Nine days, "at last" <b>.'],
    ["tag", "roof"],
    ["tag", "hail"],
  ]);
  expect(html).not.toMatch(/secret of mine|123456/);
});
