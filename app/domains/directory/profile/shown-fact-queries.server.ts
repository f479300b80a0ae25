/** One fact of a listed profile as readers see it, for a reader who says that it is wrong. */
import { sql } from "drizzle-orm";
import { formatPhone } from "#app/platform/contact-data/phone.ts";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { named, t } from "#app/text/text.ts";
import { groupHours } from "./hours/profile-hours.ts";
import { parseWeek } from "./hours/profile-week.ts";

type Kind = "license" | "address" | "phone" | "hours" | "carriers" | "languages" | "accepting";

export type ShownFacts = {
  agentNo: number;
  agentName: string;
  slug: string;
  /** Each fact in words, in the reader's language; a fact that the profile doesn't show is left out. */
  shown: Partial<Record<Exclude<Kind, "license">, string>>;
  /** License numbers by state, the home state first. */
  licenses: { stateCode: string; stateName: string; numbers: string }[];
};

const factsRow = {
  agentNo: integer,
  name: text,
  slug: text,
  street: text,
  city: text,
  stateCode: text,
  zip: text,
  phone: nullable(text),
  weeklyHours: text,
  acceptingClients: flag,
  claimed: flag,
  carriers: text,
  languages: text,
};

/** How the names within a column are put together; no name has it. */
const BETWEEN = "\n";
const namesIn = (column: string) => column.split(BETWEEN).filter((name) => name !== "");

/** The facts of a listed agent's profile by its slug; null where there is no such profile. One round trip. */
export async function findShownFacts(
  { db }: Pick<AppContext, "db">,
  slug: string,
): Promise<ShownFacts | null> {
  const ofAgent = sql`(SELECT agent_no FROM agents WHERE slug = ${slug} AND account_status = 'active')`;
  const { agents, licenses } = await db.batch({
    agents: rowsOf(
      db,
      "facts to report",
      factsRow,
      sql`
      SELECT a.agent_no agentNo, a.name, a.slug, a.street, c.name city, a.state_code stateCode, a.zip, a.phone,
        a.weekly_hours weeklyHours, a.accepting_clients acceptingClients,
        EXISTS (SELECT 1 FROM profiles p WHERE p.agent_no = a.agent_no AND p.verified) claimed,
        coalesce((SELECT group_concat(name, ${BETWEEN}) FROM (SELECT k.name FROM agent_carriers ac
          JOIN carriers k ON k.carrier_no = ac.carrier_no WHERE ac.agent_no = a.agent_no ORDER BY k.name)), '') carriers,
        coalesce((SELECT group_concat(l.name, ${BETWEEN}) FROM languages l WHERE a.languages & (1 << l.bit)), '') languages
      FROM agents a JOIN cities c ON c.city_no = a.city_no WHERE a.agent_no = ${ofAgent} LIMIT 1`,
    ),
    licenses: rowsOf(
      db,
      "licenses to report",
      { stateCode: text, stateName: text, numbers: text },
      sql`
      SELECT l.state_code stateCode, s.name stateName, group_concat(l.number, ', ') numbers
      FROM licenses l JOIN states s ON s.code = l.state_code
      WHERE l.agent_no = ${ofAgent} GROUP BY l.state_code ORDER BY max(l.resident) DESC, s.name LIMIT 60`,
    ),
  });
  const [row] = agents;
  if (row === undefined) return null;
  const { agentNo, name: agentName } = row;
  return { agentNo, agentName, slug: row.slug, shown: wordsOf(row), licenses };
}

function wordsOf(row: RowOf<typeof factsRow>): ShownFacts["shown"] {
  const place = `${row.city}, ${row.stateCode} ${row.zip}`;
  const week = parseWeek(row.weeklyHours);
  const carriers = namesIn(row.carriers);
  const languages = namesIn(row.languages);
  const facts: ShownFacts["shown"] = {
    address: row.street === "" ? place : `${row.street}, ${place}`,
    // The profile doesn't say it before it is claimed.
    ...(row.claimed || row.acceptingClients === false
      ? { accepting: row.acceptingClients ? t("accepting new clients") : t("not taking new clients") }
      : {}),
  };
  if (row.phone !== null) facts.phone = formatPhone(row.phone);
  if (week !== null)
    facts.hours = groupHours(week, -1)
      .map(({ days, hours }) => `${days}: ${hours}`)
      .join("; ");
  if (carriers.length > 0) facts.carriers = carriers.join(", ");
  if (languages.length > 0) facts.languages = languages.map(named).join(", ");
  return facts;
}
