/** The facts that the accuracy page counts and its files list: the same conditions for both, in SQL. */
import { type SQL, sql } from "drizzle-orm";
import { AGENT_FACTS } from "#db/lists.ts";
import { AGE_DAYS } from "./ages.ts";

const NO_HOURS = JSON.stringify(Array(7).fill(null));
const allFacts = sql`json_each(${JSON.stringify(AGENT_FACTS)})`;

/** Whether the profile of `a` shows the fact named `f.value`. */
const isShown = sql`CASE f.value
    WHEN 'address' THEN 1
    WHEN 'phone' THEN a.phone IS NOT NULL
    WHEN 'hours' THEN a.weekly_hours <> ${NO_HOURS}
    WHEN 'carriers' THEN EXISTS (SELECT 1 FROM agent_carriers c WHERE c.agent_no = a.agent_no)
    WHEN 'languages' THEN a.languages <> 0
    ELSE NOT a.accepting_clients OR EXISTS (SELECT 1 FROM profiles p WHERE p.agent_no = a.agent_no AND p.verified
      AND p.account_status = 'active') END`;

/** A part of a state's agents by their number: those after one, at most so many. */
export type AgentPart = { stateCode: string; after: number; most: number };

/** By an index of its own: in the order of the table, a small state would read all of it. */
const agentsOf = ({ stateCode, after }: AgentPart) =>
  sql`FROM agents INDEXED BY agents_state WHERE state_code = ${stateCode} AND agent_no > ${after} ORDER BY agent_no`;

/** The last agent of a full part; no row where it isn't full. */
export const lastAgent = (part: AgentPart) =>
  sql`SELECT agent_no agentNo ${agentsOf(part)} LIMIT 1 OFFSET ${part.most - 1}`;

/** Facts that listed profiles show, of a part of a state's agents (`a`), with who confirmed each (`e`). */
export const shownFacts = (
  part: AgentPart,
) => sql`FROM (SELECT agent_no ${agentsOf(part)} LIMIT ${part.most}) s
  CROSS JOIN agents a ON a.agent_no = s.agent_no CROSS JOIN ${allFacts} f
  LEFT JOIN agent_facts e ON e.agent_no = a.agent_no AND e.fact = f.value
  WHERE a.account_status = 'active' AND ${isShown}`;

/** A part of the licenses of a state by their number. */
export type LicensePart = { stateCode: string; after: LicensePlace; most: number };
export type LicensePlace = { number: string; licenseNo: number };
export const FIRST_LICENSE: LicensePlace = { number: "", licenseNo: 0 };

const licensesOf = ({ stateCode, after }: LicensePart) =>
  sql`FROM licenses WHERE state_code = ${stateCode} AND (number, license_no) > (${after.number}, ${after.licenseNo})
    ORDER BY number, license_no`;
export const lastLicense = (part: LicensePart) =>
  sql`SELECT number, license_no licenseNo ${licensesOf(part)} LIMIT 1 OFFSET ${part.most - 1}`;

/** Licenses (`l`) of a part that listed profiles (`a`) show as active. */
export const activeLicenses = (
  part: LicensePart,
) => sql`FROM (SELECT * ${licensesOf(part)} LIMIT ${part.most}) l
  CROSS JOIN agents a ON a.agent_no = l.agent_no WHERE l.status = 'active' AND a.account_status = 'active'`;

/** Who confirmed a fact, and on which day (UTC); empty for nobody. */
export const factSource = sql`coalesce(e.source, 'nobody')`;
export const factDay = sql`coalesce(date(e.confirmed_at / 1000, 'unixepoch'), '')`;
export const licenseSource = sql`CASE l.evidence WHEN 'document' THEN 'document' WHEN 'admin' THEN 'admin' ELSE 'list' END`;

/** The age of a fact that was confirmed on `day`, on another (both `YYYY-MM-DD`, UTC); of an empty day, `never`. */
export const ageOnSql = (day: SQL, countedOn: string): SQL => {
  const days = sql`julianday(${countedOn}) - julianday(${day})`;
  return sql`CASE WHEN ${day} = '' THEN 'never' WHEN ${days} <= ${AGE_DAYS["30"]} THEN '30'
    WHEN ${days} <= ${AGE_DAYS["90"]} THEN '90' WHEN ${days} <= ${AGE_DAYS["180"]} THEN '180' ELSE 'older' END`;
};
