/** How often the demo profiles of Lantern Row's agents, and of those who belong to an FMO or a carrier, were opened. */
import type { Client } from "@libsql/client/web";
import { DAY_MS } from "#app/platform/durations.ts";
import { profileViews } from "../schema/views.ts";
import { landmarks } from "./agents/landmarks.ts";
import { dayOf } from "./days.ts";
import { insertStatements } from "./insert.ts";
import { Random } from "./random.ts";

const DAYS = 12 * 7 + 6;
/** Of the one whose year is shown. */
const YEAR_DAYS = 52 * 7 + 6;
/** Sunday to Saturday, as shares of a working day: people look for insurance on weekdays. */
const WEEKDAYS = [0.5, 1.1, 1.15, 1.05, 1, 0.8, 0.45];
/** On a working day. */
const BUSIEST = 22;
const WEEK_DAYS = 7;

/** Writes a sum per agent and day. The same day of seeding gives the same rows. */
export async function seedProfileViews(client: Client, nowMs: number): Promise<void> {
  const { rows } = await client.execute(`SELECT a.agent_no FROM agents a JOIN organizations o
      ON o.organization_no = a.organization_no
    WHERE o.url_slug = '${landmarks.organizations.lanternRow.slug}' OR o.type IN ('fmo', 'carrier')
    ORDER BY a.agent_no LIMIT 500`);
  const views = rows.flatMap(({ agent_no }) => viewsOf(Number(agent_no), nowMs));
  views.push(...earlierViews(landmarks.agents.inesCalloway.agentNo, nowMs));
  for (const statement of insertStatements(profileViews, views)) await client.execute(statement);
}

/** Each agent's own weeks: busier after a storm or a reply that many read, and no day like the next. */
function viewsOf(agentNo: number, nowMs: number) {
  const random = new Random("profile views", agentNo);
  const usual = agentNo === landmarks.agents.inesCalloway.agentNo ? BUSIEST : random.integer(3, 9);
  const weeks = Array.from({ length: Math.ceil(DAYS / WEEK_DAYS) + 1 }, () =>
    Math.exp(0.25 * random.normal()),
  );
  return Array.from({ length: DAYS + 1 }, (_, ago) => {
    const dayMs = nowMs - ago * DAY_MS;
    const weekday = WEEKDAYS[new Date(dayMs).getUTCDay()] ?? 1;
    const week = weeks[Math.floor(ago / WEEK_DAYS)] ?? 1;
    const views = Math.round(usual * weekday * week * Math.exp(0.3 * random.normal()));
    return { agentNo, day: dayOf(dayMs), views };
  }).filter(({ views }) => views > 0);
}

/** The days of a year before `DAYS`: fewer at first, as a profile that becomes known. */
function earlierViews(agentNo: number, nowMs: number) {
  const random = new Random("profile views of a year", agentNo);
  return Array.from({ length: YEAR_DAYS - DAYS }, (_, at) => {
    const ago = YEAR_DAYS - at;
    const dayMs = nowMs - ago * DAY_MS;
    const weekday = WEEKDAYS[new Date(dayMs).getUTCDay()] ?? 1;
    const known = 0.35 + 0.65 * (at / (YEAR_DAYS - DAYS));
    const views = Math.round(BUSIEST * known * weekday * Math.exp(0.35 * random.normal()));
    return { agentNo, day: dayOf(dayMs), views };
  }).filter(({ views }) => views > 0);
}
