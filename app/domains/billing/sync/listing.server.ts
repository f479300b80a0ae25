/** Lists of Stripe's, a page at a time, and what a comparison writes of a page. */
import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type Stripe from "stripe";
import type { AppContext } from "#app/platform/context.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { type Asked, askStripe } from "#app/platform/payments.ts";
import { stripeDifferences } from "#db/schema/index.ts";
import { SYNC_PAGE } from "../limits.ts";
import type { Difference } from "./comparison.ts";
import type { Run } from "./run.server.ts";

/** What a page has come to: statements to write, and where the next begins; null at the end of its part. */
export type Page =
  | { kind: "page"; statements: BatchItem<"sqlite">[]; compared: number; cursor: string | null }
  | { kind: "down" | "off" };

/** `cursor` of a list: the last object of the page before, and the second it was made in. */
function placeOf(cursor: string | null): { after: string; madeAt: number } | null {
  const [made, ...id] = (cursor ?? "").split(":");
  return id.length === 0 ? null : { after: id.join(":"), madeAt: Number(made) };
}

type Listed = { id?: string; created: number };
type Listing = { limit: number; starting_after?: string };

/** A page of a list of Stripe's, from where the run is. An object to go on after that is gone begins the list anew. */
export async function listPage<T extends Listed>(
  context: AppContext,
  { cursor }: Run,
  list: (stripe: Stripe, listing: Listing) => Promise<Stripe.ApiList<T>>,
): Promise<
  | { kind: "listed"; objects: T[]; cursor: string | null; fromMs: number | null; toMs: number | null }
  | { kind: "down" | "off" }
> {
  const ask = (after: string | undefined): Promise<Asked<Stripe.ApiList<T>>> =>
    askStripe(context, (stripe) =>
      list(stripe, { limit: SYNC_PAGE, ...(after !== undefined && { starting_after: after }) }),
    );
  let place = placeOf(cursor);
  let asked = await ask(place?.after);
  if (asked.kind === "refused" && place !== null) {
    place = null;
    asked = await ask(undefined);
  }
  if (asked.kind !== "said") return { kind: asked.kind === "off" ? "off" : "down" };
  const { data, has_more: more } = asked.value;
  const last = data.at(-1);
  const goesOn = more && last !== undefined;
  return {
    kind: "listed",
    objects: data,
    cursor: goesOn ? `${last.created}:${last.id ?? ""}` : null,
    // All that was made in these seconds is on this page, or on the next to it; the newest page has no end, nor the oldest.
    fromMs: goesOn ? last.created * SECOND_MS : null,
    toMs: place === null ? null : (place.madeAt + 1) * SECOND_MS,
  };
}

/** Condition: made in the span of a page. */
export const isWithin = (column: string, { fromMs, toMs }: { fromMs: number | null; toMs: number | null }) =>
  sql`${sql.raw(column)} >= ${fromMs ?? Number.MIN_SAFE_INTEGER} AND ${sql.raw(column)} < ${toMs ?? Number.MAX_SAFE_INTEGER}`;

/** Ids for `IN`. */
export const listOf = (ids: readonly string[]) => (ids.length === 0 ? [""] : ids);

/** What a page has found, once for each object and kind. */
export function differenceStatements(
  { db, clock }: AppContext,
  { id: syncId }: Run,
  found: readonly Difference[],
) {
  return found.map((difference) =>
    db.orm
      .insert(stripeDifferences)
      .values({ id: newId(clock.now()), syncId, ...difference })
      // What is known to differ takes the place of what was only not on a page, never the other way round.
      .onConflictDoUpdate({
        target: [stripeDifferences.syncId, stripeDifferences.objectId, stripeDifferences.kind],
        set: { ours: sql`excluded.ours`, theirs: sql`excluded.theirs` },
        setWhere: sql`${stripeDifferences.theirs} = ''`,
      }),
  );
}
