/** The pages that are measured, with the heaviest record of each kind that the database has. */
import { calendarPaths } from "#app/calendar-paths.ts";
import { paths } from "#app/paths.ts";
import { createDatabase } from "#db/client.ts";
import type { Samples } from "../samples.ts";

export type PageName =
  | "home"
  | "location hub"
  | "location directory"
  | "state"
  | "city"
  | "search"
  | "profile"
  | "booking"
  | "organization"
  | "ask an expert"
  | "expert answers"
  | "question"
  | "live"
  | "help";

export type Page = {
  name: PageName;
  /** One address, or several that are asked for in turn. */
  paths: string[];
  /** What stands behind the address: "Texas", "412 reviews". */
  subject: string;
};

/** They follow what happens, so they are never kept. */
export const UNKEPT_PAGES: readonly PageName[] = ["booking", "live"];

/** The insurance type that the measured searches ask for. */
const SEARCHED_TYPE = "auto";

/** Throws when the database has no agents. */
export async function choosePages(url: string, { zips, asked }: Samples): Promise<Page[]> {
  const { client } = createDatabase({ url });
  const [states, cities, agents, organizations, questions, calendars] = await client.batch([
    "SELECT slug, name, agent_count FROM states ORDER BY agent_count DESC, code LIMIT 1",
    `SELECT c.slug slug, c.name name, s.slug state_slug, c.agent_count agent_count
      FROM cities c JOIN states s ON s.code = c.state_code ORDER BY c.agent_count DESC, c.city_no LIMIT 1`,
    `SELECT a.slug slug, r.published published FROM agent_review_stats r JOIN agents a ON a.agent_no = r.agent_no
      WHERE a.account_status = 'active' ORDER BY r.published DESC, a.agent_no LIMIT 1`,
    "SELECT url_slug slug, agent_count FROM organizations ORDER BY agent_count DESC, organization_no LIMIT 1",
    `SELECT slug, answer_count FROM expert_questions WHERE status = 'answered'
      ORDER BY answer_count DESC, question_no LIMIT 1`,
    // The times that a page of the fullest calendar counts; the next free one stands in its row, for lists and profiles.
    `SELECT a.slug slug, y.id type, (SELECT count(*) FROM appointments p WHERE p.agent_no = c.agent_no
        AND p.status = 'booked') booked
      FROM calendars c JOIN agents a ON a.agent_no = c.agent_no JOIN appointment_types y ON y.agent_no = c.agent_no
      WHERE c.open AND c.next_free_at IS NOT NULL AND y.removed_at IS NULL ORDER BY booked DESC, y.minutes, y.id LIMIT 1`,
  ]);
  client.close();
  const [state, city, agent, organization, question, calendar] = [
    states,
    cities,
    agents,
    organizations,
    questions,
    calendars,
  ].map((one) => one?.rows[0]);
  if (state === undefined || city === undefined || agent === undefined || organization === undefined) {
    throw new Error(`${url} has no agents to measure.`);
  }
  if (question === undefined) throw new Error(`${url} has no answered questions to measure.`);
  if (calendar === undefined) throw new Error(`${url} has no calendar to measure.`);
  const text = (value: unknown) => String(value);
  const page = (name: PageName, path: string | string[], subject = ""): Page => ({
    name,
    paths: [path].flat(),
    subject,
  });
  const inCity = `${text(city.name)}, ${text(city.agent_count)} agents`;
  const searches = zips.map((zip) => paths.search({ q: zip, type: SEARCHED_TYPE }));
  const answers = asked.map(({ words }) => paths.expertAnswers({ q: words }));
  return [
    page("home", paths.home()),
    page("location hub", paths.locationHub()),
    page("location directory", paths.locationDirectory()),
    page("state", paths.state(text(state.slug)), text(state.name)),
    page("city", paths.city(text(city.state_slug), text(city.slug)), inCity),
    page("search", searches, `${zips.length} ZIPs in turn`),
    page("profile", paths.showcase(text(agent.slug)), `${text(agent.published)} reviews`),
    page(
      "booking",
      calendarPaths.book(text(calendar.slug), { type: text(calendar.type) }),
      `${text(calendar.booked)} appointments`,
    ),
    page(
      "organization",
      paths.organization(text(organization.slug)),
      `${text(organization.agent_count)} agents`,
    ),
    page("ask an expert", paths.askExpert()),
    page("expert answers", answers, `${asked.length} searches in turn`),
    page("question", paths.expertAnswer(text(question.slug)), `${text(question.answer_count)} answers`),
    page("live", paths.live()),
    page("help", paths.help()),
  ];
}
