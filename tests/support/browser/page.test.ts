import { describe, expect, test } from "vitest";
import { fieldsOf, formOf, heldBy, parsePage, rowsOf, within, wordsIn } from "./page.ts";

const FORM = `<form action="/there"><input type="hidden" name="kept" value="a &amp; b">
  <label for="name">Name</label><input id="name" name="name" value="Zoë">
  <label><input type="checkbox" name="agree" value="yes"> I agree</label>
  <fieldset><legend>Stars</legend>
    <label for="s1">1 star</label><input type="radio" id="s1" name="stars" value="1">
    <label for="s2">2 stars</label><input type="radio" id="s2" name="stars" value="2" checked>
  </fieldset>
  <label for="state">State</label>
  <select id="state" name="state"><option value="TX">Texas</option><option value="OK" selected>Oklahoma</option></select>
  <label for="words">Words</label><textarea id="words" name="words">&lt;b&gt;</textarea>
  <input name="off" value="1" disabled>
  <button name="intent" value="keep">Keep</button><button name="intent" value="drop">Drop</button></form>`;

describe("a page", () => {
  test("is queried by role and name, by label, by words", () => {
    const page = parsePage(
      `<main><h1>Agents &amp; reviews</h1><h2 id="h">Reply</h2><section aria-labelledby="h"><a href="/x">See <b>it</b><span>, the reply</span></a></section></main>`,
    );
    expect(page.getByRole("heading", { level: 1 }).textContent).toBe("Agents & reviews");
    expect(
      within(page.getByRole("region", { name: "Reply" })).getByRole("link", { name: "See it, the reply" }),
    ).toBe(page.getByText("it").parentElement);
    expect(page.queryByRole("link", { name: "it" })).toBeNull();
    expect(() => page.getByRole("button")).toThrow(/with the role "button"/);
  });

  test("hides what is collapsed, hidden or not announced", () => {
    const page = parsePage(
      `<details><summary>More</summary><button>In</button></details><details open><summary>Less</summary><button>Out</button></details>
       <button hidden>Hidden</button><div aria-hidden="true"><button>Unsaid</button></div><dialog><button>Later</button></dialog>`,
    );
    expect(page.getAllByRole("button").map(wordsIn)).toEqual(["Out"]);
    expect(page.getAllByRole("button", { hidden: true })).toHaveLength(5);
  });

  test("knows fields by their labels, and what they hold", () => {
    const page = parsePage(FORM);
    expect(heldBy(page.getByLabelText("Name"))).toBe("Zoë");
    expect(heldBy(page.getByRole("textbox", { name: "Words" }))).toBe("<b>");
    expect(heldBy(page.getByRole("combobox", { name: "State" }))).toBe("OK");
    expect(page.getByRole("radio", { checked: true })).toBe(page.getByLabelText("2 stars"));
    expect(page.getByRole("checkbox", { name: "I agree", checked: false })).toBeDefined();
    expect(within(page.getByRole("group", { name: "Stars" })).getAllByRole("radio")).toHaveLength(2);
    expect(wordsIn(page.getByRole("option", { selected: true }))).toBe("Oklahoma");
  });

  test("gives the rows of a table", () => {
    const page = parsePage(
      `<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><th scope="row">c <b>d</b></th><td>1</td></tr></tbody></table>`,
    );
    expect(rowsOf(page.getByRole("table"))).toEqual([
      ["A", "B"],
      ["c d", "1"],
    ]);
    expect(page.getByRole("rowheader", { name: "c d" })).toBeDefined();
  });
});

describe("a form", () => {
  const form = () => formOf(parsePage(FORM).getByRole("button", { name: "Keep" }));

  test("is sent as it is", () => {
    expect([...fieldsOf(form())]).toEqual([
      ["kept", "a & b"],
      ["name", "Zoë"],
      ["stars", "2"],
      ["state", "OK"],
      ["words", "<b>"],
    ]);
  });

  test("is sent with what was typed, chosen and clicked", () => {
    const typed = { name: "Al", agree: "yes", stars: "1", state: "TX", words: "" };
    const drop = parsePage(FORM).getByRole("button", { name: "Drop" });
    expect(Object.fromEntries(fieldsOf(formOf(drop), typed, drop))).toEqual({
      kept: "a & b",
      ...typed,
      intent: "drop",
    });
  });

  test.each([
    ["nobody", "1"],
    ["stars", "6"],
    ["state", "CA"],
    ["kept", "other"],
    ["off", "2"],
  ])("takes nothing that it does not offer: %s=%s", (name, value) =>
    expect(() => fieldsOf(form(), { [name]: value })).toThrow(`no field for ${name}.`),
  );
});
