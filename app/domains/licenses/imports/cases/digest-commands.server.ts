/** Admins hear once a day at most that lists contradict claimed profiles, or applications to be listed. */
import { sql } from "drizzle-orm";
import { announceStatements } from "#app/domains/notifications/announce-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { adminRecipientsStatement } from "#app/domains/notifications/preferences-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, rowsOf } from "#app/platform/database/rows.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { contradictionsEmail, contradictionsNews } from "../../emails.ts";
import { LIST_CASE_HOURS } from "../../limits.ts";

const SETTING = "lists.contradictions-told-at";
/** Contradictions that are counted at most. */
const MOST_COUNTED = 10_000;
/** Looked at so many minutes after each hour. */
const MINUTE = 7;

const lastTold = sql`coalesce((SELECT cast(value AS integer) FROM settings WHERE key = ${SETTING}), 0)`;

/**
 * Called every minute, looks once an hour, and tells admins of what is new since they last heard of it, a day ago at the
 * earliest. Two runs at once tell once. Returns how many rows and applications the emails list.
 */
export async function tellOfContradictions(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const nowMs = clock.now();
  if (Math.floor(nowMs / MINUTE_MS) % 60 !== MINUTE) return 0;
  const { counts, admins } = await db.batch({
    counts: rowsOf(
      db,
      "what lists contradict since admins heard of it",
      { profiles: integer, applications: integer, last: integer },
      sql`SELECT t.last, (SELECT count(*) FROM (SELECT 1 FROM list_cases c
            WHERE c.status = 'open' AND c.due_at > t.last + ${LIST_CASE_HOURS * HOUR_MS}
              AND EXISTS (SELECT 1 FROM profiles p WHERE p.agent_no = c.agent_no AND p.verified)
            LIMIT ${MOST_COUNTED})) profiles,
          (SELECT count(DISTINCT l.application_id) FROM agent_application_listings l
            CROSS JOIN license_imports i ON i.import_no = l.import_no
            WHERE l.settled_at IS NULL AND l.verdict <> 'confirms' AND i.phase = 'applied' AND i.applied_at > t.last
              AND EXISTS (SELECT 1 FROM agent_applications a WHERE a.id = l.application_id
                AND a.status IN ('open', 'approved'))) applications
        FROM (SELECT ${lastTold} last) t`,
    ),
    admins: adminRecipientsStatement(context),
  });
  const [found] = counts;
  if (found === undefined || found.last > nowMs - DAY_MS || found.profiles + found.applications === 0)
    return 0;
  const news = contradictionsNews(found);
  const actionUrl = adminPaths.today();
  const written = await commit(context, {
    guards: { first: sql`${lastTold} = ${found.last}` },
    statements: [
      db.orm.run(sql`INSERT INTO settings (key, value) VALUES (${SETTING}, ${String(nowMs)})
        ON CONFLICT (key) DO UPDATE SET value = excluded.value`),
      ...(await announceStatements(context, admins, {
        event: "waiting-list",
        type: "warning",
        ...news,
        actionUrl,
        composeEmail: (email, stop) =>
          contradictionsEmail(email, news, { url: context.origin + actionUrl, stop }),
      })),
    ],
    ...notifyUsers(admins.map(({ userId }) => userId)),
    mail: true,
  });
  return written.kind === "committed" ? found.profiles + found.applications : 0;
}
