/** A reported photo: one case for all reports, decided by a person, removed at once or left up, everyone told. */
import { describe, expect, test } from "vitest";
import { pageOf, refusedPage } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";
import { postPhoto, quarters } from "./uploads.ts";

const { rows, signedIn, site, stranger } = openAccounts();
const REPORT = "/showcase/ines-calloway/report-photo";
const REASON = "It shows another person, as the report says.";

/** A photo of the agent that was never reported. */
async function freshPhoto(): Promise<string> {
  await (await postPhoto(await signedIn("agent"), await quarters(300, 300).jpeg().toBuffer())).text();
  const [row] = await rows("SELECT photo_url FROM agents WHERE slug = 'ines-calloway'");
  return String(row?.photo_url);
}
const report = (visitor: Visitor, reason = "someone-else", note = "") =>
  visitor.post(REPORT, { reason, note });
const casesOf = (photo: string) =>
  rows(
    `SELECT c.id, c.opened_at, c.due_at, c.decision, (SELECT count(*) FROM photo_reports r WHERE r.case_id = c.id) reports
     FROM photo_cases c JOIN photos p ON p.id = c.photo_id WHERE p.name = ? ORDER BY c.opened_at`,
    [photo.slice("/photos/".length)],
  );
const told = (email: string, title: string) =>
  rows(
    "SELECT message FROM user_notifications n JOIN users u ON u.id = n.user_id WHERE u.email = ? AND n.title = ?",
    [`${email}@fairlead.example`, title],
  );

describe("a report", () => {
  test("joins the others in one case due in 48 hours, and the photo stays up", async () => {
    const photo = await freshPhoto();
    const customer = await signedIn("customer");
    const first = await report(customer, "someone-else", "This is my neighbor.");
    expect([first.status, first.headers.get("Location")]).toEqual([303, "/showcase/ines-calloway"]);
    await first.text();
    await (await report(stranger())).text();
    const [open, ...more] = await casesOf(photo);
    expect([open?.reports, more]).toEqual([2, []]);
    expect(Number(open?.due_at) - Number(open?.opened_at)).toBe(48 * 3_600_000);
    const again = await refusedPage(await report(customer, "copied"), 409);
    expect(again.text).toContain("You already reported this photo.");
    expect((await site.get(`${photo}/128.jpg`)).status).toBe(200);
    const admin = await signedIn("admin");
    expect(await (await admin.get("/admin")).text()).toContain(`/admin/photos/${open?.id}`);
    const page = await pageOf(await admin.get(`/admin/photos/${open?.id}`));
    expect(page.text).toContain("This is my neighbor.");
    expect((await admin.get(`/admin/photos/${open?.id}/file`)).status).toBe(200);
  });

  test("of many at once opens one case, and admins are told once, unless they opted out", async () => {
    const title = "A photo was reported";
    await rows(
      `INSERT OR REPLACE INTO notification_choices (user_id, event, channel, wanted)
       SELECT id, 'waiting-photo', 'bell', 0 FROM users WHERE email = 'second-admin@fairlead.example'`,
    );
    const photo = await freshPhoto();
    const before = [await told("admin", title), await told("second-admin", title)];
    await Promise.all(Array.from({ length: 8 }, async () => (await report(stranger())).text()));
    const cases = await casesOf(photo);
    expect(cases).toEqual([expect.objectContaining({ reports: 8 })]);
    const after = [await told("admin", title), await told("second-admin", title)];
    expect(after.map((news, at) => news.length - (before[at]?.length ?? 0))).toEqual([1, 0]);
    const bells = await rows("SELECT action_url FROM user_notifications WHERE title = ?", [title]);
    expect(bells).toContainEqual({ action_url: `/admin/photos/${cases[0]?.id}` });
    const emails = await rows("SELECT 1 FROM outbox WHERE kind = 'waiting-photo' AND text LIKE ?", [
      `%/admin/photos/${cases[0]?.id}%`,
    ]);
    expect(emails).toHaveLength(2);
  });

  test("has a page if a photo is shown, and none for initials", async () => {
    await freshPhoto();
    const page = await pageOf(await site.get("/showcase/ines-calloway"));
    // Under the photo, and for a phone further down.
    for (const link of page.getAllByRole("link", { name: "Report this photo" }))
      expect(link.getAttribute("href")).toBe(REPORT);
    expect((await site.get("/showcase/bo-li/report-photo")).status).toBe(404);
    expect(await (await site.get("/showcase/bo-li")).text()).not.toContain("report-photo");
  });
});

describe("a decision", () => {
  test("to remove it deletes the files at once, tells both sides, and allows another photo", async () => {
    const photo = await freshPhoto();
    await (await report(await signedIn("customer"))).text();
    const [open] = await casesOf(photo);
    const admin = await signedIn("admin");
    const path = `/admin/photos/${open?.id}`;
    const decided = await admin.post(path, { decision: "remove", reason: REASON });
    expect([decided.status, decided.headers.get("Location")]).toEqual([303, "/admin"]);
    await decided.text();
    for (const side of [128, 320, 640]) expect((await site.get(`${photo}/${side}.jpg`)).status).toBe(404);
    expect(await (await site.get("/showcase/ines-calloway")).text()).not.toContain(photo);
    expect((await admin.get(`${path}/file`)).status).toBe(404);
    expect((await told("agent", "Your photo was removed")).at(-1)?.message).toContain(REASON);
    expect((await told("customer", "We looked at a photo you reported")).at(-1)?.message).toContain(
      "We removed it.",
    );
    expect(
      await rows(
        "SELECT 1 FROM outbox WHERE kind = 'photo-removed' AND recipient = 'agent@fairlead.example'",
      ),
    ).toHaveLength(1);
    // Once, whoever clicks first.
    const late = await refusedPage(await admin.post(path, { decision: "keep", reason: REASON }), 409);
    expect(late.text).toContain("Someone else already decided this.");
    // It can't be restored either: its owner no longer has this photo.
    const agent = await signedIn("agent");
    const [row] = await rows("SELECT id FROM photos WHERE name = ?", [photo.slice("/photos/".length)]);
    await (
      await agent.post("/settings?section=photo", { intent: "bring-back-photo", photo: String(row?.id) })
    ).text();
    expect((await site.get(`${photo}/128.jpg`)).status).toBe(404);
    expect(await freshPhoto()).not.toBe(photo);
  });

  test("to keep it tells both sides, and the same reason is not reviewed again", async () => {
    const photo = await freshPhoto();
    await (await report(await signedIn("customer"), "copied")).text();
    const [open] = await casesOf(photo);
    const admin = await signedIn("admin");
    await (await admin.post(`/admin/photos/${open?.id}`, { decision: "keep", reason: REASON })).text();
    expect((await site.get(`${photo}/128.jpg`)).status).toBe(200);
    expect((await told("agent", "Your photo stays up")).at(-1)?.message).toContain(REASON);
    expect((await told("customer", "We looked at a photo you reported")).at(-1)?.message).toContain(
      "We left it up.",
    );
    expect((await refusedPage(await report(stranger(), "copied"), 409)).text).toContain("left it up");
    expect((await report(stranger(), "offensive")).status).toBe(303);
    expect(await casesOf(photo)).toHaveLength(2);
  });

  test("can't be made by the admin who reported it", async () => {
    const photo = await freshPhoto();
    const admin = await signedIn("admin");
    await (await report(admin)).text();
    const [open] = await casesOf(photo);
    const path = `/admin/photos/${open?.id}`;
    expect((await admin.post(path, { decision: "remove", reason: REASON })).status).toBe(403);
    const second = await signedIn("second-admin");
    expect((await second.post(path, { decision: "remove", reason: REASON })).status).toBe(303);
  });
});
