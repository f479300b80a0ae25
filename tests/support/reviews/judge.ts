/**
 * What the rule decides about labeled reviews, and about crowds and the rings among them, one after the other,
 * without a server.
 */
import { linkedSignals } from "#app/domains/reviews/signals/linked-signals.ts";
import { decideSignals } from "#app/domains/reviews/signals/signals.ts";
import { factsOf, readSent, type Sent } from "#db/seed/reviews/ring-facts.ts";
import { type Crowds, type Group, isRing } from "./labeled-crowds.ts";
import type { Labeled } from "./labeled-reviews.ts";

/** Which are held, and which a person sees: published ones that a later review was linked to. By index. */
function judge(sent: readonly Sent[], among: Parameters<typeof factsOf>[2] = {}) {
  const before: Sent[] = [];
  const held = new Set<string>();
  const linked = new Set<string>();
  for (const one of sent) {
    const verdict = decideSignals(factsOf(one, before, among));
    if (verdict.hold !== null) held.add(one.id);
    for (const { reviewId } of linkedSignals(one.id, verdict)) linked.add(reviewId);
    before.push(one);
  }
  return { held, linked };
}

type Counts = Record<Labeled["label"], number>;

/** How many of each label are held, and how many a person sees: those, and published ones that a hold led to. */
export function judgeLabeled(labeled: readonly Labeled[]): { held: Counts; seen: Counts } {
  const { held, linked } = judge(labeled.map((review, at) => readSent({ ...review, id: String(at) })));
  const count = (ids: ReadonlySet<string>): Counts => {
    const counts = { ring: 0, ordinary: 0, burst: 0 };
    for (const id of ids) counts[labeled[Number(id)]?.label ?? "ring"] += 1;
    return counts;
  };
  return { held: count(held), seen: count(new Set([...held, ...linked])) };
}

/** `alone` is published without a case. */
export type Judged = { sent: number; held: number; looked: number; alone: number };

/** For each group: how many were sent, are held, are published with a case, and are published without one. */
export function judgeCrowds({ reviews, residents }: Crowds): Map<Group, Judged> {
  const writers = reviews.map((review, at) => readSent({ ...review, id: String(at) }));
  const { held, linked } = judge(writers, { residents, writers });
  return countGroups(
    reviews.map(({ group }, at) => ({ group, held: held.has(String(at)), seen: linked.has(String(at)) })),
  );
}

export function countGroups(outcomes: readonly { group: Group; held: boolean; seen: boolean }[]) {
  const groups = new Map<Group, Judged>();
  for (const { group, held, seen } of outcomes) {
    const one = groups.get(group) ?? { sent: 0, held: 0, looked: 0, alone: 0 };
    groups.set(group, {
      sent: one.sent + 1,
      held: one.held + (held ? 1 : 0),
      looked: one.looked + (!held && seen ? 1 : 0),
      alone: one.alone + (!held && !seen ? 1 : 0),
    });
  }
  return groups;
}

/**
 * Recall: the share of ring reviews that is held or has a case. Precision: the share of ring reviews among all that
 * are held or have a case, and among holds alone; and the share of honest reviews that is held.
 */
export function figuresOf(groups: ReadonlyMap<Group, Judged>) {
  const sum = (ring: boolean, count: (one: Judged) => number) =>
    [...groups].reduce((total, [group, one]) => (isRing(group) === ring ? total + count(one) : total), 0);
  const seen = ({ held, looked }: Judged) => held + looked;
  const holds = sum(true, ({ held }) => held);
  return {
    recall: sum(true, seen) / sum(true, ({ sent }) => sent),
    precision: sum(true, seen) / (sum(true, seen) + sum(false, seen)),
    holdPrecision: holds / (holds + sum(false, ({ held }) => held)),
    wrongHolds: sum(false, ({ held }) => held) / sum(false, ({ sent }) => sent),
  };
}
