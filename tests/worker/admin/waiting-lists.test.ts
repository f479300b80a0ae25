/** Everything waiting in a queue: paged by its deadline, filtered, reports decided in their row, and lost second factors. */
import { describe, expect, test } from "vitest";
import { adminPaths } from "#app/paths/admin.ts";
import { newId } from "#app/platform/ids.ts";
import { addressOf, pageOf, wordsIn } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn } = openAccounts();
const NUMBERS = Array.from({ length: 60 }, (_, at) => at);

/** This many reports of one answered question; the number is in the note. */
async function reportQuestion(no: number) {
  const id = newId(Date.now());
  await rows(
    `INSERT INTO question_reports (id, question_no, reason, note, reported_at, status)
     SELECT ?, question_no, ?, ?, ?, 'open' FROM expert_questions WHERE status = 'answered' ORDER BY question_no LIMIT 1`,
    [id, no % 2 === 0 ? "wrong" : "other", `note ${no}.`, 1_000 + Math.floor(no / 3)],
  );
  return id;
}

async function reportMessage() {
  const id = newId(Date.now());
  await rows(
    `INSERT INTO message_reports (id, thread_no, message_no, reporter, reason, note, reported_at, status)
     SELECT ?, thread_no, message_no, 'customer', 'other', '', 1000, 'open' FROM messages
     WHERE thread_no NOT IN (SELECT thread_no FROM message_reports WHERE status = 'open') LIMIT 1`,
    [id],
  );
  return id;
}
const statusOf = async (table: string, id: string) =>
  (await rows(`SELECT status FROM ${table} WHERE id = ?`, [id]))[0]?.status;

describe("the list of a queue", () => {
  test("shows each waiting item once, oldest first, page by page, and can be filtered", async () => {
    await Promise.all(NUMBERS.map(reportQuestion));
    const admin = await signedIn("admin");
    const seen: number[] = [];
    let to: string | undefined = adminPaths.questionReports();
    for (let pages = 0; to !== undefined && pages < 4; pages++) {
      const page = await pageOf(await admin.get(to));
      for (const row of page.getAllByRole("row").slice(1))
        seen.push(Math.floor(Number(/note (\d+)\./.exec(wordsIn(row))?.[1]) / 3));
      const next = page.queryByRole("link", { name: /^(Next|More)/ });
      to = next === null ? undefined : addressOf(next);
    }
    expect(seen).toEqual(NUMBERS.map((no) => Math.floor(no / 3)));
    const narrowed = await wordsOf(await admin.get(adminPaths.questionReports({ reason: "wrong" })));
    expect(narrowed).toContain("30 reports like that");
    expect(narrowed).not.toContain("note 1.");
    expect(await wordsOf(await admin.get(adminPaths.questionReports({ find: "100%_nothing" })))).toContain(
      "No reports like that",
    );
    const today = await pageOf(await admin.get("/admin"));
    expect(addressOf(today.getByRole("link", { name: "All 60" }))).toBe(adminPaths.questionReports());
  });

  test.each([
    [adminPaths.claims, "Bo", "Maximiliana"],
    [adminPaths.newAgents, "9999041187", "999904118"],
    [adminPaths.licenseDocuments, "418250", "4182"],
    [adminPaths.photoCases, "vera", "zzz"],
  ] as const)("%# is found by its text", async (list, there, missing) => {
    const admin = await signedIn("admin");
    const all = await pageOf(await admin.get(list()));
    const many = all.getAllByRole("row").length - 1;
    expect(many).toBeGreaterThan(0);
    const found = await pageOf(await admin.get(list({ find: there })));
    expect(found.getAllByRole("row").length - 1).toBe(1);
    const other = await pageOf(await admin.get(list({ find: missing })));
    expect(other.text).not.toBe(found.text);
    expect(addressOf(found.getAllByRole("row")[1]?.querySelector("a") as Element)).toMatch(/next=1$/);
  });
});

describe("a report", () => {
  test.each([
    [
      "question_reports",
      () => reportQuestion(0),
      "keep",
      "remove",
      "dismissed",
      adminPaths.questionReports(),
    ],
    ["message_reports", reportMessage, "leave", "close", "dismissed", adminPaths.messageReports()],
  ] as const)(
    "of %s is decided in its list, once; the second admin is told by whom",
    async (table, make, first, late, status, list) => {
      const id = await make();
      const admin = await signedIn("admin");
      expect((await pageOf(await admin.get(list))).html).toContain(id);
      const answer = await admin.post("/admin", { report: id, decision: first, "back-to-list": "yes" });
      expect(answer.headers.get("Location")).toBe(list);
      expect(await statusOf(table, id)).toBe(status);
      const second = await signedIn("second-admin");
      const told = await second.post("/admin", { report: id, decision: late });
      expect(told.headers.get("Location")).toBe("/admin");
      expect(decodeURIComponent(told.headers.get("Set-Cookie") ?? "")).toContain("Sam Ostrow decided it");
      expect(await statusOf(table, id)).toBe(status);
    },
  );
});

test("a lost second factor is in today's work, with its progress", async () => {
  await rows(
    `INSERT INTO factor_resets (id, user_id, reason, stop_hash, asked_at, expires_at)
     SELECT ?, id, 'My phone fell into the harbor.', 'x', ?, ? FROM users WHERE email = 'customer@fairlead.example'`,
    [newId(Date.now()), Date.now() - 1_000, Date.now() + 86_400_000],
  );
  const admin = await signedIn("admin");
  const answer = await admin.get("/admin");
  expect(Number(answer.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
  const page = await pageOf(answer);
  const queue = page.getByRole("region", { name: "Lost second factors" });
  expect(wordsIn(queue)).toContain("Nobody has agreed yet");
  expect(page.html).not.toContain("into the harbor");
  await rows("UPDATE factor_resets SET status = 'stopped'");
  expect(
    (await pageOf(await admin.get("/admin"))).queryByRole("region", { name: "Lost second factors" }),
  ).toBeNull();
});
