/** An executive's page, and its form in Settings. */
import { expect, test } from "vitest";
import { addressesIn, pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, site, takeLogs } = (() => {
  const accounts = openAccounts();
  return { ...accounts, takeLogs: () => accounts.site.takeLogs() };
})();
const idOf = async (who: string) =>
  String((await rows("SELECT id FROM users WHERE email = ?", [`${who}@fairlead.example`]))[0]?.id);
const FORM = {
  title: "Chief Operating Officer",
  biography: "I answer for claims.",
  website: "www.tomas.example",
};

test("shows signed-in readers who they are, what they lead since when, and what they wrote", async () => {
  const executive = await signedIn("agency-executive");
  const id = await idOf("agency-executive");
  const path = `/executive-showcase/${id}`;
  const own = await pageOf(await executive.get("/settings?section=showcase"));
  // The menu is closed.
  const links = [...own.document.querySelectorAll("a")];
  const menu = links.find(({ textContent }) => textContent === "My Executive Showcase");
  expect(menu?.getAttribute("href")).toBe(path);
  const seen = own.document.querySelector("[name=seen]")?.getAttribute("value") ?? "none";
  const saved = await executive.post("/settings?section=showcase", {
    intent: "save-executive",
    seen,
    ...FORM,
  });
  expect(saved.status).toBe(303);

  // A member doesn't lead it.
  await rows(
    `INSERT INTO organization_members (id, organization_no, user_id, role, joined_at)
     SELECT ?, organization_no, ?, 'member', 1 FROM organizations WHERE url_slug = 'saltmarsh-flood-underwriters'`,
    [crypto.randomUUID(), id],
  );
  const reader = await signedIn("customer");
  const page = await pageOf(await reader.get(path));
  for (const words of ["Tomas Lindqvist", FORM.title, FORM.biography, "Lantern Row Insurance", "since "])
    expect(page.text).toContain(words);
  expect(addressesIn(page.document.querySelector("main") as Element)).toEqual(
    expect.arrayContaining(["/organization-showcase/lantern-row-insurance", "https://www.tomas.example/"]),
  );
  expect(addressesIn(page.getByRole("region", { name: "Leadership" }))).toEqual([
    "/organization-showcase/lantern-row-insurance",
  ]);
  expect(page.text).not.toContain("edit this page");
  expect((await site.get(path)).headers.get("Location")).toBe(`/auth?next=${encodeURIComponent(path)}`);
});

test("is a 404 page for an unknown id, an invalid one, an archived account and another role", async () => {
  const reader = await signedIn("customer");
  const archived = await idOf("fmo-executive");
  await rows("UPDATE profiles SET account_status = 'archived' WHERE user_id = ?", [archived]);
  for (const id of [crypto.randomUUID(), "nobody", await idOf("customer"), await idOf("agent"), archived]) {
    const answer = await reader.get(`/executive-showcase/${id}`);
    expect(answer.status, id).toBe(404);
    expect(await wordsOf(answer)).toContain("No executive at this address");
  }
});

test("can be written by executives only, and is deleted with its account", async () => {
  const reader = await signedIn("customer");
  expect((await reader.post("/settings", { intent: "save-executive", seen: "", ...FORM })).status).toBe(403);
  expect((await takeLogs()).join()).toContain("refused");
  expect(await rows("SELECT 1 FROM executive_profiles WHERE user_id = ?", [await idOf("customer")])).toEqual(
    [],
  );
  const executive = await signedIn("carrier-executive");
  const id = await idOf("carrier-executive");
  expect((await executive.post("/settings", { intent: "save-executive", seen: "", ...FORM })).status).toBe(
    303,
  );
  await executive.deleteAccount();
  expect(await rows("SELECT 1 FROM executive_profiles WHERE user_id = ?", [id])).toEqual([]);
});

test("a save in another tab is reported, what was typed stays, and the next click saves knowingly", async () => {
  const executive = await signedIn("setup-executive");
  const path = "/settings?section=showcase";
  const send = (seen: string, title: string) =>
    executive.post(path, { intent: "save-executive", seen, ...FORM, title });
  const seenOn = (page: Awaited<ReturnType<typeof pageOf>>) =>
    page.document.querySelector("[name=seen]")?.getAttribute("value") ?? "none";
  const opened = seenOn(await pageOf(await executive.get(path)));
  expect((await send(opened, "First")).status).toBe(303);
  const late = await send(opened, "Second");
  expect(late.status).toBe(409);
  const page = await pageOf(late);
  expect(page.text).toContain("Your showcase was saved from another tab or device");
  expect(page.getByLabelText("Title").getAttribute("value")).toBe("Second");
  expect((await send(seenOn(page), "Second")).status).toBe(303);
  const [row] = await rows("SELECT title FROM executive_profiles WHERE user_id = ?", [
    await idOf("setup-executive"),
  ]);
  expect(row).toEqual({ title: "Second" });
});
