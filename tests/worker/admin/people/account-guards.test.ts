/** What actions on accounts check again in the database as they write, and whose rows a person's page reads. */
import { describe, expect, test } from "vitest";
import { type AccountState, findState } from "#app/domains/accounts/admin/account-state.server.ts";
import { actOn, changeRole } from "#app/domains/accounts/admin/act-commands.server.ts";
import { findPerson } from "#app/domains/accounts/admin/person-queries.server.ts";
import { newId } from "#app/platform/ids.ts";
import { listenTo } from "#support/browser/socket.ts";
import { openContext } from "#support/own-context.ts";
import { cookieOf } from "../../notifications/rooms.ts";
import { openPeople, REASON } from "./people.ts";

const people = openPeople();
const { rows, one, idOf, newPerson, statusOf, act, seenOf } = people;
const open = () => openContext({ databaseUrl: people.databaseUrl() });
const nothingElse = () => [];
const CHANGED = "This account changed while you read it.";

async function stateOf(id: string): Promise<AccountState> {
  const state = await findState(open(), id);
  if (state === null) throw new Error("No such account.");
  return state;
}
const acting = async (who = "admin") => ({ adminId: await idOf(who), reason: REASON });
const archive = async (state: AccountState, who = "admin") =>
  actOn(open(), "archive", state, await acting(who), nothingElse);
const makeAgent = async (state: AccountState) => changeRole(open(), state, "agent", await acting());

describe("at the time of the write", () => {
  test("the admin is an active admin", async () => {
    const { id } = await newPerson();
    const state = await stateOf(id);
    const none = await acting("customer");
    expect((await archive(state, "customer"))?.words).toContain("You aren’t an active admin anymore.");
    expect((await changeRole(open(), state, "agent", none))?.words).toContain("You aren’t an active admin");
    const secondId = await idOf("second-admin");
    await rows("UPDATE profiles SET account_status = 'archived' WHERE user_id = ?", [secondId]);
    expect((await archive(state, "second-admin"))?.words).toContain("You aren’t an active admin anymore.");
    await rows("UPDATE profiles SET account_status = 'active' WHERE user_id = ?", [secondId]);
    expect(await statusOf(id)).toMatchObject({ status: "active", live: 1 });
  });

  test("the account is as it was read", async () => {
    const { id } = await newPerson();
    const state = await stateOf(id);
    await rows("UPDATE user_roles SET role = 'agent' WHERE user_id = ?", [id]);
    expect((await changeRole(open(), state, "admin", await acting()))?.words).toContain(CHANGED);
    expect((await archive(state))?.words).toContain(CHANGED);
    expect(await statusOf(id)).toMatchObject({ role: "agent", status: "active", live: 1 });
  });

  test("the account owns no organization", async () => {
    const owner = await one(
      `SELECT m.user_id id FROM organization_members m JOIN organizations o USING (organization_no)
        WHERE m.role = 'owner' AND m.left_at IS NULL AND o.status = 'active' AND m.user_id IS NOT NULL LIMIT 1`,
    );
    const id = String(owner?.id);
    const refused = await archive({ ...(await stateOf(id)), ownedOrganization: null });
    expect(refused?.words).toContain(CHANGED);
    expect(await statusOf(id)).toMatchObject({ status: "active" });
  });

  test.each([
    [
      "has a profile",
      `INSERT OR REPLACE INTO profiles (user_id, account_status, verified, agent_no)
        SELECT ?, 'active', 1, agent_no FROM profiles WHERE agent_no IS NOT NULL ORDER BY agent_no DESC LIMIT 1`,
    ],
    [
      "claims one",
      `INSERT INTO profile_claims (id, kind, way, npn, user_id, agent_no, status, opened_at)
        SELECT 'claim ' || ?1, kind, way, npn, ?1, agent_no, 'open', 1 FROM profile_claims LIMIT 1`,
    ],
    [
      "manages an organization",
      `INSERT INTO organization_members (id, organization_no, user_id, role, joined_at)
        SELECT 'member ' || ?1, organization_no, ?1, 'manager', 1 FROM organizations WHERE status = 'active' LIMIT 1`,
    ],
  ])("no one who %s in the meantime gets another role", async (_what, meanwhile) => {
    const { id } = await newPerson();
    const state = await stateOf(id);
    await rows(meanwhile, [id]);
    expect((await makeAgent(state))?.words).toContain(CHANGED);
    expect(await statusOf(id)).toMatchObject({ role: "customer", live: 1 });
  });

  test("an ended membership, a decided claim and a decided application don't block a role", async () => {
    const { id } = await newPerson();
    await rows(
      `INSERT INTO organization_members (id, organization_no, user_id, role, joined_at, left_at, left_cause)
        SELECT 'left ' || ?1, organization_no, ?1, 'owner', 1, 2, 'left' FROM organizations WHERE status = 'active' LIMIT 1`,
      [id],
    );
    expect(await stateOf(id)).toMatchObject({
      leadsOrganization: false,
      ownedOrganization: null,
      openClaim: false,
      openApplication: false,
    });
    expect(await makeAgent(await stateOf(id))).toBeNull();
    for (const [statement, tie] of [
      [
        `INSERT INTO profile_claims (id, kind, way, npn, user_id, agent_no, status, opened_at)
          SELECT 'over ' || ?1, kind, way, npn, ?1, agent_no, 'refused', 1 FROM profile_claims LIMIT 1`,
        "openClaim",
      ],
      [
        `INSERT INTO agent_applications (id, user_id, npn, first_name, last_name, zip, document_type, document_bytes, status,
            opened_at, due_at)
          SELECT 'over ' || ?1, ?1, '9990300001', 'Ana', 'Roe', '78701', 'application/pdf', 1, 'declined', 1, 1`,
        "openAgentApplication",
      ],
      [
        `INSERT INTO organization_applications (id, user_id, organization_name, organization_type, status, submitted_at, changed_at)
          SELECT 'over ' || ?1, ?1, 'Quay', organization_type, 'rejected', 1, 1 FROM organization_applications LIMIT 1`,
        "openApplication",
      ],
    ] as const) {
      await rows(statement, [id]);
      expect(await stateOf(id)).toMatchObject({ [tie]: false });
    }
    await rows("UPDATE profile_claims SET status = 'open' WHERE user_id = ?", [id]);
    await rows("UPDATE agent_applications SET status = 'open' WHERE user_id = ?", [id]);
    await rows("UPDATE organization_applications SET status = 'draft' WHERE user_id = ?", [id]);
    const ties = { openClaim: true, openAgentApplication: true, openApplication: true };
    expect(await stateOf(id)).toMatchObject(ties);
    const untied = { openClaim: false, openAgentApplication: false, openApplication: false };
    expect(await makeAgent({ ...(await stateOf(id)), ...untied, role: "customer" })).not.toBeNull();
  });
});

test("only this account's sessions end and its rooms close", async () => {
  const visitor = await people.signedIn("customer");
  const id = await idOf("customer");
  const other = await newPerson();
  const room = await listenTo(people.site.origin(), `/parties/notifications/${id}`, cookieOf(visitor));
  expect((await act(id, "end-sessions")).status).toBe(303);
  expect(await statusOf(id)).toMatchObject({ live: 0 });
  await expect.poll(() => room.socket.readyState).not.toBe(WebSocket.OPEN);
  expect(await statusOf(other.id)).toMatchObject({ live: 1 });
});

test("two admins who archive each other at once leave one", async () => {
  const ids = [await idOf("admin"), await idOf("second-admin")] as const;
  for (let round = 0; round < 3; round += 1) {
    const seen = [await seenOf(ids[0], people.second()), await seenOf(ids[1])] as const;
    const answers = await Promise.all([
      act(ids[1], "archive", { seen: seen[1] }, people.admin()),
      act(ids[0], "archive", { seen: seen[0] }, people.second()),
    ]);
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    const left = await rows(
      `SELECT p.user_id FROM profiles p JOIN user_roles r USING (user_id)
        WHERE r.role = 'admin' AND p.account_status = 'active' AND p.user_id IN (?, ?)`,
      [...ids],
    );
    expect(left).toHaveLength(1);
    for (const id of ids)
      await rows(
        "UPDATE profiles SET account_status = 'active', archived_at = NULL, archived_by_us = 0 WHERE user_id = ?",
        [id],
      );
    await people.signInAgain();
  }
});

test("a new account's page reads no one else's rows", async () => {
  const { id } = await newPerson();
  const other = await newPerson();
  await rows(
    `INSERT INTO passkeys (id, user_id, name, credential_id, public_key, counter, transports, synced, created_at)
      VALUES (?, ?, 'Key', 'of another', 'x', 0, '', 0, 1)`,
    [newId(Date.now()), other.id],
  );
  expect((await act(other.id, "end-sessions")).status).toBe(303);
  const person = await findPerson(open(), id);
  if (person === null) throw new Error("No such account.");
  const { state: _, about, sessions, ...lists } = person;
  expect(sessions).toHaveLength(1);
  expect(Object.entries(lists).flatMap(([name, list]) => (list.length === 0 ? [] : [name]))).toEqual([]);
  expect(about).toMatchObject({ sessions: 1, emails: 0, consents: 0, reviews: 0, questions: 0 });
  expect(about).toMatchObject({ conversations: 0, leads: 0, appointments: 0, auditAbout: 0, auditBy: 0 });
});
