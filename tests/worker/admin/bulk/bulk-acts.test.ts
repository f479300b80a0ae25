/** Acts on many accounts: interrupted anywhere, they resume with nothing half done and nothing done twice. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { accountTarget } from "#app/domains/accounts/admin/bulk-accounts.server.ts";
import { endBulk, setBulkStatus, startBulk, undoBulk } from "#app/domains/bulk/bulk-commands.server.ts";
import { findBulk, previewBulk } from "#app/domains/bulk/bulk-queries.server.ts";
import { runBulk } from "#app/domains/bulk/run-commands.server.ts";
import type { Selection } from "#app/domains/bulk/types.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import { beforeWriting, type OwnContext, openContext } from "#support/own-context.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";
import { addMany, manyId } from "./many-people.ts";

let server: TestSqld;
let context: OwnContext;
let adminId: string;
const people = accountTarget(() => () => []);
const REASON = "They all came from the same machine.";
const acting = () => ({ adminId, reason: REASON });

beforeAll(async () => {
  server = await startSqld({ copyOf: inject("fixture").seededData });
  context = openContext({ databaseUrl: server.url });
  const [rows] = await context.db.batch([
    rowsOf(
      context.db,
      "admin",
      { id: text },
      sql`SELECT id FROM users WHERE email = 'admin@fairlead.example'`,
    ),
  ]);
  adminId = rows[0]?.id ?? "";
});
afterAll(async () => {
  await context.settled();
  await server.stop();
});

const count = async (from: ReturnType<typeof sql>) => {
  const [rows] = await context.db.batch([
    rowsOf(context.db, "count", { n: integer }, sql`SELECT count(*) n ${from}`),
  ]);
  return rows[0]?.n ?? 0;
};
const begin = async (act: "archive" | "restore" | "end-sessions", selection: Selection) => {
  const id = await startBulk(context, people, act, selection, acting());
  if (id === null) throw new Error("It did not start.");
  return id;
};
const toEnd = (id: string, runner: OwnContext = context) => runBulk(runner, people, id, 1_000);
const outcomes = async (id: string) => {
  const bulk = await findBulk(context, people, id, { outcome: "failed" });
  return {
    status: bulk?.status,
    waiting: bulk?.waiting,
    done: bulk?.done,
    skipped: bulk?.skipped,
    failed: bulk?.failed,
  };
};
/** A context whose database fails from the nth write on. */
function failing(from: number, error: () => unknown): OwnContext {
  const own = openContext({ databaseUrl: server.url });
  // Emails are sent by another sender.
  own.later = (work) => void work.catch(() => undefined);
  const write = own.db.write.bind(own.db);
  let writes = 0;
  own.db.write = (async (statements: Parameters<typeof write>[0]) => {
    writes += 1;
    if (writes >= from) throw error();
    return write(statements);
  }) as unknown as typeof own.db.write;
  return own;
}

/** Ten thousand with `npm test -- --long`: the most that can be done at once. */
const MANY = process.env.FAIRLEAD_LONG_RUNS === "1" ? 10_000 : 2_000;

test("many, killed halfway twice and continued by two at once: each is done exactly once", async () => {
  await addMany(context, "aaaa", MANY);
  const id = await begin("archive", { filter: { from: "1970-01-01", to: "1970-01-02", role: "customer" } });
  const all = await outcomes(id);
  expect(all).toMatchObject({ status: "running", waiting: MANY, done: 0 });
  for (const after of [MANY / 250, MANY / 500]) {
    const killed = failing(after, () => new Response("gone", { status: 503 }));
    await expect(toEnd(id, killed)).rejects.toBeInstanceOf(Response);
    // The rows aren't at fault, so none is retried alone.
    expect(killed.logged.map(({ event }) => event)).not.toContain("bulk-batch-failed");
    const { done = 0, waiting } = await outcomes(id);
    expect(done).toBeGreaterThan(0);
    expect(done % 50).toBe(0);
    expect(waiting).toBe(MANY - done);
    // All tables agree.
    expect(await count(sql`FROM profiles WHERE archived_by_us = 1 AND user_id LIKE '01900000-aaaa-%'`)).toBe(
      done,
    );
    expect(await count(sql`FROM audit_log WHERE act = 'account.archive'`)).toBe(done);
    expect(await count(sql`FROM outbox WHERE kind = 'account-archived'`)).toBe(done);
  }
  const runners = [context, openContext({ databaseUrl: server.url })];
  await Promise.all(runners.map((runner) => toEnd(id, runner)));
  await toEnd(id);
  expect(await outcomes(id)).toEqual({ status: "done", waiting: 0, done: MANY, skipped: 0, failed: 0 });
  for (const from of [
    sql`FROM profiles WHERE archived_by_us = 1`,
    sql`FROM audit_log WHERE act = 'account.archive'`,
    sql`FROM (SELECT DISTINCT subject_id FROM audit_log WHERE act = 'account.archive')`,
    sql`FROM outbox WHERE kind = 'account-archived'`,
    sql`FROM (SELECT DISTINCT recipient FROM outbox WHERE kind = 'account-archived')`,
  ])
    expect(await count(from)).toBe(MANY);
});

describe("of some", () => {
  test("a preview lists those it leaves out, and the act leaves out the same", async () => {
    await addMany(context, "bbbb", 4);
    const [owner] = (
      await context.db.batch([
        rowsOf(
          context.db,
          "owner",
          { id: text },
          sql`SELECT m.user_id id FROM organization_members m JOIN organizations o USING (organization_no)
            WHERE m.role = 'owner' AND m.left_at IS NULL AND o.status = 'active' AND m.user_id IS NOT NULL LIMIT 1`,
        ),
      ])
    )[0];
    const [second] = (
      await context.db.batch([
        rowsOf(
          context.db,
          "second",
          { id: text },
          sql`SELECT id FROM users WHERE email = 'second-admin@fairlead.example'`,
        ),
      ])
    )[0];
    const some = [0, 1, 2, 3].map((no) => manyId("bbbb", no));
    await context.db.write([
      context.db.orm.run(
        sql`UPDATE profiles SET account_status = 'archived', archived_at = 7 WHERE user_id = ${some[3]}`,
      ),
    ]);
    const ids = [...some, adminId, owner?.id ?? "", second?.id ?? "", manyId("ffff", 9)];
    const preview = await previewBulk(context, people, "archive", { ids }, adminId);
    expect(preview.rows).toBe(3);
    expect(preview.first.map((one) => one.id).sort()).toEqual(some.slice(0, 3));
    expect(Object.fromEntries(preview.leftOut.map(({ reason, rows }) => [reason, rows]))).toEqual({
      self: 1,
      admin: 1,
      already: 1,
      owner: 1,
    });
    const id = await begin("archive", { ids });
    await toEnd(id);
    expect(await outcomes(id)).toMatchObject({ status: "done", done: 3, skipped: 4 });
    const why = (await findBulk(context, people, id, { outcome: "skipped" }))?.shown.map((row) => row.why);
    expect(why?.some((words) => words?.startsWith("They own "))).toBe(true);
    expect(why).toContain("Admins are dealt with one by one.");
    expect(why).toContain("The account is archived already.");
    // Only what was done is undone.
    const back = await undoBulk(context, people, { id, act: "archive" }, acting());
    expect(await outcomes(back ?? "")).toMatchObject({ waiting: 3 });
    await toEnd(back ?? "");
  });

  test("undo restores only what is still as the act left it", async () => {
    await addMany(context, "cccc", 5);
    const ids = [0, 1, 2, 3, 4].map((no) => manyId("cccc", no));
    const id = await begin("archive", { ids });
    expect(await undoBulk(context, people, { id, act: "archive" }, acting())).toBeNull();
    await toEnd(id);
    // One was restored since, and one was restored and archived again.
    await context.db.write([
      context.db.orm.run(sql`UPDATE profiles SET account_status = 'active', archived_at = NULL, archived_by_us = 0
        WHERE user_id = ${ids[0]}`),
      context.db.orm.run(sql`UPDATE profiles SET archived_at = 99 WHERE user_id = ${ids[1]}`),
    ]);
    const back = await undoBulk(context, people, { id, act: "archive" }, acting());
    if (back === null) throw new Error("It was not undone.");
    await toEnd(back);
    expect(await outcomes(back)).toMatchObject({ status: "done", done: 3, skipped: 2 });
    expect(await count(sql`FROM profiles WHERE account_status = 'archived' AND user_id IN ${ids}`)).toBe(1);
    const twice = await undoBulk(context, people, { id, act: "archive" }, acting());
    expect(twice).toBeNull();

    // Nor one that was restored and has been archived by someone else since.
    const restored = await begin("restore", { ids: ids.slice(1, 2) });
    await toEnd(restored);
    expect(await outcomes(restored)).toMatchObject({ done: 1 });
    await context.db.write([
      context.db.orm.run(
        sql`UPDATE profiles SET account_status = 'archived', archived_at = 100 WHERE user_id = ${ids[1]}`,
      ),
    ]);
    const again = await undoBulk(context, people, { id: restored, act: "restore" }, acting());
    await toEnd(again ?? "");
    expect((await findBulk(context, people, again ?? "", { outcome: "skipped" }))?.shown).toMatchObject([
      { id: ids[1], why: "It changed since: left as it is." },
    ]);
  });

  test("a row that the database refuses fails alone; the others are done", async () => {
    await addMany(context, "dddd", 6);
    const ids = [0, 1, 2, 3, 4, 5].map((no) => manyId("dddd", no));
    await context.db.write([
      context.db.orm.run(
        sql.raw(`CREATE TRIGGER no_such BEFORE UPDATE ON profiles WHEN new.user_id = '${ids[2]}'
        BEGIN SELECT RAISE(ABORT, 'not this one'); END`),
      ),
    ]);
    const id = await begin("archive", { ids });
    await toEnd(id);
    expect(await outcomes(id)).toMatchObject({ status: "done", done: 5, failed: 1, waiting: 0 });
    expect((await findBulk(context, people, id, { outcome: "failed" }))?.shown).toMatchObject([
      { id: ids[2], why: "The database refused it. Try this one on its own." },
    ]);
    await context.db.write([context.db.orm.run(sql.raw("DROP TRIGGER no_such"))]);
  });

  test("stopped between reading and writing its rows, it does none of them", async () => {
    await addMany(context, "abab", 3);
    const id = await begin("archive", { ids: [0, 1, 2].map((no) => manyId("abab", no)) });
    const own = beforeWriting(openContext({ databaseUrl: server.url }), () =>
      setBulkStatus(context, { id, kind: "account" }, adminId, "stopped"),
    );
    await toEnd(id, own);
    expect(await outcomes(id)).toMatchObject({ status: "stopped", done: 0, waiting: 3 });
  });

  test("of two runners that read the same rows, one does them, and everyone gets one email", async () => {
    await addMany(context, "bcbc", 3);
    const ids = [0, 1, 2].map((no) => manyId("bcbc", no));
    const id = await begin("end-sessions", { ids });
    const own = beforeWriting(openContext({ databaseUrl: server.url }), () =>
      runBulk(context, people, id, 1),
    );
    await toEnd(id, own);
    await own.settled();
    expect(await outcomes(id)).toMatchObject({ status: "done", done: 3 });
    expect(await count(sql`FROM outbox WHERE recipient LIKE 'bcbc%'`)).toBe(3);
    expect(await count(sql`FROM audit_log WHERE subject_id IN ${ids}`)).toBe(3);
  });

  test("an account that changed between reading and writing is read again", async () => {
    await addMany(context, "cdcd", 3);
    const ids = [0, 1, 2].map((no) => manyId("cdcd", no));
    const id = await begin("archive", { ids });
    const own = beforeWriting(openContext({ databaseUrl: server.url }), () =>
      context.db.write([
        context.db.orm.run(
          sql`UPDATE profiles SET account_status = 'archived', archived_at = 7 WHERE user_id = ${ids[1]}`,
        ),
      ]),
    );
    await toEnd(id, own);
    await own.settled();
    expect(await outcomes(id)).toMatchObject({ status: "done", done: 2, skipped: 1 });
    expect(await count(sql`FROM profiles WHERE archived_at = 7 AND user_id = ${ids[1]}`)).toBe(1);
  });

  test("a stopped act does nothing more, a resumed one finishes, and none goes on without its admin", async () => {
    await addMany(context, "eeee", 120);
    const id = await begin("end-sessions", {
      ids: Array.from({ length: 120 }, (_, no) => manyId("eeee", no)),
    });
    await runBulk(context, people, id, 1);
    // None is finished while some wait, and none is stopped or resumed twice.
    await endBulk(context, id);
    expect(await outcomes(id)).toMatchObject({ status: "running" });
    expect(await setBulkStatus(context, { id, kind: "account" }, adminId, "running")).toBe(false);
    expect(await setBulkStatus(context, { id, kind: "account" }, adminId, "stopped")).toBe(true);
    expect(await setBulkStatus(context, { id, kind: "account" }, adminId, "stopped")).toBe(false);
    await toEnd(id);
    expect(await outcomes(id)).toMatchObject({ status: "stopped", done: 50, waiting: 70 });
    expect(await setBulkStatus(context, { id, kind: "account" }, adminId, "running")).toBe(true);
    const role = (to: string) =>
      context.db.write([
        context.db.orm.run(sql`UPDATE user_roles SET role = ${to} WHERE user_id = ${adminId}`),
      ]);
    await role("customer");
    await toEnd(id);
    expect(await outcomes(id)).toMatchObject({ status: "stopped", done: 50, waiting: 70 });
    expect(await setBulkStatus(context, { id, kind: "account" }, adminId, "running")).toBe(false);
    expect(
      await startBulk(context, people, "end-sessions", { ids: [manyId("eeee", 1)] }, acting()),
    ).toBeNull();
    await role("admin");
    await setBulkStatus(context, { id, kind: "account" }, adminId, "running");
    await toEnd(id);
    expect(await outcomes(id)).toMatchObject({ status: "done", done: 120 });
  });
});
