/** Agents' applications, for their applicant and for admins. */
import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { isSamePerson } from "#app/domains/accounts/policy.ts";
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
import { HOUR_MS } from "#app/platform/durations.ts";
import { readQueueStatus } from "#app/platform/lists/queue-status.ts";
import {
  AGENT_APPLICATION_STATUSES,
  AGENT_DECLINE_REASONS,
  DOCUMENT_TYPES,
  LICENSE_STATUSES,
  LIST_VERDICTS,
} from "#db/lists.ts";
import { isNotListed, notListedSince } from "../claim-conditions.server.ts";
import { isSimilarName } from "../policy.ts";
import type { ApplicationPage, ListedAgent, OwnApplication, WaitingNewAgent } from "./application-types.ts";
import {
  APPLICATION_HOURS,
  EXPORTED_APPLICATIONS,
  LISTED_APPLICATIONS,
  MOST_LICENSES,
  NAMESAKES_READ,
  SHOWN_ROWS,
} from "./limits.ts";

const ownRow = {
  id: text,
  status: oneOf(AGENT_APPLICATION_STATUSES),
  npn: text,
  firstName: text,
  lastName: text,
  zip: text,
  documentType: oneOf(DOCUMENT_TYPES),
  documentBytes: integer,
  openedAt: integer,
  dueAt: integer,
  decidedAt: nullable(integer),
  declinedFor: nullable(oneOf(AGENT_DECLINE_REASONS)),
  reason: text,
};
const OWN = sql`a.id, a.status, a.npn, a.first_name firstName, a.last_name lastName, a.zip, a.document_type documentType,
  a.document_bytes documentBytes, a.opened_at openedAt, a.due_at dueAt, a.decided_at decidedAt,
  a.declined_for declinedFor, a.reason`;

const licenseRow = {
  stateCode: text,
  stateName: text,
  number: text,
  lines: integer,
  effectiveOn: text,
  expiresOn: text,
};
const licensesOf = ({ db }: Pick<AppContext, "db">, id: SQL) =>
  rowsOf(
    db,
    "licenses of an application",
    licenseRow,
    sql`SELECT l.state_code stateCode, s.name stateName, l.number, l.lines, l.effective_on effectiveOn,
      l.expires_on expiresOn FROM agent_application_licenses l JOIN states s ON s.code = l.state_code
      WHERE l.application_id = ${id} ORDER BY l.position LIMIT ${MOST_LICENSES}`,
  );

/** The account's newest application; null when it never sent one. One round trip. */
export async function findOwnApplication(
  { db }: Pick<AppContext, "db">,
  userId: string,
): Promise<OwnApplication | null> {
  const { rows, licenses } = await db.read({
    rows: rowsOf(
      db,
      "own application to be listed",
      { ...ownRow, isListed: flag, returns: flag },
      sql`SELECT ${OWN}, EXISTS (SELECT 1 FROM agents g WHERE g.npn = a.npn) isListed, ${isNotListed(sql`a.npn`)} returns
        FROM agent_applications a WHERE a.user_id = ${userId} ORDER BY a.opened_at DESC LIMIT 1`,
    ),
    licenses: licensesOf(
      { db },
      sql`(SELECT a.id FROM agent_applications a WHERE a.user_id = ${userId} ORDER BY a.opened_at DESC LIMIT 1)`,
    ),
  });
  const [row] = rows;
  return row === undefined ? null : { ...row, licenses };
}

/** The states that a license can be of, for the form. */
export async function listStates({ db }: Pick<AppContext, "db">) {
  const [states] = await db.read([
    rowsOf(
      db,
      "states",
      { value: text, label: text },
      sql`SELECT code value, name label FROM states ORDER BY name LIMIT 70`,
    ),
  ]);
  return states;
}

/**
 * What waits for a person: open applications, and profiles made of one that an applied list contradicts until an admin has
 * looked. Both with their clock, by index.
 */
export const WAITING = sql`(SELECT a.id, a.first_name || ' ' || a.last_name name, a.npn, a.status, a.opened_at openedAt,
    a.due_at dueAt, EXISTS (SELECT 1 FROM agent_application_listings l JOIN license_imports i ON i.import_no = l.import_no
      WHERE l.application_id = a.id AND l.settled_at IS NULL AND l.verdict <> 'confirms' AND i.phase = 'applied') contradicted
  FROM agent_applications a WHERE a.status = 'open'
  UNION ALL SELECT a.id, a.first_name || ' ' || a.last_name, a.npn, a.status, min(i.applied_at),
    min(i.applied_at) + ${APPLICATION_HOURS * HOUR_MS}, 1
  FROM agent_application_listings l CROSS JOIN license_imports i ON i.import_no = l.import_no
    CROSS JOIN agent_applications a ON a.id = l.application_id
  WHERE l.settled_at IS NULL AND l.verdict <> 'confirms' AND i.phase = 'applied' AND a.status = 'approved'
  GROUP BY a.id)`;

export const waitingRow = {
  id: text,
  name: text,
  npn: text,
  status: oneOf(AGENT_APPLICATION_STATUSES),
  contradicted: flag,
  openedAt: integer,
  dueAt: integer,
};

/** What waits for a person, the longest first. One round trip, shared with the page's others. */
export async function listWaitingNewAgents({ db }: Pick<AppContext, "db">): Promise<WaitingNewAgent[]> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "new agents that wait",
      waitingRow,
      sql`SELECT w.id, w.name, w.npn, w.status, w.contradicted, w.openedAt, w.dueAt FROM ${WAITING} w
        ORDER BY w.dueAt, w.id LIMIT ${LISTED_APPLICATIONS}`,
    ),
  ]);
  return rows;
}

/** How many would be listed without that limit. */
export const countWaitingNewAgents = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(context, "new agents", sql`SELECT w.openedAt at, w.dueAt due FROM ${WAITING} w`);

const pageRow = {
  ...ownRow,
  place: nullable(text),
  judge: nullable(text),
  userId: text,
  accountFirst: text,
  accountLast: text,
  email: text,
  emailConfirmedAt: nullable(integer),
  createdAt: integer,
  managed: nullable(text),
  agentSlug: nullable(text),
  agentName: nullable(text),
  notListedSince: nullable(integer),
};
const listedRow = {
  agentNo: integer,
  slug: text,
  name: text,
  firstName: text,
  lastName: text,
  npn: text,
  place: text,
  number: text,
  isHeld: flag,
};
const LISTED = sql`g.agent_no agentNo, g.slug, g.name, p.first_name firstName, p.last_name lastName, g.npn,
  c.name || ', ' || g.state_code place, EXISTS (SELECT 1 FROM profiles h WHERE h.agent_no = g.agent_no) isHeld`;
const LISTED_WITH = sql`JOIN people p ON p.id = g.person_id JOIN cities c ON c.city_no = g.city_no`;
const Said = z.object({
  stateCode: z.string(),
  number: z.string(),
  npn: z.string(),
  name: z.string().nullable(),
  status: z.enum(LICENSE_STATUSES),
  expiresOn: z.string().nullable(),
});

/** One application with everything needed to decide it; null when there is none. One round trip. */
export async function findAgentApplication(
  { db }: Pick<AppContext, "db">,
  id: string,
): Promise<ApplicationPage | null> {
  const own = sql`(SELECT n.npn FROM agent_applications n WHERE n.id = ${id})`;
  const { rows, licenses, byNpn, byNumber, byName, others, listings } = await db.read({
    rows: rowsOf(
      db,
      "application to be listed",
      pageRow,
      sql`SELECT ${OWN}, c.name || ', ' || z.state_code place,
          (SELECT j.first_name || ' ' || substr(j.last_name, 1, 1) || '.' FROM users j WHERE j.id = a.decided_by) judge,
          u.id userId, u.first_name accountFirst, u.last_name accountLast, u.email, u.email_confirmed_at emailConfirmedAt,
          u.created_at createdAt,
          (SELECT m.url_slug FROM profiles m WHERE m.user_id = u.id AND m.agent_no IS NOT NULL) managed,
          g.slug agentSlug, g.name agentName,
          ${notListedSince(sql`a.npn`)} notListedSince
        FROM agent_applications a JOIN users u ON u.id = a.user_id LEFT JOIN zips z ON z.zip = a.zip
          LEFT JOIN cities c ON c.city_no = z.city_no LEFT JOIN agents g ON g.agent_no = a.agent_no
        WHERE a.id = ${id} LIMIT 1`,
    ),
    licenses: licensesOf({ db }, sql`${id}`),
    byNpn: rowsOf(
      db,
      "profiles with an applicant’s NPN",
      listedRow,
      sql`SELECT ${LISTED}, '' number FROM agents g ${LISTED_WITH} WHERE g.npn = ${own} LIMIT ${SHOWN_ROWS}`,
    ),
    byNumber: rowsOf(
      db,
      "profiles with an applicant’s license numbers",
      listedRow,
      sql`SELECT ${LISTED}, l.state_code || ' ' || l.number number FROM agent_application_licenses n
        CROSS JOIN licenses l ON l.state_code = n.state_code AND l.number = n.number
        CROSS JOIN agents g ON g.agent_no = l.agent_no ${LISTED_WITH}
        WHERE n.application_id = ${id} LIMIT ${SHOWN_ROWS}`,
    ),
    // By the last name as a phrase, whatever its accents, then by city. First names are compared below.
    byName: rowsOf(
      db,
      "namesakes of an applicant",
      listedRow,
      sql`SELECT ${LISTED}, '' number FROM (SELECT rowid agent_no FROM agent_text WHERE agent_text MATCH (
            SELECT 'name : "' || replace(n.last_name, '"', '') || '"' FROM agent_applications n WHERE n.id = ${id})
          LIMIT ${NAMESAKES_READ}) t
        CROSS JOIN agents g ON g.agent_no = t.agent_no AND g.city_no = (SELECT z.city_no FROM agent_applications n
          JOIN zips z ON z.zip = n.zip WHERE n.id = ${id}) ${LISTED_WITH} LIMIT ${SHOWN_ROWS * 5}`,
    ),
    others: rowsOf(
      db,
      "other applications with the NPN",
      { id: text, name: text, status: oneOf(AGENT_APPLICATION_STATUSES), openedAt: integer },
      sql`SELECT o.id, u.first_name || ' ' || u.last_name name, o.status, o.opened_at openedAt
        FROM agent_applications o JOIN users u ON u.id = o.user_id WHERE o.npn = ${own} AND o.id <> ${id}
        ORDER BY o.status = 'open' DESC, o.opened_at DESC LIMIT ${SHOWN_ROWS}`,
    ),
    listings: rowsOf(
      db,
      "what lists say of an application",
      {
        importNo: integer,
        verdict: oneOf(LIST_VERDICTS),
        said: json(Said),
        readOn: text,
        appliedAt: integer,
        settledAt: nullable(integer),
      },
      sql`SELECT l.import_no importNo, l.verdict, l.said, i.read_on readOn, i.applied_at appliedAt, l.settled_at settledAt
        FROM agent_application_listings l JOIN license_imports i ON i.import_no = l.import_no
        WHERE l.application_id = ${id} AND i.phase = 'applied'
        ORDER BY l.verdict = 'confirms', i.applied_at DESC, l.row_no LIMIT ${SHOWN_ROWS}`,
    ),
  });
  const [row] = rows;
  if (row === undefined) return null;
  const { accountFirst, accountLast, emailConfirmedAt, createdAt, agentSlug, agentName, ...facts } = row;
  const { userId, email, managed, ...application } = facts;
  const namesakes = byName.filter((one) => isSimilarName(application, one)).slice(0, SHOWN_ROWS);
  return {
    ...application,
    licenses,
    applicant: {
      userId,
      name: `${accountFirst} ${accountLast}`,
      email,
      since: createdAt,
      emailConfirmed: emailConfirmedAt !== null,
      sameName: isSamePerson({ firstName: accountFirst, lastName: accountLast }, application),
      managed,
    },
    agent: agentSlug === null || agentName === null ? null : { slug: agentSlug, name: agentName },
    listed: application.status === "open" ? once(byNpn, byNumber, namesakes) : [],
    others,
    listings,
  };
}

type ListedRow = RowOf<typeof listedRow>;

/** Each profile once, for the strongest reason. */
function once(
  byNpn: readonly ListedRow[],
  byNumber: readonly ListedRow[],
  byName: readonly ListedRow[],
): ListedAgent[] {
  const found = new Map<number, ListedAgent>();
  const add = (rows: readonly ListedRow[], why: ListedAgent["why"]) => {
    for (const { firstName: _, lastName: __, ...row } of rows)
      if (!found.has(row.agentNo)) found.set(row.agentNo, { ...row, why });
  };
  add(byNpn, "npn");
  add(byNumber, "number");
  add(byName, "name");
  return [...found.values()];
}

/** Every application of an account, with the licenses it named. */
export async function exportAgentApplications({ db }: Pick<AppContext, "db">, userId: string) {
  const [rows] = await db.read([
    rowsOf(
      db,
      "exported applications to be listed",
      { ...ownRow, licenses: text },
      sql`SELECT ${OWN}, (SELECT group_concat(l.state_code || ' ' || l.number, '; ') FROM agent_application_licenses l
          WHERE l.application_id = a.id) licenses
        FROM agent_applications a WHERE a.user_id = ${userId} ORDER BY a.opened_at DESC LIMIT ${EXPORTED_APPLICATIONS}`,
    ),
  ]);
  return rows;
}
