/** Verifying the log: broken on purpose behind the product's back, and found, with the affected rows. */
import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { allBreakWords } from "#app/domains/audit/break-words.ts";
import { newVerification, verifyPiece } from "#app/domains/audit/chain.server.ts";
import { verifyAsAdmin, verifyNightly } from "#app/domains/audit/verify-commands.server.ts";
import { AUDIT_BEGINNING, type AuditRow, auditHash, auditRows } from "#app/platform/audit/audit.ts";
import { ANCHOR_PREFIX, moveAnchor, parseAnchor } from "#app/platform/audit/audit-anchors.ts";
import { recordActs } from "#app/platform/database/commit.ts";
import { newId } from "#app/platform/ids.ts";
import { auditLog } from "#db/schema/index.ts";
import { type OwnContext, openContext } from "#support/own-context.ts";
import { makeTemporary } from "#support/servers/temporary.ts";
import { documentsIn } from "../../../workers/documents.ts";
import { openAccounts } from "../accounts.ts";

const { site, rows, databaseUrl } = openAccounts();
const DAY = Date.UTC(2026, 10, 23, 12);
const TODAY = `${ANCHOR_PREFIX}2026-11-23.json`;
const ROWS = 12;

let context: OwnContext;
let complete: AuditRow[];
let anchor: string;
const act = (no: number) => ({
  actorId: newId(no),
  act: "account.archive" as const,
  subject: { kind: "account" as const, id: `account ${no}` },
  before: { status: "active" },
  after: { status: "archived" },
});
const bucket = () => site.documents();
const held = async (name: string) => (await (await bucket()).get(name))?.text() ?? null;
const written = async () => {
  const [found] = await context.db.batch([context.db.orm.select().from(auditLog).orderBy(auditLog.auditNo)]);
  return found;
};
const write = async (all: readonly AuditRow[]) => {
  for (let at = 0; at < all.length; at += 200)
    await context.db.write([context.db.orm.insert(auditLog).values(all.slice(at, at + 200))]);
};
const run = (statement: ReturnType<typeof sql>) => context.db.write([context.db.orm.run(statement)]);
async function verify() {
  let at = newVerification(DAY, null, 0);
  while (at.phase !== "done") at = await verifyPiece(context, at);
  return at;
}
const found = async () => (await verify()).breaks;

beforeAll(async () => {
  context = openContext({ databaseUrl: databaseUrl(), documents: documentsIn(await bucket()), nowMs: DAY });
  for (let no = 1; no <= ROWS; no += 1) await recordActs(context, [act(no)]);
  await context.settled();
  complete = await written();
  anchor = (await held(TODAY)) ?? "";
  // Anyone with the database's credentials can do as much.
  await run(sql`DROP TRIGGER audit_log_unchanged`);
  await run(sql`DROP TRIGGER audit_log_undeleted`);
});
afterEach(async () => {
  await run(sql`DELETE FROM audit_log`);
  await write(complete);
  await (await bucket()).put(TODAY, anchor);
});

test("an intact log is valid, and after its last act an anchor names its newest row", async () => {
  expect(await verify()).toMatchObject({ rows: ROWS, anchors: 1, breakCount: 0, last: { no: ROWS } });
  expect(parseAnchor(anchor)).toEqual({ no: ROWS, hash: complete.at(-1)?.hash, at: DAY });
});

describe("finds and names", () => {
  const FIELDS = ["at", "actor_id", "act", "subject_kind", "subject_id", "reason", "before", "after"];
  test.each(FIELDS)("a row whose %s was altered", async (field) => {
    const value = field === "subject_kind" ? "license" : field === "at" ? 5 : "another";
    await run(sql`UPDATE audit_log SET ${sql.identifier(field)} = ${value} WHERE audit_no = 5`);
    expect(await found()).toEqual([{ kind: "altered", no: 5 }]);
  });

  test("a row that was altered and hashed again", async () => {
    const [fifth] = complete.slice(4, 5);
    if (fifth === undefined) throw new Error("No fifth row.");
    const hash = await auditHash({ ...fifth, reason: "another" });
    await run(sql`UPDATE audit_log SET reason = 'another', hash = ${hash} WHERE audit_no = 5`);
    expect(await found()).toEqual([{ kind: "replaced", no: 5, by: 6 }]);
  });

  test("missing rows, at the beginning and between", async () => {
    await run(sql`DELETE FROM audit_log WHERE audit_no IN (1, 4, 5, 9)`);
    expect(await found()).toEqual([
      { kind: "missing", from: 1, to: 1 },
      { kind: "missing", from: 4, to: 5 },
      { kind: "missing", from: 9, to: 9 },
    ]);
  });

  test("inserted rows: before the first, and replacing one", async () => {
    const [put] = await auditRows([act(99)], { no: 3, hash: complete[2]?.hash ?? "" }, DAY);
    const [before] = await auditRows([act(98)], { no: -8, hash: AUDIT_BEGINNING.hash }, DAY);
    if (put === undefined || before === undefined) throw new Error("No rows.");
    await run(sql`DELETE FROM audit_log WHERE audit_no = 4`);
    await write([before, put]);
    expect(await found()).toEqual([
      { kind: "out-of-place", no: -7 },
      { kind: "replaced", no: 4, by: 5 },
    ]);
  });

  test("a missing end, by the anchor", async () => {
    await run(sql`DELETE FROM audit_log WHERE audit_no > 9`);
    expect(await found()).toEqual([{ kind: "cut-off", from: 10, to: ROWS, day: "2026-11-23" }]);
  });

  test("an emptied log", async () => {
    await run(sql`DELETE FROM audit_log`);
    expect(await found()).toEqual([{ kind: "cut-off", from: 1, to: ROWS, day: "2026-11-23" }]);
  });

  test("a log rewritten with new hashes, by the anchor; no later anchor follows it", async () => {
    await run(sql`DELETE FROM audit_log`);
    const forged = await auditRows(
      Array.from({ length: ROWS + 3 }, (_, at) => act(at + 50)),
      AUDIT_BEGINNING,
      DAY,
    );
    await write(forged);
    await recordActs(context, [act(70)]);
    await context.settled();
    expect(await held(TODAY)).toBe(anchor);
    expect(await found()).toEqual([{ kind: "rewritten", no: ROWS, day: "2026-11-23" }]);
  });

  test("an overwritten anchor", async () => {
    await (await bucket()).put(TODAY, "{}");
    expect(await found()).toEqual([{ kind: "unreadable-anchor", day: "2026-11-23" }]);
    await recordActs(context, [act(71)]);
    await context.settled();
    expect(await held(TODAY)).toBe("{}");
  });

  test("all of many, also after the first; the page names fifty and counts the rest", async () => {
    await run(sql`DELETE FROM audit_log`);
    const many = await auditRows(
      Array.from({ length: 2_400 }, (_, at) => act(at)),
      AUDIT_BEGINNING,
      DAY,
    );
    await write(many);
    await run(sql`UPDATE audit_log SET reason = 'another' WHERE audit_no % 20 = 0`);
    const { rows: looked, breaks, breakCount } = await verify();
    // The anchor's row differs too.
    expect([looked, breaks.length, breakCount]).toEqual([2_400, 50, 121]);
    expect(allBreakWords({ breaks, breakCount }).slice(-2)).toEqual([
      "Row 1000 was altered: it doesn’t say what it said when it was written.",
      "And 71 more.",
    ]);
  });
});

test("the anchor only moves forward, whoever comes late, and many at once leave the newest", async () => {
  await (await bucket()).delete(TODAY);
  const heads = complete.map(({ auditNo: no, hash }) => ({ no, hash }));
  await Promise.all(heads.slice(0, 6).map((head) => moveAnchor(context, head)));
  expect(parseAnchor((await held(TODAY)) ?? "")?.no).toBe(6);
  await moveAnchor(context, heads[2] ?? AUDIT_BEGINNING);
  expect(parseAnchor((await held(TODAY)) ?? "")?.no).toBe(6);
  // A head that the log doesn't have: a refused commit.
  await moveAnchor(context, { no: 20, hash: "0".repeat(64) });
  expect(parseAnchor((await held(TODAY)) ?? "")?.no).toBe(6);
});

describe("at night", () => {
  const countAlerts = async () =>
    Number(
      (await rows("SELECT count(*) many FROM user_notifications WHERE title = 'The audit log is broken'"))[0]
        ?.many,
    );
  const NIGHT = Date.UTC(2026, 10, 24, 7, 1);
  const hour = (hours: number) => context.clock.set(NIGHT + hours * 3_600_000);

  test("runs once, and admins are told once about the same finding by bell and email, and among the errors", async () => {
    hour(-1);
    const [last] = await rows("SELECT value FROM settings WHERE key = 'audit-verified'");
    expect(last).toBeUndefined();
    hour(0);
    expect(await verifyNightly(context)).toBe(1);
    hour(1);
    expect(await verifyNightly(context)).toBe(0);
    expect(await countAlerts()).toBe(0);
    await run(sql`UPDATE audit_log SET reason = 'another' WHERE audit_no = 5`);
    hour(24);
    expect(await verifyNightly(context)).toBe(1);
    const [admins] = await rows("SELECT count(*) many FROM user_roles WHERE role = 'admin'");
    expect(await countAlerts()).toBe(Number(admins?.many));
    expect(await rows("SELECT recipient FROM outbox WHERE kind = 'audit-log-broken'")).toHaveLength(
      Number(admins?.many),
    );
    expect(
      await rows("SELECT severity FROM error_reports WHERE message LIKE 'The audit log is broken%'"),
    ).toEqual([{ severity: "critical" }]);
    expect(context.logged.map(({ event }) => event)).toContain("audit-log-broken");
    hour(48);
    await verifyNightly(context);
    expect(await countAlerts()).toBe(Number(admins?.many));
    await run(sql`UPDATE audit_log SET reason = 'another' WHERE audit_no = 7`);
    hour(72);
    await verifyNightly(context);
    expect(await countAlerts()).toBe(2 * Number(admins?.many));
  });

  test("a long log takes several minutes, and two at once count nothing twice", async () => {
    await run(sql`DELETE FROM audit_log`);
    const { objects } = await (await bucket()).list({ prefix: ANCHOR_PREFIX });
    await (await bucket()).delete(objects.map(({ key }) => key));
    const many = await auditRows(
      Array.from({ length: 15_500 }, (_, at) => act(at)),
      AUDIT_BEGINNING,
      DAY,
    );
    await write(many);
    hour(96);
    await Promise.all([verifyNightly(context), verifyAsAdmin(context, newId(1))]);
    const [running] = await rows("SELECT value FROM settings WHERE key = 'audit-verification'");
    expect(JSON.parse(String(running?.value))).toMatchObject({ phase: "rows", rows: 15_000, breakCount: 0 });
    await verifyNightly(context);
    const [done] = await rows("SELECT value FROM settings WHERE key = 'audit-verified'");
    expect(JSON.parse(String(done?.value))).toMatchObject({ phase: "done", breakCount: 0 });
  });
});

describe("the command", () => {
  const command = async (...options: string[]) => {
    const asked = promisify(execFile)(process.execPath, [
      "operators/audit-verify.ts",
      "--url",
      databaseUrl(),
      ...options,
    ]);
    return asked.then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stdout, stderr }) => ({ code, said: `${stderr}${stdout}` }),
    );
  };
  const folder = () => {
    const { path } = makeTemporary("anchors");
    writeFileSync(join(path, "2026-11-23.json"), anchor);
    return path;
  };

  test("says that the log is intact, and what it can't see without anchors", async () => {
    const { code, said } = await command();
    expect([code, said]).toEqual([0, expect.stringContaining(`The audit log is whole: ${ROWS} rows`)]);
    expect(said).toContain("Without --anchors");
    expect((await command("--anchors", folder())).said).toContain(`${ROWS} rows and 1 anchors`);
  });

  test("exits with 1 and names the rows", async () => {
    await run(sql`DELETE FROM audit_log WHERE audit_no IN (5, 12)`);
    expect(await command("--anchors", folder())).toEqual({
      code: 1,
      said: expect.stringMatching(/Row 5 is missing\.\nRow 12 is missing at the end/),
    });
  });

  test("exits with 2 if the database doesn't answer", async () => {
    const { code } = await command("--url", "http://127.0.0.1:1");
    expect(code).toBe(2);
  });
});
