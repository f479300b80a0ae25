import { describe, expect, test } from "vitest";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { pageOf } from "#support/browser/page.ts";
import { openSite } from "../site.ts";

const site = openSite({ own: true });
const SEARCH = "/geographic-search-results";

const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "";

describe("the edge cache", () => {
  test("answers the second anonymous reader from the cache, under a new nonce and without a cookie", async () => {
    const first = await site.get("/our-vision");
    const firstHtml = await first.text();
    const second = await site.get("/our-vision");
    const secondHtml = await second.text();
    expect(first.headers.get("X-Cache")).toBe("MISS");
    expect(second.headers.get("X-Cache")).toBe("HIT");
    expect(second.headers.get("Cache-Control")).toMatch(/public.*s-maxage=\d+/);
    expect(second.headers.get("Set-Cookie")).toBeNull();
    expect(nonceOf(second)).not.toBe(nonceOf(first));
    expect(secondHtml).not.toContain(nonceOf(first));
    expect(secondHtml.replaceAll(nonceOf(second), "")).toBe(firstHtml.replaceAll(nonceOf(first), ""));
  });

  test("does not ask the database for a page it has", async () => {
    await (await site.get("/agents/ohio")).text();
    const cached = await site.get("/agents/ohio");
    expect(cached.headers.get("X-Cache")).toBe("HIT");
  });

  test("is bypassed by a reader with a cookie that changes pages, in both directions", async () => {
    const path = "/agents/oregon";
    const personal = await site.get(path, { headers: { Cookie: "__Host-save-contact=x" } });
    await personal.text();
    expect(personal.headers.get("X-Cache")).toBeNull();
    expect(personal.headers.get("Cache-Control")).toMatch(/private|no-store/);
    const anonymous = await site.get(path);
    await anonymous.text();
    expect(anonymous.headers.get("X-Cache")).toBe("MISS");
    const again = await site.get(path, { headers: { Cookie: "__Host-save-contact=x" } });
    expect(again.headers.get("X-Cache")).toBeNull();
    expect(again.headers.get("Cache-Control")).toMatch(/private|no-store/);
  });

  test("is bypassed by a request with Authorization", async () => {
    await (await site.get("/agents/nevada")).text();
    const response = await site.get("/agents/nevada", { headers: { Authorization: "Bearer x" } });
    expect(response.headers.get("X-Cache")).toBeNull();
  });

  test("finds a page whatever the order of its parameters, and ignores unused ones", async () => {
    await (await site.get(`${SEARCH}?q=78702&radius=25`)).text();
    expect((await site.get(`${SEARCH}?radius=25&q=78702`)).headers.get("X-Cache")).toBe("HIT");
    expect((await site.get(`${SEARCH}?radius=25&utm_source=mail&q=78702`)).headers.get("X-Cache")).toBe(
      "HIT",
    );
  });

  test("does not put one reader's extra parameters into the next one's page", async () => {
    const mark = "stray-mark-4711";
    for (const path of ["/agents/utah", "/agents/tx", "/agents/texas/Austin", "/", `${SEARCH}?q=78703`]) {
      const stray = `${path}${path.includes("?") ? "&" : "?"}ref=${mark}`;
      await (await site.get(stray)).text();
      const next = await site.get(path);
      expect(next.headers.get("Location") ?? "", path).not.toContain(mark);
      expect(await next.text(), path).not.toContain(mark);
    }
  });

  test.each([
    ["/agents/texas", "letter", "b", "c"],
    [SEARCH, "q", "78701", "78704"],
    [`/showcase/${landmarks.agents.longest.slug}`, "stars", "5", "1"],
    [`/showcase/${landmarks.agents.longest.slug}`, "words", "policy", "claim"],
    [`/showcase/${landmarks.agents.inesCalloway.slug}`, "explain", "0", "1"],
    ["/compare", "agent", "ines-calloway", "bo-li"],
  ])("caches %s separately by %s", async (path, name, one, other) => {
    const mainOf = async (value: string) =>
      (await pageOf(await site.get(`${path}?${name}=${value}`))).getByRole("main").outerHTML;
    expect(await mainOf(other)).not.toBe(await mainOf(one));
  });

  test("caches no private page: saved agents, the intent to save a contact, the reader's place", async () => {
    const private_ = ["/saved", "/showcase/ines-calloway?action=save-contact", `${SEARCH}?near=me`];
    for (const path of private_) {
      await (await site.get(path)).text();
      const again = await site.get(path);
      expect(again.headers.get("X-Cache"), path).not.toBe("HIT");
      expect(again.headers.get("Cache-Control"), path).toMatch(/private|no-store/);
    }
  });

  test("caches the data of client navigation separately from the pages", async () => {
    await (await site.get("/agents/iowa")).text();
    const turbo = await site.get("/agents/iowa.data");
    expect(turbo.headers.get("Content-Type")).toContain("text/x-script");
    expect(await turbo.text()).not.toContain("<html");
  });
});
