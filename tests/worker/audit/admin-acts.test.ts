/** Every admin write leaves a row in the audit log, or says why it leaves none. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "#app/platform/ids.ts";
import { fieldsOf, formOf, pageOf } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { importsFrom } from "#support/imports.ts";
import { projectRoot } from "../../../scripts/project.ts";
import { acts } from "../access/acts.ts";
import { readSamples, type SampleIds } from "../access/samples.ts";
import { type Write, writes } from "../access/writes.ts";
import { openAccounts } from "../accounts.ts";

const { signedIn, rows } = openAccounts();

const adminWrites = Object.entries(writes).flatMap(([id, row]) => {
  const all: readonly Write[] = "guard" in row ? [row] : row;
  return all.some(({ guard }) => guard === "admin")
    ? [{ id, intents: [...new Set(all.flatMap(({ intents = ["form"] }) => intents))] }]
    : [];
});
const sourceOf = (path: string) => readFileSync(join(projectRoot, path), "utf8");

describe("the table of acts", () => {
  test("lists every admin write with each of its intents, and nothing else", () => {
    const wanted = adminWrites.map(({ id, intents }) => [id, intents.toSorted()]);
    const named = Object.entries(acts).map(([id, row]) => [id, Object.keys(row).toSorted()]);
    expect(named.toSorted()).toEqual(wanted.toSorted());
  });

  test.each(Object.entries(acts))("%s reaches code that writes its listed acts", (id, row) => {
    const reached = importsFrom(join("app", dirname(id)))
      // The list of acts itself names them all.
      .filter((path) => path.startsWith("app/") && !path.endsWith("/audit-acts.ts"))
      .map(sourceOf)
      .join("\n");
    for (const logged of Object.values(row).flatMap((one) =>
      typeof one === "object" && "nothing" in one ? [] : one,
    ))
      expect(reached.includes(`"${logged}"`), String(logged)).toBe(true);
  });
});

describe("deciding", () => {
  let admin: Visitor;
  let adminId: unknown;
  let ids: SampleIds;
  beforeAll(async () => {
    admin = await signedIn("second-admin");
    const [row] = await rows("SELECT id FROM users WHERE email = 'second-admin@fairlead.example'");
    adminId = row?.id;
    ids = await readSamples(rows);
  });

  /** Clicks a button of a page as served. Returns the new rows of the log. */
  async function submit(path: string, button: RegExp, typed: Record<string, string> = {}) {
    const [before] = await rows("SELECT count(*) many FROM audit_log");
    const page = await pageOf(await admin.get(path));
    const [submitter] = page.getAllByRole("button", { name: button });
    if (submitter === undefined) throw new Error(`No such button on ${path}.`);
    const answer = await admin.post(path, fieldsOf(formOf(submitter), typed, submitter));
    expect(answer.status, await answer.text()).toBe(303);
    return rows("SELECT * FROM audit_log WHERE audit_no > ? ORDER BY audit_no", [Number(before?.many)]);
  }
  const facts = (row: Record<string, unknown> | undefined) => ({
    before: JSON.parse(String(row?.before)),
    after: JSON.parse(String(row?.after)),
  });
  const REASON = "What was handed in and the register agree.";

  test("a license document", async () => {
    const told = await submit(`/admin/licenses/${ids.licenseDocument}`, /^Refuse/, { reason: REASON });
    expect(told).toMatchObject([
      {
        actor_id: adminId,
        act: "license-document.decide",
        subject_kind: "license-document",
        subject_id: ids.licenseDocument,
        reason: REASON,
      },
    ]);
    expect(facts(told[0])).toMatchObject({ before: { status: "open" }, after: { status: "refused" } });
  });

  test("a claim", async () => {
    const told = await submit(`/admin/claims/${ids.claim}`, /^Refuse/, { reason: REASON });
    expect(told).toMatchObject([
      { actor_id: adminId, act: "claim.decide", subject_id: ids.claim, reason: REASON },
    ]);
    const { before, after } = facts(told[0]);
    expect([before.status, after.status]).toEqual(["open", "refused"]);
    expect(after.holder).toBe(before.holder);
  });

  test("an application", async () => {
    const told = await submit(`/admin/applications/${ids.application}`, /^Reject/, { reason: REASON });
    expect(told).toMatchObject([
      { actor_id: adminId, act: "application.decide", subject_id: ids.application, reason: REASON },
    ]);
    expect(facts(told[0])).toMatchObject({ before: { status: "in-review" }, after: { status: "rejected" } });
  });

  test("a photo", async () => {
    const told = await submit(`/admin/photos/${ids.photoCase}`, /^Remove it/, { reason: REASON });
    expect(told).toMatchObject([{ actor_id: adminId, act: "photo.decide", subject_kind: "photo" }]);
    expect(facts(told[0])).toMatchObject({
      before: { case: ids.photoCase, decision: null },
      after: { decision: "remove", status: "gone" },
    });
  });

  test("a review", async () => {
    const told = await submit(`/admin/reviews/${ids.reviewCase}`, /remove|take/i, {
      reason: "personal-data",
    });
    expect(told).toMatchObject([{ actor_id: adminId, act: "case.decide", subject_id: ids.reviewCase }]);
    expect(facts(told[0])).toMatchObject({
      before: { decision: null },
      after: { decision: "remove", reviewStatus: "removed", removedFor: "personal-data" },
    });
  });

  test("a reported message and a reported question", async () => {
    const [message, question] = [newId(1), newId(2)];
    await rows(
      `INSERT INTO message_reports (id, thread_no, message_no, reporter, reason, note, reported_at, status)
        SELECT ?, thread_no, 1, 'customer', 'other', '', 1, 'open' FROM message_threads WHERE id = ?`,
      [message, ids.thread],
    );
    await rows(
      `INSERT INTO question_reports (id, question_no, answer_id, reason, note, reported_at, status)
        SELECT ?, question_no, NULL, 'other', '', 1, 'open' FROM expert_questions WHERE slug = ?`,
      [question, ids.answered],
    );
    expect((await admin.post("/admin", { report: message, decision: "close" })).status).toBe(303);
    expect((await admin.post("/admin", { report: question, decision: "remove" })).status).toBe(303);
    const told = await rows("SELECT * FROM audit_log ORDER BY audit_no DESC LIMIT 2");
    expect(told).toMatchObject([
      { actor_id: adminId, act: "question.decide", subject_kind: "question" },
      { actor_id: adminId, act: "conversation.decide", subject_id: ids.thread },
    ]);
    expect(facts(told[0])).toMatchObject({
      before: { report: question, status: "open" },
      after: { status: "removed" },
    });
    expect(facts(told[1])).toMatchObject({
      before: { report: message, status: "open", conversationClosed: false },
      after: { status: "closed", conversationClosed: true },
    });
  });

  test("twice leaves one row: the second decision is refused", async () => {
    const path = `/admin/claims/${ids.claim}`;
    const again = await admin.post(path, { decision: "refuse", reason: REASON, holder: "" });
    expect(again.status).toBe(409);
    expect(
      await rows("SELECT audit_no FROM audit_log WHERE act = 'claim.decide' AND subject_id = ?", [ids.claim]),
    ).toHaveLength(1);
  });

  test("no details of a row contain a person's name or address", async () => {
    const said = (await rows("SELECT coalesce(before, '') || coalesce(after, '') facts FROM audit_log"))
      .map(({ facts }) => String(facts))
      .join("\n");
    expect(said).not.toMatch(/@/);
    const names = await rows("SELECT DISTINCT last_name name FROM users WHERE length(last_name) > 3");
    expect(names.filter(({ name }) => said.includes(`"${String(name)}"`))).toEqual([]);
  });
});
