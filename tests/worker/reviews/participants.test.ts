/** An account's relations to an agent's profile: the conditions themselves, on the row of Ines Calloway. */
import { type SQL, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  hasClaimed,
  isColleague,
  isSelf,
  sharesOrganization,
  speaksFor,
  spokenFor,
} from "#app/domains/reviews/participants.server.ts";
import { flag, rowsOf } from "#app/platform/database/rows.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";

const { rows, databaseUrl } = openAccounts();
const RECORD = "(SELECT agent_no FROM agents WHERE slug = 'ines-calloway')";
const ORGANIZATION = "(SELECT organization_no FROM agents WHERE slug = 'ines-calloway')";
/** Profiles without an account. */
const free = (where: string) => `(SELECT max(agent_no) FROM agents
  WHERE ${where} AND agent_no NOT IN (SELECT agent_no FROM profiles WHERE agent_no IS NOT NULL))`;
const COLLEAGUE = free(`organization_no = ${ORGANIZATION}`);
const ELSEWHERE = free(`organization_no <> ${ORGANIZATION}`);
const account = (who: string) => `user_id = (SELECT id FROM users WHERE email = '${who}@fairlead.example')`;

const OWNERSHIP = `UPDATE organization_members SET left_at = NULL, role = 'owner', organization_no = ${ORGANIZATION} WHERE ${account("agency")}`;

/** `agent` has the profile, `new-agent` has none, `agency` manages the organization it belongs to. */
beforeEach(async () => {
  for (const [who, agentNo, verified] of [
    ["agent", RECORD, 1],
    ["new-agent", "NULL", 0],
  ] as const)
    await rows(
      `UPDATE profiles SET agent_no = ${agentNo}, verified = ${verified}, account_status = 'active' WHERE ${account(who)}`,
    );
  await rows("UPDATE organizations SET status = 'active'");
  await rows(`UPDATE user_roles SET role = 'agency' WHERE ${account("agency")}`);
  await rows(OWNERSHIP);
  await rows("UPDATE agents SET account_status = 'active' WHERE slug = 'ines-calloway'");
});

/** Which relations this user has to the profile. */
async function relationsOf(who: string): Promise<string[]> {
  const { db } = openContext({ databaseUrl: databaseUrl() });
  const [user] = await rows("SELECT id FROM users WHERE email = ?", [`${who}@fairlead.example`]);
  const userId = String(user?.id);
  const [agentNo, organizationNo] = [sql`a.agent_no`, sql`a.organization_no`];
  const conditions: Record<string, SQL> = {
    self: isSelf(userId, agentNo),
    keeps: hasClaimed(sql`${userId}`, agentNo),
    colleague: isColleague(userId, organizationNo),
    shares: sharesOrganization(sql`${userId}`, agentNo),
    speaks: speaksFor(userId, agentNo, organizationNo),
    listed: sql`a.agent_no IN ${spokenFor(userId)}`,
  };
  const holding: string[] = [];
  for (const [name, condition] of Object.entries(conditions)) {
    const query = sql`SELECT ${condition} holds FROM agents a WHERE a.slug = 'ines-calloway'`;
    const [found] = await db.batch([rowsOf(db, name, { holds: flag }, query)]);
    if (found[0]?.holds === true) holding.push(name);
  }
  return holding;
}

const become = (who: string, change: string) => `UPDATE profiles SET ${change} WHERE ${account(who)}`;
const belong = (change: string) => `UPDATE organization_members SET ${change} WHERE ${account("agency")}`;

test.each<[string, string, string | null, string[]]>([
  ["the profile's account", "agent", null, ["self", "keeps", "colleague", "speaks", "listed"]],
  ["once unverified", "agent", become("agent", "verified = 0"), ["self", "keeps", "colleague"]],
  ["once archived", "agent", become("agent", "account_status = 'archived'"), ["self", "colleague"]],
  ["the profile's former account", "agent", become("agent", "agent_no = NULL"), []],
  [
    "its account while it is archived",
    "agent",
    "UPDATE agents SET account_status = 'archived' WHERE slug = 'ines-calloway'",
    ["self", "keeps", "colleague", "speaks"],
  ],
  ["an agent without a profile", "new-agent", null, []],
  [
    "of the same organization",
    "new-agent",
    become("new-agent", `agent_no = ${COLLEAGUE}, verified = 1`),
    ["colleague", "shares"],
  ],
  ["of another organization", "new-agent", become("new-agent", `agent_no = ${ELSEWHERE}, verified = 1`), []],
  ["a manager", "agency", null, ["colleague", "shares", "speaks", "listed"]],
  ["a former member", "agency", belong("left_at = 1"), []],
  ["a member who is no manager", "agency", belong("role = 'member'"), ["colleague", "shares"]],
  [
    "a manager whose account may no longer manage",
    "agency",
    `UPDATE user_roles SET role = 'customer' WHERE ${account("agency")}`,
    ["colleague", "shares"],
  ],
  [
    "a manager of an organization that is not active",
    "agency",
    `UPDATE organizations SET status = 'archived' WHERE organization_no = ${ORGANIZATION}`,
    ["colleague", "shares"],
  ],
  [
    "a manager elsewhere",
    "agency",
    belong(
      `role = 'manager', organization_no = (SELECT max(organization_no) FROM organizations WHERE organization_no <> ${ORGANIZATION})`,
    ),
    [],
  ],
  ["a customer", "customer", null, []],
  ["an admin", "admin", null, []],
])("%s", async (_which, who, change, expected) => {
  if (change !== null) await rows(change);
  expect(await relationsOf(who)).toEqual(expected);
});
