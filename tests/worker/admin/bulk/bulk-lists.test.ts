/** Acts on many organizations, questions and reviews: each row reports its outcome and is undone where possible. */
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { startBulk, undoBulk } from "#app/domains/bulk/bulk-commands.server.ts";
import { findBulk, previewBulk } from "#app/domains/bulk/bulk-queries.server.ts";
import { runBulk } from "#app/domains/bulk/run-commands.server.ts";
import type { BulkAct, BulkTarget, Selection } from "#app/domains/bulk/types.ts";
import { requireBulkList } from "#app/routes/admin/lists/registry.server.ts";
import { createDatabase } from "#db/client.ts";
import { type OwnContext, openContext } from "#support/own-context.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";
import { addMany, manyId } from "./many-people.ts";

let server: TestSqld;
let client: ReturnType<typeof createDatabase>["client"];
let context: OwnContext;
let adminId: string;
const REASON = "They were all made by one hand.";
const REFUSED = "The database refused it. Try this one on its own.";

const rows = async (query: string, args: (string | number | null)[] = []) => {
  const result = await client.execute({ sql: query, args });
  return result.rows.map((row) => ({ ...row }));
};
const numberOf = async (query: string, args: (string | number)[] = []) =>
  Number((await rows(query, args))[0]?.n);
const idsOf = async (query: string) => (await rows(query)).map(({ id }) => String(id));
const among = (ids: readonly string[]) => `(${ids.map((id) => `'${id}'`).join()})`;

beforeAll(async () => {
  server = await startSqld({ copyOf: inject("fixture").seededData });
  client = createDatabase({ url: server.url }).client;
  context = openContext({ databaseUrl: server.url });
  [adminId = ""] = await idsOf("SELECT id FROM users WHERE email = 'admin@fairlead.example'");
});
afterAll(async () => {
  await context.settled();
  client.close();
  await server.stop();
});

const acting = () => ({ adminId, reason: REASON });
async function doAll(target: BulkTarget, act: BulkAct, selection: Selection) {
  const id = await startBulk(context, target, act, selection, acting());
  if (id === null) throw new Error("It did not start.");
  await runBulk(context, target, id, 1_000);
  return id;
}
const outcomeOf = async (
  target: BulkTarget,
  id: string,
  outcome: "done" | "skipped" | "failed" = "failed",
) => {
  const bulk = await findBulk(context, target, id, { outcome });
  if (bulk === null) throw new Error("No such act.");
  const { status, waiting, done, skipped, failed, shown } = bulk;
  return { counts: { status, waiting, done, skipped, failed }, shown };
};
/** While `work` runs, the database refuses to change this row. */
async function refusing(table: string, id: string, work: () => Promise<void>) {
  await rows(
    `CREATE TRIGGER not_this BEFORE UPDATE ON ${table} WHEN new.id = '${id}' BEGIN SELECT RAISE(ABORT, 'no'); END`,
  );
  await work();
  await rows("DROP TRIGGER not_this");
}

describe("organizations", () => {
  const { target } = requireBulkList("organizations").bulk;
  let ids: string[];

  beforeAll(async () => {
    await addMany(context, "aaaa", 24);
    // Each with its own owner, who is restored with it.
    const found =
      await rows(`SELECT id, organization_no no FROM organizations o WHERE status = 'active' AND NOT EXISTS (
      SELECT 1 FROM organization_members m WHERE m.organization_no = o.organization_no AND m.user_id IS NOT NULL) LIMIT 24`);
    for (const [at, { no }] of found.entries()) {
      await rows(
        "DELETE FROM organization_members WHERE organization_no = ? AND role = 'owner' AND left_at IS NULL",
        [Number(no)],
      );
      await rows(
        "INSERT INTO organization_members (id, organization_no, user_id, role, joined_at) VALUES (?, ?, ?, 'owner', 1)",
        [manyId("abab", at), Number(no), manyId("aaaa", at)],
      );
    }
    ids = found.map(({ id }) => String(id));
    expect(ids.length).toBeGreaterThan(12);
  });

  test("a row that the database refuses fails alone; the others are archived, logged, and notified", async () => {
    const [refused = ""] = ids;
    const preview = await previewBulk(
      context,
      target,
      "archive",
      { ids: [...ids, manyId("ffff", 1)] },
      adminId,
    );
    expect([preview.rows, preview.leftOut]).toEqual([ids.length, []]);
    let id = "";
    await refusing("organizations", refused, async () => {
      id = await doAll(target, "archive", { ids });
    });
    const done = ids.length - 1;
    const { counts, shown } = await outcomeOf(target, id);
    expect(counts).toEqual({ status: "done", waiting: 0, done, skipped: 0, failed: 1 });
    expect(shown).toMatchObject([{ id: refused, why: REFUSED }]);
    expect(shown[0]?.name).toEqual(expect.any(String));
    const archived = `FROM organizations WHERE status = 'archived' AND id IN ${among(ids)}`;
    expect(await numberOf(`SELECT count(*) n ${archived}`)).toBe(done);
    expect(
      await numberOf("SELECT count(*) n FROM audit_log WHERE act = 'organization.archive' AND reason = ?", [
        REASON,
      ]),
    ).toBe(done);
    expect(
      await numberOf(
        "SELECT count(DISTINCT recipient) n FROM outbox WHERE text LIKE ? AND recipient LIKE 'aaaa%'",
        [`%${REASON}%`],
      ),
    ).toBe(done);

    // Undo covers what is still as the act left it: one was restored and archived again since.
    const [, changed = ""] = ids;
    await rows("UPDATE organizations SET archived_at = archived_at + 1 WHERE id = ?", [changed]);
    const back = await undoBulk(context, target, { id, act: "archive" }, acting());
    if (back === null) throw new Error("It was not undone.");
    await runBulk(context, target, back, 1_000);
    expect((await outcomeOf(target, back)).counts).toMatchObject({
      status: "done",
      done: done - 1,
      skipped: 1,
    });
    expect((await outcomeOf(target, back, "skipped")).shown).toMatchObject([
      { id: changed, why: "It changed since: left as it is." },
    ]);
    expect(await idsOf(`SELECT id ${archived}`)).toEqual([changed]);
    expect(
      await numberOf(
        `SELECT count(*) n FROM organization_members WHERE role = 'owner' AND left_at IS NULL AND user_id LIKE '01900000-aaaa%'`,
      ),
    ).toBe(ids.length - 1);
    expect(await undoBulk(context, target, { id, act: "archive" }, acting())).toBeNull();
  });

  test("undoing a restore leaves alone what was archived since", async () => {
    const some = ids.slice(2, 4);
    await doAll(target, "archive", { ids: some });
    const restored = await doAll(target, "restore", { ids: some });
    expect((await outcomeOf(target, restored)).counts).toMatchObject({ done: 2 });
    const [since = ""] = some;
    await rows("UPDATE organizations SET status = 'archived', archived_at = 7 WHERE id = ?", [since]);
    const back = await undoBulk(context, target, { id: restored, act: "restore" }, acting());
    await runBulk(context, target, back ?? "", 1_000);
    expect((await outcomeOf(target, back ?? "")).counts).toMatchObject({ done: 1, skipped: 1 });
    expect((await outcomeOf(target, back ?? "", "skipped")).shown).toMatchObject([
      { id: since, why: "It changed since: left as it is." },
    ]);
  });

  test("none is restored whose owner is archived or left at another time; an applicant can't be archived", async () => {
    // The second was archived again after its owner had left, as in the first test.
    const [, leftBefore = "", , , , gone = "", alone = "", applied = "", open = ""] = ids;
    await doAll(target, "archive", { ids: [gone, alone] });
    await rows("UPDATE profiles SET account_status = 'archived' WHERE user_id = ?", [manyId("aaaa", 5)]);
    await rows("UPDATE organizations SET status = 'applied' WHERE id = ?", [applied]);
    const previewOf = async (act: BulkAct, chosen: string[]) => {
      const { first, leftOut } = await previewBulk(context, target, act, { ids: chosen }, adminId);
      return [first.map(({ id }) => id), leftOut.map(({ reason, rows }) => [reason, rows])];
    };
    expect(await previewOf("restore", [leftBefore, gone, alone])).toEqual([[alone], [["owner", 2]]]);
    expect(await previewOf("archive", [leftBefore, applied, open])).toEqual([
      [open],
      [
        ["already", 1],
        ["applied", 1],
      ],
    ]);
  });

  test("a preview says why some are left out, and a filter selects exactly its rows", async () => {
    const all = await numberOf("SELECT count(*) n FROM organizations WHERE type = 'agency'");
    const preview = await previewBulk(context, target, "restore", { filter: { type: "agency" } }, adminId);
    expect(preview.rows + preview.leftOut.reduce((sum, one) => sum + one.rows, 0)).toBe(all);
    expect(preview.leftOut.map(({ words }) => words)).toContain("Aren’t archived");
  });
});

describe("questions", () => {
  const { target } = requireBulkList("questions").bulk;

  test("are closed and each asker is told; one answered meanwhile is left alone, and a refused one fails", async () => {
    await rows(
      "UPDATE expert_questions SET status = 'waiting', customer_email = 'asker-' || question_no || '@mail.example'",
    );
    const ids = await idsOf("SELECT id FROM expert_questions ORDER BY question_no LIMIT 24");
    expect(ids.length).toBeGreaterThan(12);
    const [answered = "", refused = ""] = ids;
    const id = await startBulk(context, target, "close", { ids }, acting());
    await rows("UPDATE expert_questions SET status = 'answered' WHERE id = ?", [answered]);
    await refusing("expert_questions", refused, async () => {
      await runBulk(context, target, id ?? "", 1_000);
    });
    const done = ids.length - 2;
    const { counts, shown } = await outcomeOf(target, id ?? "");
    expect(counts).toEqual({ status: "done", waiting: 0, done, skipped: 1, failed: 1 });
    expect(shown).toMatchObject([{ id: refused, why: REFUSED }]);
    expect((await outcomeOf(target, id ?? "", "skipped")).shown).toMatchObject([
      { id: answered, why: "It was answered, taken back, or closed in the meantime." },
    ]);
    expect(await numberOf("SELECT count(*) n FROM expert_questions WHERE status = 'closed'")).toBe(done);
    expect(
      await numberOf(
        "SELECT count(DISTINCT recipient) n FROM outbox WHERE text LIKE ? AND recipient LIKE 'asker-%'",
        [`%${REASON}%`],
      ),
    ).toBe(done);
    expect(await numberOf("SELECT count(*) n FROM audit_log WHERE act = 'question.close'")).toBe(done);
    // This can't be undone: the asker has the email.
    expect(await undoBulk(context, target, { id: id ?? "", act: "close" }, acting())).toBeNull();
    // A preview leaves out closed ones. Unconfirmed ones can't be read by anyone, so they can't be chosen.
    await rows("UPDATE expert_questions SET status = 'unconfirmed' WHERE id = ?", [answered]);
    const preview = await previewBulk(context, target, "close", { ids }, adminId);
    expect([preview.first.map((one) => one.id), preview.leftOut]).toEqual([
      [refused],
      [{ reason: "over", rows: done, words: "Don’t wait for an answer" }],
    ]);
  });

  test("go to the nearest agents left; if there are none, the act says so", async () => {
    await rows("UPDATE expert_questions SET status = 'waiting'");
    const before = await numberOf("SELECT count(*) n FROM question_experts");
    const id = await doAll(target, "ask", { filter: { status: "waiting" } });
    const { counts } = await outcomeOf(target, id);
    expect(counts).toMatchObject({ status: "done", waiting: 0, failed: 0 });
    expect(counts.done).toBeGreaterThan(0);
    expect(await numberOf("SELECT count(*) n FROM audit_log WHERE act = 'question.reassign'")).toBe(
      counts.done,
    );
    expect(await numberOf("SELECT count(*) n FROM question_experts")).toBeGreaterThanOrEqual(
      before + counts.done,
    );
    expect(counts.done + counts.skipped).toBe(await numberOf("SELECT count(*) n FROM expert_questions"));
    for (const { why } of (await outcomeOf(target, id, "skipped")).shown)
      expect(why).toBe("Nobody else near can be asked.");
  });
});

describe("reviews", () => {
  const { target } = requireBulkList("reviews").bulk;

  test("held or reported ones are published or kept up; appeals, new texts and decided ones are left alone", async () => {
    await rows("UPDATE review_cases SET decided_at = 1, decision = 'keep' WHERE decided_at IS NULL");
    const ids = await idsOf(`SELECT r.id FROM reviews r WHERE r.status = 'published' AND NOT EXISTS (
      SELECT 1 FROM review_cases k WHERE k.review_id = r.id) ORDER BY r.id LIMIT 24`);
    expect(ids).toHaveLength(24);
    const [appealed = "", none = "", changed = "", refused = ""] = ids;
    for (const [at, review] of ids.entries())
      if (review !== none)
        await rows(
          `INSERT INTO review_cases (id, review_id, agent_no, cause, appellant, opened_at, due_at)
           SELECT ?, id, agent_no, ?, ?, 1, 2 FROM reviews WHERE id = ?`,
          [
            manyId("cccc", at),
            review === appealed ? "appeal" : "flags",
            review === appealed ? "agent" : null,
            review,
          ],
        );
    const preview = await previewBulk(context, target, "keep", { ids }, adminId);
    expect(preview.rows).toBe(22);
    expect(preview.leftOut.map(({ words }) => words).sort()).toEqual([
      "Appeals, which are read one by one",
      "No case about them is open",
    ]);
    const id = await startBulk(context, target, "keep", { ids }, acting());
    await rows("UPDATE reviews SET edited_at = ? WHERE id = ?", [Date.now() + 60_000, changed]);
    await refusing("review_cases", manyId("cccc", ids.indexOf(refused)), async () => {
      await runBulk(context, target, id ?? "", 1_000);
    });
    const { counts, shown } = await outcomeOf(target, id ?? "");
    expect(counts).toEqual({ status: "done", waiting: 0, done: 20, skipped: 3, failed: 1 });
    expect(shown).toMatchObject([{ id: refused, why: REFUSED }]);
    expect(
      Object.fromEntries(
        (await outcomeOf(target, id ?? "", "skipped")).shown.map((row) => [row.id, row.why]),
      ),
    ).toEqual({
      [appealed]: "Appeals are read one by one.",
      [none]: "No case about it is open.",
      [changed]: "Its writer changed the text since.",
    });
    const decided = await rows(
      `SELECT decision, decided_by, decision_note FROM review_cases WHERE id LIKE '01900000-cccc%' AND decided_at IS NOT NULL`,
    );
    expect(decided).toHaveLength(20);
    for (const one of decided)
      expect(one).toEqual({ decision: "keep", decided_by: adminId, decision_note: REASON });
    expect(await numberOf("SELECT count(*) n FROM audit_log WHERE act = 'case.decide'")).toBe(20);
  });
});
