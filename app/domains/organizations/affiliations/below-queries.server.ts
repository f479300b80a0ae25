/**
 * What those who lead an organization see of the ones below it: sums, and what is public anyway (0125). Statements for the
 * batch of their dashboard. Each one checks that the user manages the organization, and finds nothing otherwise.
 */
import { type SQL, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, type RowOf, real, rowsOf, text } from "#app/platform/database/rows.ts";
import { ORGANIZATION_TYPES } from "#db/lists.ts";
import { SUMMED_LEAST_AGENTS } from "../limits.ts";
import { type Asking, agentsOfManaged, managedBySlug } from "../members/summary-queries.server.ts";

/** A carrier has FMOs, an FMO has agencies. */
const LEVELS_BELOW = 3;
/** What a dashboard shows of each list. */
const SHOWN_ORGANIZATIONS = 10;
const SHOWN_STATES = 8;

/** A table `below` (`no`, and `top`: which organization directly below it belongs to) of the active organizations below `parent`. */
const withBelow = (parent: SQL): SQL => sql`WITH RECURSIVE below(no, top, level) AS (
    SELECT c.organization_no, c.organization_no, 1 FROM organizations c WHERE c.parent_no = ${parent} AND c.status = 'active'
    UNION SELECT c.organization_no, b.top, b.level + 1 FROM below b JOIN organizations c ON c.parent_no = b.no
      WHERE c.status = 'active' AND b.level < ${LEVELS_BELOW})`;

/**
 * Selects the numbers of its own listed agents and of those of the organizations below it: for sums, never one by one. Without
 * those below while there are fewer than `SUMMED_LEAST_AGENTS` (0125).
 */
export const agentsOfManagedAndBelow = (asking: Asking): SQL =>
  sql`(SELECT own.agent_no FROM agents own WHERE own.agent_no IN ${agentsOfManaged(asking)}
    UNION SELECT agent_no FROM (${withBelow(managedBySlug(asking))}, under(agent_no) AS (
      SELECT ba.agent_no FROM agents ba WHERE ba.account_status = 'active'
        AND ba.organization_no IN (SELECT no FROM below))
      SELECT agent_no FROM under WHERE (SELECT count(*) FROM under) >= ${SUMMED_LEAST_AGENTS}))`;

const belowRow = {
  name: text,
  slug: text,
  id: text,
  photoUrl: nullable(text),
  type: oneOf(ORGANIZATION_TYPES),
  /** Listed agents there and further below. */
  agents: integer,
  /** Their published reviews, and the plain mean of these. */
  reviews: integer,
  meanStars: nullable(real),
  /** Over all organizations directly below, shown or not. */
  organizations: integer,
  allAgents: integer,
};
export type OrganizationBelow = RowOf<typeof belowRow>;

const appointedRow = {
  stateName: text,
  agents: integer,
  /** The day of the newest list that named one. */
  readOn: text,
  /** Agents in all states, each once. */
  total: integer,
};
export type AppointedAgents = RowOf<typeof appointedRow>;

/**
 * For `read`: the organizations directly below, each with its agents and their public figures as a sum, the largest first; and for a
 * carrier the agents whom states' lists name as appointed by the company of its name, by state.
 */
export function belowStatements({ db }: Pick<AppContext, "db">, asking: Asking) {
  const organizationNo = managedBySlug(asking);
  const carrier = sql`(SELECT c.carrier_no FROM carriers c JOIN organizations o ON lower(o.name) = lower(c.name)
    WHERE o.organization_no = ${organizationNo} AND o.type = 'carrier')`;
  const appointed = sql`FROM agent_appointments x JOIN agents a ON a.agent_no = x.agent_no AND a.account_status = 'active'
    WHERE x.carrier_no IN ${carrier} AND x.status = 'active'`;
  return {
    below: rowsOf(
      db,
      "organizations below",
      belowRow,
      sql`
      ${withBelow(organizationNo)}
      SELECT o.name, o.url_slug slug, o.id, o.photo_url photoUrl, o.type, count(a.agent_no) agents,
        coalesce(sum(st.published), 0) reviews,
        sum(st.stars_1 + 2.0 * st.stars_2 + 3.0 * st.stars_3 + 4.0 * st.stars_4 + 5.0 * st.stars_5)
          / nullif(sum(st.stars_1 + st.stars_2 + st.stars_3 + st.stars_4 + st.stars_5), 0) meanStars,
        count(*) OVER () organizations, sum(count(a.agent_no)) OVER () allAgents
      FROM below b JOIN organizations o ON o.organization_no = b.top
        LEFT JOIN agents a ON a.organization_no = b.no AND a.account_status = 'active'
        LEFT JOIN agent_review_stats st ON st.agent_no = a.agent_no
      GROUP BY b.top ORDER BY agents DESC, o.name, o.organization_no LIMIT ${SHOWN_ORGANIZATIONS}`,
    ),
    appointed: rowsOf(
      db,
      "appointed agents by state",
      appointedRow,
      sql`
      WITH named AS MATERIALIZED (SELECT x.agent_no, x.state_code, x.read_on ${appointed})
      SELECT s.name stateName, y.agents, y.readOn, (SELECT count(DISTINCT agent_no) FROM named) total
      FROM (SELECT state_code, count(DISTINCT agent_no) agents, max(read_on) readOn FROM named
          GROUP BY state_code) y JOIN states s ON s.code = y.state_code
      ORDER BY y.agents DESC, s.name LIMIT ${SHOWN_STATES}`,
    ),
  };
}
