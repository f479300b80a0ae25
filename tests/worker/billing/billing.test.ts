/** /billing: what is paid, changed, canceled and resumed, and by whom. */
import { describe, expect, test } from "vitest";
import { listPayingOrganizations } from "#app/domains/billing/payer-queries.server.ts";
import {
  cancelSubscription,
  changeSubscription,
  openPortal,
  previewChange,
} from "#app/domains/billing/subscriptions/change-commands.server.ts";
import { addressOf, fieldsOf, formOf, pageOf, refusedPage, rowsOf } from "#support/browser/page.ts";
import { openPaying, priceIdOf } from "./paying.ts";

const paying = openPaying();
const { billingOf, newAgent, newPerson, paid, rows, seatsOf, site, staffed, stripe } = paying;
const { subscriptionsOf, wayOf } = paying;
const DAY_SECONDS = 86_400;
const month = priceIdOf("agency-seats", "month");
const year = priceIdOf("agency-seats", "year");

test("shows the plan, its seats and who has them, the card, the next charge, and the invoice", async () => {
  const { owner, place, others } = await staffed("manager", "executive");
  await paid(owner, place, 4);
  for (const person of [owner, ...others]) {
    const response = await person.visitor.get(billingOf(place));
    expect(response.status).toBe(200);
    const page = await pageOf(response);
    expect(page.text).toContain("$12 a seat a month, plus tax");
    expect(page.text).toContain("3 of 4 seats taken.");
    expect(page.text).toContain("$48 plus tax on");
    expect(page.text).toContain("Visa ending in 4242");
    for (const { name } of [owner, ...others]) page.getByRole("link", { name: new RegExp(name) });
    const table = page.getByRole("table", { name: /Invoices/ });
    const [, row] = rowsOf(table);
    expect(row?.slice(2, 5)).toEqual([expect.stringMatching(/^\$/), expect.stringMatching(/^\$/), "Paid"]);
    expect(addressOf(page.getByRole("link", { name: /^PDF/ }))).toContain(stripe().origin);
    expect(page.text).toContain("The plan began");
  }
});

test("executives can read it; their changes are refused and logged", async () => {
  const { owner, place, others } = await staffed("executive");
  await paid(owner, place);
  const executive = others[0]?.visitor;
  const page = await pageOf((await executive?.get(billingOf(place))) ?? new Response());
  expect(page.text).toContain("You can read this.");
  for (const name of ["Change card", "Show what it costs"])
    expect(page.queryByRole("button", { name })).toBeNull();
  const before = await subscriptionsOf(place);
  const forms: Record<string, string>[] = [
    { intent: "card" },
    { intent: "resume" },
    { intent: "cancel", feedback: "unused", comment: "" },
    { intent: "change", price: month, seats: "9", seen: "1", at: String(Date.now()) },
  ];
  for (const form of forms) expect((await executive?.post(billingOf(place), form))?.status).toBe(403);
  expect(await paying.takeNoise()).toHaveLength(4);
  // Nor is Stripe asked for someone who was a manager a moment ago.
  const late = paying.late();
  const { userId = "" } = others[0] ?? {};
  const payer = { kind: "organization", organizationNo: place.no } as const;
  const choice = { priceId: month, seats: 9 };
  const answers = [
    await previewChange(late, userId, payer, choice),
    await changeSubscription(late, userId, payer, { ...choice, seen: 1, atMs: Date.now() }),
    await cancelSubscription(late, userId, payer, { feedback: "unused", comment: "" }),
    await openPortal(late, userId, payer),
  ];
  expect(answers).toEqual(answers.map(() => ({ kind: "not-yours" })));
  expect(await subscriptionsOf(place)).toEqual(before);
});

test("lists the organizations that the account manages", async () => {
  const { owner, place, others } = await staffed("executive", "member");
  const late = paying.late();
  const seen = [];
  for (const { userId } of [owner, ...others]) {
    const found = await listPayingOrganizations(late, userId);
    seen.push(found.map(({ no }) => no));
  }
  expect(seen).toEqual([[place.no], [place.no], []]);
});

describe("changing", () => {
  test("the preview's amount is what is invoiced", async () => {
    const { owner, place } = await staffed();
    await paid(owner, place, 3);
    const page = await pageOf(await owner.visitor.get(`${billingOf(place)}&price=${month}&seats=8`));
    const due = /Due today (\$[\d,]+(?:\.\d\d)?)/.exec(page.text)?.[1];
    expect(due).toBeDefined();
    expect(page.text).toContain("$96 a month, plus tax");
    expect(await seatsOf(place)).toBe(3);
    const button = page.getByRole("button", { name: `Change and pay ${due}` });
    const fields = fieldsOf(formOf(button), {}, button);
    const answers = await Promise.all([1, 2].map(() => owner.visitor.post(billingOf(place), fields)));
    expect(answers.map(({ status }) => status)).toContain(303);
    await stripe().deliver();
    expect(await seatsOf(place)).toBe(8);
    const after = await pageOf(await owner.visitor.get(billingOf(place)));
    const invoices = rowsOf(after.getByRole("table", { name: /Invoices/ })).slice(1);
    expect(invoices).toHaveLength(2);
    expect(invoices.map((row) => row[2])).toContain(due);
  });

  test("to a year, and to fewer seats, with a credit", async () => {
    const { owner, place } = await staffed();
    await paid(owner, place, 9);
    const fewer = await pageOf(await owner.visitor.get(`${billingOf(place)}&price=${month}&seats=3`));
    expect(fewer.text).toMatch(/Credited \$[\d,.]+.*taken off your next invoices/);
    fewer.getByRole("button", { name: "Change the plan" });
    const yearly = await pageOf(await owner.visitor.get(`${billingOf(place)}&price=${year}&seats=9`));
    expect(yearly.text).toContain("$1,080 a year, plus tax");
  });

  test("to fewer seats than members is refused with their number and a link to them", async () => {
    const { owner, place } = await staffed("manager", "member", "member");
    await paid(owner, place, 6);
    const response = await owner.visitor.get(`${billingOf(place)}&price=${month}&seats=3`);
    const page = await refusedPage(response);
    expect(page.text).toContain("Choose at least 4 seats");
    expect(page.text).toContain("4 people take a seat today");
    expect(addressOf(page.getByRole("link", { name: "See who fills the seats" }))).toContain(place.slug);
    const [row] = await subscriptionsOf(place);
    const refusal = await owner.visitor.post(billingOf(place), {
      intent: "change",
      price: month,
      seats: "3",
      seen: String(row?.version),
      at: String(Date.now()),
    });
    expect((await refusedPage(refusal)).text).toContain("Choose at least 4 seats");
    expect(await seatsOf(place)).toBe(6);
  });

  test("is refused if something changed since the preview", async () => {
    const { owner, place } = await staffed();
    await paid(owner, place, 3);
    const form = { intent: "change", price: month, seats: "5", seen: "0", at: String(Date.now()) };
    const page = await refusedPage(await owner.visitor.post(billingOf(place), form), 409);
    expect(page.text).toContain("Your plan just changed");
    expect(await seatsOf(place)).toBe(3);
  });

  test("a withdrawn plan stays with its payer, and says so", async () => {
    const { owner, place } = await staffed();
    await paid(owner, place, 3);
    await rows("UPDATE plans SET status = 'withdrawn' WHERE key = 'agency-seats'");
    try {
      const page = await pageOf(await owner.visitor.get(billingOf(place)));
      expect(page.text).toContain("isn’t offered to others anymore. You keep it");
      const more = await pageOf(await owner.visitor.get(`${billingOf(place)}&price=${month}&seats=5`));
      expect(more.text).toContain("Due today");
      const other = await owner.visitor.get(`${billingOf(place)}&price=${year}&seats=5`);
      expect((await refusedPage(other, 409)).text).toContain("This plan isn’t offered anymore");
    } finally {
      await rows("UPDATE plans SET status = 'offered' WHERE key = 'agency-seats'");
    }
  });

  test("nothing changes if Stripe doesn't answer", async () => {
    const { owner, place } = await staffed();
    await paid(owner, place, 3);
    await stripe().fault({ path: "/v1/*", answer: "500", times: 20 });
    const preview = await refusedPage(
      await owner.visitor.get(`${billingOf(place)}&price=${month}&seats=7`),
      503,
    );
    expect(preview.text).toContain("Our payment provider isn’t answering");
    expect((preview.getByRole("textbox", { name: "Seats" }) as HTMLInputElement).value).toBe("7");
    const cancel = { intent: "cancel", feedback: "unused", comment: "Later, perhaps." };
    const page = await refusedPage(await owner.visitor.post(billingOf(place), cancel), 503);
    expect((page.getByLabelText(/What should we know/) as HTMLTextAreaElement).value).toBe("Later, perhaps.");
    expect((await owner.visitor.post(billingOf(place), { intent: "card" })).status).toBe(503);
    expect((await owner.visitor.get(billingOf(place))).status).toBe(200);
    await stripe().clearFaults();
    await site.takeLogs();
  });
});

test("canceling asks why, names the day, and can be undone", async () => {
  const { owner, place } = await staffed();
  await paid(owner, place);
  // Another plan, which began later.
  const other = await staffed();
  await paid(other.owner, other.place);
  const [others] = await subscriptionsOf(other.place);
  await rows("UPDATE subscriptions SET started_at = started_at + 60000 WHERE stripe_id = ?", [
    String(others?.stripe_id),
  ]);
  const page = await pageOf(await owner.visitor.get(billingOf(place)));
  const ends = /you keep everything until (\w+ \d+, \d+)/.exec(page.text)?.[1];
  expect(ends).toBeDefined();
  const none = await refusedPage(await owner.visitor.post(billingOf(place), { intent: "cancel" }));
  expect(none.text).toContain("Choose a reason.");
  expect((await subscriptionsOf(place))[0]?.cancel_at_period_end).toBe(0);
  const form = { intent: "cancel", feedback: "too_expensive", comment: "Too much for three." };
  expect((await owner.visitor.post(billingOf(place), form)).status).toBe(303);
  const canceled = await pageOf(await owner.visitor.get(billingOf(place)));
  expect(canceled.text).toContain(`Ends on ${ends}. Nothing more is charged.`);
  expect((await subscriptionsOf(place))[0]).toMatchObject({
    cancel_at_period_end: 1,
    cancel_feedback: "too_expensive",
  });
  expect((await subscriptionsOf(other.place))[0]?.cancel_at_period_end).toBe(0);
  expect(await seatsOf(place)).toBe(3);
  canceled.getByRole("button", { name: "Resume the plan" });
  expect((await owner.visitor.post(billingOf(place), { intent: "resume" })).status).toBe(303);
  const resumed = await pageOf(await owner.visitor.get(billingOf(place)));
  expect(resumed.text).toContain("$36 plus tax on");
  expect((await subscriptionsOf(place))[0]?.cancel_at_period_end).toBe(0);
});

test("the card is changed on Stripe's page, which leads back", async () => {
  const { owner, place } = await staffed();
  await paid(owner, place);
  const answer = await owner.visitor.post(billingOf(place), { intent: "card" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toContain(stripe().origin);
});

test("a missing payment is announced on every workspace page, with the last day of grace", async () => {
  const { owner, place, others } = await staffed("member");
  await paid(owner, place);
  await rows(
    `UPDATE subscriptions SET status = 'past_due', past_due_since = ?, grace_until = ? WHERE customer_id =
      (SELECT id FROM billing_customers WHERE organization_no = ?)`,
    [Date.now(), Date.now() + 5 * DAY_SECONDS * 1000, place.no],
  );
  const again = await new (await import("#support/browser/visitor.ts")).Visitor(site.origin()).signIn(
    owner.email,
    "a long enough password",
  );
  const page = await pageOf(await again.get("/dashboard"));
  expect(page.text).toContain(`We couldn’t collect the payment for Agency of ${place.name}.`);
  expect(addressOf(page.getByRole("link", { name: "Update the card" }))).toBe(billingOf(place));
  const billing = await pageOf(await again.get(billingOf(place)));
  expect(billing.text).toContain("We couldn’t collect the last payment.");
  expect(billing.text).toMatch(/Nothing changes until \w+ \d+, \d{4}\. Update the card/);
  const member = others[0]?.visitor;
  expect((await pageOf((await member?.get("/settings")) ?? new Response())).text).not.toContain(
    "We couldn’t collect",
  );
});

test("a card about to expire, or expired, is announced", async () => {
  const { owner, place } = await staffed();
  await paid(owner, place);
  const withCard = async (expires: string) => {
    await rows(
      "UPDATE subscriptions SET card_expires = ? WHERE customer_id = (SELECT id FROM billing_customers WHERE organization_no = ?)",
      [expires, place.no],
    );
    return (await pageOf(await owner.visitor.get(billingOf(place)))).text;
  };
  const monthOf = (days: number) =>
    new Date(Date.now() + days * DAY_SECONDS * 1000).toISOString().slice(0, 7);
  expect(await withCard(monthOf(0))).toContain("expires soon");
  expect(await withCard("2020-01")).toContain("has expired");
  expect(await withCard(monthOf(200))).not.toContain("expires soon");
});

describe("an account's own plan", () => {
  test("an agent chooses a plan, sees it marked, and cancels it", async () => {
    const agent = await newAgent();
    const page = await pageOf(await agent.visitor.get("/membership?interval=year"));
    expect(page.text).toContain("$290 a year");
    page.getByRole("heading", { name: "Agent Free" });
    page.getByRole("heading", { name: "A place in the ranking" });
    page.getByRole("heading", { name: "Every week as a file" });
    const button = page.getByRole("button", { name: "Choose Agent Pro" });
    const { session } = wayOf(
      await agent.visitor.post(addressOf(formOf(button)), fieldsOf(formOf(button), {}, button)),
    );
    await stripe().payCheckout(session);
    await stripe().deliver();
    const after = await pageOf(await agent.visitor.get("/membership"));
    expect(after.text).toContain("Your plan");
    expect(after.queryByRole("button", { name: "Choose Agent Pro" })).toBeNull();
    const own = await pageOf(await agent.visitor.get("/subscriptions"));
    own.getByRole("heading", { name: "Your own plan" });
    expect(own.text).toContain("$290 plus tax on");
    expect((await agent.visitor.post("/billing", { intent: "cancel", feedback: "other" })).status).toBe(303);
    expect((await pageOf(await agent.visitor.get("/billing"))).text).toContain("Nothing more is charged.");
    const twice = await agent.visitor.post("/membership", { price: priceIdOf("agent-pro", "month") });
    expect((await refusedPage(twice, 409)).text).toContain("This is paid for already");
  });

  test("customers read that everything is free, and can buy nothing", async () => {
    const customer = await newPerson();
    for (const path of ["/membership", "/subscriptions", "/billing"]) {
      const response = await customer.visitor.get(path);
      expect(response.status, path).toBe(200);
      expect((await pageOf(response)).text).toMatch(/[Ee]verything (is|that’s) free/);
    }
    const answer = await customer.visitor.post("/membership", { price: priceIdOf("agent-pro", "month") });
    expect(answer.status).toBe(403);
    expect(await paying.takeNoise()).toHaveLength(1);
    expect((await customer.visitor.post("/membership", {})).status).toBe(400);
  });

  test("the manager of an organization compares plans of its kind", async () => {
    const { owner, place, others } = await staffed("executive");
    const page = await pageOf(await owner.visitor.get("/membership"));
    page.getByRole("heading", { name: `For ${place.name}` });
    expect(addressOf(page.getByRole("link", { name: "Choose seats" }))).toContain("/organization-checkout");
    const read = await pageOf((await others[0]?.visitor.get("/membership")) ?? new Response());
    expect(read.text).toContain(`The owner or a manager of ${place.name} pays for it.`);
    const list = await pageOf(await owner.visitor.get("/subscriptions"));
    expect(addressOf(list.getByRole("link", { name: "Choose a plan" }))).toContain(place.slug);
  });
});
