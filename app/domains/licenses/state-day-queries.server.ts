/** The day in a state, for queries. */
import { type SQL, sql } from "drizzle-orm";
import { stateDays } from "./state-day.ts";

export { stateDay } from "./state-day.ts";

/**
 * `YYYY-MM-DD` in the state that `stateCode` gives, a column or a parameter. All day long a plain value, as cheap as one;
 * while midnight goes from east to west, two.
 */
export function stateDaySql(stateCode: SQL, nowMs: number): SQL<string> {
  const { east, others } = stateDays(nowMs);
  return others.reduce<SQL<string>>(
    (otherwise, [day, states]) =>
      sql<string>`(CASE WHEN ${stateCode} IN (${sql.join(
        states.map((state) => sql`${state}`),
        sql`, `,
      )}) THEN ${day} ELSE ${otherwise} END)`,
    sql<string>`${east}`,
  );
}
