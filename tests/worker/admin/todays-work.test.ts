/** /admin and the pages behind its queues: one page, two round trips, each item decided once. */
import { describe, expect, test, vi } from "vitest";
import { adminPaths } from "#app/paths/admin.ts";
import { runMinute } from "#app/platform/cron-runs.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { retryEmail, retryFailed } from "#app/platform/mail/mail-log.ts";
import { forgetFailedEmails } from "#app/platform/mail/outbox.ts";
import { goOn } from "#app/routes/admin/decide/decide.server.ts";
import { addressesIn, pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, databaseUrl } = openAccounts();
const own = (nowMs?: number) => openContext({ databaseUrl: databaseUrl(), nowMs: nowMs ?? Date.now() });
const adminId = async () =>
  String((await rows("SELECT id FROM users WHERE email = 'admin@fairlead.example'"))[0]?.id);

const SECRET = "https://fairlead.example/reset?token=never-to-be-read";

async function failedEmail(kind = "reset-password", failedAt = Date.now() - 60_000) {
  const id = newId(failedAt);
  await rows(
    `INSERT INTO outbox (id, kind, recipient, subject, text, html, status, attempts, next_attempt_at, error, created_at)
     VALUES (?, ?, 'quillon@harbor.example', 'Set a new password', ?, ?, 'failed', 7, ?, 'The provider answered 500.', ?)`,
    [id, kind, SECRET, SECRET, failedAt, failedAt],
  );
  return id;
}
const emailOf = async (id: string) =>
  (await rows("SELECT status, attempts, text FROM outbox WHERE id = ?", [id]))[0];
const audited = (act: string, id: string) =>
  rows("SELECT actor_id FROM audit_log WHERE act = ? AND subject_id = ?", [act, id]);
const deadEvent = async (id: string) =>
  rows(
    `INSERT INTO stripe_events (id, type, object_id, status, made_at, received_at, attempts, next_at, last_error)
     VALUES (?, 'invoice.paid', ?, 'dead', 1, 1, 9, 1, 'Stripe didn’t answer.')`,
    [id, `in_${id}`],
  );

const LISTS = [
  adminPaths.questions({ status: "waiting", order: "oldest" }),
  adminPaths.questions({ find: "does", type: "home" }),
  adminPaths.applications({ status: "waiting" }),
  adminPaths.licenses({ state: "TX", status: "active", evidence: "state-list" }),
  adminPaths.reviews({ agent: "Calloway" }),
  adminPaths.mail({ status: "sent" }),
  adminPaths.webhooks({ status: "done" }),
  adminPaths.claims({ find: "Bo Li", kind: "contest" }),
  adminPaths.licenseDocuments({ find: "418250" }),
  adminPaths.photoCases({ find: "vera", owner: "agent" }),
  adminPaths.factCases({ find: "Ines", fact: "languages" }),
  adminPaths.questionReports({ find: "does", reason: "wrong" }),
  adminPaths.messageReports({ find: "Ines", reason: "other" }),
];

describe("today's work", () => {
  test("with many items everywhere takes two round trips and shows the first of each queue with its count", async () => {
    await Promise.all(Array.from({ length: 60 }, () => failedEmail("digest")));
    await rows("UPDATE expert_questions SET status = 'waiting', asked_at = 1000 WHERE status = 'answered'");
    const admin = await signedIn("admin");
    const answer = await admin.get("/admin");
    expect(Number(answer.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
    const page = await pageOf(answer);
    const links = addressesIn(page.getByRole("main"));
    const questions = links.filter((to) => /^\/admin-console\/questions\/[0-9a-f-]{36}\?next=1$/.test(to));
    expect(questions).toHaveLength(8);
    expect(page.text).toMatch(/[\d,]+ waiting, the oldest for [\d,]+ days/);
    expect(page.text).toMatch(/[\d,]+ overdue/);
    expect(page.html).not.toContain("never-to-be-read");
    expect(page.html).not.toContain("quillon@");
  });

  test.each(LISTS)("%s takes two round trips", async (address) => {
    const answer = await (await signedIn("admin")).get(address);
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
    await answer.text();
  });

  test("a decision leads to the next of its queue while working through it, and otherwise back to the list", async () => {
    const waiting = await rows(
      "SELECT id FROM expert_questions WHERE status = 'waiting' ORDER BY asked_at, question_no LIMIT 3",
    );
    const [first, second] = waiting.map(({ id }) => String(id));
    const admin = await signedIn("admin");
    const close = { intent: "close", reason: "Nobody near is licensed for it." };
    const moved = await admin.post(`${adminPaths.question(first ?? "")}?next=1`, close);
    expect(moved.headers.get("Location")).toMatch(/^\/admin-console\/questions\/[0-9a-f-]{36}\?next=1$/);
    expect(moved.headers.get("Location")).not.toContain(first);
    const left = await admin.post(adminPaths.question(second ?? ""), close);
    expect(left.headers.get("Location")).toBe("/admin");
  });

  test.each([
    ["the one after it, never itself", { id: "b", dueAt: 20 }, "/c?next=1"],
    ["after the last one, the first that was skipped", { id: "c", dueAt: 30 }, "/a?next=1"],
    ["the first, if it had no deadline", { id: "x", dueAt: null }, "/a?next=1"],
  ])("the next is %s", async (_what, decided, to) => {
    const queue = ["a", "b", "c"].map((id, at) => ({ id, dueAt: 10 * (at + 1), to: `/${id}`, label: id }));
    const request = new Request(`https://fairlead.example/${decided.id}?next=1`);
    const answer = await goOn(request, own(), { text: "", own: decided, queue: async () => queue });
    expect(answer.headers.get("Location")).toBe(to);
  });
});

describe("failed mail", () => {
  test("is sent again once, by the first admin; its text is never shown", async () => {
    const id = await failedEmail();
    const admin = await signedIn("admin");
    const list = await admin.get(adminPaths.mail({ kind: "reset-password" }));
    const html = await list.text();
    expect(html).toContain("The provider answered 500.");
    for (const hidden of ["never-to-be-read", "quillon@"]) expect(html).not.toContain(hidden);
    const both = await Promise.all([
      retryEmail(own(), await adminId(), id),
      retryEmail(own(), await adminId(), id),
    ]);
    expect(both.sort()).toEqual([false, true]);
    expect((await emailOf(id))?.status).not.toBe("failed");
    expect(await audited("email.retry", id)).toEqual([{ actor_id: await adminId() }]);
  });

  test("can be resent by kind, leaving other kinds alone, and then returns to today's work", async () => {
    const [one, two, other] = await Promise.all([
      failedEmail("expert-asked"),
      failedEmail("expert-asked"),
      failedEmail("lead-arrived"),
    ]);
    const admin = await signedIn("admin");
    const sent = await admin.post(adminPaths.mail(), { intent: "retry-all", kind: "expert-asked" });
    expect(sent.headers.get("Location")).toBe("/admin-console/mail?kind=expert-asked");
    for (const id of [one, two]) expect((await emailOf(id))?.status).not.toBe("failed");
    expect((await emailOf(other))?.status).toBe("failed");
    const again = await admin.post(adminPaths.mail(), {
      intent: "retry",
      email: other,
      "back-to-today": "yes",
    });
    expect(again.headers.get("Location")).toBe("/admin");
    expect((await emailOf(other))?.status).not.toBe("failed");
    expect(await retryFailed(own(), await adminId(), "nothing-of-this-kind")).toBe(0);
  });

  test("loses its text after three days, and can't be resent without it", async () => {
    const old = await failedEmail("reset-password", Date.now() - 4 * DAY_MS);
    const young = await failedEmail("reset-password", Date.now() - 2 * DAY_MS);
    await forgetFailedEmails(own());
    expect((await emailOf(old))?.text).toBe("");
    expect((await emailOf(young))?.text).toBe(SECRET);
    expect(await retryEmail(own(), await adminId(), old)).toBe(false);
    expect(
      await wordsOf(await (await signedIn("admin")).get(adminPaths.mail({ kind: "reset-password" }))),
    ).toContain("Its text is gone");
  });
});

describe("failed webhooks", () => {
  test("can be retried from their list and from today's work, which is logged", async () => {
    await deadEvent("evt_tried");
    const admin = await signedIn("admin");
    expect(await wordsOf(await admin.get(adminPaths.webhooks({ find: "in_evt_tried" })))).toContain(
      "invoice.paid",
    );
    const tried = await admin.post(adminPaths.webhooks(), {
      intent: "retry",
      event: "evt_tried",
      "back-to-today": "yes",
    });
    expect(tried.headers.get("Location")).toBe("/admin");
    expect(await audited("webhook.retry", "evt_tried")).toHaveLength(1);
  });
});

describe("health", () => {
  test("shows what the cron did and what failed, and asks the database and rooms in two round trips", async () => {
    const context = own();
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await runMinute(context, {
      wentWell: async () => 1,
      wentBadly: () => Promise.reject(new Error("The list was cut off.")),
    });
    await context.settled();
    expect(log.mock.calls.flat().join()).toContain("The list was cut off.");
    await runMinute(own(Date.now() + 1_000), { wentBadly: async () => 0 });
    const stored = await rows(
      "SELECT task, failure, failed_at < ended_at recovered FROM cron_runs WHERE task LIKE 'went%' ORDER BY task",
    );
    expect(stored).toEqual([
      { task: "wentBadly", failure: "The list was cut off.", recovered: 1 },
      { task: "wentWell", failure: null, recovered: null },
    ]);
    const answer = await (await signedIn("admin")).get(adminPaths.health());
    expect(Number(answer.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
    const words = await wordsOf(answer);
    for (const said of [
      "Went badly",
      "The list was cut off.",
      "Answers in",
      "Emails to send",
      "Clock of questions",
    ])
      expect(words).toContain(said);
    expect(words).not.toContain("Doesn’t answer");
  });
});

test.each([adminPaths.mail(), adminPaths.webhooks(), "/admin"])(
  "%s: only an admin can do anything",
  async (path) => {
    const id = await failedEmail();
    const agent = await signedIn("agent");
    const forms: Record<string, string>[] = [
      { intent: "retry", email: id },
      { intent: "retry-all" },
      { report: id, decision: "keep" },
    ];
    for (const form of forms)
      expect((await agent.post(path, form)).headers.get("Location")).toBe("/dashboard");
    expect((await emailOf(id))?.status).toBe("failed");
  },
);
