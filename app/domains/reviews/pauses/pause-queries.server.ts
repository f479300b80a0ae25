/** Pauses as profiles and admins see them. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { having, waitingList } from "#app/platform/lists/long-list.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { t, tn } from "#app/text/text.ts";

/** How many reviews of the agent wait for a person, by the pause or by another signal. */
const waiting = (agentNo: SQL) =>
  sql`(SELECT count(*) FROM reviews w WHERE w.agent_no = ${agentNo} AND w.status = 'held')`;

const shownRow = { beganAt: integer, waiting: integer };

/** For the profile's batch; no row without an open pause. `agentNo` selects one agent's number. */
export const pauseStatement = ({ db }: Pick<AppContext, "db">, agentNo: SQL) =>
  rowsOf(
    db,
    "pause on a profile",
    shownRow,
    sql`SELECT p.began_at beganAt, ${waiting(sql`p.agent_no`)} waiting FROM review_pauses p
      WHERE p.agent_no = ${agentNo} AND p.ended_at IS NULL LIMIT 1`,
  );

/** What the profile says; null without a pause. Written on the server: the page's scripts don't load it. */
export function pauseWords(rows: readonly RowOf<typeof shownRow>[], name: string): string | null {
  const pause = rows[0];
  if (pause === undefined) return null;
  const day = formatPublicDay(pause.beganAt);
  return [
    t("New reviews of {name} are paused.", { name }),
    pause.waiting === 0
      ? t("None waits now. Paused since {day}.", { day })
      : tn(pause.waiting, "{n} review waits since {day}.", "{n} reviews wait since {day}.", { day }),
    t(
      "Many came at once, more than usual, from people who never met or messaged this agent here. A person reads each of them first, whether it gives one star or five. Until then they’re counted as held, and their stars don’t count. People who completed an appointment or had a conversation with the agent here can review as always.",
    ),
  ].join(" ");
}

const pauseRow = {
  id: text,
  agentName: text,
  agentSlug: text,
  evidence: text,
  waiting: integer,
  beganAt: integer,
  lastBurstAt: integer,
  organization: nullable(text),
};

/** Open pauses, the longest first. */
export const openPauses = waitingList(
  "open pauses",
  pauseRow,
  "beganAt",
  ({ find }: { find?: string | undefined }) => ({
    columns: sql`p.id, a.name agentName, a.slug agentSlug, p.evidence, ${waiting(sql`p.agent_no`)} waiting,
      p.began_at beganAt, p.last_burst_at lastBurstAt,
      (SELECT o.name FROM organizations o WHERE o.organization_no = a.organization_no) organization`,
    from: sql`FROM review_pauses p JOIN agents a ON a.agent_no = p.agent_no`,
    where: [
      sql`p.ended_at IS NULL`,
      find === undefined ? undefined : sql`a.name LIKE ${having(find)} ESCAPE '\\'`,
    ],
    at: sql`p.began_at`,
    id: sql`p.id`,
  }),
);
