/** The pages of an act on many people: choose, preview, start, continue, stop, undo. */
import { expect, test } from "vitest";
import { formOf, pageOf } from "#support/browser/page.ts";
import { openPeople, REASON } from "../people/people.ts";

const people = openPeople();
const { rows, one, newPerson, statusOf } = people;
const BULK = "/admin-console/people/bulk";

const chosen = (act: string, ids: readonly string[]) =>
  `${BULK}?${new URLSearchParams([["act", act], ...ids.map((id) => ["id", id])])}`;

test("the list leads to a preview, the preview to the act, and each click continues it", async () => {
  const made = [];
  for (let no = 0; no < 3; no += 1) made.push(await newPerson({ last: "Bulkperson" }));
  const list = await pageOf(await people.admin().get("/admin-console/people?find=bulkperson"));
  const button = list.getByRole("button", { name: "Archive" });
  expect(formOf(button).getAttribute("action")).toBe(BULK);
  expect(list.getAllByRole("checkbox", { name: "Choose Pat Bulkperson" })).toHaveLength(3);

  const preview = chosen("archive", [...made.map(({ id }) => id), await people.idOf("admin")]);
  const page = await pageOf(await people.admin().get(preview));
  page.getByRole("heading", { level: 1, name: "Archive 3 people?" });
  expect(page.text).toContain("1 person: That’s you");
  for (const { email } of made) expect(page.text).toContain(email);
  // People who asked for deletion come back only by their own link.
  const leaving = await newPerson({ last: "Leaving" });
  await rows("UPDATE profiles SET account_status = 'archived', archived_at = 1 WHERE user_id = ?", [
    leaving.id,
  ]);
  await rows("INSERT INTO account_deletions VALUES (?, 1, ?, ?)", [
    leaving.id,
    Date.now() + 1e9,
    Date.now() + 1e9,
  ]);
  const restore = await pageOf(await people.admin().get(chosen("restore", [leaving.id])));
  expect(restore.text).toContain("1 person: Asked us to delete their account");

  const short = await people.admin().post(preview, { reason: "No" });
  expect(short.status).toBe(400);
  expect((await pageOf(short)).text).toContain("Write at least 10 characters.");
  const begun = await people.admin().post(preview, { reason: REASON });
  const act = begun.headers.get("Location") ?? "";
  expect([begun.status, act]).toEqual([
    303,
    expect.stringMatching(/^\/admin-console\/people\/bulk\/[0-9a-f-]{36}$/),
  ]);
  expect((await pageOf(await people.admin().get(act))).text).toContain("0 of 4 looked at.");
  // The act belongs to another list and can't be stopped from here.
  const elsewhere = act.replace("/people/", "/organizations/");
  expect((await people.admin().get(elsewhere)).status).toBe(404);
  expect((await people.admin().post(elsewhere, { intent: "stop" })).status).toBe(404);
  expect((await people.admin().post(act, { intent: "go" })).status).toBe(303);
  const after = await pageOf(await people.admin().get(`${act}?show=skipped`));
  expect(after.text).toContain("4 of 4 looked at.");
  expect(after.text).toContain("Admins are dealt with one by one.");
  for (const { id } of made)
    expect(await statusOf(id)).toMatchObject({ status: "archived", byUs: 1, live: 0 });

  const undone = await people.admin().post(act, { intent: "undo", reason: "It was a mistake of ours." });
  expect(undone.status).toBe(303);
  await (await people.admin().post(undone.headers.get("Location") ?? "", { intent: "go" })).text();
  for (const { id } of made) expect(await statusOf(id)).toMatchObject({ status: "active", byUs: 0 });
  const twice = await people.admin().post(act, { intent: "undo", reason: "It was a mistake of ours." });
  expect(twice.status).toBe(409);
});

test("“all of the list” means all that its filters select, and the cron continues when no page is open", async () => {
  const { id } = await newPerson({ last: "Cronperson" });
  const begun = await people
    .admin()
    .post(`${BULK}?act=end-sessions&all=yes&only-find=cronperson&only-status=active`, { reason: REASON });
  const act = begun.headers.get("Location") ?? "";
  expect((await one("SELECT rows FROM bulk_acts ORDER BY started_at DESC LIMIT 1"))?.rows).toBe(1);
  await people.site.runCron();
  expect(await statusOf(id)).toMatchObject({ live: 0 });
  expect((await pageOf(await people.admin().get(act))).text).toContain("1 of 1 looked at.");
});

test.each(["", "?act=archive", "?act=burn&all=yes", "?act=archive&id=nobody"])(
  "nothing is chosen by %j: the page says so, and nothing starts",
  async (query) => {
    const before = await rows("SELECT count(*) n FROM bulk_acts");
    expect((await people.admin().get(BULK + query)).status).toBe(200);
    const answer = await people.admin().post(BULK + query, { reason: REASON });
    expect(answer.status).toBe(400);
    expect((await pageOf(answer)).text).toContain(
      query.includes("act=") ? "Nothing is chosen" : "Many people at once",
    );
    expect(await rows("SELECT count(*) n FROM bulk_acts")).toEqual(before);
  },
);

test("an old second factor is asked for again before anything starts", async () => {
  const { id } = await newPerson();
  await rows("UPDATE sessions SET second_factor_at = 1 WHERE user_id = ?", [
    await people.idOf("second-admin"),
  ]);
  for (const [path, form] of [
    [people.path(id), { intent: "archive", reason: REASON, seen: "customer active 0 0 1" }],
    [chosen("archive", [id]), { reason: REASON }],
  ] as const) {
    const answer = await people.second().post(path, form);
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      expect.stringContaining("second-factor"),
    ]);
  }
  expect(await statusOf(id)).toMatchObject({ status: "active" });
  expect(
    await rows("SELECT 1 FROM bulk_acts b JOIN bulk_act_rows r ON r.bulk_id = b.id WHERE r.subject_id = ?", [
      id,
    ]),
  ).toEqual([]);
});
