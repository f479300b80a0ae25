/** Each rule that the simulator holds the product to is broken once, and found. */
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createDatabase } from "#db/client.ts";
import { auditChainIsWhole } from "../../simulator/invariants/audit.ts";
import { everyInvariant } from "../../simulator/invariants/every-invariant.ts";
import type { Invariant } from "../../simulator/invariants/invariant.ts";
import { openSociety } from "../../simulator/people.ts";
import { hold } from "../../simulator/plan.ts";
import { simulate } from "../../simulator/simulate.ts";
import { trySignIn } from "../../simulator/steps/accounts.ts";
import type { Step } from "../../simulator/steps/step.ts";
import { openWorld, type Row, type World } from "../../simulator/world/world.ts";

const startMs = Date.parse(`${new Date().toISOString().slice(0, 10)}T15:00:00Z`);
const options = () => {
  const { seededData, stripeUrl } = inject("fixture");
  return { seededData, stripeUrl, startMs };
};

/** What breaks each rule: statements past the product, as a fault of the product would leave the rows. */
const BREAKS: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  "nobody is booked twice": (world) =>
    world.rows(`UPDATE appointments SET status = 'booked', confirm_by = NULL, starts_at = starts_at - agent_no + rowid,
        blocked_until = 9999999999999
      WHERE agent_no = (SELECT agent_no FROM appointments GROUP BY agent_no HAVING count(*) > 1 LIMIT 1)`),
  // A row of it can't be changed, so one is added that follows nothing.
  "the audit chain is whole": (world) =>
    world.rows(
      `INSERT INTO audit_log (audit_no, at, act, subject_kind, subject_id, reason, hash, previous_hash)
       SELECT coalesce(max(audit_no), 0) + 1, ?, 'audit-log.verify', 'audit-log', 'all', '', ?, ? FROM audit_log`,
      [world.now(), "1".repeat(64), "2".repeat(64)],
    ),
  // One that was never open.
  "a claim’s states follow their rule": (world) =>
    world.rows(`INSERT INTO profile_claims (id, user_id, agent_no, npn, kind, way, status, opened_at)
      SELECT '00000000-0000-7000-8000-000000000001', user_id, agent_no, npn, kind, way, 'refused', opened_at
      FROM profile_claims LIMIT 1`),
  "a profile has one holder, who proved it": (world) =>
    world.rows("UPDATE profiles SET proof = NULL WHERE verified AND agent_no IS NOT NULL"),
  "consent that was taken back isn’t used": (world) =>
    world.rows("UPDATE consent_records SET revoked_at = 1 WHERE revoked_at IS NULL"),
  "a review’s states follow their rule": (world) =>
    world.rows("UPDATE reviews SET status = 'withdrawn', title = '', body = '' WHERE status = 'removed'"),
  "reviews and cases agree": (world) =>
    world.rows("UPDATE reviews SET reason = NULL WHERE status = 'removed'"),
  "sums of agents’ reviews equal a recount": (world) =>
    world.rows("UPDATE agent_review_stats SET published = published + 1 WHERE agent_no = 1"),
  "totals of all reviews equal a recount": (world) =>
    world.rows(
      "UPDATE review_totals SET review_count = review_count + 1 WHERE status = 'published' AND stars = 5",
    ),
  "the event log of reviews adds up to their totals": (world) =>
    world.rows(
      "UPDATE review_days SET event_count = event_count + 1 WHERE to_state = 'published' AND from_state <> 'published'",
    ),
  "conversations count their messages": (world) =>
    world.rows("UPDATE message_threads SET agent_unread = agent_unread + 1 WHERE thread_no = 1"),
  "questions that are up are counted": (world) =>
    world.rows("UPDATE question_totals SET published = published + 1 WHERE published > 0"),
  "nobody has two plans": (world) =>
    world.rows(`UPDATE subscriptions SET status = 'active', for_organization_no = NULL,
      customer_id = (SELECT min(customer_id) FROM subscriptions)`),
  "no charge without a plan, no plan without its charge": (world) =>
    world.rows("UPDATE subscriptions SET started_at = ? WHERE id = (SELECT min(id) FROM subscriptions)", [
      world.now(),
    ]),
  "accounts that leave are gone when they should be": (world) =>
    world.rows(`INSERT INTO account_deletions (user_id, asked_at, erase_at, next_try_at)
      SELECT user_id, 1, 9999999999999, 9999999999999 FROM profiles WHERE account_status = 'active' LIMIT 1`),
  "an import goes only forward": (world) => world.rows("UPDATE license_imports SET phase = 'reading'"),
  "a license is what its last change says": (world) =>
    world.rows("UPDATE licenses SET expires_on = '2031-01-31' WHERE license_no = 1"),
  "what a list that was undone has changed is as before": (world) =>
    world.rows("UPDATE license_imports SET phase = 'undone'"),
  "search covers what licenses cover": (world) =>
    world.rows("DELETE FROM agent_coverage WHERE agent_no = 1 AND state_code = 'TX'"),
  "an organization belongs to whom its affiliation says": (world) =>
    world.rows("UPDATE organizations SET parent_no = NULL WHERE organization_no = 1"),
  "no email is left behind": async (world) => {
    await world.rows(`INSERT INTO outbox (id, kind, recipient, subject, text, html, unsolicited, status, attempts, next_attempt_at, created_at)
      VALUES ('00000000-0000-7000-8000-000000000001', 'any', 'nell@mail.example', '', '', '', 0, 'queued', 0, 1, 1)`);
    await world.rows(
      "INSERT OR REPLACE INTO cron_runs (task, ended_at, took_ms) VALUES ('sendDueEmails', ?, 0)",
      [world.now()],
    );
  },
};

test("every rule has a way to break it here", () => {
  expect(Object.keys(BREAKS).sort()).toEqual(everyInvariant.map(({ name }) => name).sort());
});

// The chain comes last: what breaks it stays.
describe("each rule is noticed when it is broken:", () => {
  let shared: World;
  beforeAll(async () => {
    shared = await openWorld(options());
  });
  afterAll(() => shared.stop());

  async function notices(world: World, { name, find }: Invariant) {
    expect(await find(world), "before").toEqual([]);
    await BREAKS[name]?.(world);
    expect(await find(world)).not.toEqual([]);
  }

  // Each in a transaction that is rolled back, but for the chain, which the product's own code reads.
  const [chain, others] = [[auditChainIsWhole], everyInvariant.filter((one) => one !== auditChainIsWhole)];
  test.each(others.map((rule) => [rule.name, rule] as const))("%s", async (_name, rule) => {
    const { client } = createDatabase({ url: shared.directUrl });
    const transaction = await client.transaction("write");
    try {
      const rows: World["rows"] = async (sql, args = []) =>
        (await transaction.execute({ sql, args })).rows.map((row) => ({ ...row }) as Row);
      await notices({ ...shared, rows }, rule);
    } finally {
      await transaction.rollback();
      client.close();
    }
  });
  test.each(chain.map((rule) => [rule.name, rule] as const))("%s", (_name, rule) => notices(shared, rule));
});

test("a sixth try is noticed, and a fifth that isn’t locked", async () => {
  const world = await openWorld(options());
  try {
    const society = await openSociety(world);
    const [person] = society.people;
    if (person === undefined) throw new Error("Nobody is here.");
    // The product forgets what it counted.
    for (let no = 1; no <= 5; no += 1) {
      await world.limiters.clearSignIn(person.email);
      await trySignIn(society, person, { isRight: false, isStranger: true });
    }
    await expect(hold(society, [], "five tries")).rejects.toThrow("at wrong password number 5");
  } finally {
    await world.stop();
  }
});

test(
  "a fault in a step is found, and the plan made smaller to it",
  async () => {
    const harmless: Step = { name: "nothing", often: 9, run: async () => "done" };
    const faulty: Step = {
      name: "a faulty step",
      often: 3,
      async run({ world }) {
        await world.rows("UPDATE agent_review_stats SET published = published + 1 WHERE agent_no = 1");
        return "done";
      },
    };
    const lives = {
      ...options(),
      days: 1,
      stepsAMonth: 40,
      shrinkMs: 10 * 60_000,
      steps: [harmless, faulty],
    };
    const { failure } = await simulate(lives, 3);
    expect(failure?.words).toContain("sums of agents’ reviews equal a recount");
    expect(failure?.plan).toContain("a faulty step");
    expect(failure?.plan).not.toContain("nothing");
    // The plan breaks it again.
    const again = await simulate(lives, 3, failure?.plan);
    expect(again.failure?.words).toBe(failure?.words);
  },
  15 * 60_000,
);
