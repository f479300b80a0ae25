/**
 * An admin changes a plan. A price row never changes: another amount is another row, which gets its own Stripe price at its
 * first payment, and existing subscriptions continue with theirs.
 */
import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { newId } from "#app/platform/ids.ts";
import { planEntitlements, planPrices, plans } from "#db/schema/index.ts";
import type { BillingInterval } from "../types.ts";
import type { AdminPrice, FoundPlan } from "./admin-plan-queries.server.ts";

/** The new state of a plan. Without an amount for an interval it isn't sold for it. */
export type PlanDraft = {
  name: string;
  summary: string;
  includes: string;
  offered: boolean;
  seatsMin: number;
  seatsMax: number;
  cents: Readonly<Record<BillingInterval, number | null>>;
  entitlements: readonly FoundPlan["entitlements"][number][];
};
export type Refused = { status: 400 | 409; field: "form" | "month" | "seatsMax"; words: string };

export const CHANGED_MEANWHILE: Refused = {
  status: 409,
  field: "form",
  words: "This plan changed while you read it. Nothing was done. Read it again, then decide.",
};
const NOTHING: Refused = { status: 400, field: "form", words: "That’s how it is already." };
const NO_PRICE: Refused = { status: 400, field: "month", words: "A plan that’s offered needs a price." };
const FEWER: Refused = { status: 400, field: "seatsMax", words: "The most can’t be fewer than the fewest." };

const INTERVALS = ["month", "year"] as const satisfies readonly BillingInterval[];
const offeredFor = (prices: readonly AdminPrice[], interval: BillingInterval) =>
  prices.find((price) => price.interval === interval && price.status === "offered") ?? null;

/** Changes a plan with its prices and entitlements, if it is still as read. Returns null on success. */
export async function changePlan(
  context: AppContext,
  before: FoundPlan,
  draft: PlanDraft,
  { adminId, reason }: { adminId: string; reason: string },
): Promise<Refused | null> {
  const { db, clock } = context;
  const { plan, prices, entitlements } = before;
  if (draft.seatsMax < draft.seatsMin) return FEWER;
  if (draft.offered && draft.cents.month === null && draft.cents.year === null) return NO_PRICE;
  const row = {
    name: draft.name,
    summary: draft.summary,
    includes: draft.includes,
    status: draft.offered ? ("offered" as const) : ("withdrawn" as const),
    seatsMin: draft.seatsMin,
    seatsMax: draft.seatsMax,
  };
  const gives = [...draft.entitlements].sort();
  const had = [...entitlements].sort();
  const moved = INTERVALS.filter(
    (interval) => (offeredFor(prices, interval)?.amountCents ?? null) !== draft.cents[interval],
  );
  const same =
    moved.length === 0 &&
    gives.join() === had.join() &&
    Object.entries(row).every(([key, value]) => plan[key as keyof typeof row] === value);
  if (same) return NOTHING;
  const nowMs = clock.now();
  const factsOf = (
    one: Omit<typeof row, "summary" | "includes">,
    cents: (interval: BillingInterval) => number | null,
    unlocks: readonly string[],
  ) => ({
    name: one.name,
    status: one.status,
    seatsMin: one.seatsMin,
    seatsMax: one.seatsMax,
    monthCents: cents("month"),
    yearCents: cents("year"),
    entitlements: unlocks,
  });
  const words = plan.summary !== row.summary || plan.includes !== row.includes;
  const written = await commit(context, {
    guards: {
      state: sql`EXISTS (SELECT 1 FROM plans WHERE id = ${plan.id} AND changed_at = ${plan.changedAt})`,
    },
    statements: [
      db.orm
        .update(plans)
        // Always a new moment, so that others see that it changed.
        .set({ ...row, changedAt: Math.max(nowMs, plan.changedAt + 1) })
        .where(eq(plans.id, plan.id)),
      db.orm.delete(planEntitlements).where(eq(planEntitlements.planId, plan.id)),
      ...(gives.length === 0
        ? []
        : [
            db.orm
              .insert(planEntitlements)
              .values(gives.map((entitlement) => ({ planId: plan.id, entitlement }))),
          ]),
      ...moved.flatMap((interval) => priceStatements(context, before, interval, draft.cents[interval])),
    ],
    audit: [
      {
        actorId: adminId,
        act: "plan.change",
        subject: { kind: "plan", id: plan.id },
        reason,
        before: factsOf(plan, (interval) => offeredFor(prices, interval)?.amountCents ?? null, had),
        after: {
          ...factsOf(row, (interval) => draft.cents[interval], gives),
          ...(words && { wordsChanged: true }),
        },
      },
    ],
  });
  return written.kind === "committed" ? null : CHANGED_MEANWHILE;
}

/** Withdraws the interval's offered price and offers the amount, with its earlier row or a new one. */
function priceStatements(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { plan, prices }: FoundPlan,
  interval: BillingInterval,
  amountCents: number | null,
): BatchItem<"sqlite">[] {
  const withdraw = db.orm
    .update(planPrices)
    .set({ status: "withdrawn" })
    .where(
      and(
        eq(planPrices.planId, plan.id),
        eq(planPrices.interval, interval),
        eq(planPrices.status, "offered"),
      ),
    );
  if (amountCents === null) return [withdraw];
  const currency = prices[0]?.currency ?? "usd";
  const earlier = prices.find(
    (price) =>
      price.interval === interval && price.amountCents === amountCents && price.currency === currency,
  );
  return [
    withdraw,
    earlier === undefined
      ? db.orm.insert(planPrices).values({
          id: newId(clock.now()),
          planId: plan.id,
          interval,
          amountCents,
          currency,
          status: "offered",
          stripePriceId: null,
          createdAt: clock.now(),
        })
      : db.orm.update(planPrices).set({ status: "offered" }).where(eq(planPrices.id, earlier.id)),
  ];
}
