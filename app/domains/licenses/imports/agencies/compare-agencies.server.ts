/** Rows of a list of agencies compared with the organizations that are here. */
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { AppContext } from "#app/platform/context.ts";
import {
  integer,
  json,
  nullable,
  oneOf,
  packed,
  type RowOf,
  real,
  rowsOf,
  text,
} from "#app/platform/database/rows.ts";
import { LICENSE_STATUSES } from "#db/lists.ts";
import { findPlaces, type OfficePlace } from "../agents/places.server.ts";
import type { Import } from "../import-rows.server.ts";
import type { AgencyFacts, RowOutcome, StagedRow } from "../types.ts";
import { type AgencyMove, managersOf, moveOf } from "./agency-moves.server.ts";

/** Organizations or agents with one NPN or number that are read at most. */
const MOST_EACH = 4;
const MOST_MEMBERS = 20_000;

/** What a list says of an agency in its state. */
export type ListedAgency = {
  number: string;
  status: (typeof LICENSE_STATUSES)[number];
  readOn: string;
  importNo: number;
  affiliations: ListedAffiliation[];
};
export type ListedAffiliation = { agentNo: number; since: string | null; until: string | null };

export type AgencyResult = { row: StagedRow & { facts: AgencyFacts } } & (
  | { kind: "unmatched" | "unplaced" }
  | { kind: "rejected"; problem: string }
  /** A new organization has a place. */
  | {
      kind: "agency";
      outcome: RowOutcome;
      organizationNo: number | null;
      slug: string | null;
      place: OfficePlace | null;
      before: ListedAgency | null;
      after: ListedAgency;
      /** Of one that is here: the office that the list has elsewhere. */
      move: AgencyMove | null;
    }
);

const heldRow = {
  organizationNo: integer,
  npn: nullable(text),
  number: nullable(text),
  name: text,
  slug: text,
  street: text,
  zip: text,
  cityNo: integer,
  stateCode: text,
  lat: real,
  lon: real,
  /** JSON: accounts that own or manage it. */
  managers: json(z.array(z.string())),
};
const licenseRow = {
  organizationNo: integer,
  number: text,
  status: oneOf(LICENSE_STATUSES),
  readOn: text,
  importNo: integer,
};
const affiliationRow = {
  organizationNo: integer,
  agentNo: integer,
  since: nullable(text),
  until: nullable(text),
};
const agentRow = { agentNo: integer, npn: text, number: text };

const isAgencyRow = (row: StagedRow): row is StagedRow & { facts: AgencyFacts } => "agency" in row.facts;

/**
 * Compares rows in the order of the file. An agency is the organization with its NPN, else the one with its license number in
 * the state. Three round trips at most.
 */
export async function compareAgencies(
  context: Pick<AppContext, "db">,
  { importNo, stateCode, readOn, layout }: Pick<Import, "importNo" | "stateCode" | "readOn" | "layout">,
  staged: readonly StagedRow[],
): Promise<AgencyResult[]> {
  const rows = staged.filter(isAgencyRow);
  if (rows.length === 0) return [];
  const state = stateCode ?? "";
  const { byNpn, byNumber, agentsByNpn, agentsByNumber } = await readKnown(context, state, rows);
  const held = [...new Set([...byNpn.values(), ...byNumber.values()].map((one) => one.organizationNo))];
  const [{ licenses, affiliations, asked }, places] = await Promise.all([
    readListed(context, state, held),
    findPlaces(
      context,
      rows.map(({ facts }) => facts),
    ),
  ]);
  const namesMembers = "producerNpn" in layout.columns || "producerNumber" in layout.columns;
  return rows.map((row): AgencyResult => {
    const { key, npn, facts } = row;
    const organization = (npn === "" ? undefined : byNpn.get(npn)) ?? byNumber.get(key);
    const other = byNumber.get(key);
    if (
      other !== undefined &&
      organization !== undefined &&
      other.organizationNo !== organization.organizationNo
    )
      return { row, kind: "rejected", problem: `${other.name} has the agency license ${key} here.` };
    const organizationNo = organization?.organizationNo ?? null;
    const license = licenses.find((one) => one.organizationNo === organizationNo && one.number === key);
    const listed = affiliations
      .filter((one) => one.organizationNo === organizationNo)
      .map(({ organizationNo: _, ...one }) => one);
    const before = license === undefined ? null : { ...license, affiliations: listed };
    const members = new Map<number, ListedAffiliation>();
    for (const member of facts.members) {
      const agentNo = agentsByNpn.get(member.npn ?? "") ?? agentsByNumber.get(member.number ?? "");
      if (agentNo !== undefined) members.set(agentNo, { agentNo, since: member.since, until: member.until });
    }
    const after: ListedAgency = {
      number: key,
      status: facts.status,
      readOn,
      importNo,
      affiliations: namesMembers ? [...members.values()] : listed,
    };
    if (organization === undefined) {
      if (facts.status !== "active" || facts.agency === "") return { row, kind: "unmatched" };
      const place = places(facts);
      if ("problem" in place) return { row, kind: "unplaced" };
      return {
        row,
        kind: "agency",
        outcome: "created",
        organizationNo,
        slug: null,
        place,
        before,
        after,
        move: null,
      };
    }
    const said = outcomeOf(before, after);
    const isOlder = before !== null && before.readOn > readOn;
    const elsewhere = isOlder ? null : moveOf(organization, facts, places(facts), state);
    // Its managers are asked once about each place, with news of a later list.
    const isAsked =
      elsewhere?.managers != null &&
      (said === "unchanged" || asked.has(`${organizationNo} ${elsewhere.said}`));
    const move = isAsked ? null : elsewhere;
    const outcome =
      move?.managers === null && (said === "unchanged" || said === "confirmed") ? "moved" : said;
    return {
      row,
      kind: "agency",
      outcome,
      organizationNo,
      slug: organization.slug,
      place: null,
      before,
      after,
      move,
    };
  });
}

function outcomeOf(before: ListedAgency | null, after: ListedAgency): RowOutcome {
  if (before === null) return "added";
  if (before.readOn > after.readOn) return "unchanged";
  if (before.status === "active" && after.status !== "active") return "ended";
  const plain = ({ affiliations }: ListedAgency) =>
    JSON.stringify(affiliations.map((one) => [one.agentNo, one.since, one.until]).sort());
  if (before.status !== after.status || plain(before) !== plain(after)) return "changed";
  return before.readOn === after.readOn ? "unchanged" : "confirmed";
}

/** Organizations and producers that the rows name. One round trip. */
async function readKnown(
  { db }: Pick<AppContext, "db">,
  stateCode: string,
  rows: readonly (StagedRow & { facts: AgencyFacts })[],
) {
  const list = (values: readonly (string | null)[]) =>
    JSON.stringify([...new Set(values.filter((value) => value !== null && value !== ""))]);
  const members = rows.flatMap(({ facts }) => facts.members);
  const { organizations, agents } = await db.batch({
    organizations: rowsOf(
      db,
      "organizations that a list may be about",
      { found: packed(heldRow) },
      sql`SELECT json_group_array(json_array(no, npn, number, name, slug, street, zip, city_no, state_code, lat, lon,
          '' || ${managersOf(sql`no`)})) found FROM (
        SELECT * FROM (SELECT o.organization_no no, o.npn, NULL number, o.name, o.url_slug slug, o.street, o.zip, o.city_no,
            o.state_code, o.lat, o.lon FROM json_each(${list(rows.map(({ npn }) => npn))}) j CROSS JOIN organizations o
          WHERE o.npn = j.value AND o.status = 'active' LIMIT ${rows.length * MOST_EACH})
        UNION ALL SELECT o.organization_no, o.npn, l.number, o.name, o.url_slug, o.street, o.zip, o.city_no,
            o.state_code, o.lat, o.lon FROM json_each(${list(rows.map(({ key }) => key))}) j CROSS JOIN organization_licenses l
          CROSS JOIN organizations o
          WHERE l.state_code = ${stateCode} AND l.number = j.value AND o.organization_no = l.organization_no)`,
    ),
    agents: rowsOf(
      db,
      "producers whom a list names",
      { found: packed(agentRow) },
      sql`SELECT json_group_array(json_array(no, npn, number)) found FROM (
        SELECT * FROM (SELECT a.agent_no no, a.npn, '' number FROM json_each(${list(members.map(({ npn }) => npn))}) j
          CROSS JOIN agents a WHERE a.npn = j.value LIMIT ${MOST_MEMBERS})
        UNION ALL SELECT * FROM (SELECT l.agent_no, '', j.value FROM json_each(${list(members.map(({ number }) => number))}) j
          CROSS JOIN licenses l WHERE l.state_code = ${stateCode} AND l.number = j.value LIMIT ${MOST_MEMBERS}))`,
    ),
  });
  const found = organizations[0]?.found ?? [];
  const people = agents[0]?.found ?? [];
  const keyed = <Row>(all: readonly Row[], keyOf: (row: Row) => string | null) =>
    new Map(all.flatMap((one) => (keyOf(one) ? [[keyOf(one) ?? "", one] as const] : [])));
  const numbers = (all: readonly RowOf<typeof agentRow>[], keyOf: (row: RowOf<typeof agentRow>) => string) =>
    new Map([...keyed(all, keyOf)].map(([key, { agentNo }]) => [key, agentNo]));
  return {
    byNpn: keyed(
      found.filter(({ number }) => number === null),
      ({ npn }) => npn,
    ),
    byNumber: keyed(found, ({ number }) => number),
    agentsByNpn: numbers(people, ({ npn }) => npn),
    agentsByNumber: numbers(people, ({ number }) => number),
  };
}

/** What earlier lists of the state said of organizations. One round trip. */
async function readListed(
  { db }: Pick<AppContext, "db">,
  stateCode: string,
  organizationNos: readonly number[],
) {
  const each = sql`json_each(${JSON.stringify(organizationNos)}) j`;
  const { licenses, affiliations, asked } = await db.batch({
    asked: rowsOf(
      db,
      "offices that agencies were asked about",
      { found: packed({ organizationNo: integer, said: text }) },
      sql`SELECT json_group_array(json_array(c.organization_no, c.after->>'$.asked')) found
        FROM ${each} CROSS JOIN agency_changes c
        WHERE c.organization_no = j.value AND c.after->>'$.asked' IS NOT NULL`,
    ),
    licenses: rowsOf(
      db,
      "licenses of agencies",
      { found: packed(licenseRow) },
      sql`SELECT json_group_array(json_array(l.organization_no, l.number, l.status, l.read_on, l.import_no)) found
        FROM ${each} CROSS JOIN organization_licenses l
        WHERE l.organization_no = j.value AND l.state_code = ${stateCode}`,
    ),
    affiliations: rowsOf(
      db,
      "affiliations that lists name",
      { found: packed(affiliationRow) },
      sql`SELECT json_group_array(json_array(l.organization_no, l.agent_no, l.since, l.until)) found
        FROM ${each} CROSS JOIN listed_affiliations l
        WHERE l.organization_no = j.value AND l.state_code = ${stateCode}`,
    ),
  });
  return {
    licenses: licenses[0]?.found ?? [],
    affiliations: affiliations[0]?.found ?? [],
    /** `"<organizationNo> <address>"` */
    asked: new Set((asked[0]?.found ?? []).map((one) => `${one.organizationNo} ${one.said}`)),
  };
}
