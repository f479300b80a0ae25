/** Typed input survives a detour to sign in again or to accept the terms. */
import { describe, expect, test } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { fieldsOf, heldBy, pageOf } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openAccounts } from "../../accounts.ts";

const { stranger, signedIn } = openAccounts();
const ADDRESS = "/leave-review?agent=bo-li";
const REVIEW = {
  stars: "2",
  type: "Home",
  month: "2026-10",
  title: "Slow after the storm",
  body: "Three calls in a week, and nobody knew of the one before. Then a letter came. ".repeat(30).trim(),
};
const BACK = "What you wrote is here again. It has not been sent yet.";

async function readForm(visitor: Visitor, path = ADDRESS) {
  const page = await pageOf(await visitor.get(path));
  return {
    page,
    title: () => heldBy(page.getByLabelText("Title")),
    body: () => heldBy(page.getByLabelText("Your review")),
    fields: () => fieldsOf(page.getByLabelText("Title").closest("form") as Element),
  };
}

describe("a review sent after the session ended", () => {
  test("is back in its form after signing in, ready to send, and is forgotten then", async () => {
    const visitor = stranger();
    const refused = await visitor.post(ADDRESS, REVIEW);
    expect(refused.status).toBe(302);
    expect(refused.headers.get("Location")).toBe(`/auth?next=${encodeURIComponent(ADDRESS)}`);
    // Signed-out readers see nothing of it.
    expect(await (await visitor.get("/auth")).text()).not.toContain(REVIEW.title);
    await visitor.signIn("customer@fairlead.example", demoPassword);
    // Another address doesn't show it.
    expect((await readForm(visitor, "/leave-review?agent=ines-calloway")).page.text).not.toContain(BACK);

    const form = await readForm(visitor);
    expect(form.page.text).toContain(BACK);
    expect(form.title()).toBe(REVIEW.title);
    expect(form.body()).toBe(REVIEW.body);
    expect(Object.fromEntries(form.fields())).toMatchObject(REVIEW);
    expect((await readForm(visitor)).page.text).not.toContain(BACK);
  });

  test("is forgotten by signing out", async () => {
    const visitor = stranger();
    await visitor.post(ADDRESS, REVIEW);
    await visitor.signIn("customer@fairlead.example", demoPassword);
    await (await visitor.post("/auth/sign-out", {})).text();
    await visitor.signIn("customer@fairlead.example", demoPassword);
    expect((await readForm(visitor)).page.text).not.toContain(BACK);
  });
});

test("what was written before accepting the terms comes back afterwards", async () => {
  const visitor = await signedIn("new-customer");
  const refused = await visitor.post(ADDRESS, REVIEW);
  expect(refused.headers.get("Location")).toBe("/user-agreement");
  // Opening the page again leads to the terms again, and shows nothing yet.
  expect((await visitor.get(ADDRESS)).headers.get("Location")).toBe("/user-agreement");
  const terms = await pageOf(await visitor.get("/user-agreement"));
  const box = terms.getByLabelText("I have read this and agree to it");
  const agreed = await visitor.post(
    "/user-agreement",
    fieldsOf(box.closest("form") as Element, {
      [box.getAttribute("name") ?? ""]: box.getAttribute("value") ?? "on",
    }),
  );
  expect(agreed.headers.get("Location")).toBe(ADDRESS);
  const form = await readForm(visitor);
  expect(form.page.text).toContain(BACK);
  expect(form.body()).toBe(REVIEW.body);
});

test("passwords are never stored", async () => {
  const visitor = stranger();
  const refused = await visitor.post("/settings?section=account", {
    intent: "password",
    password: "correct horse",
    newPassword: "battery staple",
  });
  expect(refused.status).toBe(302);
  expect(refused.headers.getSetCookie().join()).not.toContain("draft");
});
