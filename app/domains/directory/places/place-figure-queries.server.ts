/** What is counted of a city's or a state's agents: how many speak Spanish, take new clients, answer within a day. */
import { type SQL, sql } from "drizzle-orm";
import { stateDaySql } from "#app/domains/licenses/state-day-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, type RowOf, rowsOf } from "#app/platform/database/rows.ts";
import { typesAskedBy } from "../type-groups.ts";

/** Not counted for a place with more agents than this: the page is read while its reader waits. */
const CITY_LIMIT_AGENTS = 20_000;
const STATE_LIMIT_AGENTS = 10_000;
const DAY_MINUTES = 24 * 60;

const figureRow = {
  listed: integer,
  accepting: integer,
  spanish: integer,
  withinDay: integer,
  flood: integer,
};

/** Counts of agents with a license in force in their place's state today; `listed` is all of them. */
export type PlaceFigures = RowOf<typeof figureRow>;

type Context = Pick<AppContext, "db" | "clock">;

/** Statement: the figures of a city. Its agents lie together by ZIP in `agent_search`. */
export const cityFigures = (context: Context, cityNo: SQL, stateCode: SQL) =>
  figuresOf(
    context,
    stateCode,
    sql`SELECT a.* FROM zips z CROSS JOIN agent_search a
      WHERE z.city_no = ${cityNo} AND a.zip = z.zip LIMIT ${CITY_LIMIT_AGENTS}`,
  );

/** Statement: the figures of a state; all zero where it has too many agents to count at once. */
export const stateFigures = (context: Context, stateCode: SQL) =>
  figuresOf(
    context,
    stateCode,
    sql`SELECT a.* FROM agents g CROSS JOIN agent_search a
      WHERE g.state_code = (SELECT code FROM states WHERE code = ${stateCode}
          AND agent_count <= ${STATE_LIMIT_AGENTS})
        AND a.zip = g.zip AND a.agent_no = g.agent_no LIMIT ${STATE_LIMIT_AGENTS}`,
  );

function figuresOf({ db, clock }: Context, stateCode: SQL, agents: SQL) {
  const nowMs = clock.now();
  const flood = sql`(SELECT coalesce(sum(1 << bit), 0) FROM product_types WHERE active AND slug IN (${sql.join(
    typesAskedBy("flood").map((slug) => sql`${slug}`),
    sql`, `,
  )}))`;
  const sum = (condition: SQL) => sql`coalesce(sum((${condition}) > 0), 0)`;
  // Without the limit that limits nothing SQLite looks each license up once for every figure.
  return rowsOf(
    db,
    "figures of a place",
    figureRow,
    sql`SELECT count(*) listed, ${sum(sql`accepting_clients`)} accepting,
      ${sum(sql`languages & (SELECT coalesce(sum(1 << bit), 0) FROM languages WHERE code = 'es')`)} spanish,
      ${sum(sql`response_minutes <= ${DAY_MINUTES}`)} withinDay,
      ${sum(sql`covered & ${flood} & CASE WHEN types & covered THEN types ELSE covered END`)} flood
      FROM (SELECT a.agent_no, a.accepting_clients, a.languages, a.response_minutes, a.types,
          (SELECT v.types FROM agent_coverage v WHERE v.agent_no = a.agent_no AND v.state_code = ${stateCode}
            AND v.through_day >= ${stateDaySql(stateCode, nowMs)} ORDER BY v.through_day LIMIT 1) covered
        FROM (${agents}) a LIMIT -1) listed
      WHERE covered IS NOT NULL`,
  );
}
