/** A list says that a listed agent died: an admin confirms it in one step, on the page of the row. */
import { expect, test } from "vitest";
import { adminPaths } from "#app/paths/admin.ts";
import { pageOf, refusedPage } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openPeople, type Person } from "./people.ts";

const { rows, signedIn, site, unclaimed, importList, cellsOf } = openPeople();

test("confirmed, the profile leaves with the list as its source, and the row is decided", async () => {
  const [person] = (await unclaimed(1, 6)) as [Person];
  await importList([cellsOf(person, { status: "Deceased" })]);
  const shown = `/showcase/${person.slug}`;
  expect((await site.get(shown)).status, "until an admin decides").toBe(200);
  const [found] = await rows(
    "SELECT id FROM list_cases WHERE agent_no = ? AND kind = 'left' AND status = 'open'",
    [person.agent_no],
  );
  const item = adminPaths.listCase(String(found?.id));
  const admin = await signedIn("admin");
  expect(await wordsOf(await admin.get("/admin-console/list-cases?kind=left"))).toContain(person.name);
  const page = await pageOf(await admin.get(item));
  expect(page.text).toContain("has died");
  const since = (page.getByLabelText("Since") as unknown as Element).getAttribute("value") ?? "";
  expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const empty = await refusedPage(
    await admin.post(item, { decision: "apply", left: "", since: "", reason: "" }),
    400,
  );
  expect(empty.text).toContain("Choose what happened.");
  const done = await admin.post(item, { decision: "apply", left: "deceased", since, reason: "" });
  expect([done.status, await done.text()]).toEqual([303, ""]);
  expect(
    await rows("SELECT kind, since, source FROM agent_endings WHERE agent_no = ?", [person.agent_no]),
  ).toEqual([{ kind: "deceased", since, source: expect.stringMatching(/^Texas’s list of .+, row 1$/) }]);
  expect(await rows("SELECT status FROM list_cases WHERE id = ?", [String(found?.id)])).toEqual([
    { status: "applied" },
  ]);
  expect(await wordsOf(await site.get(`${shown}?again`))).toContain(`${person.name} has died`);
  const acts = await rows("SELECT act FROM audit_log ORDER BY audit_no DESC LIMIT 2");
  expect(acts.map(({ act }) => act).sort()).toEqual(["agent.end", "list-case.decide"]);
});
