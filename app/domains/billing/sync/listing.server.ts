/** Stripe's lists, page by page, and the differences that a comparison writes for a page. */
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

/** The result of a page: statements to write, and the next page's cursor; null at the end of the part. */
export type Page =
  | { kind: "page"; statements: BatchItem<"sqlite">[]; compared: number; cursor: string | null }
  | { kind: "down" | "off" };

/** Reads a list's `cursor`: the last object of the page before, and the second it was created in. */
function placeOf(cursor: string | null): { after: string; madeAt: number } | null {
  const [made, ...id] = (cursor ?? "").split(":");
  return id.length === 0 ? null : { after: id.join(":"), madeAt: Number(made) };
}

type Listed = { id?: string; created: number };
type Listing = { limit: number; starting_after?: string };

/** The page of a Stripe list at the run's cursor. Starts over when the cursor's object is gone. */
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
    // Everything created in these seconds is on this page or a neighboring one; the newest and oldest pages are open-ended.
    fromMs: goesOn ? last.created * SECOND_MS : null,
    toMs: place === null ? null : (place.madeAt + 1) * SECOND_MS,
  };
}

/** Condition: created in a page's time span. */
export const isWithin = (column: string, { fromMs, toMs }: { fromMs: number | null; toMs: number | null }) =>
  sql`${sql.raw(column)} >= ${fromMs ?? Number.MIN_SAFE_INTEGER} AND ${sql.raw(column)} < ${toMs ?? Number.MAX_SAFE_INTEGER}`;

/** Ids for `IN`. */
export const listOf = (ids: readonly string[]) => (ids.length === 0 ? [""] : ids);

/** Writes a page's differences, once for each object and kind. */
export function differenceStatements(
  { db, clock }: AppContext,
  { id: syncId }: Run,
  found: readonly Difference[],
) {
  return found.map((difference) =>
    db.orm
      .insert(stripeDifferences)
      .values({ id: newId(clock.now()), syncId, ...difference })
      // A known difference replaces a provisional one, never the other way round.
      .onConflictDoUpdate({
        target: [stripeDifferences.syncId, stripeDifferences.objectId, stripeDifferences.kind],
        set: { ours: sql`excluded.ours`, theirs: sql`excluded.theirs` },
        setWhere: sql`${stripeDifferences.theirs} = ''`,
      }),
  );
}
