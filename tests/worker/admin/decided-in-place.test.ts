/** Items of /admin open in place: decided there as on their own page, once, and the page says by whom. */
import { describe, expect, test } from "vitest";
import { adminPaths } from "#app/paths/admin.ts";
import { fieldsOf, formOf, heldBy, type Page, pageOf, refusedPage } from "#support/browser/page.ts";
import { readableWords, type Visitor } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn } = openAccounts();
const REASON = "We looked at it closely, and this is what we found.";
const UNKNOWN = "01952a10-6b40-7c31-9d02-3a6f1e8b7c01";

type Kind = {
  kind: string;
  page: (id: string) => string;
  /** Ids of waiting items, in the order of the queue. */
  waiting: string;
  /** What a decision leaves in the item's row, by id. */
  row: string;
  /** Makes it wait again. */
  again: string;
  /** The button to click, and the field for the reason. */
  button: RegExp;
  field: RegExp;
  /** What else the decision needs, by field. */
  chosen?: Readonly<Record<string, string>>;
  /** A part of the evidence that the closed row doesn't show. */
  shows: RegExp;
};

const KINDS: readonly Kind[] = [
  {
    kind: "application",
    page: (id) => `/admin/applications/${id}`,
    waiting:
      "SELECT id FROM organization_applications WHERE status IN ('submitted', 'in-review') ORDER BY submitted_at",
    row: "SELECT status, reason, decided_by FROM organization_applications WHERE id = ?",
    again:
      "UPDATE organization_applications SET status = 'in-review', reason = NULL, decided_at = NULL, decided_by = NULL WHERE id = ?",
    button: /^Reject$/,
    field: /^Reason/,
    shows: /Listed already/,
  },
  {
    kind: "claim",
    page: (id) => `/admin/claims/${id}`,
    waiting: "SELECT id FROM profile_claims WHERE status = 'open' AND due_at IS NOT NULL ORDER BY due_at",
    row: "SELECT status, reason, decided_by FROM profile_claims WHERE id = ?",
    again:
      "UPDATE profile_claims SET status = 'open', reason = '', decided_at = NULL, decided_by = NULL WHERE id = ?",
    button: /^Refuse$/,
    field: /^Reason/,
    shows: /State record.*Email on file with the state/,
  },
  {
    kind: "new-agent",
    page: (id) => `/admin/new-agents/${id}`,
    waiting: "SELECT id FROM agent_applications WHERE status = 'open' ORDER BY due_at",
    row: "SELECT status, reason, decided_by FROM agent_applications WHERE id = ?",
    again:
      "UPDATE agent_applications SET status = 'open', reason = '', declined_for = NULL, decided_at = NULL, decided_by = NULL WHERE id = ?",
    button: /^Decline$/,
    field: /^Reason/,
    chosen: { declinedFor: "document-differs" },
    shows: /What the agent says.*Licenses they name/,
  },
  {
    kind: "license",
    page: (id) => `/admin/licenses/${id}`,
    waiting: "SELECT id FROM license_documents WHERE status = 'open' ORDER BY due_at",
    row: "SELECT status, reason, decided_by FROM license_documents WHERE id = ?",
    again:
      "UPDATE license_documents SET status = 'open', reason = '', decided_at = NULL, decided_by = NULL WHERE id = ?",
    button: /^Refuse$/,
    field: /^Reason/,
    shows: /What the agent says.*What we have on file/,
  },
  {
    kind: "review",
    page: (id) => `/admin/reviews/${id}`,
    waiting:
      "SELECT k.id FROM review_cases k JOIN reviews r ON r.id = k.review_id WHERE k.decided_at IS NULL AND k.cause = 'signals' AND r.status = 'held' ORDER BY k.due_at, k.id",
    row: `SELECT k.decision, k.decision_note, k.decided_by, r.status FROM review_cases k JOIN reviews r ON r.id = k.review_id
      WHERE k.id = ?`,
    again: `UPDATE review_cases SET decision = NULL, decision_note = '', decided_at = NULL, decided_by = NULL WHERE id = ?`,
    button: /^Publish it$/,
    field: /^Note to both sides/,
    shows: /Signals.*Found by/,
  },
  {
    kind: "photo",
    page: (id) => `/admin/photos/${id}`,
    waiting: "SELECT id FROM photo_cases WHERE decided_at IS NULL ORDER BY due_at",
    row: "SELECT decision, reason, decided_by FROM photo_cases WHERE id = ?",
    again:
      "UPDATE photo_cases SET decision = NULL, reason = '', decided_at = NULL, decided_by = NULL WHERE id = ?",
    button: /^Leave it up$/,
    field: /^Reason/,
    shows: /What readers said/,
  },
];

const inPlace = ({ kind }: Kind, id: string) => adminPaths.today({ open: `${kind}:${id}` });
const waitingOf = async ({ waiting }: Kind) => (await rows(waiting)).map(({ id }) => String(id));
const firstOf = async (one: Kind) => (await waitingOf(one))[0] ?? "";
const main = (page: Page) => readableWords(page.getByRole("main").innerHTML);
const auditNo = async () =>
  Number((await rows("SELECT coalesce(max(audit_no), 0) no FROM audit_log"))[0]?.no);

/** Clicks the button of an open item's form, as its page has it. */
async function decide(admin: Visitor, address: string, { button, field, chosen }: Kind, reason = REASON) {
  const page = await pageOf(await admin.get(address));
  const submitter = page.getByRole("button", { name: button });
  const form = formOf(submitter);
  const label = page.getByLabelText(field).getAttribute("name") ?? "";
  const to = form.getAttribute("action") ?? "";
  return admin.post(to.split("#")[0] || address, fieldsOf(form, { ...chosen, [label]: reason }, submitter));
}

/** All that a decision leaves behind, without the values that differ between decisions. */
async function leftBehind(decision: () => Promise<Response>, one: Kind, id: string) {
  await rows("DELETE FROM outbox");
  await rows("DELETE FROM user_notifications");
  const before = await auditNo();
  const answer = await decision();
  await answer.text();
  const left = {
    status: answer.status,
    row: await rows(one.row, [id]),
    audit: (
      await rows("SELECT act, actor_id, reason, after FROM audit_log WHERE audit_no > ?", [before])
    ).map((entry) => ({ ...entry, after: String(entry.after).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "id") })),
    mail: await rows("SELECT kind, count(*) many FROM outbox GROUP BY kind ORDER BY kind"),
    bell: await rows("SELECT title, count(*) many FROM user_notifications GROUP BY title ORDER BY title"),
  };
  return { answer, left };
}

describe.each(KINDS)("an open $kind", (one) => {
  test("shows its evidence in two round trips, with no other item of its queue open", async () => {
    const admin = await signedIn("admin");
    const id = await firstOf(one);
    const closed = await pageOf(await admin.get("/admin"));
    expect(main(closed)).not.toMatch(one.shows);
    const answer = await admin.get(inPlace(one, id));
    expect(Number(answer.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
    const page = await pageOf(answer);
    expect(main(page)).toMatch(one.shows);
    expect(page.getAllByRole("heading", { name: "Decision", level: 3 })).toHaveLength(1);
    expect(page.html).not.toMatch(/"stars":/);
  });

  test("keeps what was typed when it is refused, and stays open", async () => {
    const admin = await signedIn("admin");
    const id = await firstOf(one);
    const typed = "x".repeat(5_000);
    const page = await refusedPage(await decide(admin, inPlace(one, id), one, typed));
    expect(heldBy(page.getByLabelText(one.field))).toBe(typed);
    expect(page.getByRole("heading", { level: 1, name: "Today’s work" })).toBeTruthy();
    expect(await waitingOf(one)).toContain(id);
  });

  test("is decided as on its own page, and the next of its queue opens", async () => {
    const [admin, id] = [await signedIn("admin"), await firstOf(one)];
    const onPage = await leftBehind(() => decide(admin, one.page(id), one), one, id);
    expect(onPage.left.audit).toHaveLength(1);
    if (one.kind === "review")
      await rows(
        "UPDATE reviews SET status = 'held' WHERE id = (SELECT review_id FROM review_cases WHERE id = ?)",
        [id],
      );
    await rows(one.again, [id]);
    const here = await leftBehind(() => decide(admin, inPlace(one, id), one), one, id);
    expect(here.left).toEqual(onPage.left);
    const [next] = await waitingOf(one);
    const to = here.answer.headers.get("Location") ?? "";
    if (next === undefined) expect(to).toBe("/admin");
    else expect(decodeURIComponent(to)).toMatch(new RegExp(`^/admin\\?open=${one.kind}:[0-9a-f-]{36}#`));
    expect(to).not.toContain(id);

    // The second admin is told who decided it; nothing is done twice.
    const before = await auditNo();
    const second = await signedIn("second-admin");
    const page = await pageOf(await second.get(inPlace(one, id)));
    expect(page.queryByRole("button", { name: one.button })).toBeNull();
    expect(main(page)).toMatch(/, by Sam O/);
    const late = await second.post(inPlace(one, id), {
      decision:
        one.kind === "review" || one.kind === "photo"
          ? "remove"
          : one.kind === "application"
            ? "reject"
            : one.kind === "new-agent"
              ? "decline"
              : "refuse",
      ...one.chosen,
      reason: one.kind === "review" ? "personal-data" : REASON,
      seen: String(
        (await rows("SELECT changed_at FROM organization_applications WHERE id = ?", [id]))[0]?.changed_at ??
          0,
      ),
      holder: "",
      read: "0",
    });
    expect(main(await refusedPage(late, 409))).toMatch(/, by Sam O/);
    expect(await auditNo()).toBe(before);
  });
});

test("a missing item is reported, and a malformed address opens nothing", async () => {
  const admin = await signedIn("admin");
  expect(main(await pageOf(await admin.get(adminPaths.today({ open: `claim:${UNKNOWN}` }))))).toContain(
    "isn’t here anymore",
  );
  for (const open of ["zebra:1", `zebra:${UNKNOWN}`, "claim:1' OR 1", "claim"]) {
    const answer = await admin.get(adminPaths.today({ open }));
    expect(answer.status, open).toBe(200);
    expect(main(await pageOf(answer)), open).not.toContain("isn’t here anymore");
  }
  const gone = await admin.post(adminPaths.today({ open: `claim:${UNKNOWN}` }), {
    decision: "refuse",
    reason: REASON,
  });
  expect(gone.status).toBe(404);
});
