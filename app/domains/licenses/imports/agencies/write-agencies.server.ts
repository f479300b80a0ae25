/** What lists say of agencies, written and taken back. */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import * as z from "zod";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, json, nullable, packed, rowsOf, text } from "#app/platform/database/rows.ts";
import { newId } from "#app/platform/ids.ts";
import { slugify } from "#app/platform/slugs.ts";
import { LICENSE_STATUSES } from "#db/lists.ts";
import { readNumbers } from "../agents/new-agents.server.ts";
import type { Import } from "../import-rows.server.ts";
import type { StagedRow } from "../types.ts";
import { areUnmanaged, askStatements, type Moved, officeStatements } from "./agency-moves.server.ts";
import { type AgencyResult, compareAgencies, type ListedAgency } from "./compare-agencies.server.ts";

type Writing = {
  count: number;
  purge: string[];
  guards: { unchanged: SQL };
  statements: BatchItem<"sqlite">[];
};
type Written = Extract<AgencyResult, { kind: "agency" }> & { organizationNo: number };

/** What these rows change, ready for one commit; null where they change nothing. */
export async function agencyChanges(
  context: Pick<AppContext, "db" | "clock">,
  found: Import,
  rows: readonly StagedRow[],
): Promise<Writing | null> {
  const results = (await compareAgencies(context, found, rows)).flatMap((one) =>
    one.kind === "agency" && one.outcome !== "unchanged" ? [one] : [],
  );
  if (results.length === 0) return null;
  const made = await prepareOrganizations(
    context,
    results.filter(({ organizationNo }) => organizationNo === null),
  );
  const written = results.flatMap((one): Written[] => {
    const organizationNo = one.organizationNo ?? made.numbers.get(one.row.rowNo);
    return organizationNo === undefined ? [] : [{ ...one, organizationNo }];
  });
  const { db, clock } = context;
  const state = found.stateCode ?? "";
  const log = written.map(({ organizationNo, outcome, before, after, move }) => {
    const moves = move?.managers === null;
    return [
      organizationNo,
      outcome === "created" ? null : JSON.stringify({ listed: before, ...(moves && { office: move.from }) }),
      JSON.stringify({
        listed: after,
        ...(moves && { office: move.to }),
        ...(move !== null && !moves && { asked: move.said }),
      }),
    ];
  });
  const moved = written.flatMap(({ organizationNo, move }) =>
    move?.managers === null ? [{ organizationNo, from: move.from.zip, to: move.to }] : [],
  );
  return {
    count: written.length,
    purge: [...made.slugs, ...results.flatMap(({ slug }) => slug ?? [])].map((slug) =>
      paths.organization(slug),
    ),
    guards: { unchanged: sql`${made.guard} AND ${asRead(state, written)} AND ${areUnmanaged(moved)}` },
    statements: [
      ...made.statements,
      ...listedStatements(
        context,
        state,
        written.map(({ organizationNo, after }) => ({ organizationNo, listed: after })),
      ),
      ...officeStatements(context, moved),
      ...written.flatMap(({ row, move, slug }) => askStatements(context, row.facts.agency, slug, move)),
      db.orm.run(sql`INSERT INTO agency_changes (import_no, organization_no, state_code, before, after, changed_at)
        SELECT ${found.importNo}, j.value->>0, ${state}, j.value->>1, j.value->>2, ${clock.now()}
        FROM json_each(${JSON.stringify(log)}) j`),
    ],
  };
}

/** That no other list has said something of these agencies since they were read. */
function asRead(stateCode: string, written: readonly Written[]): SQL {
  const rows = written.map(({ after, before }) => [after.number, before?.importNo ?? null]);
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(rows)}) j WHERE (SELECT l.import_no
    FROM organization_licenses l WHERE l.state_code = ${stateCode} AND l.number = j.value->>0) IS NOT j.value->>1)`;
}

/** The statements that make a list's word of agencies what it is now; null: there is none. */
function listedStatements(
  { db }: Pick<AppContext, "db">,
  stateCode: string,
  agencies: readonly { organizationNo: number; listed: ListedAgency | null; number?: string }[],
): BatchItem<"sqlite">[] {
  const run = (statement: SQL) => db.orm.run(statement);
  const nos = JSON.stringify(agencies.map(({ organizationNo }) => organizationNo));
  const gone = JSON.stringify(
    agencies.flatMap(({ listed, number }) => (listed === null ? (number ?? []) : [])),
  );
  const licenses = JSON.stringify(
    agencies.flatMap(({ organizationNo, listed }) =>
      listed === null ? [] : [[listed.number, organizationNo, listed.status, listed.readOn, listed.importNo]],
    ),
  );
  const affiliations = JSON.stringify(
    agencies.flatMap(({ organizationNo, listed }) =>
      (listed?.affiliations ?? []).map(({ agentNo, since, until }) => [
        ...[organizationNo, agentNo, since, until, listed?.readOn, listed?.importNo],
      ]),
    ),
  );
  return [
    run(sql`DELETE FROM organization_licenses WHERE state_code = ${stateCode}
      AND number IN (SELECT value FROM json_each(${gone}))`),
    run(sql`INSERT INTO organization_licenses (state_code, number, organization_no, status, read_on, import_no)
      SELECT ${stateCode}, j.value->>0, j.value->>1, j.value->>2, j.value->>3, j.value->>4 FROM json_each(${licenses}) j
      WHERE true ON CONFLICT (state_code, number) DO UPDATE SET organization_no = excluded.organization_no,
        status = excluded.status, read_on = excluded.read_on, import_no = excluded.import_no`),
    run(sql`DELETE FROM listed_affiliations WHERE state_code = ${stateCode}
      AND organization_no IN (SELECT value FROM json_each(${nos}))`),
    run(sql`INSERT INTO listed_affiliations (organization_no, state_code, agent_no, since, until, read_on, import_no)
      SELECT j.value->>0, ${stateCode}, j.value->>1, j.value->>2, j.value->>3, j.value->>4, j.value->>5
      FROM json_each(${affiliations}) j CROSS JOIN agents a WHERE a.agent_no = j.value->>1`),
  ];
}

/** The statements that make a public page for each of these agencies, which no account manages. One round trip. */
async function prepareOrganizations(
  context: Pick<AppContext, "db" | "clock">,
  results: readonly Extract<AgencyResult, { kind: "agency" }>[],
) {
  const { db, clock } = context;
  const nowMs = clock.now();
  const named = results.flatMap(({ row, place }) =>
    place === null
      ? []
      : [{ row, place, base: slugify(row.facts.agency).slice(0, 80).replace(/-$/, "") || "agency" }],
  );
  if (named.length === 0)
    return { numbers: new Map<number, number>(), slugs: [] as string[], guard: sql`1`, statements: [] };
  const { highest, taken } = await readNumbers(
    context,
    [...new Set(named.map(({ base }) => base))],
    "organization",
  );
  const made = named.map(({ row, place, base }, at) => {
    const next = (taken.get(base) ?? 0) + 1;
    taken.set(base, next);
    return { row, place, no: highest + 1 + at, slug: next === 1 ? base : `${base}-${next}` };
  });
  const rows = JSON.stringify(
    made.map(({ row: { npn, facts }, place, no, slug }) => [
      ...[
        no,
        newId(nowMs),
        facts.agency,
        slug,
        npn === "" ? null : npn,
        facts.street ?? "",
        place.zip,
        place.cityNo,
      ],
      ...[place.stateCode, place.lat, place.lon, facts.phone],
    ]),
  );
  const each = sql`json_each(${rows}) j`;
  return {
    numbers: new Map(made.map(({ row, no }) => [row.rowNo, no])),
    slugs: made.map(({ slug }) => slug),
    guard: sql`coalesce((SELECT max(organization_no) FROM organizations), 0) = ${highest}
      AND NOT EXISTS (SELECT 1 FROM ${each} CROSS JOIN organizations o WHERE o.npn = j.value->>4)
      AND NOT EXISTS (SELECT 1 FROM ${each} CROSS JOIN organizations o WHERE o.url_slug = j.value->>3)`,
    statements: [
      db.orm.run(sql`INSERT INTO organizations (organization_no, id, status, name, type, description, url_slug, npn, street,
          zip, city_no, state_code, lat, lon, phone, created_at)
        SELECT j.value->>0, j.value->>1, 'active', j.value->>2, 'agency', '', j.value->>3, j.value->>4, j.value->>5,
          j.value->>6, j.value->>7, j.value->>8, j.value->>9, j.value->>10, j.value->>11, ${nowMs} FROM ${each}`),
      db.orm.run(sql`INSERT INTO organization_text (rowid, name, description)
        SELECT j.value->>0, j.value->>2, '' FROM ${each}`),
    ],
  };
}

const Day = z.string().nullable();
const Office = z.object({
  street: z.string(),
  zip: z.string(),
  cityNo: z.number(),
  stateCode: z.string(),
  lat: z.number(),
  lon: z.number(),
});
const Listed = z.object({
  /** Where it was moved. */
  office: Office.optional(),
  listed: z
    .object({
      number: z.string(),
      status: z.enum(LICENSE_STATUSES),
      readOn: z.string(),
      importNo: z.number(),
      affiliations: z.array(z.object({ agentNo: z.number(), since: Day, until: Day })),
    })
    .nullable(),
});
const changeRow = {
  changeNo: integer,
  organizationNo: integer,
  before: nullable(json(Listed)),
  after: json(Listed),
  /** A later list has said something else of it since. */
  isOld: flag,
  /** Somebody uses the organization, or it is gone. */
  isUsed: flag,
  isManaged: flag,
  slug: nullable(text),
};

/** Tables whose rows about an organization only people write: one row, and it stays. */
const SIGNS_OF_USE = [
  "organization_members",
  "organization_invites",
  "membership_requests",
  "organization_events",
  "organization_applications",
  "billing_customers",
  "photos",
  "agents",
] as const;

/** The next changes of an import of agencies, from its last, as its undo takes them back. */
export async function agencyChangesBefore({ db }: Pick<AppContext, "db">, found: Import, most: number) {
  const used = sql.join(
    SIGNS_OF_USE.map(
      (table) => sql`EXISTS (SELECT 1 FROM ${sql.raw(table)} u WHERE u.organization_no = c.organization_no)`,
    ),
    sql` OR `,
  );
  const [[row]] = await db.batch([
    rowsOf(
      db,
      "what an import did to agencies",
      { changes: packed(changeRow) },
      sql`SELECT json_group_array(json_array(c.change_no, c.organization_no, c.before, c.after,
          EXISTS (SELECT 1 FROM agency_changes n JOIN license_imports i ON i.import_no = n.import_no
            WHERE n.organization_no = c.organization_no AND n.change_no > c.change_no AND n.state_code = c.state_code
              AND n.import_no <> c.import_no AND i.phase <> 'undone'),
          ${used} OR EXISTS (SELECT 1 FROM organization_affiliations u
            WHERE u.child_no = c.organization_no OR u.parent_no = c.organization_no)
            OR EXISTS (SELECT 1 FROM organization_licenses u WHERE u.organization_no = c.organization_no
              AND u.import_no <> c.import_no),
          EXISTS (SELECT 1 FROM organization_members m WHERE m.organization_no = c.organization_no AND m.user_id IS NOT NULL
            AND m.left_at IS NULL AND m.role IN ('owner', 'manager')),
          (SELECT o.url_slug FROM organizations o WHERE o.organization_no = c.organization_no))) changes
        FROM (SELECT * FROM agency_changes WHERE import_no = ${found.importNo} AND change_no < ${found.cursor}
          ORDER BY change_no DESC LIMIT ${most}) c`,
    ),
  ]);
  return (row?.changes ?? []).sort((a, b) => b.changeNo - a.changeNo);
}

type AgencyChange = Awaited<ReturnType<typeof agencyChangesBefore>>[number];

/** The statements that take these changes back; what a later list says, and what somebody uses, stays. */
export function agenciesBack(
  context: Pick<AppContext, "db">,
  { stateCode }: Import,
  changes: readonly AgencyChange[],
): Writing & { removed: number } {
  const { db } = context;
  const back = changes.filter(({ isOld, slug }) => !isOld && slug !== null);
  const removed = back.filter(({ before, isUsed }) => before === null && !isUsed);
  // One that has moved on since, or that somebody manages by now, stays where it is.
  const moved = back.flatMap(({ organizationNo, before, after, isManaged }): Moved[] =>
    before?.office === undefined || after.office === undefined || isManaged
      ? []
      : [{ organizationNo, from: after.office.zip, to: before.office }],
  );
  const gone = JSON.stringify(removed.map(({ organizationNo }) => organizationNo));
  const from = (table: string, column: string) =>
    db.orm.run(
      sql`DELETE FROM ${sql.raw(table)} WHERE ${sql.raw(column)} IN (SELECT value FROM json_each(${gone}))`,
    );
  return {
    count: back.length,
    removed: removed.length,
    purge: back.flatMap(({ slug }) => (slug === null ? [] : [paths.organization(slug)])),
    guards: { unchanged: sql`1` },
    statements: [
      ...listedStatements(
        context,
        stateCode ?? "",
        back.map(({ organizationNo, before, after }) => ({
          organizationNo,
          listed: before?.listed ?? null,
          ...(after.listed !== null && { number: after.listed.number }),
        })),
      ),
      ...officeStatements(context, moved),
      from("organization_text", "rowid"),
      from("organizations", "organization_no"),
    ],
  };
}
