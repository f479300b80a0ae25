/** An agent's last 52 weeks, and their public figures beside those of the other agents of their city. */
import { sql } from "drizzle-orm";
import { viewsByWeekStatement } from "#app/domains/directory/views/view-queries.server.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { lastWeeks } from "#app/platform/time/weeks.ts";
import { CITY_LEAST_AGENTS, CITY_MOST_AGENTS, FIGURES_WEEKS } from "../limits.ts";
import { listWeekFigures } from "./figures-queries.server.ts";

const cityRow = {
  city: text,
  /** Median minutes to the first reply; null below five conversations, as on the profile. */
  ownMinutes: nullable(integer),
  ownReviews: integer,
  /** Other agents of the city, and those of them who show an answer time. */
  others: integer,
  answering: integer,
  medianMinutes: nullable(integer),
  medianReviews: nullable(integer),
};
export type BesideCity = RowOf<typeof cityRow>;

export type Year = {
  /** Mondays, `YYYY-MM-DD`, oldest first; this week last. */
  weeks: string[];
  views: number[];
  leads: number[];
  /** Median minutes to the first reply; null in a week without a counted conversation. */
  minutes: (number | null)[];
  /** Null where the city has too few agents to compare with, or too many to count at once. */
  beside: BesideCity | null;
};

type Counted = { week: number; count: number };

/** Number of the agent that this user manages, verified and active; NULL for everyone else. */
const claimedAgent = (userId: string) => sql`(SELECT p.agent_no FROM profiles p
  WHERE p.user_id = ${userId} AND p.verified AND p.account_status = 'active')`;

/** Null without a verified profile. `readLeads` are the user's own, read by their domain. One round trip. */
export async function readYear(
  context: Pick<AppContext, "db" | "clock">,
  userId: string,
  readLeads: Promise<{ leads: readonly Counted[] }>,
): Promise<Year | null> {
  const [figures, { leads }, { views, beside }] = await Promise.all([
    listWeekFigures(context, userId),
    readLeads,
    context.db.read({
      views: viewsByWeekStatement(context, claimedAgent(userId), FIGURES_WEEKS),
      beside: besideCityStatement(context, userId),
    }),
  ]);
  if (figures.length === 0) return null;
  const [city] = beside;
  return {
    weeks: lastWeeks(context.clock.now(), FIGURES_WEEKS).map(utcDay),
    views: overWeeks(views),
    leads: overWeeks(leads),
    minutes: figures.map(({ medianMinutes }) => medianMinutes),
    beside:
      city === undefined || city.others < CITY_LEAST_AGENTS || city.others >= CITY_MOST_AGENTS ? null : city,
  };
}

/** A number for each week, also for weeks without a row. */
const overWeeks = (rows: readonly Counted[]): number[] =>
  Array.from({ length: FIGURES_WEEKS }, (_, at) => rows.find(({ week }) => week === at)?.count ?? 0);

/** The figures are those that every profile shows, so that no one learns more here than on the profiles. */
const besideCityStatement = ({ db }: Pick<AppContext, "db">, userId: string) =>
  rowsOf(
    db,
    "an agent beside their city",
    cityRow,
    sql`
    WITH own AS (SELECT s.agent_no, s.response_minutes minutes, s.review_count reviews, z.city_no
        FROM agent_search s JOIN zips z ON z.zip = s.zip WHERE s.agent_no = ${claimedAgent(userId)} LIMIT 1),
      others AS (SELECT s.response_minutes minutes, s.review_count reviews
        FROM own CROSS JOIN zips z CROSS JOIN agent_search s
        WHERE z.city_no = own.city_no AND s.zip = z.zip AND s.agent_no <> own.agent_no LIMIT ${CITY_MOST_AGENTS}),
      answers AS (SELECT minutes, row_number() OVER (ORDER BY minutes) place, count(*) OVER () places
        FROM others WHERE minutes IS NOT NULL),
      reviewed AS (SELECT reviews, row_number() OVER (ORDER BY reviews) place, count(*) OVER () places FROM others)
    SELECT c.name city, own.minutes ownMinutes, own.reviews ownReviews, (SELECT count(*) FROM others) others,
      (SELECT count(*) FROM answers) answering,
      (SELECT CAST(round(avg(minutes)) AS INTEGER) FROM answers
        WHERE place IN ((places + 1) / 2, (places + 2) / 2)) medianMinutes,
      (SELECT CAST(round(avg(reviews)) AS INTEGER) FROM reviewed
        WHERE place IN ((places + 1) / 2, (places + 2) / 2)) medianReviews
    FROM own JOIN cities c ON c.city_no = own.city_no LIMIT 1`,
  );
