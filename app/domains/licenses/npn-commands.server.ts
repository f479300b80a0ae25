/** The day an agent's NPN was matched with the federal list, changed with its evidence and its audit, as licenses are. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import { dayStartMs } from "#app/platform/time/dates.ts";
import { pagesOf } from "./change-commands.server.ts";

export type MatchChange = {
  agentNo: number;
  /** Days; null: not matched. */
  before: string | null;
  after: string | null;
  /** What the list said; null where none did. */
  said: Readonly<Record<string, unknown>> | null;
};

type MatchCause = { kind: "import"; importNo: number; readOn: string } | { kind: "undo"; importNo: number };

/** The statements of such changes, each of another agent, for one commit. */
export async function prepareMatches(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  changes: readonly MatchChange[],
  cause: MatchCause,
) {
  const nowMs = clock.now();
  const { importNo } = cause;
  const agentNos = JSON.stringify(changes.map(({ agentNo }) => agentNo));
  const [agents] = await db.batch([
    rowsOf(
      db,
      "agents of matches",
      { agentNo: integer, slug: text },
      sql`SELECT agent_no agentNo, slug FROM agents WHERE agent_no IN (SELECT value FROM json_each(${agentNos}))
        LIMIT ${changes.length}`,
    ),
  ]);
  const rows = JSON.stringify(
    changes.map(({ agentNo, before, after, said }) => [
      agentNo,
      before,
      after,
      after === null ? null : dayStartMs(after),
      said === null ? null : JSON.stringify(said),
      JSON.stringify({ npnMatchedOn: before }),
      JSON.stringify({ npnMatchedOn: after }),
    ]),
  );
  const each = sql`json_each(${rows}) j`;
  const guards: { unchanged: SQL } = {
    unchanged: sql`NOT EXISTS (SELECT 1 FROM ${each} JOIN agents a ON a.agent_no = j.value->>0
      WHERE date(a.npn_matched_at / 1000, 'unixepoch') IS NOT j.value->>1)`,
  };
  const statements: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] = [
    db.orm.run(
      sql`UPDATE agents SET npn_matched_at = j.value->>3 FROM ${each} WHERE agents.agent_no = j.value->>0`,
    ),
    db.orm.run(sql`INSERT INTO license_changes (license_no, agent_no, cause, import_no, before, after, revision, changed_at)
      SELECT NULL, j.value->>0, ${cause.kind}, ${importNo}, j.value->>5, j.value->>6, 0, ${nowMs} FROM ${each}`),
    cause.kind === "undo"
      ? db.orm.run(sql`UPDATE license_evidence SET withdrawn_at = ${nowMs} WHERE import_no = ${importNo}
          AND license_no IS NULL AND agent_no IN (SELECT value FROM json_each(${agentNos}))`)
      : db.orm.run(sql`INSERT INTO license_evidence (license_no, agent_no, kind, import_no, read_on, said, recorded_at)
          SELECT NULL, j.value->>0, 'import', ${importNo}, ${cause.readOn}, j.value->>4, ${nowMs} FROM ${each}`),
  ];
  return { guards, statements, purge: agents.flatMap(({ slug }) => pagesOf(slug)) };
}
