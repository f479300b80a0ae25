/** The last evening of a license, when UTC already has the next day: everything goes by the day in the license's state. */
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { parseSearch } from "#app/domains/directory/inputs.ts";
import { findState } from "#app/domains/directory/places/state-queries.server.ts";
import { findValidLicense } from "#app/domains/directory/profile/license-validity-queries.server.ts";
import {
  ownRecordStatements,
  readOwnRecord,
} from "#app/domains/directory/profile/own-record-queries.server.ts";
import { profileStatements, readProfile } from "#app/domains/directory/profile/profile-queries.server.ts";
import {
  findBadge,
  findContact,
  findShareCard,
} from "#app/domains/directory/profile/sharing/share-queries.server.ts";
import { askedOf } from "#app/domains/directory/search/needs/asked.ts";
import { search } from "#app/domains/directory/search/search.server.ts";
import { findOwnShowcase } from "#app/domains/directory/showcase/showcase-queries.server.ts";
import { findAgentToWrite } from "#app/domains/messages/reading/thread-queries.server.ts";
import { drawCircle } from "#app/domains/questions/experts/circle-commands.server.ts";
import { openContext } from "#support/own-context.ts";
import { openLedger } from "./lists.ts";

const { rows, databaseUrl } = openLedger();
const LAST_DAY = "2027-05-31";
/** Auto, which Property and Casualty together cover. */
const AUTO = { bit: 0, slug: "auto", lines: 12 };

type Held = { agentNo: number; slug: string; zip: string; state: string; userId: string };
let held: Held;

/** One agent of the state, with `agent@`'s account and only this license; no other agent is in the state. */
async function keepOne(state: string): Promise<Held> {
  const [row] = await rows(
    `SELECT a.agent_no, a.slug, a.zip FROM agents a JOIN agent_search s USING (agent_no)
      WHERE a.state_code = ? AND a.account_status = 'active' ORDER BY a.agent_no LIMIT 1`,
    [state],
  );
  const agentNo = Number(row?.agent_no);
  const [owner] = await rows(
    "SELECT p.user_id FROM profiles p JOIN users u ON u.id = p.user_id WHERE u.email = 'agent@fairlead.example'",
  );
  const userId = String(owner?.user_id);
  await rows("UPDATE profiles SET agent_no = NULL, proof = NULL WHERE agent_no = ?", [agentNo]);
  await rows("UPDATE profiles SET agent_no = ?, proof = 'code', verified = 1 WHERE user_id = ?", [
    agentNo,
    userId,
  ]);
  await rows("DELETE FROM agent_coverage WHERE state_code = ?", [state]);
  await rows("DELETE FROM agent_coverage WHERE agent_no = ?", [agentNo]);
  await rows("DELETE FROM licenses WHERE agent_no = ?", [agentNo]);
  await rows(
    `INSERT INTO licenses (agent_no, state_code, number, license_class, resident, lines, state_label, status,
      effective_on, expires_on, evidence, evidence_read_on)
    VALUES (?, ?, 'EVENING-1', 'Producer', 1, ?, '', 'active', '2025-06-01', ?, 'state-list', '2027-01-15')`,
    [agentNo, state, AUTO.lines, LAST_DAY],
  );
  await rows("INSERT INTO agent_coverage (agent_no, state_code, through_day, types) VALUES (?, ?, ?, ?)", [
    ...[agentNo, state, LAST_DAY],
    2 ** AUTO.bit,
  ]);
  await rows("UPDATE agents SET types = ? WHERE agent_no = ?", [2 ** AUTO.bit, agentNo]);
  await rows("UPDATE agent_search SET types = ? WHERE agent_no = ?", [2 ** AUTO.bit, agentNo]);
  return { agentNo, slug: String(row?.slug), zip: String(row?.zip), state, userId };
}

/** What each reader of licenses says at that moment about the one agent, whose row no cron has touched. */
async function saidAt(iso: string) {
  const context = openContext({ databaseUrl: databaseUrl(), nowMs: Date.parse(iso) });
  const { agentNo, slug, zip, state, userId } = held;
  const asked = async (query: string) => {
    const parsed = parseSearch(new URLSearchParams(query));
    if (!parsed.ok) throw new Error(`No search: ${query}`);
    const { outcome } = await search(context, askedOf(parsed.query), null);
    return "agents" in outcome ? (outcome.agents ?? []).filter((one) => one.slug === slug) : [];
  };
  const [near] = await asked(`q=${zip}&type=${AUTO.slug}`);
  const inState = (await findState(context, state, null))?.agents.filter((one) => one.slug === slug) ?? [];
  const profile = readProfile(
    await context.db.batch(profileStatements(context, sql`${agentNo}`)),
    context.clock.now(),
  );
  if (profile.kind !== "listed") throw new Error("No profile.");
  const [license] = profile.profile.licenses;
  const contact = await findContact(context, { kind: "slug", value: slug });
  const badge = await findBadge(context, { kind: "slug", value: slug });
  const shared = await findShareCard(context, { kind: "slug", value: slug });
  const showcase = await findOwnShowcase(context, userId);
  return {
    "search near them": near?.license?.validity ?? "not found",
    "types on the card": near?.licensedFor.types ?? [],
    "the state's page": inState[0]?.license?.validity ?? "not found",
    "the profile": license?.validity,
    "covered on the profile": profile.profile.covers.length > 0,
    "the contact's file": contact?.licenses[0]?.validity,
    "the share card": shared?.licenses[0]?.validity,
    "states on the badge": badge?.states.length,
    "may answer":
      (await findValidLicense(context, { agentNo, stateCode: state, typeBit: AUTO.bit })) !== null,
    "may be written to": (await findAgentToWrite(context, "nobody", slug))?.licensed,
    "their dashboard": readOwnRecord(
      await context.db.batch(ownRecordStatements(context, slug)),
      context.clock.now(),
    )?.licenses[0]?.status,
    "their editor": showcase?.covered,
  };
}

const IN_FORCE = {
  "search near them": "ending",
  "types on the card": ["Auto"],
  "the state's page": "ending",
  "the profile": "ending",
  "covered on the profile": true,
  "the contact's file": "ending",
  "the share card": "ending",
  "states on the badge": 1,
  "may answer": true,
  "may be written to": true,
  "their dashboard": "active",
  "their editor": 2 ** AUTO.bit,
};
const OVER = {
  "search near them": "not found",
  "types on the card": [],
  "the state's page": "not found",
  "the profile": "expired",
  "covered on the profile": false,
  "the contact's file": "expired",
  "the share card": "expired",
  "states on the badge": 0,
  "may answer": false,
  "may be written to": false,
  "their dashboard": "expired",
  "their editor": 0,
};

describe.each([
  ["Hawaii", "HI", "2027-06-01T09:30:00Z", "2027-06-01T10:30:00Z"],
  ["California", "CA", "2027-06-01T06:30:00Z", "2027-06-01T07:30:00Z"],
  // Most of the night it is the same day everywhere; the East is the first to change.
  ["New York", "NY", "2027-06-01T03:30:00Z", "2027-06-01T04:30:00Z"],
])("a license of %s", (_name, state, evening, morning) => {
  beforeEach(async () => {
    held = await keepOne(state);
  });

  test("is active at 11:30 PM on its last day, whoever asks", async () => {
    expect(await saidAt(evening)).toEqual(IN_FORCE);
  });

  test("has ended an hour later, though no cron has touched its row", async () => {
    expect(await saidAt(morning)).toEqual(OVER);
  });

  test("begins with the day in its state", async () => {
    await rows(
      "UPDATE licenses SET effective_on = '2027-06-01', expires_on = '2029-05-31' WHERE agent_no = ?",
      [held.agentNo],
    );
    expect(await saidAt(evening)).toMatchObject({
      "search near them": "to-come",
      "the state's page": "to-come",
      "the profile": "to-come",
      "the contact's file": "to-come",
      "the share card": "to-come",
      "states on the badge": 0,
      "may answer": false,
      "may be written to": false,
    });
    // The cron, which has not run here, counts its coverage with the day.
    await rows("UPDATE agent_coverage SET through_day = '2029-05-31' WHERE agent_no = ?", [held.agentNo]);
    expect(await saidAt(morning)).toMatchObject({
      "search near them": "in-force",
      "the state's page": "in-force",
      "the profile": "in-force",
      "the contact's file": "in-force",
      "the share card": "in-force",
      "states on the badge": 1,
      "may answer": true,
      "may be written to": true,
    });
  });

  test("is shown in agents' rows before one that ends later and has not begun", async () => {
    await rows(
      `INSERT INTO licenses (agent_no, state_code, number, license_class, resident, lines, state_label, status,
        effective_on, expires_on, evidence, evidence_read_on)
      VALUES (?, ?, 'NEXT-1', 'Producer', 1, ?, '', 'active', '2027-06-01', '2029-05-31', 'state-list', '2027-01-15')`,
      [held.agentNo, held.state, AUTO.lines],
    );
    expect(await saidAt(evening)).toMatchObject({
      "search near them": "ending",
      "the state's page": "ending",
    });
  });
});

test("a question that evening goes to agents licensed until midnight there", async () => {
  held = await keepOne("HI");
  const asked = async (iso: string) => {
    await rows("DELETE FROM question_experts");
    await rows("DELETE FROM question_circles");
    const [question] = await rows(
      "SELECT id FROM expert_questions WHERE status = 'answered' ORDER BY question_no LIMIT 1",
    );
    const id = String(question?.id);
    await rows(
      `UPDATE expert_questions SET status = 'waiting', circle = 0, asked_at = ?, type_bit = ?, state_code = 'HI',
        lat = (SELECT lat FROM agents WHERE agent_no = ?), lon = (SELECT lon FROM agents WHERE agent_no = ?) WHERE id = ?`,
      [Date.parse(iso), AUTO.bit, held.agentNo, held.agentNo, id],
    );
    await drawCircle(openContext({ databaseUrl: databaseUrl(), nowMs: Date.parse(iso) }), id);
    return rows("SELECT agent_no FROM question_experts WHERE agent_no = ?", [held.agentNo]);
  };
  expect(await asked("2027-06-01T09:30:00Z")).toHaveLength(1);
  expect(await asked("2027-06-01T10:30:00Z")).toEqual([]);
});
