/** The forms of /settings and of the terms when refused: the message, its place, and what is kept. */
import { describe, expect, test } from "vitest";
import { addressOf, errorBy, formOf, heldBy, type Page, pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn } = openAccounts();

/** The links of a page's error summary, each with its text. */
const summaryOf = (page: Page) =>
  [...page.getByRole("alert", { hidden: true }).querySelectorAll("a")].map((link) => [
    link.textContent,
    addressOf(link),
  ]);
const refusedBy = async (who: string, path: string, fields: Record<string, string>, status = 400) => {
  const response = await (await signedIn(who)).post(path, fields);
  expect(response.status).toBe(status);
  return pageOf(response);
};

describe("a form of the settings", () => {
  test.each([
    [{ firstName: "", lastName: " " }, ["First name is required", "Last name is required"]],
    [{ firstName: "A".repeat(81), lastName: "Ray" }, ["Use at most 80 characters.", ""]],
    [{ firstName: "Zoë", lastName: "https://spam.example" }, ["", "Use letters, as in a name."]],
    [{ firstName: "Z\0", lastName: "Ray" }, ["Remove the invisible characters.", ""]],
  ])("that changes the name to %j says what is wrong next to it and keeps it", async (typed, said) => {
    const page = await refusedBy("customer", "/settings", { intent: "rename", ...typed });
    const fields = [page.getByLabelText("First name"), page.getByLabelText("Last name")] as const;
    expect(fields.map(errorBy)).toEqual(said);
    expect(summaryOf(page)).toEqual(
      fields.flatMap((field, at) => (said[at] === "" ? [] : [[said[at], `#${field.id}`]])),
    );
    if (typed.firstName.startsWith("A")) expect(heldBy(fields[0])).toBe(typed.firstName);
    expect(heldBy(fields[1])).toBe(typed.lastName);
  });

  test("doesn't exist for a name taken from a verified license, and changes nothing", async () => {
    const shown = await pageOf(await (await signedIn("agent")).get("/settings"));
    expect(shown.text).toContain("from your license");
    expect(shown.queryByRole("button", { name: "Save name" })).toBeNull();
    const agents = "SELECT first_name, last_name FROM users WHERE email = ?";
    const before = await rows(agents, ["agent@fairlead.example"]);
    const typed = { intent: "rename", firstName: "Else", lastName: "One" };
    const page = await refusedBy("agent", "/settings", typed, 409);
    expect(page.text).toContain("Your name comes from your verified license. It changes with it.");
    expect(await rows(agents, ["agent@fairlead.example"])).toEqual(before);
  });

  test.each([
    [{ presentPassword: "", newPassword: "" }, ["Current password is required", "Password is required"]],
    [{ presentPassword: "wrong one here", newPassword: "short" }, ["", "Use at least 10 characters."]],
    [
      { presentPassword: "wrong one here", newPassword: "1234567890" },
      ["", "This is one of the first passwords people guess. Choose another."],
    ],
    [
      { presentPassword: "wrong one here", newPassword: "é".repeat(513) },
      ["", "Use a shorter password: at most 1,024 bytes."],
    ],
  ])("that changes the password %j says what is wrong and returns none", async (typed, said) => {
    const path = "/settings?section=security";
    const page = await refusedBy("customer", path, { intent: "change-password", ...typed });
    const present = page.getByLabelText("Current password");
    const next = page.getByLabelText(/^New password/);
    expect(errorBy(present)).toBe(said[0]);
    // Its hint is announced with its error.
    expect(errorBy(next)).toContain(said[1]);
    expect([present, next].map((field) => field.getAttribute("value") ?? "")).toEqual(["", ""]);
    expect(page.html).not.toContain("wrong one here");
  });

  const APPLIED = { organizationType: "agency", street: "1 Wharf Street", zip: "77550" };
  test.each([
    ["", "Organization name is required"],
    ["A".repeat(121), "Use at most 120 characters."],
  ])("that names the organization %s is refused next to it", async (organizationName, said) => {
    const path = "/settings?section=application";
    const fields = { intent: "save-application", ...APPLIED, organizationName };
    const page = await refusedBy("applicant", path, fields);
    const field = page.getByLabelText("Organization name");
    expect(errorBy(field)).toBe(said);
    expect(heldBy(field)).toBe(organizationName);
  });

  test("that renames a decided application keeps what was typed", async () => {
    const set = `UPDATE organization_applications SET status = ? WHERE user_id =
      (SELECT id FROM users WHERE email = 'applicant@fairlead.example')`;
    await rows(set, ["approved"]);
    const path = "/settings?section=application";
    const fields = { intent: "save-application", ...APPLIED, organizationName: "Too Late Agency" };
    const page = await refusedBy("applicant", path, fields, 409);
    await rows(set, ["in-review"]);
    const field = page.getByLabelText("Organization name");
    expect(page.html).toContain("This application was already decided, or changed elsewhere.");
    expect(heldBy(field)).toBe("Too Late Agency");
  });

  test.each([
    [
      { confirm: "", password: "" },
      ["Enter your account’s email address to delete it.", "Password is required"],
    ],
    [
      { confirm: "somebody@else.example", password: "harbor-lantern-42" },
      ["Enter your account’s email address to delete it.", ""],
    ],
  ])("that deletes the account %j reports it at the field, with the section open", async (typed, said) => {
    const path = "/settings?section=privacy";
    const page = await refusedBy("customer", path, { intent: "delete-account", ...typed });
    const fields = [
      page.getByLabelText("Your email address, to confirm"),
      page.getByLabelText("Your password"),
    ] as const;
    expect(fields.map(errorBy)).toEqual(said);
    expect(heldBy(fields[0])).toBe(typed.confirm);
    expect(fields[1].getAttribute("value")).toBeNull();
    expect(page.getByRole("button", { name: "Delete account" })).toBeDefined();
    expect(await rows("SELECT 1 FROM users WHERE email = 'customer@fairlead.example'")).toHaveLength(1);
  });

  test("with an unknown intent is refused with a sentence", async () => {
    const response = await (await signedIn("customer")).post("/settings", { intent: "paint" });
    expect(response.status).toBe(400);
    expect(await wordsOf(response)).toMatch(/We don’t recognize this form\s*\. Please reload the page\./);
  });

  test("says nothing about the page's other forms", async () => {
    const path = "/settings?section=security";
    const page = await refusedBy("customer", path, { intent: "rename", firstName: "", lastName: "" });
    expect(page.queryByRole("alert", { hidden: true })).toBeNull();
    expect(errorBy(page.getByLabelText("Current password"))).toBe("");
  });
});

test("terms that are not ticked, or outdated, are refused at the checkbox, which stays empty", async () => {
  const untouched = await refusedBy("new-customer", "/user-agreement", {});
  const box = untouched.getByRole("checkbox", { name: /^I have read this/ });
  const said = "Check the box to agree, or leave the page. Just reading isn’t agreeing.";
  expect(errorBy(box)).toBe(said);
  expect(summaryOf(untouched)).toEqual([[said, `#${box.id}`]]);
  const version = (page: Page) => formOf(page.getByRole("checkbox", { name: /^I have read this/ }));
  const stored = version(untouched).querySelector("[name=version]")?.getAttribute("value");
  const stale = await refusedBy("new-customer", "/user-agreement", { agree: "yes", version: "1" }, 409);
  const again = stale.getByRole("checkbox", { name: /^I have read this/ });
  expect(errorBy(again)).toContain("There’s a newer version now.");
  expect(again).toHaveProperty("checked", false);
  expect(version(stale).querySelector("[name=version]")?.getAttribute("value")).toBe(stored);
});
