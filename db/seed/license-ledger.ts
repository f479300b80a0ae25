/** The ledger's history of the demo's own licenses: an imported list, documents in every state, reminders. */
import type { Client, InStatement } from "@libsql/client/web";
import { READ_HOURS } from "#app/domains/licenses/limits.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { onePagePdf } from "../../stand-ins/one-page-pdf.ts";
import { landmarks } from "./agents/landmarks.ts";
import { addDays, addYears, dayOf, workingTime } from "./days.ts";
import { fixedId } from "./fixed-id.ts";

const AGENT = "agent@fairlead.example";
const ADMIN = "admin@fairlead.example";

const documents = [
  {
    state: "LA",
    stateName: "Louisiana",
    number: "418250",
    lines: 12,
    status: "open",
    daysAgo: 1,
    reason: "",
  },
  // One of those on the profile.
  {
    state: "OK",
    stateName: "Oklahoma",
    number: "3001946172",
    lines: 12,
    status: "accepted",
    daysAgo: 19,
    reason: "",
  },
  {
    state: "AR",
    stateName: "Arkansas",
    number: "3001946",
    lines: 12,
    status: "refused",
    daysAgo: 20,
    reason: "The document ends before the license’s number. Send the whole page.",
  },
] as const;

type LicenseDocument = (typeof documents)[number];
const openedAtOf = ({ daysAgo }: LicenseDocument, nowMs: number) => workingTime(nowMs, daysAgo);
const idOf = (document: LicenseDocument, nowMs: number) =>
  fixedId(`license document ${document.state} ${document.number}`, openedAtOf(document, nowMs));
const termOf = (today: string) => ({
  effectiveOn: addDays(today, -40),
  expiresOn: addDays(addYears(today, 2), -41),
});

/** What was sent, as the state would have written it. */
function paperOf({ stateName, number, status }: LicenseDocument, nowMs: number): Buffer {
  const { effectiveOn, expiresOn } = termOf(dayOf(nowMs));
  return onePagePdf([
    [`STATE OF ${stateName.toUpperCase()}`, "Demonstration, no real document"],
    ["Department of Insurance", ""],
    ["", ""],
    // The refused one ends before it.
    ["Producer license", status === "refused" ? "" : number],
    ["Licensee", landmarks.agents.inesCalloway.name],
    ["Lines", "Property, Casualty"],
    ["Effective", formatDay(effectiveOn)],
    ["Expires", formatDay(expiresOn)],
  ]);
}

/** The documents themselves. They are in a bucket, not in the database. */
export const ledgerDocuments = (nowMs: number) =>
  documents.map((document) => ({ id: idOf(document, nowMs), bytes: paperOf(document, nowMs) }));

/** Writes them if the agent has an account. Call it when all accounts are written. */
export async function seedLicenseLedger(client: Client, nowMs: number): Promise<void> {
  const agentNo = `(SELECT p.agent_no FROM profiles p JOIN users u ON u.id = p.user_id WHERE u.email = '${AGENT}')`;
  const today = dayOf(nowMs);
  const readOn = addDays(today, -6);
  const readAt = nowMs - 6 * DAY_MS;
  const columns = {
    number: 0,
    npn: 1,
    lastName: 2,
    firstName: 3,
    status: 4,
    lines: 5,
    effectiveOn: 6,
    expiresOn: 7,
  };
  const headings = [
    "License Number",
    "NPN",
    "Last Name",
    "First Name",
    "Status",
    "LOA",
    "Effective Date",
    "Expiration Date",
  ];
  const layout = { encoding: "utf-8", delimiter: ",", rowsAbove: 1, headings, columns };
  const rejected = [
    [
      "The expiration date “2/30/2027” isn’t a day of the calendar.",
      ["2204118", "17143152", "Ng", "Ada", "Active", "Life", "3/1/2025", "2/30/2027"],
    ],
    [
      "The license number “2204/507” isn’t 3 to 15 letters, digits, or hyphens.",
      ["2204/507", "10968712", "Ray", "Zoë", "Active", "Life", "3/1/2025", "2/28/2027"],
    ],
  ] as const;
  const texan = `l.agent_no = ${agentNo} AND l.state_code = 'TX'`;
  const statements: InStatement[] = [
    {
      sql: `INSERT INTO license_imports (import_no, list, state_code, file_mark, file_bytes, layout, read_on, phase, cursor,
          rows_read, changed, rejected, applied, started_at, applied_at)
        SELECT 1, 'state', 'TX', ?, 412, ?, ?, 'applied', 2, 4, count(*), 2, count(*), ?, ? FROM licenses l WHERE ${texan}`,
      args: ["0".repeat(64), JSON.stringify(layout), readOn, readAt, readAt],
    },
    ...rejected.map(
      ([reason, cells], at): InStatement => ({
        sql: "INSERT INTO license_import_rejections (import_no, row_no, reason, cells) VALUES (1, ?, ?, ?)",
        args: [at + 3, reason, JSON.stringify(cells)],
      }),
    ),
    {
      sql: `INSERT INTO license_evidence (license_no, agent_no, kind, import_no, read_on, said, recorded_at)
        SELECT l.license_no, l.agent_no, 'import', 1, ?, json_object('status', 'active', 'effectiveOn', l.effective_on,
          'expiresOn', l.expires_on, 'lines', l.state_label), ? FROM licenses l WHERE ${texan} ORDER BY l.license_no`,
      args: [readOn, readAt],
    },
    {
      sql: `INSERT INTO license_changes (license_no, agent_no, cause, import_no, before, after, revision, changed_at)
        SELECT l.license_no, l.agent_no, 'import', 1, json_object('expiresOn', date(l.expires_on, '-2 years'),
          'evidenceReadOn', date(?, '-1 month')), json_object('expiresOn', l.expires_on, 'evidenceReadOn', ?), 0, ?
        FROM licenses l WHERE ${texan} ORDER BY l.license_no`,
      args: [readOn, readOn, readAt],
    },
    ...documents.map((document): InStatement => {
      const { state, number, lines, status, reason } = document;
      const openedAt = openedAtOf(document, nowMs);
      const { effectiveOn, expiresOn } = termOf(today);
      const isOpen = status === "open";
      return {
        sql: `INSERT OR IGNORE INTO license_documents (id, user_id, agent_no, state_code, number, lines, effective_on,
            expires_on, document_type, document_bytes, status, opened_at, due_at, decided_at, decided_by, reason)
          SELECT ?, u.id, p.agent_no, ?, ?, ?, ?, ?, 'application/pdf', ?, ?, ?, ?, ?,
            CASE WHEN ? THEN NULL ELSE (SELECT id FROM users WHERE email = '${ADMIN}') END, ?
          FROM users u JOIN profiles p ON p.user_id = u.id AND p.agent_no IS NOT NULL WHERE u.email = '${AGENT}'`,
        args: [
          idOf(document, nowMs),
          state,
          number,
          lines,
          effectiveOn,
          expiresOn,
          paperOf(document, nowMs).length,
          status,
          openedAt,
          openedAt + READ_HOURS * HOUR_MS,
          isOpen ? null : openedAt + 30 * HOUR_MS,
          isOpen ? 1 : 0,
          reason,
        ],
      };
    }),
    // Everyone has been reminded of what ends soon: the cron has nothing to send on the first day.
    {
      sql: `INSERT INTO license_reminders (license_no, expires_on, days, sent_at)
        SELECT l.license_no, l.expires_on, t.value, ? FROM licenses l JOIN profiles p ON p.agent_no = l.agent_no
          JOIN json_each('[7, 30, 60]') t
        WHERE l.status = 'active' AND l.expires_on >= ? AND julianday(l.expires_on) - julianday(?) <= t.value`,
      args: [nowMs - DAY_MS, addDays(today, -1), today],
    },
  ];
  await client.batch(statements, "write");
}
