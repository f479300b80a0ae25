/** Comparing with Stripe: differences are found and reconciled, wherever a run is interrupted. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { compareNightly } from "#app/domains/billing/sync/nightly-sync.server.ts";
import { startSync, stepSync } from "#app/domains/billing/sync/sync-commands.server.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { pageOf } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openPayingAgents, type Payer } from "../paying-agents.ts";

const paying = openPayingAgents();
const { rows, signedIn, stranger, newPayer, stripe, stripeOf, openOwn } = paying;
const PAGE = "/admin-stripe-sync";

let admin: Visitor;
let payers: Payer[];
beforeAll(async () => {
  admin = await signedIn("admin");
  payers = [];
  for (let count = 0; count < 8; count++) payers.push(await newPayer());
});
beforeEach(() => rows("DELETE FROM stripe_syncs"));

const of = (at: number): Payer => {
  const payer = payers[at];
  if (payer === undefined) throw new Error(`No payer ${at}.`);
  return payer;
};
/** Stripe's 404 for an unknown object may be logged in these tests; nothing else. */
async function takeMissing(): Promise<void> {
  for (const line of await paying.site.takeLogs()) expect(line).toContain("404 resource_missing");
}
/** Compares on the page without JavaScript. Returns the address of the run. */
async function compare(): Promise<string> {
  const answer = await admin.post(PAGE, { intent: "start" });
  expect(answer.status).toBe(303);
  const to = answer.headers.get("Location") ?? "";
  for (let step = 0; step < 20; step++) {
    const [run] = await rows("SELECT id, status FROM stripe_syncs ORDER BY started_at DESC LIMIT 1");
    await takeMissing();
    if (run?.status === "done") return to;
    await (await admin.post(to, { intent: "step", run: String(run?.id) })).text();
  }
  throw new Error("It never ends.");
}
const runIdOf = (to: string) => new URL(to, "https://a.example").searchParams.get("run") ?? "";
const differencesOf = (to: string) =>
  rows(
    "SELECT object_id, kind, ours, theirs, reconciled_at, failure FROM stripe_differences WHERE sync_id = ? ORDER BY id",
    [runIdOf(to)],
  );
const kindsOf = async (to: string) =>
  (await differencesOf(to)).map(({ object_id, kind }) => `${object_id} ${kind}`).sort();

/** Ten differences of every kind, made at Stripe directly or in our rows. */
async function seedTen(): Promise<string[]> {
  const change = (id: string, edits: Record<string, unknown>) => stripe().change(id, { edits });
  const item = "items.data.0";
  await change(of(0).subscription, { status: "past_due" });
  await change(of(1).subscription, { [`${item}.quantity`]: 3 });
  await change(of(2).subscription, { cancel_at_period_end: true });
  const [period] = await rows("SELECT period_end FROM subscriptions WHERE stripe_id = ?", [
    of(3).subscription,
  ]);
  await change(of(3).subscription, {
    [`${item}.current_period_end`]: Number(period?.period_end) / 1000 + 86_400,
  });
  await rows("DELETE FROM subscriptions WHERE stripe_id = ?", [of(4).subscription]);
  await stripe().change(of(5).subscription, { remove: true });
  await rows("DELETE FROM refunds WHERE invoice_stripe_id = ?", [of(6).invoice]);
  await rows("DELETE FROM invoices WHERE stripe_id = ?", [of(6).invoice]);
  await rows("UPDATE invoices SET total_cents = total_cents + 100 WHERE stripe_id = ?", [of(7).invoice]);
  await rows("UPDATE subscriptions SET price_id = NULL WHERE stripe_id = ?", [of(6).subscription]);
  // A refund given at Stripe whose event never arrived.
  const [paid] = await rows("SELECT payment_intent_id FROM invoices WHERE stripe_id = ?", [of(0).invoice]);
  await stripeOf().refunds.create({ payment_intent: String(paid?.payment_intent_id), amount: 500 });
  return [
    `${of(0).subscription} status`,
    `${of(1).subscription} seats`,
    `${of(2).subscription} cancellation`,
    `${of(3).subscription} period`,
    `${of(4).subscription} missing-here`,
    `${of(5).subscription} missing-there`,
    `${of(6).invoice} invoice-missing`,
    `${of(7).invoice} invoice`,
    `${of(6).subscription} price`,
    `${of(0).invoice} invoice`,
  ].sort();
}

test("is for admins alone", async () => {
  expect((await stranger().get(PAGE)).headers.get("Location")).toMatch(/^\/auth/);
  const customer = await signedIn("customer");
  for (const answer of [await customer.get(PAGE), await customer.post(PAGE, { intent: "start" })]) {
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toBe("/dashboard");
  }
  expect(await rows("SELECT 1 FROM stripe_syncs")).toEqual([]);
});

test("refuses unknown input", async () => {
  for (const form of [
    {},
    { intent: "erase" },
    { intent: "step", run: "1" },
    { intent: "fix-one", difference: "x" },
  ])
    expect((await admin.post(PAGE, form as Record<string, string>)).status).toBe(400);
});

describe("ten differences", () => {
  let found: string[];
  beforeAll(async () => {
    const to = await compare();
    // The seed's payers are unknown to this Stripe account; all of that is reconciled first.
    await reconcileAll(to);
    found = await seedTen();
  });

  async function reconcileAll(to: string): Promise<void> {
    for (let go = 0; go < 20; go++) {
      await (await admin.post(to, { intent: "fix-all", run: runIdOf(to) })).text();
      await takeMissing();
      const [left] = await rows(
        "SELECT count(*) n FROM stripe_differences WHERE sync_id = ? AND reconciled_at IS NULL AND failure IS NULL",
        [runIdOf(to)],
      );
      if (left?.n === 0) return;
    }
  }

  test("are found by a run that changes nothing", async () => {
    const before = await rows("SELECT * FROM subscriptions ORDER BY id");
    const to = await compare();
    expect(await kindsOf(to)).toEqual(found);
    expect(await rows("SELECT * FROM subscriptions ORDER BY id")).toEqual(before);
    const page = await pageOf(await admin.get(to));
    for (const words of [
      "10 differences",
      "We have no such row",
      "Stripe knows no such object",
      "past due",
      "ends with its period",
      "3 seats",
      "a refund of $5, succeeded",
      "Fix all",
    ])
      expect(page.text).toContain(words);
  });

  test("can be filtered by kind, by Stripe's id, and by result", async () => {
    const to = await compare();
    const idsIn = async (query: string) => {
      const page = await pageOf(await admin.get(`${to}&${query}`));
      const table = page.queryByRole("table", { name: "Differences" });
      return [...(table?.querySelectorAll("tbody th") ?? [])].map(
        (cell) => /(?:sub|in)_\w+/.exec(cell.textContent ?? "")?.[0],
      );
    };
    expect(await idsIn("kind=seats")).toEqual([of(1).subscription]);
    expect(await idsIn(`find=${of(7).invoice}`)).toEqual([of(7).invoice]);
    expect(await idsIn("result=left")).toHaveLength(10);
    expect(await idsIn("result=reconciled")).toEqual([]);
    expect(await idsIn("kind=constructor&result=x&after=9_x")).toHaveLength(10);
    const page = await pageOf(await admin.get(`${to}&kind=invoice`));
    expect(page.text).toContain("2 differences like that");
    expect(page.document.querySelector<HTMLInputElement>('form[role=search] [name="run"]')?.value).toBe(
      runIdOf(to),
    );
  });

  test("continue page by page, reconciled ones last", async () => {
    const to = await compare();
    await rows("UPDATE stripe_differences SET reconciled_at = 5 WHERE sync_id = ? AND kind = 'seats'", [
      runIdOf(to),
    ]);
    for (let at = 0; at < 60; at++)
      await rows("INSERT INTO stripe_differences VALUES (?, ?, ?, 'status', 'a', 'b', NULL, NULL)", [
        crypto.randomUUID(),
        runIdOf(to),
        `sub_page${at}`,
      ]);
    const seen: string[] = [];
    let next: string | null = to;
    for (let count = 0; next !== null && count < 4; count++) {
      const page = await pageOf(await admin.get(next));
      const table = page.getByRole("table", { name: "Differences" });
      seen.push(...[...table.querySelectorAll("tbody th")].map((cell) => cell.textContent ?? ""));
      next = page.queryByRole("link", { name: "Next" })?.getAttribute("href")?.replace(/#.*/, "") ?? null;
    }
    expect(seen).toHaveLength(70);
    expect(new Set(seen).size).toBe(70);
    expect(seen.at(-1)).toContain(of(1).subscription);
  });

  test("are the same after an interruption in every part", async () => {
    const own = openOwn();
    const id = await startSync(own, null);
    const seen = new Set<string>();
    for (let step = 0; step < 30; step++) {
      const [run] = await rows("SELECT part, status FROM stripe_syncs WHERE id = ?", [id]);
      if (run?.status === "done") break;
      seen.add(String(run?.part));
      // Stripe fails once in the middle of each part; another isolate continues.
      await paying.down("/v1/*");
      expect((await stepSync(openOwn(), id, { forMs: 0 })).kind).toMatch(/^(down|more|done)$/);
      await paying.up();
      await stepSync(openOwn(), id, { forMs: 0 });
    }
    expect([...seen]).toEqual(["subscriptions", "invoices", "refunds", "disputes", "unknown"]);
    expect(await kindsOf(`${PAGE}?run=${id}`)).toEqual(found);
  });

  test("are found once if two continue the same run at the same moment", async () => {
    const id = await startSync(openOwn(), null);
    expect(await startSync(openOwn(), null)).toBe(id);
    await Promise.all([stepSync(openOwn(), id), stepSync(openOwn(), id), stepSync(openOwn(), id)]);
    expect(await kindsOf(`${PAGE}?run=${id}`)).toEqual(found);
    const [run] = await rows("SELECT compared FROM stripe_syncs WHERE id = ?", [id]);
    const listed = 7 + 8 + 1;
    expect(run?.compared).toBe(listed);
  });

  test("a run says why it stopped if Stripe is down, and keeps what was compared", async () => {
    await paying.down("/v1/invoices*");
    const answer = await admin.post(PAGE, { intent: "start" });
    const to = answer.headers.get("Location") ?? "";
    const [run] = await rows("SELECT id, part, status, compared FROM stripe_syncs");
    expect(run).toMatchObject({ part: "invoices", status: "running", compared: 7 });
    const again = await admin.post(to, { intent: "step", run: String(run?.id) });
    expect(again.status).toBe(503);
    const page = await pageOf(again);
    expect(page.text).toContain("Stripe didn’t answer.");
    expect(page.getByRole("button", { name: "Go on" })).toBeDefined();
    await paying.up();
    expect((await admin.post(to, { intent: "step", run: String(run?.id) })).status).toBe(200);
    expect(await kindsOf(to)).toEqual(found);
    await takeMissing();
  });

  test("stay if Stripe is down while they are reconciled, with the reason", async () => {
    const to = await compare();
    await paying.down();
    const answer = await admin.post(to, { intent: "fix-all", run: runIdOf(to) });
    expect(answer.status).toBe(303);
    await paying.up();
    for (const row of await differencesOf(to))
      expect(row).toMatchObject({
        reconciled_at: null,
        failure: "Stripe didn’t answer. Try again in a minute.",
      });
    expect((await pageOf(await admin.get(to))).text).toContain("Not fixed: Stripe didn’t answer.");
  });

  test("are reconciled one by one, then all, and another run finds none", async () => {
    const to = await compare();
    const [one] = await rows("SELECT id FROM stripe_differences WHERE kind = 'seats' AND sync_id = ?", [
      runIdOf(to),
    ]);
    await (await admin.post(to, { intent: "fix-one", difference: String(one?.id), run: runIdOf(to) })).text();
    const seats = await rows("SELECT seats FROM subscriptions WHERE stripe_id = ?", [of(1).subscription]);
    expect(seats).toEqual([{ seats: 3 }]);
    expect((await differencesOf(to)).filter(({ reconciled_at }) => reconciled_at !== null)).toHaveLength(1);
    await reconcileAll(to);
    for (const row of await differencesOf(to))
      expect(row.reconciled_at, String(row.object_id)).not.toBeNull();

    const [adminUser] = await rows("SELECT id FROM users WHERE email = 'admin@fairlead.example'");
    const events = await rows("SELECT by_user_id, detail FROM billing_events WHERE kind = 'reconciled'");
    for (const difference of found) {
      const [object = "", kind = ""] = difference.split(" ");
      expect(events).toContainEqual({ by_user_id: adminUser?.id, detail: `${object}: ${kind}` });
    }
    expect(await rows("SELECT status FROM subscriptions WHERE stripe_id = ?", [of(5).subscription])).toEqual([
      { status: "canceled" },
    ]);
    expect(await rows("SELECT refunded_cents FROM invoices WHERE stripe_id = ?", [of(0).invoice])).toEqual([
      { refunded_cents: 500 },
    ]);

    const after = await compare();
    expect(await differencesOf(after)).toEqual([]);
    expect((await pageOf(await admin.get(after))).text).toContain("Nothing differs");
  });
});

test("reconciling changes nothing of another run, and nothing twice", async () => {
  const to = await compare();
  const [run, id] = [crypto.randomUUID(), crypto.randomUUID()];
  await rows("INSERT INTO stripe_syncs VALUES (?, 'done', NULL, 1, 1, 'unknown', NULL, 0, 1)", [run]);
  await rows("INSERT INTO stripe_differences VALUES (?, ?, ?, 'status', 'a', 'b', NULL, NULL)", [
    id,
    run,
    of(2).subscription,
  ]);
  const countReconciled = async () =>
    (
      await rows("SELECT 1 FROM billing_events WHERE kind = 'reconciled' AND detail LIKE ?", [
        `${of(2).subscription}%`,
      ])
    ).length;
  const before = await countReconciled();
  const reconcile = async (form: Record<string, string>) => void (await (await admin.post(to, form)).text());
  await reconcile({ intent: "fix-all", run: runIdOf(to) });
  expect(await countReconciled()).toBe(before);
  await reconcile({ intent: "fix-one", difference: id, run });
  await reconcile({ intent: "fix-one", difference: id, run });
  expect(await countReconciled()).toBe(before + 1);
});

test("a Stripe price unknown to us stays a difference, and says what to do", async () => {
  const payer = await newPayer();
  const [price] = (await stripeOf().prices.list({ limit: 1 })).data;
  const other = await stripeOf().prices.create({
    product: String(price?.product),
    currency: "usd",
    unit_amount: 100,
    recurring: { interval: "month" },
  });
  await stripe().change(payer.subscription, { edits: { "items.data.0.price": other } });
  const to = await compare();
  expect(await kindsOf(to)).toEqual([`${payer.subscription} price`]);
  await (await admin.post(to, { intent: "fix-all", run: runIdOf(to) })).text();
  const [row] = await differencesOf(to);
  expect(row).toMatchObject({
    reconciled_at: null,
    failure: expect.stringContaining("No plan of ours has this price."),
  });
  await stripe().change(payer.subscription, { edits: { "items.data.0.price": price } });
  await (await admin.post(to, { intent: "fix-all", run: runIdOf(to) })).text();
  expect((await differencesOf(to))[0]?.reconciled_at).not.toBeNull();
});

describe("every night", () => {
  const told = () =>
    rows("SELECT title FROM user_notifications WHERE title LIKE 'Payments:%' ORDER BY title, user_id");
  /** Runs the cron's minutes from a moment on, until a run is done. */
  async function night(startMs: number): Promise<void> {
    const own = openOwn();
    own.clock.set(startMs);
    for (let minute = 0; minute < 10; minute++) {
      await compareNightly(own);
      own.clock.set(own.clock.now() + 60_000);
    }
  }
  const day = Math.floor(Date.now() / DAY_MS) * DAY_MS;

  test("compares once after nine, tells admins only about differences, and deletes old events", async () => {
    await rows("DELETE FROM user_notifications WHERE title LIKE 'Payments:%'");
    await night(day + DAY_MS + 8 * HOUR_MS);
    expect(await rows("SELECT 1 FROM stripe_syncs")).toEqual([]);
    const old = "INSERT INTO stripe_events VALUES (?, 'invoice.paid', 'in_x', ?, 1, ?, 1, 1, NULL, 1)";
    const long = Date.now() - 120 * DAY_MS;
    await rows(old, ["evt_old", "done", long]);
    await rows(old, ["evt_old_dead", "dead", long]);
    await rows(old, ["evt_new", "done", Date.now()]);
    await rows("UPDATE stripe_events SET status = 'ignored' WHERE id = 'evt_old_dead'");

    await night(day + DAY_MS + 9 * HOUR_MS);
    expect(await rows("SELECT status, started_by FROM stripe_syncs")).toEqual([
      { status: "done", started_by: null },
    ]);
    expect(await told()).toEqual([]);
    const stored = await rows("SELECT id FROM stripe_events WHERE object_id = 'in_x'");
    expect(stored).toEqual([{ id: "evt_new" }]);
    await night(day + DAY_MS + 15 * HOUR_MS);
    expect(await rows("SELECT 1 FROM stripe_syncs")).toHaveLength(1);

    await rows("UPDATE subscriptions SET seats = 9 WHERE stripe_id = ?", [of(2).subscription]);
    await rows("UPDATE stripe_events SET status = 'dead' WHERE id = 'evt_new'");
    await night(day + 2 * DAY_MS + 9 * HOUR_MS);
    const words = "Payments: 1 difference from Stripe and 1 event we couldn’t follow";
    expect(await told()).toEqual([{ title: words }, { title: words }]);
    const today = await pageOf(await admin.get("/admin"));
    expect(today.getByRole("link", { name: "1 difference from Stripe" })).toBeDefined();
    expect(today.getByRole("heading", { name: "Failed webhooks" })).toBeDefined();
    await rows("DELETE FROM stripe_events WHERE object_id = 'in_x'");
    await rows("UPDATE subscriptions SET seats = 1 WHERE stripe_id = ?", [of(2).subscription]);
  });

  test("keeps thirty runs", async () => {
    for (let at = 0; at < 35; at++)
      await rows("INSERT INTO stripe_syncs VALUES (?, 'done', NULL, ?, 1, 'unknown', NULL, 0, 1)", [
        crypto.randomUUID(),
        at,
      ]);
    await compare();
    expect(await rows("SELECT 1 FROM stripe_syncs")).toHaveLength(30);
    expect(await rows("SELECT 1 FROM stripe_syncs WHERE started_at < 6")).toEqual([]);
  });
});

test("a site without a key says so and compares nothing", async () => {
  const off = paying.openOwn();
  const id = await startSync(off, null);
  expect((await stepSync({ ...off, payments: () => null }, id)).kind).toBe("off");
});
