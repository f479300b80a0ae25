/** A payer closes: the plan ends with them, as they chose, and paid invoices stay available. */
import { describe, expect, test } from "vitest";
import { endOrphans } from "#app/domains/billing/subscriptions/ending-commands.server.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { wallClock } from "#app/platform/time/zoned-time.ts";
import { addressOf, fieldsOf, formOf, pageOf, refusedPage, rowsOf } from "#support/browser/page.ts";
import { MEMBERS, PASSWORD, type Person, type Place } from "../organizations/people.ts";
import { openPaying, priceIdOf } from "./paying.ts";

const paying = openPaying();
const { billingOf, newAgent, paid, rows, signedIn, site, staffed, stripe, subscriptionsOf, wayOf } = paying;
const PRIVACY = "/settings?section=privacy";

type AtStripe = { id: string; status: string; cancel_at_period_end: boolean };
const atStripe = async (stripeId: unknown) => {
  const { objects } = (await stripe().state()) as { objects: { subscription: Record<string, AtStripe> } };
  return objects.subscription[String(stripeId)];
};
const only = async (place: Place) => {
  const [subscription, ...others] = await subscriptionsOf(place);
  expect(others).toEqual([]);
  return {
    ...subscription,
    stripeId: String(subscription?.stripe_id),
    periodEnd: Number(subscription?.period_end),
  };
};
const mailTo = async ({ email }: { email: string }, subject: RegExp) =>
  (await rows("SELECT subject, text FROM outbox WHERE recipient = ?", [email]))
    .filter(({ subject: one }) => subject.test(String(one)))
    .map(({ text }) => String(text));

/** Closes the organization with its form, as its owner does. */
async function close({ visitor }: Person, place: Place, planEnd?: "now" | "period-end"): Promise<Response> {
  const page = await pageOf(await visitor.get(MEMBERS));
  const button = page.getByRole("button", { name: `Close ${place.name}` });
  const typed = { name: place.name, password: PASSWORD, ...(planEnd && { planEnd }) };
  return visitor.post(MEMBERS, fieldsOf(formOf(button), typed, button));
}

describe("an organization closed by its owner", () => {
  test("its form says what the plan costs and how long it is paid, and asks when it should end", async () => {
    const { owner, place } = await staffed();
    await paid(owner, place, 4);
    const until = formatDayOf((await only(place)).periodEnd);
    const page = await pageOf(await owner.visitor.get(MEMBERS));
    page.getByRole("group", { name: "When should the plan end?" });
    expect(page.text).toContain("The Agency plan ($48 a month plus tax).");
    expect(page.text).toContain(`It ends on ${until}. Nothing more is charged.`);
    expect(page.text).toContain("What was paid for the rest of the time isn’t paid back.");
    const never = await staffed();
    const free = await pageOf(await never.owner.visitor.get(MEMBERS));
    expect(free.queryByRole("group", { name: "When should the plan end?" })).toBeNull();
  });

  test("ends the plan with the paid period at the same time, and its email says so", async () => {
    const { owner, place, others } = await staffed("manager", "executive", "member");
    await paid(owner, place, 4);
    const { stripeId, periodEnd } = await only(place);
    const answer = await close(owner, place, "period-end");
    expect(answer.headers.get("Location")).toBe("/apply-organization");
    expect(await atStripe(stripeId)).toMatchObject({ status: "active", cancel_at_period_end: true });
    expect(await only(place)).toMatchObject({ cancel_at_period_end: 1 });
    const says = `The Agency plan ($48 a month plus tax) ends on ${formatDayOf(periodEnd)}, with what is paid for.`;
    const [manager, executive, member] = others;
    for (const payer of [owner, manager]) {
      const [sent] = await mailTo(payer ?? owner, /was closed$/);
      expect(sent).toContain(says);
      expect(sent).toContain(`/billing?organization=${place.slug}`);
      const [confirmed] = await mailTo(payer ?? owner, /^Agency for .* ends on/);
      expect(confirmed).toContain("its plan cost $48 a month. Nothing more is charged.");
    }
    for (const other of [executive, member]) {
      const [sent] = await mailTo(other ?? owner, /was closed$/);
      expect(sent, "invoices are for those who paid").not.toContain("plan");
    }
    // The webhook comes after, and changes nothing.
    await stripe().deliver();
    expect(await only(place)).toMatchObject({ cancel_at_period_end: 1, status: "active" });
    expect(await mailTo(owner, /^Agency for .* ends on/)).toHaveLength(1);
  });

  test("ends the plan at once if the owner wants, even if the webhook comes first", async () => {
    const { owner, place } = await staffed();
    await paid(owner, place);
    await close(owner, place, "now");
    const { stripeId } = await only(place);
    expect(await atStripe(stripeId)).toMatchObject({ status: "canceled" });
    expect(await only(place)).toMatchObject({ status: "canceled" });
    expect((await mailTo(owner, /was closed$/))[0]).toContain("ends right away. Nothing more is charged");
    expect(await mailTo(owner, /^Agency for .* has ended/)).toHaveLength(1);
    await stripe().deliver();
    await endOrphans(paying.late());
    expect(await only(place)).toMatchObject({ status: "canceled" });
    expect(await rows("SELECT * FROM plan_endings")).toEqual([]);
  });

  test("the payers still find the invoices, and the page doesn't say that there were none", async () => {
    const { owner, place, others } = await staffed("manager", "executive");
    await paid(owner, place);
    await close(owner, place);
    for (const person of [owner, others[0] ?? owner]) {
      const page = await pageOf(await person.visitor.get(billingOf(place)));
      expect(page.text).toContain(`${place.name} is closed. Its invoices and receipts stay here`);
      expect(page.text).not.toContain("No plan yet");
      expect(page.text).toContain("Ends on");
      expect(rowsOf(page.getByRole("table", { name: /Invoices/ }))).toHaveLength(2);
      expect(addressOf(page.getByRole("link", { name: /^PDF/ }))).toContain(stripe().origin);
      for (const name of ["Change card", "Resume the plan", "Show what it costs"])
        expect(page.queryByRole("button", { name }), name).toBeNull();
    }
    const list = await pageOf(await owner.visitor.get("/subscriptions"));
    expect(list.text).toContain("This organization is closed.");
    // An executive, who could only read payments, no longer can, and no one pays for it again.
    expect((await others[1]?.visitor.get(billingOf(place)))?.status).toBe(403);
    expect((await owner.visitor.post(billingOf(place), { intent: "resume" })).status).toBe(403);
    expect((await paying.choose(owner, place, 3)).status).toBe(404);
    await paying.takeNoise();
  });

  test("closing twice ends it once", async () => {
    const { owner, place } = await staffed();
    await paid(owner, place);
    const form = { intent: "close", name: place.name, password: PASSWORD, planEnd: "now" };
    const answers = await Promise.all([1, 2].map(() => owner.visitor.post(MEMBERS, form)));
    expect(answers.filter((one) => one.headers.get("Location") === "/apply-organization")).toHaveLength(1);
    expect(await only(place)).toMatchObject({ status: "canceled" });
    expect(await mailTo(owner, /has ended$/)).toHaveLength(1);
    await paying.takeNoise();
  });

  test("is closed while Stripe doesn't answer; Billing says what is pending, and the cron ends the plan", async () => {
    const { owner, place } = await staffed();
    await paid(owner, place);
    const { stripeId } = await only(place);
    await stripe().fault({ answer: "500", method: "DELETE", path: "/v1/subscriptions/*", times: 9 });
    expect((await close(owner, place, "now")).headers.get("Location")).toBe("/apply-organization");
    expect(await atStripe(stripeId)).toMatchObject({ status: "active" });
    const page = await pageOf(await owner.visitor.get(billingOf(place)));
    expect(page.text).toContain("We’re ending its plan. Our payment provider hasn’t confirmed it yet");
    await stripe().clearFaults();
    await site.runCron();
    expect(await atStripe(stripeId)).toMatchObject({ status: "canceled" });
    const after = await pageOf(await owner.visitor.get(billingOf(place)));
    expect(after.text).not.toContain("We’re ending its plan");
    await paying.takeNoise();
  });

  test("a plan with a missing payment ends at once, and nothing more is collected", async () => {
    const { owner, place } = await staffed();
    await paid(owner, place);
    const { stripeId } = await only(place);
    await stripe().change(stripeId, {
      edits: { status: "past_due" },
      event: "customer.subscription.updated",
    });
    await stripe().deliver();
    expect(await only(place)).toMatchObject({ status: "past_due" });
    const page = await pageOf(await owner.visitor.get(MEMBERS));
    expect(page.text).toContain(
      "ends right away. Its last payment is missing, and we stop trying to collect it.",
    );
    expect(page.queryByRole("group", { name: "When should the plan end?" })).toBeNull();
    await close(owner, place);
    expect(await atStripe(stripeId)).toMatchObject({ status: "canceled" });
  });

  test("one canceled before stays so, and its form says until when", async () => {
    const { owner, place } = await staffed();
    await paid(owner, place);
    await owner.visitor.post(billingOf(place), { intent: "cancel", feedback: "unused", comment: "" });
    const { stripeId, periodEnd } = await only(place);
    const page = await pageOf(await owner.visitor.get(MEMBERS));
    expect(page.text).toContain(`is canceled already and ends on ${formatDayOf(periodEnd)}.`);
    await close(owner, place);
    expect(await atStripe(stripeId)).toMatchObject({ status: "active", cancel_at_period_end: true });
  });

  test("no one can pay on a Stripe page opened before", async () => {
    const { owner, place } = await staffed();
    const { session } = wayOf(await paying.choose(owner, place, 3));
    await close(owner, place);
    expect(await rows("SELECT status FROM checkouts WHERE stripe_id = ?", [session])).toEqual([
      { status: "expired" },
    ]);
    expect(await stripe().payCheckout(session)).toMatchObject({ result: "expired" });
  });
});

test("an organization archived by an admin stops paying, and the payers are told", async () => {
  const { owner, place } = await staffed();
  await paid(owner, place, 4);
  const admin = await signedIn("admin");
  const path = `/admin-console/organizations/${place.id}`;
  const page = await pageOf(await admin.get(path));
  const button = page.getByRole("button", { name: "Archive the organization" });
  const answer = await admin.post(
    path,
    fieldsOf(formOf(button), { reason: "It has no license anymore." }, button),
  );
  expect(answer.status).toBe(303);
  const { stripeId, periodEnd } = await only(place);
  expect(await atStripe(stripeId)).toMatchObject({ cancel_at_period_end: true });
  expect((await mailTo(owner, /was archived$/))[0]).toContain("Its plan ends with what is paid for.");
  const [sent] = await mailTo(owner, /^Agency for .* ends on/);
  expect(sent).toContain("its plan cost $48 a month. Nothing more is charged.");
  expect(sent).toContain(`/billing?organization=${place.slug}`);
  const billing = await pageOf(await owner.visitor.get(billingOf(place)));
  expect(billing.text).toContain(`Ends on ${formatDayOf(periodEnd)}`);
  billing.getByRole("link", { name: /^PDF/ });
});

describe("a deleted account", () => {
  async function payingAgent() {
    const agent = await newAgent();
    const way = wayOf(
      await agent.visitor.post("/membership", { price: priceIdOf("agent-pro", "month"), seats: "1" }),
    );
    await stripe().payCheckout(way.session);
    await stripe().deliver();
    const [subscription] = await rows(
      "SELECT s.* FROM subscriptions s JOIN billing_customers c ON c.id = s.customer_id WHERE c.user_id = ?",
      [agent.userId],
    );
    return {
      ...agent,
      stripeId: String(subscription?.stripe_id),
      periodEnd: Number(subscription?.period_end),
    };
  }
  const deleteBy = (
    { visitor, email }: Person,
    intent: "leave-account" | "delete-account",
    planEnd: "now" | "period-end",
  ) => visitor.post(PRIVACY, { intent, confirm: email, password: PASSWORD, planEnd });

  test("in two weeks: its plan ends as chosen, and the email has amounts, dates, and the invoices", async () => {
    for (const planEnd of ["now", "period-end"] as const) {
      const agent = await payingAgent();
      const page = await pageOf(await agent.visitor.get(PRIVACY));
      expect(page.text).toContain("The Agent Pro plan ($29 a month plus tax).");
      expect((await deleteBy(agent, "leave-account", planEnd)).status).toBe(303);
      expect(await atStripe(agent.stripeId)).toMatchObject(
        planEnd === "now" ? { status: "canceled" } : { status: "active", cancel_at_period_end: true },
      );
      const [sent] = await mailTo(agent, /will be deleted on/);
      expect(sent).toContain("The Agent Pro plan ($29 a month plus tax) ends");
      // Written in the time zone of their state, which may already have another day.
      const days = ["America/New_York", "America/Chicago"].map((zone) =>
        formatDay(wallClock(zone, agent.periodEnd).day),
      );
      expect(days.some((day) => sent?.includes(day))).toBe(true);
      expect(sent).toMatch(/Invoice \S+, \$29\n/);
      expect(sent).toContain(`${stripe().origin}/pages/`);
    }
  });

  test("at once: its plan ends as chosen", async () => {
    for (const planEnd of ["now", "period-end"] as const) {
      const agent = await payingAgent();
      expect((await deleteBy(agent, "delete-account", planEnd)).status).toBe(303);
      expect(await rows("SELECT 1 FROM users WHERE id = ?", [agent.userId])).toEqual([]);
      expect(await atStripe(agent.stripeId)).toMatchObject(
        planEnd === "now" ? { status: "canceled" } : { status: "active", cancel_at_period_end: true },
      );
    }
  });

  test("refuses a choice that doesn’t exist", async () => {
    const agent = await payingAgent();
    const form = { intent: "leave-account", confirm: agent.email, password: PASSWORD, planEnd: "never" };
    const page = await refusedPage(await agent.visitor.post(PRIVACY, form), 400);
    expect(page.text).toContain("Choose when the plan ends.");
  });
});
