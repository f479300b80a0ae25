import { describe, expect, test } from "vitest";
import { landmarks } from "#db/seed/agents/landmarks.ts";
import { canonicalOf, pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openSite } from "../site.ts";

const site = openSite();
const { inesCalloway, archived } = landmarks.agents;
const { lanternRow } = landmarks.organizations;
const UNKNOWN_ID = "01952a10-6b40-7c31-9d02-000000000000";

describe("/showcase/{identifier} (specification §2, §5)", () => {
  test("a UUID redirects to the slug and keeps the query string", async () => {
    const response = await site.get(`/showcase/${inesCalloway.id}?stars=5&utm_source=card`);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(`/showcase/${inesCalloway.slug}?stars=5&utm_source=card`);
  });

  test("a UUID in capitals is the same UUID", async () => {
    const response = await site.get(`/showcase/${inesCalloway.id.toUpperCase()}`);
    expect(response.headers.get("Location")).toBe(`/showcase/${inesCalloway.slug}`);
  });

  test("an unknown UUID is not found", async () => {
    expect((await site.get(`/showcase/${UNKNOWN_ID}`)).status).toBe(404);
  });

  test("only a UUID redirects: a slug is shown, an unknown one is not found", async () => {
    expect((await site.get(`/showcase/${inesCalloway.slug}`)).status).toBe(200);
    expect((await site.get("/showcase/nobody-at-all")).status).toBe(404);
    expect((await site.get(`/showcase/${inesCalloway.id.slice(0, -1)}`)).status).toBe(404);
  });

  test("an old slug still shows the profile, whose canonical address is the current slug", async () => {
    const response = await site.get(`/showcase/${inesCalloway.oldSlug}`);
    expect(response.status).toBe(200);
    expect(canonicalOf(await pageOf(response))).toBe(`${site.origin()}/showcase/${inesCalloway.slug}`);
  });

  test("action=save-contact survives the redirect", async () => {
    const redirected = await site.get(`/showcase/${inesCalloway.id}?action=save-contact`);
    expect(redirected.status).toBe(301);
    expect(redirected.headers.get("Cache-Control")).toMatch(/private|no-store/);
    const cookie = redirected.headers.getSetCookie().join(";").split(";")[0] ?? "";
    expect(cookie).toMatch(/^__Host-/);
    const offer = `Save ${inesCalloway.name} to your contacts`;
    expect(await wordsOf(await site.get(`/showcase/${inesCalloway.slug}`))).not.toContain(offer);
    const asked = await site.get(`/showcase/${inesCalloway.slug}`, { headers: { Cookie: cookie } });
    expect(await wordsOf(asked)).toContain(offer);
  });

  test("an archived agent is not found, and the page says nothing about them", async () => {
    const response = await site.get(`/showcase/${archived.slug}`);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain("noindex");
  });
});

describe("the other addresses of a profile", () => {
  test("another route redirects an agent id to /showcase/{id}", async () => {
    const response = await site.get(`/a/${inesCalloway.id}?utm_source=qr`);
    expect(response.status).toBe(301);
    expect(response.headers.get("Location")).toBe(`/showcase/${inesCalloway.id}?utm_source=qr`);
  });

  test.each([
    `/agent/${inesCalloway.id}`,
    `/${inesCalloway.id}`,
    `/agent/${inesCalloway.slug}`,
    `/${inesCalloway.slug}`,
  ])("%s shows the profile and names the showcase as its canonical address", async (path) => {
    const response = await site.get(path);
    expect(response.status).toBe(200);
    const page = await pageOf(response);
    expect(page.getByRole("heading", { level: 1, name: inesCalloway.name })).toBeDefined();
    expect(canonicalOf(page)).toBe(`${site.origin()}/showcase/${inesCalloway.slug}`);
  });

  test("an unknown id is not found", async () => {
    for (const path of [`/agent/${UNKNOWN_ID}`, `/${UNKNOWN_ID}`, "/agent/nobody-at-all", "/nobody-at-all"]) {
      expect((await site.get(path)).status, path).toBe(404);
    }
  });
});

describe("/organization-showcase/{id or slug}", () => {
  test("a UUID and an old slug redirect to the url_slug and keep the query string", async () => {
    for (const identifier of [lanternRow.id, lanternRow.oldSlug]) {
      const response = await site.get(`/organization-showcase/${identifier}?a=b`);
      expect(response.status).toBe(301);
      expect(response.headers.get("Location")).toBe(`/organization-showcase/${lanternRow.slug}?a=b`);
    }
  });

  test("an unknown one is not found", async () => {
    for (const identifier of [UNKNOWN_ID, "no-such-organization"]) {
      expect((await site.get(`/organization-showcase/${identifier}`)).status).toBe(404);
    }
  });
});
