/** Display settings: written into the server's HTML, into cached pages too, and never shown to another reader. */
import { expect, test } from "vitest";
import { pageOf } from "#support/browser/page.ts";
import { openAccounts } from "../accounts.ts";

const { site, stranger, signedIn, rows } = openAccounts();

const PAGE = "/accessibility-settings";
const CHOSEN = { text: "larger", theme: "dark", contrast: "more", font: "readable" };
const COOKIE = "__Secure-display";
/** The display attributes of `<html>`. */
async function lookOf(response: Response): Promise<Record<string, string>> {
  const { document } = await pageOf(response);
  const names = ["text", "theme", "contrast", "motion", "links", "font", "targets"];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = document.documentElement.getAttribute(`data-${name}`);
      return value === null ? [] : [[name, value]];
    }),
  );
}

test("saved settings apply to every page, cached ones and errors too, also after signing out; no other reader gets them", async () => {
  const customer = await signedIn("customer");
  const saved = await customer.post(PAGE, CHOSEN);
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, PAGE]);
  const shown = await pageOf(await customer.get(PAGE));
  expect(shown.text).toContain("Pages look like this wherever you sign in.");
  expect(shown.getByRole<HTMLInputElement>("radio", { name: "Larger" }).checked).toBe(true);
  expect(shown.getByRole<HTMLInputElement>("checkbox", { name: /^Reading font/ }).checked).toBe(true);
  expect(shown.getByRole<HTMLInputElement>("checkbox", { name: /^No motion/ }).checked).toBe(false);
  expect(await lookOf(await customer.get("/customer-dashboard"))).toEqual(CHOSEN);
  const signedOut = await customer.post("/auth/sign-out", {});
  expect(signedOut.status).toBe(303);
  await signedOut.text();
  expect(customer.cookies.has(COOKIE)).toBe(true);

  // The next page shows the toast.
  await (await customer.get("/")).text();

  const other = stranger();
  for (const path of ["/help", "/showcase/ines-calloway", "/our-vision"]) {
    expect(await lookOf(await customer.get(path)), path).toEqual(CHOSEN);
    const cached = await other.get(path);
    expect([path, cached.headers.get("X-Cache")]).toEqual([path, "HIT"]);
    expect(await lookOf(cached), path).toEqual({});
    const again = await customer.get(path);
    expect([path, again.headers.get("X-Cache")]).toEqual([path, "HIT"]);
    expect(again.headers.get("Content-Security-Policy")).toMatch(/'nonce-/);
    expect(await lookOf(again), path).toEqual(CHOSEN);
  }
  expect(await lookOf(await customer.get("/nothing-here"))).toEqual(CHOSEN);
  expect(await (await customer.get("/help.data")).text()).not.toContain("data-theme");
});

test("signing in on another browser applies them; without saved ones the browser keeps its own", async () => {
  const agent = await signedIn("agent");
  await (await agent.post(PAGE, { ...CHOSEN, motion: "none" })).text();
  const elsewhere = await signedIn("agent");
  expect(await lookOf(await elsewhere.get("/help"))).toEqual({ ...CHOSEN, motion: "none" });
  const shared = stranger();
  shared.cookies.set(COOKIE, "links-underlined");
  await shared.signIn("agency@fairlead.example", "harbor-lantern-42");
  expect(await lookOf(await shared.get("/help"))).toEqual({ links: "underlined" });
});

test("resetting removes them from the account and from the browser", async () => {
  const manager = await signedIn("agency-manager");
  await (await manager.post(PAGE, CHOSEN)).text();
  const answer = await manager.post(PAGE, { ...CHOSEN, intent: "reset" });
  expect(answer.status).toBe(303);
  expect(manager.cookies.has(COOKIE)).toBe(false);
  expect(await lookOf(await manager.get("/help"))).toEqual({});
  // A browser that still has them learns of it at its next sign-in.
  const other = stranger();
  other.cookies.set(COOKIE, "theme-dark");
  await other.signIn("agency-manager@fairlead.example", "harbor-lantern-42");
  expect(other.cookies.has(COOKIE)).toBe(false);
});

test("invalid values are refused, or ignored where someone planted them", async () => {
  const customer = await signedIn("customer");
  for (const [name, value, said] of [
    ["text", "huge", "Choose a text size."],
    ["theme", "", "Choose the colors."],
    ["contrast", '"><script>', "Choose one of these."],
  ] as const) {
    const answer = await customer.post(PAGE, { ...CHOSEN, [name]: value });
    expect(answer.status, name).toBe(400);
    expect((await pageOf(answer)).text, name).toContain(said);
  }
  const planted = stranger();
  planted.cookies.set(COOKIE, encodeURIComponent('theme-dark" onload="x.text-huge.__proto__-1'));
  expect(await lookOf(await planted.get("/help"))).toEqual({});
  expect(await rows("SELECT count(*) many FROM display_settings WHERE settings LIKE '%script%'")).toEqual([
    { many: 0 },
  ]);
  await site.takeLogs();
});
