/** The ledger, as admins look through it, with what changed of each license on the page. */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { cursorOf, integerKey } from "#app/platform/lists/cursor.ts";
import {
  countStatement,
  FILE_PAGE_ROWS,
  type ListCount,
  readCount,
  takeFilePage,
  takePage,
} from "#app/platform/lists/list-page.ts";
import { readQueueStatus } from "#app/platform/lists/queue-status.ts";
import { CHANGE_CAUSES, LICENSE_EVIDENCE, LICENSE_STATUSES } from "#db/lists.ts";
import { changeWords } from "./words.ts";

const PAGE_LICENSES = 50;
const SHOWN_CHANGES = 5;
/** Something is done to the import in these. */
const MOVING = ["reading", "comparing", "checking", "applying", "marking", "undoing"] as const;

const licenseRow = {
  no: integer,
  agentName: text,
  agentSlug: text,
  npn: text,
  stateCode: text,
  number: text,
  lines: integer,
  status: oneOf(LICENSE_STATUSES),
  effectiveOn: text,
  expiresOn: text,
  evidence: oneOf(LICENSE_EVIDENCE),
  evidenceReadOn: text,
  /** The newest document that was sent for it; null where there is none. */
  documentId: nullable(text),
};
const changeRow = {
  licenseNo: integer,
  cause: oneOf(CHANGE_CAUSES),
  before: nullable(text),
  after: nullable(text),
  changedAt: integer,
};
export type LicenseFileRow = RowOf<typeof licenseRow>;
export type AdminLicenseRow = LicenseFileRow & { changes: { at: number; words: string }[] };

export type AdminLicenseFilter = {
  /** A license number or an NPN. */
  find?: string | undefined;
  state?: string | undefined;
  status?: (typeof LICENSE_STATUSES)[number] | undefined;
  evidence?: (typeof LICENSE_EVIDENCE)[number] | undefined;
};

export const licenseCursor = cursorOf({ no: integerKey() });

function conditionOf({ find, state, status, evidence }: AdminLicenseFilter): SQL {
  const parts: SQL[] = [];
  if (find !== undefined) {
    const number = find.toUpperCase();
    // By the state's own index of numbers, state by state, and by the agent's.
    parts.push(sql`l.license_no IN (
      SELECT n.license_no FROM states s JOIN licenses n ON n.state_code = s.code AND n.number = ${number}
      UNION SELECT p.license_no FROM agents g JOIN licenses p ON p.agent_no = g.agent_no WHERE g.npn = ${find})`);
  }
  if (state !== undefined) parts.push(sql`l.state_code = ${state}`);
  if (status !== undefined) parts.push(sql`l.status = ${status}`);
  if (evidence !== undefined) parts.push(sql`l.evidence = ${evidence}`);
  return parts.length === 0 ? sql`1` : sql.join(parts, sql` AND `);
}

/** The numbers of a page of licenses. */
const numbersOf = (
  all: SQL,
  after: { no: number } | null,
  most: number,
) => sql`SELECT l.license_no FROM licenses l
  WHERE ${all} ${after === null ? sql`` : sql`AND l.license_no < ${after.no}`} ORDER BY l.license_no DESC LIMIT ${most}`;

const licensesStatement = ({ db }: Pick<AppContext, "db">, page: SQL, most: number) =>
  rowsOf(
    db,
    "licenses for admins",
    licenseRow,
    sql`SELECT l.license_no no, a.name agentName, a.slug agentSlug, a.npn, l.state_code stateCode, l.number, l.lines,
        l.status, l.effective_on effectiveOn, l.expires_on expiresOn, l.evidence, l.evidence_read_on evidenceReadOn,
        (SELECT d.id FROM license_documents d WHERE d.agent_no = l.agent_no AND d.state_code = l.state_code
          AND d.number = l.number AND d.status = 'open' LIMIT 1) documentId
      FROM licenses l JOIN agents a ON a.agent_no = l.agent_no WHERE l.license_no IN (${page})
      ORDER BY l.license_no DESC LIMIT ${most}`,
  );

/** A page of licenses and how many there are, the newest in the ledger first. One round trip. */
export async function listAdminLicenses(
  { db }: Pick<AppContext, "db">,
  filter: AdminLicenseFilter,
  after: { no: number } | null,
): Promise<{
  rows: AdminLicenseRow[];
  options: { state: { value: string; label: string }[] };
  count: ListCount;
  next: string | null;
}> {
  const all = conditionOf(filter);
  const page = numbersOf(all, after, PAGE_LICENSES + 1);
  const { rows, changes, counts, states } = await db.read({
    rows: licensesStatement({ db }, page, PAGE_LICENSES + 1),
    changes: rowsOf(
      db,
      "changes of licenses for admins",
      changeRow,
      sql`SELECT c.license_no licenseNo, c.cause, c.before, c.after, c.changed_at changedAt FROM license_changes c
      WHERE c.change_no IN (SELECT n.change_no FROM (${page}) p, license_changes n WHERE n.license_no = p.license_no
        AND (SELECT count(*) FROM license_changes o WHERE o.license_no = n.license_no AND o.change_no > n.change_no)
          < ${SHOWN_CHANGES})
      ORDER BY c.change_no DESC LIMIT ${(PAGE_LICENSES + 1) * SHOWN_CHANGES}`,
    ),
    counts: countStatement(db, "licenses for admins", sql`FROM licenses l WHERE ${all}`),
    states: rowsOf(
      db,
      "states of licenses",
      { value: text, label: text },
      sql`SELECT code value, name label FROM states ORDER BY name LIMIT 70`,
    ),
  });
  const taken = takePage(rows, PAGE_LICENSES, ({ no }) => licenseCursor.write({ no }));
  return {
    rows: taken.rows.map((row) => ({
      ...row,
      changes: changes
        .filter(({ licenseNo }) => licenseNo === row.no)
        .map((change) => ({ at: change.changedAt, words: changeWords(change) })),
    })),
    options: { state: states },
    next: taken.next,
    count: readCount(counts),
  };
}

/** Some of the rows of a file, without what changed of each, and where the next ones begin. */
export async function readAdminLicenses(
  { db }: Pick<AppContext, "db">,
  filter: AdminLicenseFilter,
  after: { no: number } | null,
) {
  const page = numbersOf(conditionOf(filter), after, FILE_PAGE_ROWS);
  const [rows] = await db.batch([licensesStatement({ db }, page, FILE_PAGE_ROWS)]);
  return takeFilePage(rows, ({ no }) => ({ no }));
}

/** How much news of licenses the clock has still to tell; none of it should be an hour old. */
export const countWaitingNews = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(
    context,
    "news of licenses",
    sql`SELECT made_at at, made_at + ${HOUR_MS} due FROM license_news WHERE status = 'waiting'`,
  );

/** Imports that are neither applied, nor undone, nor only tried. */
export const countOpenImports = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(
    context,
    "imports under way",
    sql`SELECT started_at at, NULL due FROM license_imports WHERE phase IN ${MOVING}`,
  );
