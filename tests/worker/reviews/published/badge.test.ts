import { describe, expect, test } from "vitest";
import { site as named } from "#app/platform/site.ts";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { heldBy, pageOf } from "#support/browser/page.ts";
import { openConversations } from "../../messages/conversations.ts";

const { site, rows, stranger, signedIn, newCustomer, emailToken } = openConversations();
const { inesCalloway, longest, shortest, archived, lapsed } = landmarks.agents;
const badgeOf = (slug: string) => `/showcase/${slug}/badge.svg`;

type Element = { name: string; attributes: Record<string, string>; text: string };

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const decode = (text: string) => {
  expect(text, "an unescaped character").not.toMatch(/[<]|&(?!(amp|lt|gt|quot|apos);)/);
  return text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? "");
};

/** A strict XML parser without declarations: throws at anything that is not well-formed. */
function readXml(xml: string): Element[] {
  expect(xml, "a character that XML cannot hold").not.toMatch(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/u);
  const elements: Element[] = [];
  const open: Element[] = [];
  let at = 0;
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
  while (at < xml.length) {
    const text = /[^<]*/y;
    text.lastIndex = at;
    const words = text.exec(xml)?.[0] ?? "";
    at += words.length;
    const last = open.at(-1);
    if (last !== undefined) last.text += decode(words);
    else if (words.trim() !== "") throw new Error(`Text outside of the drawing: ${words}`);
    if (at >= xml.length) break;
    tag.lastIndex = at;
    const match = tag.exec(xml);
    if (match === null) throw new Error(`Not well-formed at: ${xml.slice(at, at + 60)}`);
    at = tag.lastIndex;
    const [, closing, name = "", inside = "", alone] = match;
    if (closing === "/") {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing.`);
      continue;
    }
    const pairs = [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
      key,
      decode(value),
    ]);
    expect(new Set(pairs.map(([key]) => key)).size, "an attribute twice").toBe(pairs.length);
    const element = { name, attributes: Object.fromEntries(pairs), text: "" };
    elements.push(element);
    if (alone !== "/") open.push(element);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)?.name}> stays open.`);
  return elements;
}

async function read(slug: string) {
  const response = await site.get(badgeOf(slug));
  expect(response.status, slug).toBe(200);
  const svg = await response.text();
  const elements = readXml(svg);
  const of = (name: string) => elements.filter((one) => one.name === name);
  return { response, svg, of, texts: of("text").map(({ text }) => text) };
}

describe("the badge", () => {
  test("is an image that other sites may show, without a cookie, cached at the edge", async () => {
    const { response } = await read(inesCalloway.slug);
    expect(response.headers.get("Content-Type")).toBe("image/svg+xml; charset=utf-8");
    expect(response.headers.get("Set-Cookie")).toBeNull();
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Cache-Control")).toMatch(/^public.*s-maxage=\d+/);
    const again = await site.get(badgeOf(inesCalloway.slug));
    expect(again.headers.get("X-Cache")).toBe("HIT");
    for (const answer of [response, again]) {
      expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
      // Opened directly it may use its own style, and nothing else.
      expect(answer.headers.get("Content-Security-Policy")).toMatch(
        /^default-src 'none'; style-src 'unsafe-inline'/,
      );
    }
    await again.text();
    for (const other of [`/showcase/${inesCalloway.slug}`, `/showcase/${inesCalloway.slug}/qr.svg`])
      expect((await site.get(other)).headers.get("Cross-Origin-Resource-Policy"), other).toBe("same-origin");
    const signed = await (await signedIn("agent")).get(badgeOf(inesCalloway.slug));
    expect(signed.headers.getSetCookie()).toEqual([]);
    expect(await signed.text()).toBe(await (await site.get(badgeOf(inesCalloway.slug))).text());
  });

  test("shows the name, the stars and number of reviews, the license states, and the day", async () => {
    const { svg, of, texts } = await read(inesCalloway.slug);
    const [stats] = await rows(
      `SELECT published n, (stars_1 + 2 * stars_2 + 3 * stars_3 + 4 * stars_4 + 5 * stars_5) * 1.0 / published mean,
         (SELECT strftime('%Y', min(published_at) / 1000, 'unixepoch') FROM reviews r WHERE r.agent_no = s.agent_no) year
       FROM agent_review_stats s WHERE agent_no = ?`,
      [inesCalloway.agentNo],
    );
    const reviews = `Average ${Number(stats?.mean).toFixed(1)} · ${stats?.n} reviews since ${stats?.year}`;
    expect(texts).toContain(`Reviewed on ${named.name}`);
    expect(texts).toContain(inesCalloway.name);
    expect(texts).toContain(reviews);
    expect(texts).toContain("Licensed in 3 states");
    expect(texts.join(" ")).toMatch(/\b[A-Z][a-z]{2} \d{1,2}, 20\d\d\b/);
    expect(of("title")[0]?.text).toContain(inesCalloway.name);
    expect(of("desc")[0]?.text).toContain(`${reviews}. All published reviews`);
    expect(of("desc")[0]?.text).toContain("Licensed in 3 states.");
    expect(of("svg")[0]?.attributes).toMatchObject({ width: "260", height: "72", role: "img" });
    expect(of("style")[0]?.text).toContain("prefers-color-scheme:dark");
    expect(of("path")).toHaveLength(1);
    expect(svg).not.toMatch(/<script|\son\w+=|javascript:|url\(|@import|href|<image|<use|<foreignObject/i);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/http|\/\//i);
    expect(svg).not.toMatch(/schema\.org|AggregateRating|itemprop|ratingValue/i);
    expect(new TextEncoder().encode(svg).length).toBeLessThan(2_500);
  });

  test("has no star without reviews, and says when no license is active", async () => {
    const none = await read(shortest.slug);
    expect(none.texts).toContain("No reviews yet");
    expect(none.texts).toContain(`Listed on ${named.name}`);
    expect(none.of("path")).toEqual([]);
    expect((await read(lapsed.slug)).texts).toContain("No license in force today");
  });

  test("is found at the current slug only", async () => {
    for (const identifier of [inesCalloway.oldSlug, inesCalloway.id, inesCalloway.id.toUpperCase()]) {
      const response = await site.get(badgeOf(identifier));
      expect(response.status, identifier).toBe(301);
      expect(response.headers.get("Location")).toBe(badgeOf(inesCalloway.slug));
    }
    expect((await site.get(badgeOf("nobody-at-all"))).status).toBe(404);
    expect((await site.get(badgeOf("%00"))).status).toBe(404);
    const gone = await site.get(badgeOf(archived.slug));
    expect(gone.status).toBe(410);
    expect(await gone.text()).not.toContain(archived.name);
  });

  test.each([
    [`</text><script>"1" & 'Co' &amp;`, `</text><script>"1" & 'Co' &amp;`],
    ["]]> <!-- \u0008\ufffe\u2028 Ann", "]]> <!-- \u2028 Ann"],
    ["سارة بنت عبد الله", "سارة بنت عبد الله"],
    ["Ann\u202edrawkcab\u202c", "Ann\u202edrawkcab\u202c"],
  ])("has the name %s as text", async (name, shown) => {
    await rows("UPDATE agents SET name = ? WHERE agent_no = ?", [name, 20]);
    const [agent] = await rows("SELECT slug FROM agents WHERE agent_no = 20");
    await rows("UPDATE agents SET slug = slug || '-n' WHERE agent_no = 20");
    const { of, svg } = await read(`${agent?.slug}-n`);
    expect(svg).not.toContain("<script");
    const line = of("text").find(({ text }) => text === shown);
    expect(line, shown).toBeDefined();
    expect(line?.attributes.direction).toBe(name.startsWith("س") ? "rtl" : undefined);
    expect(of("title")[0]?.text).toContain(shown);
  });

  test("fits a name of any length into its line, never half a character", async () => {
    const { of } = await read(longest.slug);
    const line = of("text").find(({ text }) => text.startsWith("Maximiliana"));
    expect(line?.attributes).toMatchObject({ textLength: "236", lengthAdjust: "spacingAndGlyphs" });
    expect(line?.text).toMatch(/…$/);
    expect(of("title")[0]?.text).toContain(longest.name);
    await rows("UPDATE agents SET name = ?, slug = 'all-emoji' WHERE agent_no = 21", ["🦊".repeat(101)]);
    const emoji = await read("all-emoji");
    expect(emoji.texts.join("")).toMatch(/(🦊)+…/u);
    expect(emoji.svg).not.toContain("\ufffd");
  });

  test("follows a review that is published and one that is withdrawn", async () => {
    const slug = shortest.slug;
    expect((await read(slug)).texts).toContain("No reviews yet");
    const { visitor, person } = await newCustomer("badge");
    await visitor.post(`/leave-review?agent=${slug}`, {
      stars: "4",
      type: "Home",
      stage: "made-a-claim",
      client: "yes",
      paid: "no",
      ties: "none",
      month: "2026-10",
      title: "Kept the appointment",
      body: "A review that is long enough to be one, about a claim that was settled in October.",
    });
    expect((await read(slug)).texts).toContain("No reviews yet");
    await stranger().post("/verify-review", { token: await emailToken("verify-review", person.email) });
    await expect.poll(async () => (await read(slug)).texts).toContain("Average 4.0 · 1 review since 2026");
    await visitor.post(`/leave-review?agent=${slug}`, { intent: "withdraw" });
    await expect.poll(async () => (await read(slug)).texts).toContain("No reviews yet");
  });
});

describe("an agent's dashboard", () => {
  test("offers the code for a website, ready to copy", async () => {
    const agent = await signedIn("agent");
    const shown = await pageOf(await agent.get("/dashboard"));
    const lines = shown.getByRole("textbox", { name: "Code for your website", hidden: true });
    expect(lines.hasAttribute("readonly")).toBe(true);
    const origin = site.origin();
    const page = `${origin}/showcase/${inesCalloway.slug}`;
    expect(heldBy(lines).trim()).toBe(
      `<a href="${page}" rel="nofollow"><img src="${page}/badge.svg" width="260" height="72" ` +
        `alt="Ines Calloway on ${named.name}: reviews and licenses" loading="lazy"></a>`,
    );
    const images = shown.getAllByRole("img", { hidden: true }).map((image) => image.getAttribute("src"));
    expect(images).toContain(badgeOf(inesCalloway.slug));
    for (const said of ["no cookies, no scripts", "nofollow"]) expect(shown.text).toContain(said);
  });

  test("offers no badge without a public profile", async () => {
    expect(await (await (await signedIn("agency")).get("/dashboard")).text()).not.toContain("badge.svg");
  });
});
