/** Saved agents: in a cookie while signed out, in the account while signed in, on every device. */
import { expect, test } from "vitest";
import { pageOf } from "#support/browser/page.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";

const { stranger, signedIn, rows } = openAccounts();
const COOKIE = "__Host-saved";
const EMAIL = "customer@fairlead.example";
const PASSWORD = "harbor-lantern-42";

const save = async (who: Visitor, slug: string, intent = "add") => {
  const answer = await who.post("/saved", { slug, intent });
  await answer.text();
  expect(answer.status).toBe(303);
};
/** The slugs on the page, in its order. */
async function listed(who: Visitor): Promise<string[]> {
  const { document } = await pageOf(await who.get("/saved"));
  const links = document.querySelectorAll('main h2 a[href^="/showcase/"]');
  return [...links].map((one) => one.getAttribute("href")?.split("/")[2] ?? "");
}

test("what was saved before signing in is added to the account, is on other devices, and leaves the browser at sign-out", async () => {
  // The demonstration's customer has saved some.
  await rows("DELETE FROM saved_agents WHERE user_id = (SELECT id FROM users WHERE email = ?)", [EMAIL]);
  const home = stranger();
  await save(home, "bo-li");
  await save(home, "ines-calloway");
  expect(await listed(home)).toEqual(["ines-calloway", "bo-li"]);
  await home.signIn(EMAIL, PASSWORD);
  expect(await listed(home)).toEqual(["ines-calloway", "bo-li"]);

  const phone = stranger();
  await save(phone, "desmond-achterberg");
  await phone.signIn(EMAIL, PASSWORD);
  expect(await listed(phone)).toEqual(["desmond-achterberg", "ines-calloway", "bo-li"]);
  // Pages read the cookie here to mark saved agents.
  expect(decodeURIComponent(phone.cookies.get(COOKIE) ?? "")).toBe("desmond-achterberg.ines-calloway.bo-li");
  await save(phone, "ines-calloway", "remove");
  await (await phone.post("/auth/sign-out", {})).text();
  expect(phone.cookies.has(COOKIE)).toBe(false);
  expect(await listed(phone)).toEqual([]);

  await home.signIn(EMAIL, PASSWORD);
  // This browser's cookie still had it: signing in adds the cookie's agents.
  expect(new Set(await listed(home))).toEqual(new Set(["desmond-achterberg", "bo-li", "ines-calloway"]));
});

test("no one sees another's, and at most fifty are saved", async () => {
  const agency = await signedIn("agency");
  expect(await listed(agency)).toEqual([]);
  const [user] = await rows("SELECT id FROM users WHERE email = 'agency@fairlead.example'");
  const slugs = (
    await rows("SELECT slug FROM agents WHERE account_status = 'active' AND slug <> 'ines-calloway' LIMIT 60")
  ).map(({ slug }) => String(slug));
  for (const slug of slugs)
    await rows("INSERT INTO saved_agents SELECT ?, agent_no, rowid FROM agents WHERE slug = ?", [
      String(user?.id),
      slug,
    ]);
  const of = "FROM users u, agents a WHERE u.email = 'customer@fairlead.example'";
  await rows(`INSERT INTO saved_agents SELECT u.id, a.agent_no, 1 ${of} ORDER BY a.agent_no DESC LIMIT 1`);
  await rows(
    `INSERT INTO saved_agents SELECT u.id, a.agent_no, 2 ${of} AND a.slug = 'ines-calloway' ON CONFLICT DO NOTHING`,
  );
  const others = () =>
    rows("SELECT user_id, agent_no FROM saved_agents WHERE user_id <> ? ORDER BY user_id, agent_no", [
      String(user?.id),
    ]);
  const before = await others();
  expect(before.length).toBeGreaterThan(1);
  await save(agency, "ines-calloway");
  expect(await others()).toEqual(before);
  const [stored] = await rows("SELECT count(*) many FROM saved_agents WHERE user_id = ?", [String(user?.id)]);
  expect(stored).toEqual({ many: 50 });
  expect((await listed(agency))[0]).toBe("ines-calloway");
  await save(agency, "ines-calloway", "remove");
  expect(await listed(agency)).not.toContain("ines-calloway");
  expect(await others()).toEqual(before);
});
