/** The pages that are measured, with the heaviest record of each kind that the database has. */
import { calendarPaths } from "#app/paths/calendar.ts";
import { paths } from "#app/paths/paths.ts";
import { createDatabase } from "#db/client.ts";
import type { Samples } from "../samples.ts";

export type Page = {
  name: string;
  /** One address, or several that are requested in turn. */
  paths: string[];
  first: string;
  /** The label next to the address: "Texas", "412 reviews". */
  subject: string;
};

/** They follow what happens, or answer too many questions, so they are never cached. */
export const isCached = ({ name }: { name: string }) =>
  !["booking", "live", "license on a day"].includes(name);

/** The insurance type of the measured searches. */
const SEARCHED_TYPE = "auto";

const ASKED_DAYS = ["2025-03-01", "2025-09-01", "2026-03-01", "2026-09-01"];

/** Throws when the database has nothing to show on one of them. */
export async function choosePages(url: string, { zips, asked }: Samples): Promise<Page[]> {
  const { client } = createDatabase({ url });
  const heaviest = async (sql: string): Promise<Record<string, string>> => {
    const [row] = (await client.execute(sql)).rows;
    if (row === undefined) throw new Error(`${url} has nothing to measure: ${sql}`);
    return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]));
  };
  const state = await heaviest("SELECT slug, name FROM states ORDER BY agent_count DESC, code LIMIT 1");
  const city = await heaviest(
    `SELECT c.slug slug, c.name || ', ' || c.agent_count || ' agents' subject, s.slug state
      FROM cities c JOIN states s ON s.code = c.state_code ORDER BY c.agent_count DESC, c.city_no LIMIT 1`,
  );
  const agent = await heaviest(
    `SELECT a.slug slug, r.published || ' reviews' subject FROM agent_review_stats r JOIN agents a ON a.agent_no = r.agent_no
      WHERE a.account_status = 'active' ORDER BY r.published DESC, a.agent_no LIMIT 1`,
  );
  const organization = await heaviest(
    `SELECT url_slug slug, agent_count || ' agents' subject FROM organizations
      ORDER BY agent_count DESC, organization_no LIMIT 1`,
  );
  const question = await heaviest(
    `SELECT slug, answer_count || ' answers' subject FROM expert_questions WHERE status = 'answered'
      ORDER BY answer_count DESC, question_no LIMIT 1`,
  );
  // The times that a page of the fullest calendar counts; the next free one is in its row, for lists and profiles.
  const calendar = await heaviest(
    `SELECT a.slug slug, y.id type, (SELECT count(*) FROM appointments p WHERE p.agent_no = c.agent_no
        AND p.status = 'booked') booked
      FROM calendars c JOIN agents a ON a.agent_no = c.agent_no JOIN appointment_types y ON y.agent_no = c.agent_no
      WHERE c.open AND c.next_free_at IS NOT NULL AND y.removed_at IS NULL ORDER BY booked DESC, y.minutes, y.id LIMIT 1`,
  );
  client.close();
  const page = (name: string, path: string | string[], subject = ""): Page => {
    const all = [path].flat();
    const [first] = all;
    if (first === undefined) throw new RangeError(`${name} has no address`);
    return { name, paths: all, first, subject };
  };
  const { slug = "", type = "" } = calendar;
  const searches = zips.map((q) => paths.search({ q, type: SEARCHED_TYPE }));
  const answers = asked.map(({ words: q }) => paths.expertAnswers({ q }));
  return [
    page("home", paths.home()),
    page("location hub", paths.locationHub()),
    page("location directory", paths.locationDirectory()),
    page("state", paths.state(state.slug ?? ""), state.name),
    page("city", paths.city(city.state ?? "", city.slug ?? ""), city.subject),
    page("search", searches, `${zips.length} ZIPs in turn`),
    page("profile", paths.showcase(agent.slug ?? ""), agent.subject),
    page(
      "license on a day",
      ASKED_DAYS.map((on) => paths.showcase(agent.slug ?? "", { on, for: SEARCHED_TYPE })),
      `${ASKED_DAYS.length} days in turn`,
    ),
    page("booking", calendarPaths.book(slug, { type }), `${calendar.booked} appointments`),
    page("organization", paths.organization(organization.slug ?? ""), organization.subject),
    page("ask an expert", paths.askExpert()),
    page("expert answers", answers, `${asked.length} searches in turn`),
    page("question", paths.expertAnswer(question.slug ?? ""), question.subject),
    page("live", paths.live()),
    page("help", paths.help()),
  ];
}
