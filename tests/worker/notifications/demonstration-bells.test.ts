/** The demonstration's notifications: some for each kind of login, and each leads to something that exists. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "#db/client.ts";
import { seedNotifications } from "#db/seed/notifications.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, databaseUrl } = openAccounts();
let client: ReturnType<typeof createDatabase>["client"];

beforeAll(async () => {
  client = createDatabase({ url: databaseUrl() }).client;
  await seedNotifications(client, Date.now());
});
afterAll(() => client.close());

const bells = () =>
  rows(`SELECT substr(u.email, 1, instr(u.email, '@') - 1) who, n.title, n.message, n.action_url, n.read
    FROM user_notifications n JOIN users u ON u.id = n.user_id ORDER BY u.email, n.created_at`);

test("customer, agent, agency, applicants and admins have some, a few each", async () => {
  const counts = new Map<string, number>();
  for (const { who } of await bells()) counts.set(String(who), (counts.get(String(who)) ?? 0) + 1);
  for (const who of [
    "customer",
    "agent",
    "agency",
    "agency-manager",
    "applicant",
    "rejected",
    "fmo",
    "admin",
  ])
    expect([who, counts.get(who) ?? 0]).toEqual([who, expect.toSatisfy((n: number) => n >= 1 && n <= 9)]);
});

test("the agent has unread ones of several kinds", async () => {
  const unread = (await bells()).filter(({ who, read }) => who === "agent" && read === 0);
  expect(new Set(unread.map(({ action_url }) => String(action_url).split("/")[1])).size).toBeGreaterThan(1);
});

test("each opens a page that its reader may see", async () => {
  const found: string[] = [];
  for (const who of ["customer", "agent", "agency", "agency-manager", "applicant", "rejected", "admin"]) {
    const visitor = await signedIn(who);
    for (const { action_url } of (await bells()).filter((one) => one.who === who)) {
      const { status } = await visitor.get(String(action_url).split("#")[0] ?? "");
      if (status !== 200) found.push(`${who} ${action_url}: ${status}`);
    }
  }
  expect(found).toEqual([]);
});

test("none is empty, or has a word of the seed's own", async () => {
  for (const { title, message } of await bells())
    expect(`${title} ${message}`).not.toMatch(/undefined|null|NaN|\{/);
});
