/** What the rule makes of labeled reviews, one after the other, without a server. */
import { linkedSignals } from "#app/domains/reviews/signals/linked-signals.ts";
import { decideSignals } from "#app/domains/reviews/signals/signals.ts";
import { factsOf, readSent, type Sent } from "#db/seed/reviews/ring-facts.ts";
import type { Labeled } from "./labeled-reviews.ts";

type Counts = Record<Labeled["label"], number>;

/** How many of each label are held, and how many a person sees: those, and published ones that a hold led to. */
export function judgeLabeled(labeled: readonly Labeled[]): { held: Counts; seen: Counts } {
  const before: Sent[] = [];
  const held = new Set<string>();
  const seen = new Set<string>();
  for (const [at, review] of labeled.entries()) {
    const one = readSent({ ...review, id: String(at) });
    const verdict = decideSignals(factsOf(one, before));
    if (verdict.hold !== null) held.add(one.id);
    for (const { reviewId } of linkedSignals(one.id, verdict)) seen.add(reviewId);
    before.push(one);
  }
  for (const id of held) seen.add(id);
  const count = (ids: ReadonlySet<string>): Counts => {
    const counts = { ring: 0, ordinary: 0, burst: 0 };
    for (const id of ids) counts[labeled[Number(id)]?.label ?? "ring"] += 1;
    return counts;
  };
  return { held: count(held), seen: count(seen) };
}
