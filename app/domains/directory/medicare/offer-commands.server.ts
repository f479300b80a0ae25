/** Writes what agents state about the Medicare plans they offer. */
import { type SQL, sql } from "drizzle-orm";
import { paths } from "#app/paths/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import type { Offer } from "./offer-inputs.ts";

/** States the numbers for the profile that this account manages; null takes them back. False without such a profile. */
export async function stateOffer(
  context: AppContext,
  { userId, slug }: { userId: string; slug: string | null },
  offer: Offer | null,
): Promise<boolean> {
  const { db, clock } = context;
  const own = sql`(SELECT k.agent_no FROM profiles k WHERE k.user_id = ${userId} AND k.verified
    AND k.account_status = 'active')`;
  const written = await commit(context, {
    guards: { own: sql`${own} IS NOT NULL` },
    statements: [
      offer === null
        ? db.orm.run(sql`DELETE FROM medicare_offers WHERE agent_no = ${own}`)
        : db.orm.run(sql`INSERT INTO medicare_offers (agent_no, organizations, plans, every_plan, stated_on)
            SELECT ${own}, ${offer.organizations}, ${offer.plans}, ${offer.everyPlan ? 1 : 0}, ${utcDay(clock.now())}
            WHERE true
            ON CONFLICT (agent_no) DO UPDATE SET organizations = excluded.organizations, plans = excluded.plans,
              every_plan = excluded.every_plan, stated_on = excluded.stated_on`),
    ],
    purge: slug === null ? [] : [paths.showcase(slug)],
  });
  return written.kind === "committed";
}

/** For the batch in which an account leaves the agents that `agents` selects: the statement was that account's. */
export const dropOffers = ({ db }: Pick<AppContext, "db">, agents: SQL) =>
  db.orm.run(sql`DELETE FROM medicare_offers WHERE agent_no IN ${agents}`);
