/** What lists leave to admins, as they read it: the queue, and one case. */
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { AppContext } from "#app/platform/context.ts";
import {
  flag,
  integer,
  json,
  nullable,
  oneOf,
  type RowOf,
  rowsOf,
  text,
} from "#app/platform/database/rows.ts";
import { having, waitingList } from "#app/platform/lists/long-list.ts";
import { readQueueStatus } from "#app/platform/lists/queue-status.ts";
import { LICENSE_EVIDENCE, LICENSE_STATUSES, LIST_CASE_KINDS, LIST_CASE_STATUSES } from "#db/lists.ts";
import { LISTED_DOCUMENTS } from "../../limits.ts";
import type { ListCaseKind } from "../types.ts";

const waitingRow = {
  id: text,
  kind: oneOf(LIST_CASE_KINDS),
  importNo: integer,
  rowNo: integer,
  stateCode: text,
  number: text,
  name: text,
  npn: text,
  agentName: nullable(text),
  reason: text,
  marks: flag,
  openedAt: integer,
  dueAt: integer,
};
export type WaitingCase = RowOf<typeof waitingRow>;

const COLUMNS = sql`c.id, c.kind, c.import_no importNo, c.row_no rowNo, c.state_code stateCode, c.number, c.name, c.npn,
  a.name agentName, c.reason, c.marks, c.opened_at openedAt, c.due_at dueAt`;
const FROM = sql`FROM list_cases c LEFT JOIN agents a ON a.agent_no = c.agent_no`;

export type CaseFilter = {
  find?: string | undefined;
  kind?: ListCaseKind | undefined;
  state?: string | undefined;
};

const matching = ({ find, kind, state }: CaseFilter) => [
  sql`c.status = 'open'`,
  kind === undefined ? undefined : sql`c.kind = ${kind}`,
  state === undefined ? undefined : sql`c.state_code = ${state}`,
  find === undefined
    ? undefined
    : sql`(c.npn = ${find} OR c.number = ${find.toUpperCase()} OR c.name LIKE ${having(find)} ESCAPE '\\'
        OR a.name LIKE ${having(find)} ESCAPE '\\')`,
];

/** Selects the ids of what waits and matches a filter. */
export const openCases = (filter: CaseFilter, most: number) =>
  sql`SELECT c.id ${FROM} WHERE ${sql.join(
    matching(filter).filter((one) => one !== undefined),
    sql` AND `,
  )} ORDER BY c.due_at, c.id LIMIT ${most}`;

/** What is due first. `find`: license number, NPN, or letters of a name. */
export const waitingCases = waitingList(
  "rows of lists that wait",
  waitingRow,
  "dueAt",
  (filter: CaseFilter) => ({
    columns: COLUMNS,
    from: FROM,
    where: matching(filter),
    at: sql`c.due_at`,
    id: sql`c.id`,
  }),
);

/** The first of the queue. One round trip, shared with the page's others. */
export async function listWaitingCases({ db }: Pick<AppContext, "db">): Promise<WaitingCase[]> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "first rows of lists that wait",
      waitingRow,
      sql`SELECT ${COLUMNS} ${FROM} WHERE c.status = 'open' ORDER BY c.due_at, c.id LIMIT ${LISTED_DOCUMENTS}`,
    ),
  ]);
  return rows;
}

export const countWaitingCases = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(
    context,
    "rows of lists",
    sql`SELECT c.opened_at at, c.due_at due FROM list_cases c WHERE c.status = 'open'`,
  );

const caseRow = {
  ...waitingRow,
  status: oneOf(LIST_CASE_STATUSES),
  row: json(z.unknown()),
  headings: json(z.array(z.string())),
  before: nullable(oneOf(LICENSE_STATUSES)),
  readOn: text,
  stateName: text,
  agentNo: nullable(integer),
  slug: nullable(text),
  agentNpn: nullable(text),
  licenseNo: nullable(integer),
  licenseStatus: nullable(oneOf(LICENSE_STATUSES)),
  lines: nullable(integer),
  effectiveOn: nullable(text),
  expiresOn: nullable(text),
  evidence: nullable(oneOf(LICENSE_EVIDENCE)),
  evidenceReadOn: nullable(text),
  decidedAt: nullable(integer),
  judge: nullable(text),
  decision: text,
};
export type ListCase = RowOf<typeof caseRow>;

/** A case with the license that it is about; null when there is none. One round trip. */
export async function findListCase({ db }: Pick<AppContext, "db">, id: string): Promise<ListCase | null> {
  const [[found]] = await db.read([
    rowsOf(
      db,
      "row of a list to decide",
      caseRow,
      sql`SELECT ${COLUMNS}, c.status, c.row, i.layout->>'$.headings' headings, c.before, i.read_on readOn, s.name stateName,
        a.agent_no agentNo, a.slug, a.npn agentNpn, l.license_no licenseNo, l.status licenseStatus, l.lines,
        l.effective_on effectiveOn, l.expires_on expiresOn, l.evidence, l.evidence_read_on evidenceReadOn,
        c.decided_at decidedAt, c.decision,
        (SELECT j.first_name || ' ' || substr(j.last_name, 1, 1) || '.' FROM users j WHERE j.id = c.decided_by) judge
      ${FROM} JOIN license_imports i ON i.import_no = c.import_no JOIN states s ON s.code = c.state_code
        LEFT JOIN licenses l ON l.license_no = c.license_no
      WHERE c.id = ${id} AND c.status <> 'found' LIMIT 1`,
    ),
  ]);
  return found ?? null;
}
