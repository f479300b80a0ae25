/** What lists say of appointments, written and taken back. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import * as z from "zod";
import type { AppContext } from "#app/platform/context.ts";
import { integer, json, nullable, packed, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { LICENSE_STATUSES } from "#db/lists.ts";
import { pagesOf } from "../../change-commands.server.ts";
import type { Import } from "../import-rows.server.ts";
import type { StagedRow } from "../types.ts";
import { compareAppointments, type ListedAppointment } from "./compare-appointments.server.ts";

type Writing = {
  count: number;
  purge: string[];
  guards: { unchanged: SQL };
  statements: BatchItem<"sqlite">[];
};
/** `listed`: what a list says of it now; null: none says anything. */
type Written = { agentNo: number; carrierNo: number; listed: ListedAppointment | null };

/** What these rows change, ready for one commit; null where they change nothing. */
export async function appointmentChanges(
  context: Pick<AppContext, "db" | "clock">,
  found: Import,
  rows: readonly StagedRow[],
): Promise<Writing | null> {
  const { db, clock } = context;
  const results = (await compareAppointments(context, found, rows)).flatMap((one) =>
    one.kind === "appointment" && one.outcome !== "unchanged" ? [one] : [],
  );
  if (results.length === 0) return null;
  const state = found.stateCode ?? "";
  const agentNos = [...new Set(results.map(({ agentNo }) => agentNo))];
  const first = new Map<string, (typeof results)[number]>();
  const last = new Map<string, Written>();
  for (const one of results) {
    const key = `${one.agentNo} ${one.carrierNo}`;
    if (!first.has(key)) first.set(key, one);
    last.set(key, { agentNo: one.agentNo, carrierNo: one.carrierNo, listed: one.after });
  }
  const asRead = [...first.values()].map(({ agentNo, carrierNo, before }) => [
    ...[agentNo, carrierNo, before?.importNo ?? null],
  ]);
  const log = results.map(({ agentNo, carrierNo, before, after }) => [
    ...[agentNo, carrierNo, before === null ? null : JSON.stringify(before), JSON.stringify(after)],
  ]);
  return {
    count: results.length,
    purge: await pagesOfAgents(context, agentNos),
    guards: {
      // No other list has said something of these appointments since, and the agents are still here.
      unchanged: sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(asRead)}) j WHERE (SELECT p.import_no
          FROM agent_appointments p WHERE p.agent_no = j.value->>0 AND p.carrier_no = j.value->>1
            AND p.state_code = ${state}) IS NOT j.value->>2)
        AND (SELECT count(*) FROM json_each(${JSON.stringify(agentNos)}) j CROSS JOIN agents a
          WHERE a.agent_no = j.value) = ${agentNos.length}`,
    },
    statements: [
      ...listedStatements(context, state, [...last.values()]),
      db.orm.run(sql`INSERT INTO appointment_changes (import_no, agent_no, carrier_no, state_code, before, after, changed_at)
        SELECT ${found.importNo}, j.value->>0, j.value->>1, ${state}, j.value->>2, j.value->>3, ${clock.now()}
        FROM json_each(${JSON.stringify(log)}) j`),
    ],
  };
}

/** The statements that make a list's word of appointments what it is now. */
function listedStatements(
  { db }: Pick<AppContext, "db">,
  stateCode: string,
  written: readonly Written[],
): BatchItem<"sqlite">[] {
  const gone = written.flatMap(({ agentNo, carrierNo, listed }) =>
    listed === null ? [[agentNo, carrierNo]] : [],
  );
  const here = written.flatMap(({ agentNo, carrierNo, listed }) => {
    if (listed === null) return [];
    const { status, linesLabel, since, until, readOn, importNo } = listed;
    return [[agentNo, carrierNo, status, linesLabel, since, until, readOn, importNo]];
  });
  return [
    db.orm.run(sql`DELETE FROM agent_appointments WHERE (agent_no, carrier_no, state_code) IN
      (SELECT j.value->>0, j.value->>1, ${stateCode} FROM json_each(${JSON.stringify(gone)}) j)`),
    db.orm.run(sql`INSERT INTO agent_appointments (agent_no, carrier_no, state_code, status, lines_label, since, until,
        read_on, import_no)
      SELECT j.value->>0, j.value->>1, ${stateCode}, j.value->>2, j.value->>3, j.value->>4, j.value->>5, j.value->>6,
        j.value->>7 FROM json_each(${JSON.stringify(here)}) j WHERE true
      ON CONFLICT (agent_no, carrier_no, state_code) DO UPDATE SET status = excluded.status,
        lines_label = excluded.lines_label, since = excluded.since, until = excluded.until, read_on = excluded.read_on,
        import_no = excluded.import_no`),
  ];
}

async function pagesOfAgents({ db }: Pick<AppContext, "db">, agentNos: readonly number[]): Promise<string[]> {
  const [agents] = await db.batch([
    rowsOf(
      db,
      "slugs of agents",
      { slug: text },
      sql`SELECT a.slug FROM json_each(${JSON.stringify(agentNos)}) j CROSS JOIN agents a WHERE a.agent_no = j.value
        LIMIT ${agentNos.length}`,
    ),
  ]);
  return agents.flatMap(({ slug }) => pagesOf(slug));
}

const Day = z.string().nullable();
const Listed = z.object({
  status: z.enum(LICENSE_STATUSES),
  linesLabel: z.string(),
  since: Day,
  until: Day,
  readOn: z.string(),
  importNo: z.number(),
});
const changeRow = {
  changeNo: integer,
  agentNo: integer,
  carrierNo: integer,
  before: nullable(json(Listed)),
  after: json(Listed),
  /** The import that the appointment is from now; null: there is none anymore. */
  nowFrom: nullable(integer),
};
type AppointmentChange = RowOf<typeof changeRow>;

/** The next changes of an import of appointments, from its last, as its undo takes them back. */
export async function appointmentChangesBefore(
  { db }: Pick<AppContext, "db">,
  { importNo, cursor }: Pick<Import, "importNo" | "cursor">,
  most: number,
): Promise<AppointmentChange[]> {
  const [[row]] = await db.batch([
    rowsOf(
      db,
      "what an import did to appointments",
      { changes: packed(changeRow) },
      sql`SELECT json_group_array(json_array(c.change_no, c.agent_no, c.carrier_no, c.before, c.after,
          (SELECT p.import_no FROM agent_appointments p WHERE p.agent_no = c.agent_no AND p.carrier_no = c.carrier_no
            AND p.state_code = c.state_code))) changes
        FROM (SELECT * FROM appointment_changes WHERE import_no = ${importNo} AND change_no < ${cursor}
          ORDER BY change_no DESC LIMIT ${most}) c`,
    ),
  ]);
  return (row?.changes ?? []).sort((a, b) => b.changeNo - a.changeNo);
}

/** Lists that may have said something of one appointment, each of them undone after the next. */
const MOST_UNDONE = 20;

/** What was said before, without what imports said that are undone by now. */
async function standing(
  { db }: Pick<AppContext, "db">,
  stateCode: string,
  written: readonly Written[],
): Promise<Written[]> {
  let left = [...written];
  for (let round = 0; round < MOST_UNDONE; round += 1) {
    const asked = left.flatMap(({ agentNo, carrierNo, listed }, at) =>
      listed === null ? [] : [[at, agentNo, carrierNo, listed.importNo]],
    );
    const [rows] = await db.batch([
      rowsOf(
        db,
        "what was said before an import that is undone",
        { at: integer, before: nullable(json(Listed)) },
        sql`SELECT j.value->>0 "at", (SELECT c.before FROM appointment_changes c WHERE c.agent_no = j.value->>1
            AND c.carrier_no = j.value->>2 AND c.state_code = ${stateCode} AND c.import_no = j.value->>3
            ORDER BY c.change_no LIMIT 1) before
          FROM json_each(${JSON.stringify(asked)}) j CROSS JOIN license_imports i
          WHERE i.import_no = j.value->>3 AND i.phase = 'undone' LIMIT ${asked.length + 1}`,
      ),
    ]);
    if (rows.length === 0) return left;
    const before = new Map(rows.map((row) => [row.at, row.before]));
    left = left.map((one, at) => (before.has(at) ? { ...one, listed: before.get(at) ?? null } : one));
  }
  return left;
}

/** The statements that take these changes back; what another list says since stays. */
export async function appointmentsBack(
  context: Pick<AppContext, "db">,
  { importNo, stateCode }: Pick<Import, "importNo" | "stateCode">,
  changes: readonly AppointmentChange[],
): Promise<Writing> {
  const own = changes.filter(({ nowFrom }) => nowFrom === importNo);
  // From the last change of an appointment to its first: the first says what was before the import.
  const back = new Map(
    own.map(({ agentNo, carrierNo, before }): [string, Written] => [
      `${agentNo} ${carrierNo}`,
      { agentNo, carrierNo, listed: before },
    ]),
  );
  const agentNos = [...new Set(own.map(({ agentNo }) => agentNo))];
  const keys = JSON.stringify([...back.values()].map(({ agentNo, carrierNo }) => [agentNo, carrierNo]));
  return {
    count: own.length,
    purge: await pagesOfAgents(context, agentNos),
    guards: {
      unchanged: sql`NOT EXISTS (SELECT 1 FROM json_each(${keys}) j WHERE NOT EXISTS (SELECT 1 FROM agent_appointments p
        WHERE p.agent_no = j.value->>0 AND p.carrier_no = j.value->>1 AND p.state_code = ${stateCode ?? ""}
          AND p.import_no = ${importNo}))`,
    },
    statements: listedStatements(
      context,
      stateCode ?? "",
      await standing(context, stateCode ?? "", [...back.values()]),
    ),
  };
}

/** What an undo of an import of appointments would take back and what it would leave, of its newest `most` changes. */
export async function previewAppointments(
  { db }: Pick<AppContext, "db">,
  importNo: number,
  most: number,
): Promise<{ all: number; stays: number }> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "appointments of an import",
      { all: integer, stays: integer },
      sql`SELECT count(*) "all", count(*) FILTER (WHERE p.import_no IS NOT c.import_no) stays
        FROM (SELECT * FROM appointment_changes WHERE import_no = ${importNo} ORDER BY change_no DESC LIMIT ${most + 1}) c
        LEFT JOIN agent_appointments p ON p.agent_no = c.agent_no AND p.carrier_no = c.carrier_no
          AND p.state_code = c.state_code`,
    ),
  ]);
  return rows[0] ?? { all: 0, stays: 0 };
}
