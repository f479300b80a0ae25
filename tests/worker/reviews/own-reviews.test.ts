import { describe, expect, test } from "vitest";
import { findWritingFacts } from "#app/domains/reviews/writing/own-queries.server.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import {
  addressesIn,
  addressOf,
  canonicalOf,
  type Page,
  pageOf,
  parsePage,
  within,
  wordsIn,
} from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { openReviews, REVIEW } from "./published/published-reviews.ts";

const { review, rows, signedIn, stranger, newVisitor, site, begin, newCustomer, databaseUrl } = openReviews();

/** All pages of the list, to its end. */
function nextOf({ document }: Page): string | undefined {
  const next = document.querySelector("a[rel=next]");
  return next === null ? undefined : addressOf(next);
}

describe("the page of one review", () => {
  test("is the same for every stranger, cached for all of them, and hidden from search engines", async () => {
    const { page } = await review();
    const first = await site.get(page);
    expect(first.headers.get("Cache-Control")).toMatch(/^public.*s-maxage/);
    const html = await first.text();
    expect(html).toContain('content="noindex, follow"');
    expect(canonicalOf(parsePage(html))).toBe(`${site.origin()}${page}`);
    expect(addressesIn(parsePage(html).getByRole("main"))).toContain("/showcase/ines-calloway#reviews");
    expect(html).not.toContain("Your reply");
    expect((await site.get(page)).headers.get("X-Cache")).toBe("HIT");
    const own = await (await signedIn("agent")).get(page);
    expect(own.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await wordsOf(own)).toContain("Your reply");
  });

  test("that is not published can be read by its author, its agent and admins only", async () => {
    const reader = await newVisitor("reader");
    const [agent, manager, admin] = await Promise.all(["agent", "agency", "admin"].map(signedIn));
    for (const status of ["awaiting-verification", "held", "withdrawn"]) {
      const { page, visitor } = await review({ status });
      for (const who of [stranger(), reader]) {
        const hidden = await who.get(page);
        expect(hidden.status).toBe(404);
        expect(hidden.headers.get("Cache-Control")).toBe("private, no-store");
        expect(await wordsOf(hidden)).not.toContain(REVIEW.title);
      }
      for (const who of [visitor, admin]) {
        const words = await wordsOf((await who?.get(page)) ?? new Response());
        expect(words).toContain(REVIEW.body);
        expect(words).not.toContain("Did this help you?");
      }
      for (const who of [agent, manager]) {
        const state = await who?.get(page);
        expect(state?.status).toBe(200);
        const words = await wordsOf(state ?? new Response());
        expect(words).toContain("This review isn’t shown");
        expect(words).not.toContain(REVIEW.title);
        expect(words).not.toContain(REVIEW.body);
      }
    }
  });

  test("that was removed is a placeholder: the date and reason, and no text", async () => {
    const { id, page, visitor, person } = await review({ status: "removed" });
    await rows("UPDATE reviews SET reason = 'wrong-agent' WHERE id = ?", [id]);
    await rows(
      `INSERT INTO review_cases (id, review_id, agent_no, cause, opened_at, due_at, decision, decided_at)
       SELECT ?, id, agent_no, 'flags', 1, 2, 'remove', ? FROM reviews WHERE id = ?`,
      [crypto.randomUUID(), Date.UTC(2026, 10, 3, 12), id],
    );
    for (const who of [stranger(), await newVisitor("reader"), await signedIn("agent")]) {
      const gone = await who.get(page);
      expect(gone.status).toBe(410);
      const words = await wordsOf(gone);
      expect(words).toContain("removed Nov 3, 2026. Reason: was about another agent or business.");
      for (const said of [REVIEW.title, REVIEW.body, person.firstName]) expect(words).not.toContain(said);
    }
    const own = await wordsOf(await visitor.get(page));
    expect(own).toContain("Was about another agent or business. Nobody else sees it.");
    expect(own).toContain(REVIEW.body);
  });

  test("is 404 for an invalid or unknown id", async () => {
    for (const id of ["1", "..%2F..", "01952a10-6b40-7c31-9d02-3a6f1e8b7c0g", crypto.randomUUID()])
      expect((await site.get(`/reviews/${id}`)).status, id).toBe(404);
  });
});

describe("my reviews", () => {
  test("show their status, what it means, and how long they can be changed", async () => {
    const { id, visitor } = await review();
    const page = async () => wordsOf(await visitor.get("/my-reviews"));
    expect(await page()).toContain("You can edit it for 30 more days.");
    await rows("UPDATE reviews SET reply_body = ?, replied_at = 1 WHERE id = ?", ["We have read it.", id]);
    expect(await page()).toContain("Ines Calloway replied Dec 31, 1969 We have read it.");
    for (const [status, days, said] of [
      ["published", 29.5, "You can edit it for one more day."],
      ["published", 31, "You can no longer edit it, but you can take it back."],
      ["held", 1, "means a person has to read it first. Your stars play no part."],
      ["awaiting-verification", 1, `Open the link we emailed you by ${formatDayOf(Date.now() + 6 * DAY_MS)}`],
      ["removed", 1, "Nobody else sees it."],
      ["withdrawn", 1, "It’s counted as taken back until you write another."],
    ] as const) {
      await rows("UPDATE reviews SET status = ?, submitted_at = ? WHERE id = ?", [
        status,
        Date.now() - days * DAY_MS,
        id,
      ]);
      const words = await page();
      expect(words).toContain(said);
      expect(words.includes("We have read it.")).toBe(status === "published");
    }
    const dashboard = await pageOf(await visitor.get("/customer-dashboard"));
    const counted = dashboard.getByRole("link", { name: /^Taken back ?1$/ });
    expect(addressOf(counted)).toBe("/my-reviews");
  });

  test("of the demo customer are one published and one in moderation", async () => {
    const words = await wordsOf(await (await signedIn("customer")).get("/my-reviews"));
    for (const said of ["Published", "Being reviewed by our team", " replied ", "We’ll tell you by"])
      expect(words).toContain(said);
    const own = await rows(
      "SELECT r.author_name, r.status FROM reviews r JOIN users u ON u.id = r.user_id WHERE u.email = ? ORDER BY r.status",
      ["customer@fairlead.example"],
    );
    expect(own).toEqual(["held", "published"].map((status) => ({ author_name: "Cleo M.", status })));
  });

  test("are one's own only, all of them on pages, and an empty list links on", async () => {
    const { visitor, person } = await review({ changes: { title: "Mine and nobody else’s" } });
    const reader = await newVisitor("reader");
    const empty = await wordsOf(await reader.get("/my-reviews"));
    expect(empty).toContain("No reviews yet");
    expect(empty).toContain("Find agents");
    expect(empty).not.toContain("Mine and nobody");
    await rows(
      `UPDATE reviews SET user_id = (SELECT id FROM users WHERE email = ?) WHERE id IN (SELECT max(id) FROM reviews
         WHERE user_id IS NULL AND status = 'published' AND agent_no NOT IN (SELECT agent_no FROM agents WHERE slug = 'ines-calloway')
         GROUP BY agent_no LIMIT 60)`,
      [person.email],
    );
    const seen = new Set<string>();
    let next: string | undefined = "/my-reviews";
    for (let pages = 0; next !== undefined && pages < 5; pages++) {
      const page: Page = await pageOf(await visitor.get(next));
      for (const link of page.getAllByRole("link", { name: /^(See|Read) it, the review of / }))
        seen.add(addressOf(link));
      next = nextOf(page);
    }
    expect(seen.size).toBe(61);
  });
});

describe("reviews to answer", () => {
  const list = "/dashboard/reviews";

  test("are those of the agent's own profile, the unanswered first, each once", async () => {
    const agent = await signedIn("agent");
    const [counted] = await rows(
      `SELECT count(*) n, sum(reply_body IS NULL) open FROM reviews WHERE status = 'published'
         AND agent_no = (SELECT agent_no FROM agents WHERE slug = 'ines-calloway')`,
    );
    const { id: newest } = await review();
    const { id: others } = await review({ slug: "bo-li" });
    const shown: { id: string; answered: boolean }[] = [];
    let next: string | undefined = list;
    for (let pages = 0; next !== undefined && pages < 9; pages++) {
      const page: Page = await pageOf(await agent.get(next));
      // Computing a name drops the space at the start of an inner element.
      for (const link of page.getAllByRole("link", { name: /^(Reply|Change reply) ?to / })) {
        const id = /^\/reviews\/([^#]+)#reply$/.exec(addressOf(link))?.[1] ?? "";
        shown.push({ id, answered: wordsIn(link).startsWith("Change") });
      }
      next = nextOf(page);
    }
    expect(shown[0]?.id).toBe(newest);
    expect(shown.map(({ id }) => id)).not.toContain(others);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    expect(shown.length).toBe(Number(counted?.n) + 1);
    expect(shown.filter(({ answered }) => !answered).length).toBe(Number(counted?.open) + 1);
    expect(shown.findIndex(({ answered }) => answered)).toBe(Number(counted?.open) + 1);
    const dashboard = await pageOf(await agent.get("/dashboard"));
    const counts = dashboard
      .getAllByRole("link")
      .filter((link) => addressOf(link) === "/dashboard/reviews?show=to-answer")
      .map(wordsIn);
    expect(counts).toContain(String(Number(counted?.open) + 1));
  });

  test("are filtered by the address; an unknown filter is ignored", async () => {
    const agent = await signedIn("agent");
    const { id } = await review({ changes: { stars: "1" } });
    const shows = async (search: string) =>
      (await (await agent.get(list + search)).text()).includes(`/reviews/${id}#reply`);
    expect(await shows("?show=to-answer&stars=1")).toBe(true);
    expect(await shows("?stars=5")).toBe(false);
    expect(await shows("?show=answered")).toBe(false);
    expect(await shows("?show=nonsense&stars=77&after=';--")).toBe(true);
    await rows("UPDATE reviews SET reply_body = 'x', replied_at = 1, status = 'held' WHERE id = ?", [id]);
    expect(await shows("?stars=1")).toBe(false);
  });

  test("are counted as filtered, and “all have a reply” is shown only if all are meant", async () => {
    const agent = await signedIn("agent");
    const { id } = await review({ changes: { stars: "1" } });
    const filters = (page: Page) =>
      within(page.getByRole("navigation", { name: "Which reviews" }))
        .getAllByRole("link")
        .map(wordsIn)
        .slice(0, 3);
    const counted = async (where: string) => {
      const [row] = await rows(
        `SELECT count(*) n, count(*) FILTER (WHERE reply_body IS NULL) open FROM reviews WHERE status = 'published'
           AND agent_no = (SELECT agent_no FROM agents WHERE slug = 'ines-calloway') AND ${where}`,
      );
      const [n, open] = [Number(row?.n), Number(row?.open)];
      return [`All ${n}`, `To answer ${open}`, `Answered ${n - open}`];
    };
    expect(filters(await pageOf(await agent.get(`${list}?stars=1`)))).toEqual(await counted("stars = 1"));
    expect(filters(await pageOf(await agent.get(list)))).toEqual(await counted("1"));

    await rows("UPDATE reviews SET reply_body = 'x', replied_at = 1 WHERE stars = 1");
    const oneStar = await pageOf(await agent.get(`${list}?show=to-answer&stars=1`));
    expect(addressesIn(oneStar.getByRole("main"))).not.toContain(`/reviews/${id}#reply`);
    expect(filters(oneStar)).toEqual(await counted("stars = 1"));
    expect(oneStar.text).toContain("Try another filter.");
    expect(oneStar.text).toContain("published with 1 star, all answered.");
    await rows("UPDATE reviews SET reply_body = 'x', replied_at = 1 WHERE reply_body IS NULL");
    expect((await pageOf(await agent.get(`${list}?show=to-answer&stars=1`))).text).not.toContain(
      "Every review",
    );
    expect((await pageOf(await agent.get(`${list}?show=to-answer`))).text).toContain(
      "Every review has a reply.",
    );
    await rows("UPDATE reviews SET status = 'held' WHERE stars = 1");
    const none = await pageOf(await agent.get(`${list}?stars=1`));
    expect(none.text).toContain("No reviews like that");
    expect(none.text).not.toContain("No published reviews yet");
  });

  test("of an organization are those of its listed agents, for its manager only", async () => {
    const manager = await signedIn("agency");
    const { id } = await review();
    const { id: others } = await review({ slug: "bo-li" });
    const page = await pageOf(await manager.get(`${list}?show=to-answer`));
    const answered = addressesIn(page.getByRole("main"));
    expect(answered).toContain(`/reviews/${id}#reply`);
    expect(answered).not.toContain(`/reviews/${others}#reply`);
    expect(page.text).toContain("for agents of Lantern Row Insurance");
    const dashboard = await pageOf(await manager.get("/dashboard"));
    expect(addressesIn(dashboard.getByRole("main"))).toContain("/dashboard/reviews?show=to-answer");
    for (const who of [await newVisitor("reader"), await signedIn("carrier-executive")])
      expect((await who.get(list)).headers.get("Location")).toBe("/dashboard");
  });
});

test("a conversation counts for its customer, and for no one else", async () => {
  const { id, customer } = await begin();
  const { person: other } = await newCustomer("never-wrote");
  await rows("UPDATE message_threads SET first_reply_at = started_at + 1 WHERE id = ?", [id]);
  const context = openContext({ databaseUrl: databaseUrl() });
  const talked = async (email: string) => {
    const [user] = await rows("SELECT id FROM users WHERE email = ?", [email]);
    return (await findWritingFacts(context, String(user?.id), "ines-calloway"))?.talked;
  };
  expect(await talked(customer.email)).toBe(true);
  expect(await talked(other.email)).toBe(false);
});
