/** A mail program unsubscribes with one click (RFC 8058), and nothing else accepts such requests. */
import { describe, expect, test } from "vitest";
import { wordsOf } from "#support/browser/visitor.ts";
import { CLICK, FORM, openStopLinks } from "./stop-links.ts";

const { signedIn, site, email, linkOf, choices, click } = openStopLinks();

describe("a click from a mail program, without Origin", () => {
  test.each<[string, () => BodyInit]>([
    ["a plain form", () => CLICK],
    [
      "a multipart form",
      () => {
        const form = new FormData();
        form.set("List-Unsubscribe", "One-Click");
        return form;
      },
    ],
  ])("ends the emails, as %s", async (_what, body) => {
    const made = body();
    const response = await site.get(await linkOf("answer"), {
      method: "POST",
      body: made,
      ...(typeof made === "string" ? { headers: FORM } : {}),
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("Location")).toBeNull();
    expect(await wordsOf(response)).toContain("You’re unsubscribed");
    expect(await choices()).toEqual([{ event: "answer", channel: "mail", wanted: 0 }]);
  });

  test("has no session: its cookies are not read, and none are set", async () => {
    const customer = await signedIn("customer");
    const Cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await click(await linkOf("answer"), { headers: { Cookie } });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    const words = await wordsOf(response);
    expect(words).toContain("Sign In");
    expect(words).not.toContain(email);
  });

  test.each<[string, string, RequestInit]>([
    ["another form on the same path", "", { body: "intent=resume" }],
    ["more than the click needs, of another kind", "", { body: "List-Unsubscribe=Other" }],
    ["no body", "", { body: null }],
    [
      "no form",
      "",
      { body: '{"List-Unsubscribe":"One-Click"}', headers: { "Content-Type": "application/json" } },
    ],
    ["another site's page", "", { headers: { Origin: "https://evil.example" } }],
    ["a sandboxed page", "", { headers: { Origin: "null" } }],
    ["a browser on another site", "", { headers: { "Sec-Fetch-Site": "cross-site" } }],
    ["another method", "", { method: "PUT" }],
    ["the page's data address", ".data", {}],
    ["a deeper path", "/more", {}],
  ])("does not let %s in", async (_what, suffix, init) => {
    const link = (await linkOf("answer")).replace("/unsubscribe", `/unsubscribe${suffix}`);
    const response = await click(link, init);
    expect(response.status).toBe(403);
    await response.text();
    expect(await choices()).toEqual([]);
  });

  test.each(["/saved", "/auth", "/settings?section=notifications", "/ask-expert", "/notifications", "/"])(
    "does not open %s",
    async (path) => {
      const response = await click(path);
      expect(response.status).toBe(403);
      await response.text();
    },
  );

  test("passes on nothing but the click", async () => {
    const link = await linkOf("answer");
    await (await click(link)).text();
    const response = await click(link, { body: `${CLICK}&intent=resume` });
    expect(await wordsOf(response)).toContain("You’re unsubscribed");
    expect(await choices()).toHaveLength(1);
  });
});
