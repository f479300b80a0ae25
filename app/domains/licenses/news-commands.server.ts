/** Notifies agents of what a list did to their licenses, some at a time: a list of a million rows takes many minutes. */
import { sql } from "drizzle-orm";
import * as z from "zod";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { preferencesOf, type recipientRow } from "#app/domains/notifications/preferences-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, json, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { LICENSE_NEWS_KINDS, LICENSE_STATUSES } from "#db/lists.ts";
import {
  clearedNews,
  type ListedChange,
  listNews,
  officeNews,
  questionedNews,
  takenBackNews,
} from "./emails.ts";
import { NEWS_AT_ONCE, NEWS_BATCHES } from "./limits.ts";
import { notifyAgentStatements } from "./notifications.server.ts";

const Before = z.object({
  status: z.enum(LICENSE_STATUSES),
  lines: z.number(),
  expiresOn: z.string(),
  place: z.string().optional(),
});
const newsRow = {
  newsNo: integer,
  kind: oneOf(LICENSE_NEWS_KINDS),
  before: json(Before),
  stateCode: nullable(text),
  stateName: nullable(text),
  number: nullable(text),
  status: nullable(oneOf(LICENSE_STATUSES)),
  lines: nullable(integer),
  effectiveOn: nullable(text),
  expiresOn: nullable(text),
  readOn: text,
  userId: nullable(text),
  email: nullable(text),
  preferences: nullable(text),
};
type Waiting = RowOf<typeof newsRow>;

/** Called every minute. Each row is sent once, even if two runs overlap. Returns how many were sent. */
export async function tellOfLists(context: AppContext): Promise<number> {
  let told = 0;
  for (let batch = 0; batch < NEWS_BATCHES; batch++) {
    const waiting = await listWaiting(context);
    if (waiting.length === 0) break;
    const some = await tell(context, waiting);
    if (some === null) break;
    told += some;
  }
  return told;
}

/** By agent, so that one who waits for several is mostly told of all at once. What has changed since has no license. */
async function listWaiting({ db }: AppContext): Promise<Waiting[]> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "news of licenses",
      newsRow,
      sql`SELECT n.news_no newsNo, n.kind, n.before, l.state_code stateCode, s.name stateName, l.number, l.status, l.lines,
        l.effective_on effectiveOn, l.expires_on expiresOn, i.read_on readOn, u.id userId, u.email,
        CASE WHEN u.id IS NOT NULL THEN ${preferencesOf(sql`u.id`)} END preferences
      FROM (SELECT * FROM license_news WHERE status = 'waiting' ORDER BY agent_no, news_no LIMIT ${NEWS_AT_ONCE}) n
        JOIN license_imports i ON i.import_no = n.import_no
        LEFT JOIN licenses l ON l.license_no = n.license_no AND l.revision = n.revision
        LEFT JOIN states s ON s.code = l.state_code
        LEFT JOIN profiles p ON p.agent_no = n.agent_no AND p.verified AND p.account_status = 'active'
        LEFT JOIN users u ON u.id = p.user_id
      ORDER BY n.agent_no, n.news_no LIMIT ${NEWS_AT_ONCE}`,
    ),
  ]);
  return rows;
}

type Told = { change: ListedChange; kind: Waiting["kind"]; agent: RowOf<typeof recipientRow> };

const NEWS = {
  worse: (changes) => ({ type: "warning", ...listNews(changes) }),
  questioned: (changes) => ({ type: "warning", ...questionedNews(changes) }),
  restored: (changes) => ({ type: "success", ...takenBackNews(changes) }),
  office: (changes) => ({ type: "info", ...officeNews(changes), actionUrl: paths.editShowcase() }),
  cleared: (changes) => ({ type: "success", ...clearedNews(changes) }),
} satisfies Record<
  Waiting["kind"],
  (changes: readonly [ListedChange, ...ListedChange[]]) => Parameters<typeof notifyAgentStatements>[2]
>;

/** Null when another run, or an undo, was at the same rows. */
async function tell(context: AppContext, waiting: readonly Waiting[]): Promise<number | null> {
  const { db } = context;
  const told = new Map<string, [Told, ...Told[]]>();
  const toldNos: number[] = [];
  for (const row of waiting) {
    const one = readTold(row);
    if (one === null) continue;
    toldNos.push(row.newsNo);
    const key = `${one.agent.userId} ${one.kind}`;
    told.set(key, [...(told.get(key) ?? []), one] as [Told, ...Told[]]);
  }
  const statements = await Promise.all(
    [...told.values()].map(([first, ...others]) => {
      const changes = [first.change, ...others.map(({ change }) => change)] as const;
      return notifyAgentStatements(context, first.agent, NEWS[first.kind](changes));
    }),
  );
  const all = JSON.stringify(waiting.map(({ newsNo }) => newsNo));
  const written = await commit(context, {
    guards: {
      waiting: sql`(SELECT count(*) FROM license_news WHERE status = 'waiting'
        AND news_no IN (SELECT value FROM json_each(${all}))) = ${waiting.length}`,
    },
    statements: [
      db.orm.run(sql`UPDATE license_news SET status = CASE
          WHEN news_no IN (SELECT value FROM json_each(${JSON.stringify(toldNos)})) THEN 'told' ELSE 'passed' END
        WHERE news_no IN (SELECT value FROM json_each(${all}))`),
      ...statements.flat(),
    ],
    ...notifyUsers([...told.values()].map(([{ agent }]) => agent.userId)),
    mail: true,
  });
  return written.kind === "committed" ? toldNos.length : null;
}

/** Null for what is not to be told any more: the license has changed again, or no account has the agent's profile. */
function readTold(row: Waiting): Told | null {
  const { stateName, number, status, lines, effectiveOn, expiresOn, userId, email, preferences } = row;
  if (stateName === null || number === null || status === null || lines === null) return null;
  if (effectiveOn === null || expiresOn === null) return null;
  if (userId === null || email === null || preferences === null) return null;
  const { kind, before, readOn } = row;
  const after = { status, lines, effectiveOn, expiresOn };
  return {
    change: { stateName, number, readOn, before, after },
    kind,
    agent: { userId, email, preferences },
  };
}
