import { encode } from "turbo-stream";
import { describe, expect, test } from "vitest";
import { findHandoff, writeHandoff } from "./handoff.ts";
import { findInData, findInPage, type OwnHtml, ownBytes, withOwnBytes } from "./personal-page.ts";

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
const STRANGER: OwnHtml = {
  header: (frame) => `<b>${frame === "home" ? "Home" : "In"}</b>`,
  toastPlace: () => "<i></i>",
};
const READER: OwnHtml = { header: () => "<b>Zoë</b>", toastPlace: () => "<i>Said</i>" };
const USER = { name: 'Zoë "</script>', unread: 0, isAdmin: false, slug: null };

async function encoded(value: unknown): Promise<string> {
  return new Response(encode(value)).text();
}
const page = async (header: string, toast: string, root: object = { user: null, toast: null }) =>
  `<p>Ünïcode</p>${header}${toast}<main>☂ <a href="/showcase/bo-li">…</a></main><script>${writeHandoff(
    await encoded({ loaderData: { root: { origin: "o", ...root }, page: { user: null, toast: null } } }),
  )}</script>`;

describe("a page", () => {
  test("is given its reader's parts, in the frame that it has", async () => {
    for (const frame of ["page", "home"] as const) {
      const html = await page(STRANGER.header(frame), STRANGER.toastPlace());
      const places = findInPage(html, STRANGER);
      expect(places?.frame).toBe(frame);
      expect(places?.agents.has("bo-li")).toBe(true);
      if (places === null) continue;
      const own = ownBytes(places, { user: USER, toast: { title: "é&" } }, READER);
      const whole = decoder.decode(withOwnBytes(encoder.encode(html), own));
      expect(whole.slice(0, whole.indexOf("<script>"))).toBe(
        '<p>Ünïcode</p><b>Zoë</b><i>Said</i><main>☂ <a href="/showcase/bo-li">…</a></main>',
      );
      expect(whole.match(/<\/script>/g)).toHaveLength(1);
      expect(findHandoff(whole)?.data).toContain('"Zoë \\"</script>"');
    }
  });

  test("of a stranger with a toast keeps the header", async () => {
    const html = await page("<b>In</b>", "<i></i>");
    const places = findInPage(html, STRANGER);
    const own = places === null ? [] : ownBytes(places, { user: null, toast: { title: "T" } }, READER);
    expect(decoder.decode(withOwnBytes(encoder.encode(html), own))).toContain("<b>In</b><i>Said</i>");
  });

  test.each([
    ["no such header", "<b>Else</b>", "<i></i>", {}],
    ["two of them", "<b>In</b><b>In</b>", "<i></i>", {}],
    ["no place for a toast", "<b>In</b>", "", {}],
    ["somebody who is signed in", "<b>In</b>", "<i></i>", { user: USER }],
    ["a toast", "<b>In</b>", "<i></i>", { toast: { title: "T" } }],
  ])("with %s is not touched", async (_, header, toast, root) => {
    expect(findInPage(await page(header, toast, { user: null, toast: null, ...root }), STRANGER)).toBeNull();
  });

  test("without data, or with data that is not as it is known, is not touched", async () => {
    const html = await page("<b>In</b>", "<i></i>");
    expect(findInPage(html, STRANGER)).not.toBeNull();
    expect(findInPage(html.slice(0, html.indexOf("<script>")), STRANGER)).toBeNull();
    expect(findInPage(html.replace("enqueue(", "enqueue( "), STRANGER)).toBeNull();
    expect(findInPage(`${html}${html}`, STRANGER)).toBeNull();
  });
});

describe("data", () => {
  test("is not touched unless it is a page's", async () => {
    expect(findInData(await encoded({ root: { data: { user: null, toast: null } } }))).not.toBeNull();
    for (const other of [
      { root: { error: 1 } },
      { page: {} },
      { root: { data: { user: USER, toast: null } } },
    ])
      expect(findInData(await encoded(other))).toBeNull();
    for (const text of ["", "{}", "[", "[1, 2]", "null"]) expect(findInData(text)).toBeNull();
  });
});
