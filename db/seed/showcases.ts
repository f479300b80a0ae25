/** What demo owners wrote: hours by date, earlier versions of their pages, and an executive's own text. */
import type { Client, InStatement } from "@libsql/client/web";
import { parseSpecialHours, parseWeek } from "#app/domains/directory/profile/hours/profile-week.ts";
import type { Showcase } from "#app/domains/directory/showcase/showcase-types.ts";
import { writeSnapshot } from "#app/domains/directory/showcase/snapshot.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { landmarks } from "./agents/landmarks.ts";
import { workingTime } from "./days.ts";

/** Every fourth of the first agents: pages show both kinds. */
const LAST_WITH_HOLIDAYS = 900;

const dayAfter = (nowMs: number, days: number) => new Date(nowMs + days * DAY_MS).toISOString().slice(0, 10);
const userOf = (email: string) => `(SELECT id FROM users WHERE email = '${email}@fairlead.example')`;

const versionStatement = (
  kind: "agent" | "organization",
  ownerNo: number,
  { at, by, snapshot }: { at: number; by: string | null; snapshot: string },
): InStatement => ({
  sql: `INSERT INTO showcase_versions (kind, owner_no, at, by_user_id, snapshot)
    VALUES (?, ?, ?, ${by === null ? "NULL" : userOf(by)}, ?)`,
  args: [kind, ownerNo, at, snapshot],
});

const text = (value: unknown) => (value === null ? null : String(value));

async function agentVersions(client: Client, nowMs: number): Promise<InStatement[]> {
  const { agentNo } = landmarks.agents.inesCalloway;
  const [record, chosen] = await client.batch([
    { sql: "SELECT * FROM agents WHERE agent_no = ?", args: [agentNo] },
    { sql: "SELECT carrier_no FROM agent_carriers WHERE agent_no = ? ORDER BY carrier_no", args: [agentNo] },
  ]);
  const row = record?.rows[0];
  if (row === undefined) return [];
  const now: Showcase = {
    headline: String(row.headline),
    biography: String(row.biography),
    week: parseWeek(String(row.weekly_hours)) ?? Array(7).fill(null),
    special: parseSpecialHours(text(row.special_hours)),
    carriers: (chosen?.rows ?? []).map((one) => Number(one.carrier_no)),
    languages: Number(row.languages),
    types: Number(row.types),
    serviceRadiusMiles: Number(row.service_radius_miles),
    website: text(row.website),
    phone: text(row.phone),
    acceptingClients: row.accepting_clients === 1,
    acceptingFrom: text(row.accepting_from),
  };
  const usual = { ...now, special: { holidays: false, days: [] } };
  const states: [daysAgo: number, by: string | null, state: Showcase][] = [
    [210, null, { ...usual, headline: "Insurance in Austin", serviceRadiusMiles: 15 }],
    [96, "agent", { ...usual, serviceRadiusMiles: 15 }],
    [31, "agent", usual],
    [4, "agent", now],
  ];
  return states.map(([daysAgo, by, state]) =>
    versionStatement("agent", agentNo, {
      at: workingTime(nowMs, daysAgo),
      by,
      snapshot: writeSnapshot(state),
    }),
  );
}

async function organizationVersions(client: Client, nowMs: number): Promise<InStatement[]> {
  const { organizationNo } = landmarks.organizations.lanternRow;
  const { rows } = await client.execute({
    sql: "SELECT name, description, phone, website, street, zip FROM organizations WHERE organization_no = ?",
    args: [organizationNo],
  });
  const row = rows[0];
  if (row === undefined) return [];
  const now = {
    name: String(row.name),
    description: String(row.description),
    phone: text(row.phone),
    website: text(row.website),
    street: String(row.street),
    zip: String(row.zip),
  };
  const states: [daysAgo: number, by: string | null, state: typeof now][] = [
    [400, null, { ...now, description: "Home and auto insurance.", website: null }],
    [14, "agency", { ...now, website: null }],
    [6, "agency-manager", now],
  ];
  return states.map(([daysAgo, by, state]) =>
    versionStatement("organization", organizationNo, {
      at: workingTime(nowMs, daysAgo),
      by,
      snapshot: JSON.stringify(state),
    }),
  );
}

/** Call it when all agents, organizations and accounts are written. Once: existing versions stay. */
export async function seedShowcases(client: Client, nowMs: number): Promise<void> {
  const { rows } = await client.execute("SELECT 1 FROM showcase_versions LIMIT 1");
  if (rows.length > 0) return;
  const holidays = JSON.stringify({ holidays: true, days: [] });
  const ofInes = JSON.stringify({
    holidays: true,
    days: [
      { on: dayAfter(nowMs, 9), hours: [600, 780] },
      { on: dayAfter(nowMs, 16), hours: null },
    ],
  });
  await client.batch(
    [
      {
        sql: `UPDATE agents SET special_hours = ? WHERE agent_no % 4 = 1 AND agent_no <= ?
          AND weekly_hours LIKE '%[%,%[%'`,
        args: [holidays, LAST_WITH_HOLIDAYS],
      },
      {
        sql: "UPDATE agents SET special_hours = ? WHERE agent_no = ?",
        args: [ofInes, landmarks.agents.inesCalloway.agentNo],
      },
      {
        sql: `INSERT OR IGNORE INTO executive_profiles (user_id, title, biography, website, profile_link, updated_at)
          SELECT id, ?, ?, ?, NULL, ? FROM users WHERE email = 'agency-executive@fairlead.example'`,
        args: [
          "Chief Operating Officer",
          "I answer for claims and for how long you wait on the phone. Before Lantern Row I adjusted storm damage on the coast for eleven years, so I read a policy from its exclusions first.",
          "https://lantern-row.example/people",
          nowMs - 25 * DAY_MS,
        ],
      },
    ],
    "write",
  );
  await client.batch(
    [...(await agentVersions(client, nowMs)), ...(await organizationVersions(client, nowMs))],
    "write",
  );
}
