/** Asks owners of claimed profiles about facts that nobody has confirmed for 90 days (decision 0110). */
import { sql } from "drizzle-orm";
import { announceStatements } from "#app/domains/notifications/announce-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { preferencesOf, recipientRow } from "#app/domains/notifications/preferences-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, integer, nullable, oneOf, packed, type RowOf, rowsOf } from "#app/platform/database/rows.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { AGENT_FACTS } from "#db/lists.ts";
import { LOOKED_AT_ONCE } from "../limits.ts";
import { confirmUrl } from "./confirm-link.server.ts";
import { ASKED_TITLE, askedEmail, askedMessage } from "./due-emails.ts";
import { askOf, type FactName } from "./facts.ts";
import { findFacts } from "./unconfirmed-queries.server.ts";

const ownerRow = {
  ...recipientRow,
  agentNo: integer,
  lookAt: integer,
  active: flag,
  facts: packed({ fact: oneOf(AGENT_FACTS), confirmedAt: integer, askedAt: nullable(integer) }),
};
type Owner = RowOf<typeof ownerRow>;

/**
 * Called by the clock: looks at the claimed profiles whose time has come, by index. Most have nothing that is due, and
 * only move on. Returns how many owners were asked.
 */
export async function askAboutFacts(context: AppContext): Promise<number> {
  const nowMs = context.clock.now();
  const looked = (await listOwners(context)).map((owner) => ({
    ...owner,
    ...askOf(owner.active ? owner.facts : [], nowMs),
  }));
  const quiet = looked.filter(({ ask }) => ask.length === 0);
  if (quiet.length > 0) await lookLater(context, quiet);
  let asked = 0;
  for (const owner of looked) {
    if (owner.ask.length === 0) continue;
    try {
      if (await askOne(context, owner)) asked++;
    } catch (error) {
      // The others don't wait for this one.
      const message = error instanceof Error ? error.message : "no answer";
      context.log({ event: "facts-not-asked", requestId: context.requestId, message });
      await lookLater(context, [owner]);
    }
  }
  return asked;
}

async function listOwners({ db, clock }: AppContext): Promise<Owner[]> {
  const [owners] = await db.batch([
    rowsOf(
      db,
      "owners of facts",
      ownerRow,
      sql`SELECT u.id userId, u.email, ${preferencesOf(sql`u.id`)} preferences, p.agent_no agentNo,
        p.facts_look_at lookAt, p.verified AND p.account_status = 'active' AND a.account_status = 'active' active,
        (SELECT json_group_array(json_array(f.fact, f.confirmed_at, f.asked_at)) FROM agent_facts f
          WHERE f.agent_no = p.agent_no) facts
      FROM profiles p CROSS JOIN users u ON u.id = p.user_id CROSS JOIN agents a ON a.agent_no = p.agent_no
      WHERE p.agent_no IS NOT NULL AND p.facts_look_at <= ${clock.now()}
      ORDER BY p.facts_look_at LIMIT ${LOOKED_AT_ONCE}`,
    ),
  ]);
  return owners;
}

async function lookLater(
  context: AppContext,
  owners: readonly { userId: string; lookAt: number }[],
): Promise<void> {
  const rows = JSON.stringify(owners.map(({ userId, lookAt }) => [userId, lookAt]));
  await commit(context, {
    statements: [
      context.db.orm.run(sql`UPDATE profiles SET facts_look_at = j.value->>1 FROM json_each(${rows}) j
        WHERE profiles.user_id = j.value->>0`),
    ],
  });
}

/** One owner's question, in one batch with the time of the next look: of two runs at once only one asks. */
async function askOne(
  context: AppContext,
  owner: Owner & { ask: FactName[]; lookAt: number },
): Promise<boolean> {
  const { db, clock, origin } = context;
  const { userId, agentNo, ask, lookAt } = owner;
  const askedAt = clock.now();
  // In English, as all that agents are told about their profile.
  const found = await inLanguage("en", () =>
    findFacts(context, sql`${agentNo}`, (_, fact) => ask.includes(fact)),
  );
  if (found === null) {
    await lookLater(context, [{ userId, lookAt }]);
    return false;
  }
  const { facts } = found;
  const url = await confirmUrl(context, { userId, agentNo, askedAt });
  const written = await commit(context, {
    guards: {
      due: sql`EXISTS (SELECT 1 FROM profiles WHERE user_id = ${userId} AND agent_no = ${agentNo}
        AND facts_look_at <= ${askedAt})`,
    },
    statements: [
      db.orm.run(sql`UPDATE profiles SET facts_look_at = ${lookAt} WHERE user_id = ${userId}`),
      db.orm.run(sql`UPDATE agent_facts SET asked_at = ${askedAt}
        WHERE agent_no = ${agentNo} AND fact IN (SELECT value FROM json_each(${JSON.stringify(ask)}))`),
      ...(await announceStatements(context, [owner], {
        event: "facts",
        type: "info",
        title: ASKED_TITLE,
        message: askedMessage(facts),
        actionUrl: paths.dashboard(),
        composeEmail: (email, stop) =>
          askedEmail(email, facts, { confirmUrl: url, editUrl: origin + paths.editShowcase(), stop }),
      })),
    ],
    ...notifyUsers([userId]),
    mail: true,
  });
  return written.kind === "committed";
}
