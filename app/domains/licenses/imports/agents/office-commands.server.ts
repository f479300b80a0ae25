/** The agent of a claimed profile answers where their office is, after a list had it elsewhere. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import { zoneOfState } from "#app/platform/time/state-zones.ts";
import { prepareOffices } from "./moves.server.ts";
import { findPlaces } from "./places.server.ts";

const askedRow = {
  newsNo: integer,
  importNo: integer,
  stateName: text,
  readOn: text,
  place: text,
  zip: text,
  street: text,
  /** Where the profile has it now. */
  from: text,
};

/** What a list asks about an agent’s office. */
export type AskedOffice = { newsNo: number; place: string; stateName: string; readOn: string };
export type OfficeAnswer = "move" | "keep";
export type OfficeOutcome =
  | "moved"
  | "kept"
  /** Answered already, or the list was taken back. */
  | "gone"
  /** The directory doesn’t know the ZIP anymore, or the profile changed at the same moment. */
  | "changed"
  /** The account doesn’t manage the profile. */
  | "not-yours";

/** The newest question about the office that isn’t answered; null for none. One round trip, by index. */
export async function findAskedOffice(
  { db }: Pick<AppContext, "db">,
  agentNo: number,
): Promise<(AskedOffice & { importNo: number; zip: string; street: string; from: string }) | null> {
  const [[asked]] = await db.batch([
    rowsOf(
      db,
      "where a list has an office",
      askedRow,
      sql`SELECT n.news_no newsNo, n.import_no importNo, s.name stateName, i.read_on readOn, n.before->>'$.place' place,
        n.before->>'$.zip' zip, n.before->>'$.street' street, a.zip "from"
      FROM license_news n JOIN license_imports i ON i.import_no = n.import_no JOIN states s ON s.code = i.state_code
        JOIN agents a ON a.agent_no = n.agent_no
      WHERE n.agent_no = ${agentNo} AND n.kind = 'office' AND n.status IN ('waiting', 'told')
        AND n.before->>'$.zip' IS NOT NULL AND i.phase = 'applied' ORDER BY n.news_no DESC LIMIT 1`,
    ),
  ]);
  return asked ?? null;
}

/**
 * Moves the office to where the list has it, or leaves it. Either way the agent has said where it is: the address is
 * confirmed by them as of now, and the same list doesn’t ask again.
 */
export async function answerOffice(
  context: AppContext,
  {
    userId,
    agentNo,
    newsNo,
    answer,
  }: { userId: string; agentNo: number; newsNo: number; answer: OfficeAnswer },
): Promise<OfficeOutcome> {
  const { db, clock } = context;
  const asked = await findAskedOffice(context, agentNo);
  if (asked === null || asked.newsNo !== newsNo) return "gone";
  const place = (await findPlaces(context, [{ zip: asked.zip, city: null, addressState: null }]))({
    zip: asked.zip,
    city: null,
    addressState: null,
  });
  if (answer === "move" && "problem" in place) return "changed";
  const moved =
    answer === "keep" || "problem" in place
      ? null
      : await prepareOffices(
          context,
          asked.importNo,
          [
            {
              agentNo,
              from: asked.from,
              to: { ...place, street: asked.street, timeZone: zoneOfState(place.stateCode) },
            },
          ],
          "agent",
        );
  if (moved !== null && moved.count === 0) return "changed";
  const written = await commit(context, {
    guards: {
      "not-yours": sql`EXISTS (SELECT 1 FROM profiles p WHERE p.user_id = ${userId} AND p.agent_no = ${agentNo}
        AND p.verified AND p.account_status = 'active')`,
      gone: sql`EXISTS (SELECT 1 FROM license_news n WHERE n.news_no = ${newsNo} AND n.status IN ('waiting', 'told'))`,
      changed: moved?.guard ?? sql`1`,
    },
    statements: [
      db.orm.run(sql`UPDATE license_news SET status = 'passed' WHERE agent_no = ${agentNo} AND kind = 'office'
        AND status IN ('waiting', 'told')`),
      ...(moved?.statements ?? []),
      db.orm.run(sql`INSERT INTO agent_facts (agent_no, fact, source, import_no, state_code, confirmed_at, asked_at)
        VALUES (${agentNo}, 'address', 'agent', NULL, NULL, ${clock.now()}, NULL)
        ON CONFLICT (agent_no, fact) DO UPDATE SET source = 'agent', import_no = NULL, state_code = NULL,
          confirmed_at = excluded.confirmed_at`),
    ],
    purge: moved?.purge ?? [],
  });
  if (written.kind !== "committed") return written.kind === "stale" ? written.guard : "changed";
  return answer === "move" ? "moved" : "kept";
}
