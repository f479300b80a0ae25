/** Comparing unexpected objects: one with a strange shape is a row that says so, and no run ends with it. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { compareNightly } from "#app/domains/billing/sync/nightly-sync.server.ts";
import { startSync, stepSync } from "#app/domains/billing/sync/sync-commands.server.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { pageOf } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openPayingAgents, type Payer } from "../paying-agents.ts";

const paying = openPayingAgents();
const { rows, signedIn, newPayer, stripe, openOwn, stripeOf } = paying;
const PAGE = "/admin-stripe-sync";

let admin: Visitor;
let odd: Payer;
let other: Payer;
beforeAll(async () => {
  admin = await signedIn("admin");
  odd = await newPayer();
  other = await newPayer();
});
beforeEach(() => rows("DELETE FROM stripe_syncs"));

async function compared(): Promise<string> {
  const own = openOwn();
  const id = await startSync(own, null);
  for (let step = 0; step < 30; step++) if ((await stepSync(own, id)).kind === "done") return id;
  throw new Error("It never ends.");
}
const differencesOf = (id: string) =>
  rows(
    "SELECT object_id, kind, ours, theirs, failure FROM stripe_differences WHERE sync_id = ? ORDER BY id",
    [id],
  );
const readStored = async (id: string) => JSON.parse(JSON.stringify(await stripe().change(id, {})));

describe("an object with a strange shape", () => {
  const SHAPES: [
    what: string,
    which: "invoice" | "subscription",
    edits: Record<string, unknown>,
    said: RegExp,
  ][] = [
    ["an invoice with an unknown status", "invoice", { status: "melted" }, /is melted/],
    ["an invoice without its transitions", "invoice", { status_transitions: null }, /null/],
    ["an invoice without a total", "invoice", { total: null }, /null is no amount/],
    ["an invoice of half a cent", "invoice", { amount_paid: 0.5 }, /0\.5 is no amount/],
    ["an invoice whose taxes are no list", "invoice", { total_taxes: { amount: 1 } }, /./],
    ["an invoice in no currency", "invoice", { currency: "dollars" }, /dollars is no currency/],
    ["an invoice that was never made", "invoice", { created: "today" }, /./],
    [
      "a subscription without a period",
      "subscription",
      // The stand-in itself needs this date.
      { "items.data.0.current_period_start": null },
      /null is no time/,
    ],
    ["a subscription with an unknown status", "subscription", { status: "melted" }, /is melted/],
  ];
  test.each(SHAPES)(
    "%s: the others are compared, and reconciling it says why it can't be",
    async (_what, which, edits, said) => {
      const before = await readStored(odd[which]);
      const ours = await rows(
        which === "invoice"
          ? "SELECT * FROM invoices WHERE stripe_id = ?"
          : "SELECT * FROM subscriptions WHERE stripe_id = ?",
        [odd[which]],
      );
      await rows("UPDATE subscriptions SET seats = 8 WHERE stripe_id = ?", [other.subscription]);
      await stripe().change(odd[which], { edits });
      try {
        const id = await compared();
        const found = await differencesOf(id);
        expect(found.map(({ object_id }) => object_id).sort()).toEqual(
          [odd[which], other.subscription].sort(),
        );
        const row = found.find(({ object_id }) => object_id === odd[which]);
        expect(row?.theirs).toMatch(/^nothing we can follow: /);
        expect(row?.theirs).toMatch(said);
        const to = `${PAGE}?run=${id}`;
        expect((await pageOf(await admin.get(to))).text).toContain("nothing we can follow");
        expect((await admin.post(to, { intent: "fix-all", run: id })).status).toBe(303);
        const after = await differencesOf(id);
        expect(after.find(({ object_id }) => object_id === odd[which])?.failure).toMatch(said);
        expect(
          await rows("SELECT seats FROM subscriptions WHERE stripe_id = ?", [other.subscription]),
        ).toEqual([{ seats: 1 }]);
        expect(
          await rows(
            which === "invoice"
              ? "SELECT * FROM invoices WHERE stripe_id = ?"
              : "SELECT * FROM subscriptions WHERE stripe_id = ?",
            [odd[which]],
          ),
        ).toEqual(ours);
      } finally {
        await stripe().change(odd[which], { edits: before });
      }
      await rows("DELETE FROM stripe_syncs");
      expect(await differencesOf(await compared())).toEqual([]);
    },
  );

  test("a refund in an unknown currency", async () => {
    const payer = await newPayer();
    const [invoice] = await rows("SELECT payment_intent_id FROM invoices WHERE stripe_id = ?", [
      payer.invoice,
    ]);
    const refund = await stripeOf().refunds.create({
      payment_intent: String(invoice?.payment_intent_id),
      amount: 100,
    });
    await stripe().change(refund.id, { edits: { currency: "dollars" } });
    const found = await differencesOf(await compared());
    expect(found).toMatchObject([
      { object_id: payer.invoice, theirs: expect.stringMatching(/^nothing we can follow: /) },
    ]);
    await stripe().change(refund.id, { edits: { currency: "usd" } });
  });
});

describe("the nightly run", () => {
  const nine = Math.floor(Date.now() / DAY_MS) * DAY_MS + DAY_MS + 9 * HOUR_MS;
  const runs = () => rows("SELECT id, status, part FROM stripe_syncs ORDER BY started_at");
  const begin = (id: string, startedAt: number, part: string) =>
    rows("INSERT INTO stripe_syncs VALUES (?, 'running', NULL, ?, NULL, ?, NULL, 3, 2)", [
      id,
      startedAt,
      part,
    ]);

  test("continues where one died, and starts no second one", async () => {
    const own = openOwn();
    const id = crypto.randomUUID();
    await begin(id, nine, "refunds");
    own.clock.set(nine + 5 * MINUTE_MS);
    for (let minute = 0; minute < 10; minute++) {
      await compareNightly(own);
      own.clock.set(own.clock.now() + MINUTE_MS);
    }
    expect(await runs()).toEqual([{ id, status: "done", part: "unknown" }]);
  });

  test("continues the next minute after an unexpected error", async () => {
    const own = openOwn();
    own.clock.set(nine);
    await compareNightly(own);
    const broken = {
      ...own,
      payments: () => {
        throw new Error("It broke.");
      },
    };
    await expect(compareNightly(broken)).rejects.toThrow("It broke.");
    expect(await runs()).toMatchObject([{ status: "running" }]);
    for (let minute = 0; minute < 10; minute++) {
      own.clock.set(own.clock.now() + MINUTE_MS);
      await compareNightly(own);
    }
    expect(await runs()).toMatchObject([{ status: "done" }]);
  });

  test("replaces one that never ended, once the next day has come", async () => {
    const own = openOwn();
    const stuck = crypto.randomUUID();
    await begin(stuck, nine - 2 * DAY_MS, "invoices");
    own.clock.set(nine);
    for (let minute = 0; minute < 10; minute++) {
      await compareNightly(own);
      own.clock.set(own.clock.now() + MINUTE_MS);
    }
    const after = await runs();
    expect(after).toMatchObject([{ status: "done" }]);
    expect(after[0]?.id).not.toBe(stuck);
  });
});
