/** From sign-up to a paid organization, by links and forms only, as a browser without JavaScript does it. */
import { expect, test } from "vitest";
import { addressOf, fieldsOf, formOf, type Page, pageOf, parsePage } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { request } from "#support/request.ts";
import { openApplicants } from "../organizations/applicants.ts";

const { applicationOf, emailToken, rows, signedIn, site, stranger } = openApplicants();
const to = (response: Response) => response.headers.get("Location") ?? "";
const PASSWORD = "correct horse battery";

/** Clicks a button of the page at `path` and follows redirects within the site. */
async function submit(
  visitor: Visitor,
  path: string,
  page: Page,
  name: string | RegExp,
  typed: Record<string, string> = {},
): Promise<Response> {
  const button = page.getByRole("button", { name });
  const form = formOf(button);
  const action = new URL(addressOf(form) || path, new URL(path, visitor.origin));
  return visitor.post(action.pathname + action.search, fieldsOf(form, typed, button));
}

/** Submits the only form of a Stripe page, with a card that does this. */
async function payAt(url: string, outcome: string): Promise<Response> {
  const page = parsePage(await (await request(url)).text());
  page.getByRole("heading", { name: /^Subscribe for / });
  const button = page.getByRole("button", { name: "Pay" });
  return request(url, { method: "POST", body: fieldsOf(formOf(button), { outcome }, button) });
}

/** Signs up, confirms, applies, is approved, and accepts the terms; only payment is left. */
async function approved(kind: "agency" | "fmo") {
  const visitor = stranger();
  const email = `${crypto.randomUUID()}@mail.example`;
  const name = `Wharf ${email.slice(0, 8)}`;
  const choice = await pageOf(await visitor.get("/organization-signup"));
  const signUp = addressOf(
    choice.getByRole("link", { name: kind === "fmo" ? "Sign up an FMO" : "Sign up an agency" }),
  );
  const created = await submit(visitor, signUp, await pageOf(await visitor.get(signUp)), "Create account", {
    organizationName: name,
    firstName: "Wren",
    lastName: "Wharf",
    email,
    password: PASSWORD,
  });
  expect([created.status, to(created)]).toEqual([303, "/create-organization"]);
  const link = `/check-email?token=${await emailToken("confirm-email", email)}`;
  expect((await submit(visitor, link, await pageOf(await visitor.get(link)), /^Confirm/)).status).toBe(303);
  const applied = await submit(
    visitor,
    to(created),
    await pageOf(await visitor.get(to(created))),
    "Send application",
    { street: "7 Pier Road", zip: "77550", phone: "(512) 555-0142" },
  );
  expect([applied.status, to(applied)]).toEqual([303, "/application-pending"]);

  const admin = await signedIn("admin");
  const work = await pageOf(await admin.get("/admin"));
  const application = addressOf(work.getByRole("link", { name }));
  const decided = await submit(admin, application, await pageOf(await admin.get(application)), "Approve");
  expect(decided.status).toBe(303);

  expect(to(await visitor.get("/dashboard"))).toBe("/user-agreement");
  const terms = await pageOf(await visitor.get("/user-agreement"));
  await (await submit(visitor, "/user-agreement", terms, "Agree", { agree: "yes" })).text();
  return { visitor, email, name };
}

/** From the terms through the choice of seats to Stripe's page. */
async function chosen(visitor: Visitor): Promise<{ url: string; choice: string }> {
  const gate = to(await visitor.get("/dashboard"));
  expect(gate).toContain("/user-agreement?orgId=");
  const page = await pageOf(await visitor.get(gate));
  const choice = addressOf(page.getByRole("link", { name: "Choose a plan and pay" }));
  const answer = await submit(
    visitor,
    choice,
    await pageOf(await visitor.get(choice)),
    "Continue to payment",
  );
  expect(answer.status).toBe(303);
  return { url: to(answer), choice };
}

/** The gate admits them. */
const isIn = async (visitor: Visitor) => to(await visitor.get("/dashboard")) === "/onboarding-pending";

test("the complete journey: left, declined, not approved by the bank, approved, paid; the webhook opens the workspace", async () => {
  const { visitor, email, name } = await approved("fmo");
  await site.stripe().settings({ mode: "at-once" });
  const { url } = await chosen(visitor);
  const at = parsePage(await (await request(url)).text());
  const back = new URL(addressOf(at.getByRole("link", { name: /^Back/ })));
  // In the payment step the gate leads back to it: nothing was charged.
  const left = await pageOf(await visitor.get(back.pathname + back.search));
  left.getByRole("heading", { name: "You left before paying" });
  expect(addressOf(left.getByRole("link", { name: "Go on paying" }))).toBe(url);

  const declined = await payAt(url, "declined");
  expect(declined.status).toBe(402);
  expect((await pageOf(declined)).text).toContain("The card was declined");
  expect((await applicationOf(email))?.paid_at).toBeNull();
  const asks = await pageOf(await payAt(url, "authenticate"));
  const refuse = asks.document.querySelector("form");
  expect(refuse).not.toBeNull();
  const answered = (approval: string) =>
    request(url, { method: "POST", body: new URLSearchParams({ outcome: "authenticate", approval }) });
  expect((await answered("failed")).status).toBe(402);
  expect(to(await visitor.get("/dashboard"))).toContain("/user-agreement");

  const done = await answered("approved");
  await expect.poll(() => isIn(visitor)).toBe(true);
  const result = new URL(to(done));
  const page = await pageOf(await visitor.get(result.pathname + result.search));
  page.getByRole("heading", { name: "Thank you, it’s paid" });
  const setup = addressOf(page.getByRole("link", { name: `Set up ${name}` }));
  const opened = await submit(visitor, setup, await pageOf(await visitor.get(setup)), "Open its page", {
    description: "We insure boats and the people on them.",
  });
  expect([opened.status, to(opened)]).toEqual([303, "/onboarding-complete"]);
  expect((await pageOf(await visitor.get("/dashboard"))).text).toContain(name);
});

test("by the webhook only, and without a webhook by the return page", async () => {
  const paid = await approved("agency");
  const paying = await chosen(paid.visitor);
  await site.stripe().settings({ mode: "held" });
  expect((await payAt(paying.url, "paid")).status).toBe(303);
  // No event has come, and no one has come back.
  expect(to(await paid.visitor.get("/dashboard"))).toContain("/user-agreement");
  await site.stripe().deliver();
  // Handled before the answer, or after it if Stripe is slow.
  await expect.poll(() => isIn(paid.visitor)).toBe(true);

  const { visitor, email } = await approved("agency");
  const { url } = await chosen(visitor);
  await site.stripe().settings({ mode: "held" });
  const result = new URL(to(await payAt(url, "paid")));
  const page = await pageOf(await visitor.get(result.pathname + result.search));
  page.getByRole("heading", { name: "Thank you, it’s paid" });
  await expect.poll(() => isIn(visitor)).toBe(true);
  expect((await applicationOf(email))?.paid_at).not.toBeNull();
  const events = await site.stripe().heldDeliveries();
  expect(events.length).toBeGreaterThan(0);
  expect(
    await rows("SELECT 1 FROM stripe_events WHERE id = ?", [events.at(-1)?.id ?? ""]),
    "nothing was told",
  ).toEqual([]);
});
