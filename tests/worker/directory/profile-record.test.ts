/** An agent's page agrees with the results, and shows warnings first. */
import { describe, expect, test } from "vitest";
import { paths } from "#app/paths/paths.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { type Page, pageOf, within, wordsIn } from "#support/browser/page.ts";
import { openAccounts } from "../accounts.ts";

const { rows, signedIn, site, stranger } = openAccounts();
const { inesCalloway, shortest, lapsed } = landmarks.agents;

/** A page that is not cached. */
const fresh = async (path: string) => {
  const response = await site.get(path, { headers: { Cookie: "__Host-test=1" } });
  expect(response.status, path).toBe(200);
  return pageOf(response);
};
const profileOf = (slug: string) => fresh(`/showcase/${slug}`);
/** The value next to a term; undefined if there is no such term. */
const said = (page: Page, term: string) =>
  page
    .queryAllByText(term, { selector: "dt" })
    .map((dt) => wordsIn(dt.nextElementSibling as Element))
    .at(0);

/** "Auto and Home in Texas; Life in Ohio" → the types of each state. */
function typesByState(insures: string): Map<string, string[]> {
  const list = (words: string) => words.split(/, and |, | and /);
  return new Map(
    insures.split("; ").flatMap((part) => {
      const [types = "", states = ""] = part.split(" in ");
      return list(states).map((state) => [state, list(types)] as const);
    }),
  );
}

describe("the types shown with an agent's name", () => {
  test("are the same in a state's results and on the agent's page", async () => {
    const places = [
      ["TX", "Texas"],
      ["OK", "Oklahoma"],
      ["LA", "Louisiana"],
    ] as const;
    let compared = 0;
    for (const [code, state] of places) {
      const agents = await rows(
        `SELECT a.slug, a.zip FROM agents a JOIN agent_coverage v ON v.agent_no = a.agent_no
         WHERE v.state_code = ? AND a.state_code = ? AND a.account_status = 'active' GROUP BY a.agent_no LIMIT 6`,
        [code, code],
      );
      for (const { slug, zip } of agents) {
        const page = await profileOf(String(slug));
        const named = typesByState(said(page, "Insures") ?? "").get(state) ?? [];
        const results = await fresh(`/geographic-search-results?q=${zip}&radius=10`);
        const row = results.document.querySelector(`[aria-labelledby="agent-${slug}"]`);
        const line = row === null ? "" : wordsIn(row);
        const licensedFor = /licensed for ([^·]*?) in [A-Z]{2}\b/i.exec(line)?.[1];
        if (licensedFor === undefined) continue;
        const shown = licensedFor.replace(/,? and \d+ more$/, "").split(/, and |, | and /);
        expect(named.slice(0, shown.length), `${slug} in ${state}`).toEqual(shown);
        const more = Number(/ and (\d+) more$/.exec(licensedFor)?.[1] ?? 0);
        expect(named.length, `${slug} in ${state}`).toBe(shown.length + more);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(5);
  });

  test("are those the agent sells, even if the licenses cover more", async () => {
    // Property, Casualty and Life cover much that she doesn't sell.
    const [sold] = await rows("SELECT types FROM agents WHERE slug = ?", [inesCalloway.slug]);
    const covered = await rows(
      "SELECT types FROM agent_coverage WHERE agent_no = ? AND state_code = 'TX' ORDER BY through_day LIMIT 1",
      [inesCalloway.agentNo],
    );
    const both = Number(sold?.types) & Number(covered[0]?.types);
    expect(both).not.toBe(Number(covered[0]?.types));
    const page = await profileOf(inesCalloway.slug);
    const inTexas = typesByState(said(page, "Insures") ?? "").get("Texas") ?? [];
    expect(inTexas.length).toBe(both.toString(2).replaceAll("0", "").length);
    const compare = await fresh(`/compare?agent=${inesCalloway.slug}`);
    expect(compare.text).toContain(`${inTexas.join(", ")} in TX`);
  });
});

describe("without an active license", () => {
  test("no type is listed, and the page says so before it offers a call", async () => {
    const page = await profileOf(lapsed.slug);
    expect(said(page, "Insures")).toBeUndefined();
    expect(said(page, "Lines")).toBe("None in force");
    const calls = page.getAllByRole("link", { name: /^Call ?\(/ });
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) expectSaidBefore(page, call);
  });

  test("a message is offered after the same warning, and its form shows it first", async () => {
    await rows("UPDATE licenses SET expires_on = '2020-01-01', status = 'expired' WHERE agent_no = ?", [
      inesCalloway.agentNo,
    ]);
    const [writer, page] = [await signedIn("admin"), await profileOf(inesCalloway.slug)];
    const messages = page.getAllByRole("link", { name: /^Message/ });
    expect(messages.length).toBe(2);
    for (const message of messages) expectSaidBefore(page, message);
    const form = await pageOf(await writer.get(`/messages/new?agent=${inesCalloway.slug}`));
    const words = form.text;
    expect(words).toContain("Ines Calloway has no license in force today and can’t sell insurance.");
    expect(words.indexOf("no license in force")).toBeLessThan(words.indexOf("ZIP code Where"));
    // A licensed agent has no such warning.
    await rows("UPDATE licenses SET expires_on = '2090-01-01', status = 'active' WHERE agent_no = ?", [
      inesCalloway.agentNo,
    ]);
    const allowed = await pageOf(await writer.get(`/messages/new?agent=${inesCalloway.slug}`));
    expect(allowed.text).not.toContain("no license in force");
    expect((await profileOf(inesCalloway.slug)).text).not.toContain("can’t sell insurance");
  });
});

/** The warning comes before the link, and a screen reader announces both. */
function expectSaidBefore(page: Page, link: Element) {
  const first = page.document.getElementById(link.getAttribute("aria-describedby") ?? "none");
  expect(first, link.outerHTML).not.toBeNull();
  if (first === null) return;
  expect(wordsIn(first)).toContain("can’t sell insurance today");
  const all = [...page.document.querySelectorAll("*")];
  expect(all.indexOf(first)).toBeLessThan(all.indexOf(link));
}

test("unknown hours are not shown as closed", async () => {
  const office = (await profileOf(shortest.slug)).getByRole("region", { name: "Office" });
  expect(wordsIn(office)).toContain("No hours listed.");
  expect(wordsIn(office)).not.toContain("closed");
});

describe("the id of a user with a public profile", () => {
  const slugOf = async (p_user_id: string) => {
    const response = await stranger().get("/api/rpc/get_public_profile_by_user_id", {
      method: "POST",
      body: JSON.stringify({ p_user_id }),
      headers: { "Content-Type": "application/json" },
    });
    return { status: response.status, slug: ((await response.json()) as { slug?: string }).slug };
  };

  test("leads to the page named by get_public_profile_by_user_id, at every address", async () => {
    const users = await rows(
      "SELECT user_id AS id FROM profiles WHERE url_slug IS NOT NULL AND account_status = 'active'",
    );
    expect(users.length).toBeGreaterThan(0);
    for (const { id } of users.slice(0, 5)) {
      const { slug } = await slugOf(String(id));
      const showcase = await site.get(`/showcase/${id}?stars=5`);
      expect([showcase.status, showcase.headers.get("Location")]).toEqual([301, `/showcase/${slug}?stars=5`]);
      for (const path of [`/agent/${id}`, `/${id}`])
        expect(
          (await pageOf(await site.get(path))).document
            .querySelector("link[rel=canonical]")
            ?.getAttribute("href"),
        ).toBe(`${site.origin()}/showcase/${slug}`);
    }
  });

  test("if unknown, archived accounts included, is not found", async () => {
    const [customer] = await rows("SELECT user_id AS id FROM profiles WHERE url_slug IS NULL LIMIT 1");
    const [archived] = await rows(
      "SELECT user_id AS id FROM profiles WHERE account_status = 'archived' LIMIT 1",
    );
    for (const user of [customer, archived]) {
      expect(user).toBeDefined();
      expect((await slugOf(String(user?.id))).status).toBe(404);
      for (const path of [`/showcase/${user?.id}`, `/agent/${user?.id}`, `/${user?.id}`])
        expect((await site.get(path)).status, path).toBe(404);
    }
  });
});

test("a showcase link without a slug leads nowhere (specification §8)", () => {
  for (const missing of ["", null, undefined]) expect(paths.showcase(missing)).toBe("#");
  expect(paths.showcase("bo-li", { stars: 5 })).toBe("/showcase/bo-li?stars=5");
});

describe("Answers on an agent's page", () => {
  const by = "JOIN expert_questions q ON q.question_no = a.question_no AND q.status = 'answered'";

  test("are the newest published ones, each a link, with a link to all of them", async () => {
    await rows(
      `UPDATE expert_answers SET agent_no = ? WHERE status = 'published' AND question_no IN (
        SELECT question_no FROM expert_questions q WHERE status = 'answered' AND answer_count = 1 AND NOT EXISTS (
          SELECT 1 FROM expert_answers b WHERE b.question_no = q.question_no AND b.agent_no = ?) LIMIT 4)`,
      [inesCalloway.agentNo, inesCalloway.agentNo],
    );
    const [most] = await rows(
      `SELECT g.slug, g.name, count(*) AS n FROM expert_answers a ${by} JOIN agents g ON g.agent_no = a.agent_no
       WHERE a.status = 'published' AND g.agent_no = ?`,
      [inesCalloway.agentNo],
    );
    expect(Number(most?.n)).toBeGreaterThan(3);
    const page = await profileOf(String(most?.slug));
    const section = within(page.getByRole("region", { name: "Answers" }));
    const newest = await rows(
      `SELECT q.slug FROM expert_answers a ${by} JOIN agents g ON g.agent_no = a.agent_no AND g.slug = ?
       WHERE a.status = 'published' ORDER BY a.created_at DESC LIMIT 3`,
      [String(most?.slug)],
    );
    const questions = section
      .getAllByRole("heading", { level: 3 })
      .map((heading) => heading.querySelector("a"));
    expect(questions.map((link) => link?.getAttribute("href"))).toEqual(
      newest.map(({ slug }) => `/expert-answers/${slug}`),
    );
    const all = section.getByRole("link", { name: `All ${most?.n} answers` });
    const list = await fresh(all.getAttribute("href") ?? "");
    expect(list.getByRole("heading", { level: 1 }).textContent).toBe(`Expert Answers by ${most?.name}`);
    expect(list.text).toContain(`${most?.n} questions answered by ${most?.name}`);
    for (const { slug } of newest) expect(list.html).toContain(`/expert-answers/${slug}"`);
    // Other agents' answers are not listed.
    const [other] = await rows(
      `SELECT q.slug FROM expert_questions q WHERE q.status = 'answered' AND NOT EXISTS (SELECT 1 FROM expert_answers a
       JOIN agents g ON g.agent_no = a.agent_no WHERE a.question_no = q.question_no AND g.slug = ?)
       ORDER BY q.question_no DESC LIMIT 1`,
      [String(most?.slug)],
    );
    expect((await fresh("/expert-answers")).html).toContain(String(other?.slug));
    expect(list.html).not.toContain(String(other?.slug));
  });

  test("leave out removed ones, and the section is gone if there are none", async () => {
    const none = await profileOf(shortest.slug);
    expect(none.queryByRole("region", { name: "Answers" })).toBeNull();
    const before = await profileOf(inesCalloway.slug);
    expect(before.getByRole("region", { name: "Answers" })).toBeDefined();
    await rows("UPDATE expert_answers SET status = 'removed' WHERE agent_no = ?", [inesCalloway.agentNo]);
    const after = await profileOf(inesCalloway.slug);
    expect(after.queryByRole("region", { name: "Answers" })).toBeNull();
  });

  test("of an unknown agent are not found", async () => {
    expect((await site.get("/expert-answers?agent=nobody-at-all")).status).toBe(404);
  });
});
