import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { AUDIT_BEGINNING, type AuditEntry, auditHash } from "#app/platform/audit/audit.ts";
import { commit } from "#app/platform/database/commit.ts";
import { newId } from "#app/platform/ids.ts";
import { auditLog, settings } from "#db/schema/index.ts";
import { type OwnContext, openContext } from "#support/own-context.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";

let server: TestSqld;
let context: OwnContext;

beforeAll(async () => {
  server = await startSqld({ copyOf: inject("fixture").seededData });
  context = openContext({ databaseUrl: server.url });
});
afterAll(() => server.stop());

const setting = (key: string) => context.db.orm.insert(settings).values({ key, value: "written" });
const entry = (id: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  actorId: newId(0),
  act: "account.archive",
  subject: { kind: "account", id },
  reason: "It sent the same message to everybody.",
  before: { status: "active" },
  after: { status: "archived" },
  ...more,
});
async function log() {
  const [rows] = await context.db.batch([context.db.orm.select().from(auditLog).orderBy(auditLog.auditNo)]);
  return rows;
}

test("an act is logged with what it changed, and each row has the hash of the one before it", async () => {
  const before = await log();
  const done = await commit(context, {
    audit: [entry("one"), entry("two", { before: null, reason: undefined })],
    statements: [setting("audited").returning()],
  });
  expect(done).toEqual({ kind: "committed", results: [[{ key: "audited", value: "written" }]] });
  const rows = (await log()).slice(before.length);
  expect(rows).toMatchObject([
    { auditNo: before.length + 1, act: "account.archive", subjectId: "one", after: '{"status":"archived"}' },
    { auditNo: before.length + 2, subjectId: "two", before: null, reason: "" },
  ]);
  expect(rows[0]?.previousHash).toBe(before.at(-1)?.hash ?? AUDIT_BEGINNING.hash);
  expect(rows[1]?.previousHash).toBe(rows[0]?.hash);
  for (const row of rows) expect(row.hash).toBe(await auditHash(row));
});

test("what a guard prevents is not logged", async () => {
  const before = await log();
  const outcome = await commit(context, {
    audit: [entry("never")],
    guards: { open: sql`0` },
    statements: [setting("never")],
  });
  expect(outcome).toEqual({ kind: "stale", guard: "open" });
  expect(await log()).toEqual(before);
});

test("forty commits of two acts at once get their own numbers, without a gap", async () => {
  const before = await log();
  for (let round = 0; round < 20; round += 1)
    await Promise.all(
      ["left", "right"].map((side) =>
        commit(context, { audit: [entry(`${side} ${round}`)], statements: [setting(`${side} ${round}`)] }),
      ),
    );
  const rows = await log();
  expect(rows.map(({ auditNo }) => auditNo)).toEqual(rows.map((_, at) => at + 1));
  expect(rows.length).toBe(before.length + 40);
  for (const [at, row] of rows.entries())
    expect(row.previousHash).toBe(rows[at - 1]?.hash ?? AUDIT_BEGINNING.hash);
});

test.each([
  ["changed", sql`UPDATE audit_log SET reason = 'another' WHERE audit_no = 1`],
  ["deleted", sql`DELETE FROM audit_log WHERE audit_no = 1`],
])("a row is not %s by anything that the product writes", async (_, statement) => {
  await expect(commit(context, { statements: [context.db.orm.run(statement)] })).rejects.toThrow(
    /audit_log is only added to/,
  );
});
