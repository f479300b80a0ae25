/** The agent of a lead, and whether they are licensed for the requested insurance in that state. */
import { sql } from "drizzle-orm";
import { offeredSql } from "#app/domains/directory/medicare/offer-queries.server.ts";
import { agentNumber, type Identifier } from "#app/domains/directory/profile/profile-queries.server.ts";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import { preferencesOf } from "#app/domains/notifications/preferences-queries.server.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { sellerName } from "./consents/consent-texts.ts";
import { QUOTE_TYPES, type QuoteType } from "./requests/quote-questions.ts";

const LICENSE_LIMIT = 60;

const agentRow = {
  agentNo: integer,
  id: text,
  slug: text,
  name: text,
  organization: nullable(text),
  city: text,
  stateCode: text,
  zip: text,
  photoUrl: nullable(text),
  /** The account that manages the profile; null when no account does. */
  userId: nullable(text),
  email: nullable(text),
  preferences: nullable(text),
  acceptingClients: flag,
  acceptingFrom: nullable(text),
  /** In force today; California requires it next to the name (Ins. Code 1725.5). */
  californiaLicense: nullable(text),
  /** Slugs of the insurance that its licenses cover in any state today. */
  covered: nullable(text),
  /** Slugs of that among it which the agent is listed for there (`namedTypes`). */
  listed: nullable(text),
  /** Slugs of the insurance that the agent says they sell. */
  sold: nullable(text),
  /** What they state about the Medicare plans they offer (`readOffered`). */
  medicareOffer: nullable(text),
  /** "Texas 2214873, Oklahoma 3001946172": every license in force today. */
  licenses: nullable(text),
};
export type LeadAgent = Omit<RowOf<typeof agentRow>, "covered" | "listed" | "sold"> & {
  /** The insurance that people can request a quote for, in at least one state. */
  quoteTypes: QuoteType[];
  /** Slugs of what they are licensed for in any state today. */
  covers: string[];
  /** Slugs of the insurance that they sell and are licensed for in any state today. */
  sells: string[];
  /** The name in the consent texts. */
  seller: string;
};

/** Finds a listed agent by slug or id, including old slugs; null otherwise. One round trip. */
export async function findLeadAgent(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  identifier: Identifier,
): Promise<LeadAgent | null> {
  const today = stateDaySql(sql`'CA'`, clock.now());
  const [rows] = await db.read([
    rowsOf(
      db,
      "agent of a lead",
      agentRow,
      sql`
      SELECT a.agent_no agentNo, a.id, a.slug, a.name, o.name organization, c.name city, a.state_code stateCode, a.zip,
        coalesce(a.photo_url, a.drawing_url) photoUrl, k.user_id userId, w.email, ${preferencesOf(sql`w.id`)} preferences,
        a.accepting_clients acceptingClients, a.accepting_from acceptingFrom,
        (SELECT l.number FROM licenses l WHERE l.agent_no = a.agent_no AND l.state_code = 'CA' AND l.status = 'active'
          AND ${today} BETWEEN l.effective_on AND l.expires_on ORDER BY l.expires_on DESC LIMIT 1) californiaLicense,
        (SELECT group_concat(DISTINCT t.slug) FROM agent_coverage v
            JOIN product_types t ON t.active AND v.types & (1 << t.bit)
          WHERE v.agent_no = a.agent_no
            AND v.through_day >= ${stateDaySql(sql`v.state_code`, clock.now())}) covered,
        (SELECT group_concat(DISTINCT t.slug) FROM agent_coverage v
            JOIN product_types t ON t.active
              AND (CASE WHEN v.types & a.types THEN v.types & a.types ELSE v.types END) & (1 << t.bit)
          WHERE v.agent_no = a.agent_no
            AND v.through_day >= ${stateDaySql(sql`v.state_code`, clock.now())}) listed,
        (SELECT group_concat(t.slug) FROM product_types t WHERE t.active AND a.types & (1 << t.bit)) sold,
        ${offeredSql(sql`a.agent_no`)} medicareOffer,
        (SELECT group_concat(n.named, ', ') FROM (SELECT s.name || ' ' || l.number named
          FROM licenses l JOIN states s ON s.code = l.state_code
          WHERE l.agent_no = a.agent_no AND l.status = 'active'
            AND ${stateDaySql(sql`l.state_code`, clock.now())} BETWEEN l.effective_on AND l.expires_on
          ORDER BY l.resident DESC, s.name, l.number LIMIT ${LICENSE_LIMIT}) n) licenses
      FROM agents a JOIN cities c ON c.city_no = a.city_no
        LEFT JOIN organizations o ON o.organization_no = a.organization_no
        LEFT JOIN profiles k ON k.agent_no = a.agent_no AND k.verified AND k.account_status = 'active'
        LEFT JOIN users w ON w.id = k.user_id
      WHERE a.agent_no = ${agentNumber(identifier)} AND a.account_status = 'active' LIMIT 1`,
    ),
  ]);
  const [row] = rows;
  if (row === undefined) return null;
  const { covered, listed, sold, ...agent } = row;
  const covers = slugsOf(covered);
  const named = slugsOf(listed);
  return {
    ...agent,
    covers,
    sells: slugsOf(sold).filter((slug) => covers.includes(slug)),
    quoteTypes: QUOTE_TYPES.filter((slug) => named.includes(slug)),
    seller: sellerName(row.name, row.organization, row.californiaLicense),
  };
}

const slugsOf = (joined: string | null): string[] => (joined === null ? [] : joined.split(","));

const coverRow = { stateCode: text, stateName: text, bit: integer, typeName: text, licensed: flag };

/**
 * Type and state of a request, and whether the agent's licenses cover it there today; null for an unknown ZIP code. One
 * round trip with `findLeadAgent` when both are called together.
 */
export async function findCover(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  agent: Identifier,
  zip: string,
  type: QuoteType,
): Promise<RowOf<typeof coverRow> | null> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "cover of a request",
      coverRow,
      sql`
      SELECT z.state_code stateCode, s.name stateName, t.bit, t.name typeName,
        EXISTS (SELECT 1 FROM agent_coverage v WHERE v.agent_no = ${agentNumber(agent)} AND v.state_code = z.state_code
          AND v.through_day >= ${stateDaySql(sql`z.state_code`, clock.now())} AND v.types & (1 << t.bit)) licensed
      FROM zips z JOIN states s ON s.code = z.state_code JOIN product_types t ON t.slug = ${type}
      WHERE z.zip = ${zip} LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

/** The day whose consent texts apply. */
export const wordingDay = ({ clock }: Pick<AppContext, "clock">): string => utcDay(clock.now());
