/** Booking a time about Medicare: what is agreed on is recorded, shown, kept, and exported by its agent. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dropOldScopes } from "#app/domains/calendar/scopes/scope-statements.server.ts";
import { eraseAccount } from "#app/routes/workspace/settings/privacy/erase-account.server.ts";
import { pageOf, refusedPage } from "#support/browser/page.ts";
import { openContext } from "#support/own-context.ts";
import { openAccounts } from "../accounts.ts";
import {
  BOOK,
  confirmByEmail,
  filledIn,
  MEDICARE_ADVANTAGE,
  offered,
  sellsMedicare,
  typeOf,
} from "./bookings.ts";

const { rows, signedIn, site, stranger, databaseUrl } = openAccounts();
const HOUR_MS = 3_600_000;

let type: string;
beforeAll(async () => {
  await sellsMedicare(rows, "ines-calloway");
  type = await typeOf(rows);
});
afterAll(() => site.holdClock(null));

const freeAt = async (skip: number) => (await offered(stranger(), `${BOOK}?type=${type}`)).at(skip) ?? 0;
const about = (at: number, more: Record<string, string> = {}) =>
  filledIn(type, at, { insurance: String(MEDICARE_ADVANTAGE), ...more });
const book = (at: number, form: Record<string, string>, visitor = stranger()) =>
  visitor.post(`${BOOK}?type=${type}&at=${at}`, form);
const scopesOf = (email: string) => rows("SELECT * FROM medicare_scopes WHERE client_email = ?", [email]);

describe("a time about Medicare Advantage", () => {
  test("isn’t booked until something is checked, and the form keeps what was typed", async () => {
    const at = await freeAt(0);
    const form = about(at, { note: "My mother turns 65." });
    const page = await refusedPage(await book(at, form), 400);
    expect(page.text).toContain("Check what you want to talk about.");
    expect(page.text).toContain("Ines Calloway may talk with you only about what you check here");
    expect(page.text).toContain(
      "goes to Ines Calloway, a licensed insurance agent, who may call or email you",
    );
    expect(page.getByLabelText("Anything the agent should know?", { exact: false })).toHaveProperty(
      "value",
      "My mother turns 65.",
    );
    expect(await scopesOf(form.email)).toEqual([]);
  });

  test("records who agreed to what with whom and when, once the address is confirmed", async () => {
    const at = await freeAt(2);
    const form = about(at, { advantage: "on", extras: "on", beneficiary: "Rosa Quist" });
    const visitor = stranger();
    const sent = await book(at, form, visitor);
    expect(sent.status, await sent.text()).toBe(303);
    const [held] = await scopesOf(form.email);
    expect(held).toMatchObject({
      agent_name: "Ines Calloway",
      client_name: "Mara Quist",
      client_phone: "+15125550188",
      beneficiary: "Rosa Quist",
      insurance: "medicare-advantage",
      products: "advantage extras",
      state_code: "TX",
      starts_at: at,
      confirmed_at: null,
      sealed_at: null,
    });
    expect(new Date(Number(held?.keep_until)).getUTCFullYear()).toBe(new Date(at).getUTCFullYear() + 10);
    expect(held?.words).toContain("may talk with you only about what you check here");
    expect(held?.agent_npn).toMatch(/^\d+$/);

    const link = await confirmByEmail(rows, stranger(), form.email);
    const [agreed] = await scopesOf(form.email);
    expect(Number(agreed?.confirmed_at)).toBeGreaterThan(0);
    const [email] = await rows(
      "SELECT text FROM outbox WHERE kind = 'appointment-booked' AND recipient = ?",
      [form.email],
    );
    expect(email?.text).toContain(
      "You agreed to talk about, for Rosa Quist: Medicare Advantage (Part C) and cost plans; Dental, vision, and hearing.",
    );
    expect(email?.text).toContain("Please contact Medicare.gov or 1-800-MEDICARE");
    // The client sees it, and so does the agent.
    for (const reader of [stranger(), await signedIn("agent")]) {
      const { text } = await pageOf(await reader.get(link));
      expect(text).toContain("Agreed topics");
      expect(text).toContain("For Rosa Quist");
      expect(text).toContain("Dental, vision, and hearing");
      expect(text).toContain("1-800-MEDICARE");
    }
  });

  test("about something else needs nothing, and records what is checked anyway", async () => {
    const at = await freeAt(4);
    const plain = filledIn(type, at);
    expect((await book(at, plain)).status).toBe(303);
    expect(await scopesOf(plain.email)).toEqual([]);
    const later = await freeAt(5);
    const both = filledIn(type, later, { supplement: "on" });
    expect((await book(later, both)).status).toBe(303);
    expect(await scopesOf(both.email)).toMatchObject([{ products: "supplement" }]);
  });

  test("that is moved takes its record along", async () => {
    const at = await freeAt(6);
    const form = about(at, { drugs: "on" });
    expect((await book(at, form)).status).toBe(303);
    const link = await confirmByEmail(rows, stranger(), form.email);
    const to = await freeAt(8);
    const moved = await stranger().post(link, { intent: "move", at: String(to) });
    expect(moved.status, await moved.text()).toBe(303);
    expect(await scopesOf(form.email)).toMatchObject([{ starts_at: to }]);
  });

  test("is agreed 48 hours ahead until September 30, 2026, and at any time after", async () => {
    await site.holdClock(Date.UTC(2026, 8, 14, 13));
    const soon = await freeAt(0);
    expect(soon).toBeLessThan(Date.UTC(2026, 8, 16, 13));
    const refused = await refusedPage(await book(soon, about(soon, { advantage: "on" })), 400);
    expect(refused.text).toContain("has to be agreed 48 hours ahead");
    const times = await offered(stranger(), `${BOOK}?type=${type}`);
    const late = times.find((at) => at >= Date.UTC(2026, 8, 16, 13)) ?? 0;
    const booked = await book(late, about(late, { advantage: "on" }));
    expect(booked.status, await booked.text()).toBe(303);
    await site.holdClock(Date.UTC(2026, 9, 5, 13));
    const next = await freeAt(0);
    expect(next).toBeLessThan(Date.UTC(2026, 9, 7, 13));
    const now = await book(next, about(next, { advantage: "on" }));
    expect(now.status, await now.text()).toBe(303);
    await site.holdClock(null);
  });
});

describe("the file of what clients agreed to", () => {
  test("has the agent’s own confirmed records and no one else’s", async () => {
    const at = await freeAt(10);
    const form = about(at, { advantage: "on", beneficiary: "Rosa Quist" });
    expect((await book(at, form)).status).toBe(303);
    const agent = await signedIn("agent");
    const unconfirmed = await (await agent.get("/appointments/medicare-scopes.csv")).text();
    expect(unconfirmed).not.toContain(form.email);
    await confirmByEmail(rows, stranger(), form.email);
    const own = await agent.get("/appointments/medicare-scopes.csv");
    expect(own.headers.get("Content-Type")).toContain("text/csv");
    expect(own.headers.get("Cache-Control")).toContain("no-store");
    const line = (await own.text()).split("\r\n").find((one) => one.includes(form.email));
    expect(line).toContain("Ines Calloway");
    expect(line).toContain(new Date(at).toISOString());
    expect(line).toContain("Rosa Quist");
    expect(line).toContain("advantage");
    const { getByRole } = await pageOf(await agent.get("/appointments"));
    expect(getByRole("link", { name: "What clients agreed to about Medicare (CSV)" })).toBeTruthy();
    const others = await (await (await signedIn("customer")).get("/appointments/medicare-scopes.csv")).text();
    expect(others.trim().split("\r\n")).toHaveLength(1);
    const turnedAway = await stranger().get("/appointments/medicare-scopes.csv");
    expect(turnedAway.status).toBe(302);
  });
});

describe("a record", () => {
  test("outlives the client’s account without their email and phone, for ten years", async () => {
    const customer = await signedIn("customer");
    const at = await freeAt(12);
    const form = about(at, { advantage: "on", email: "customer@fairlead.example" });
    expect((await book(at, form, customer)).status).toBe(303);
    const [person] = await rows(
      "SELECT id userId, email FROM users WHERE email = 'customer@fairlead.example'",
    );
    const context = openContext({ databaseUrl: databaseUrl() });
    const erased = await eraseAccount(context, {
      userId: String(person?.userId),
      email: String(person?.email),
      emailConfirmed: true,
    } as Parameters<typeof eraseAccount>[1]);
    expect(erased.kind).toBe("erased");
    const sealed = () => rows("SELECT * FROM medicare_scopes WHERE starts_at = ?", [at]);
    const [kept] = await sealed();
    expect(kept).toMatchObject({ client_name: "Mara Quist", client_email: "", client_phone: null });
    expect(Number(kept?.sealed_at)).toBeGreaterThan(0);
    const file = await (await (await signedIn("agent")).get("/appointments/medicare-scopes.csv")).text();
    expect(file).toContain(new Date(at).toISOString());
    const until = Number(kept?.keep_until);
    context.clock.set(until - 1);
    await dropOldScopes(context);
    expect(await sealed()).toHaveLength(1);
    context.clock.set(until);
    await dropOldScopes(context);
    expect(await sealed()).toHaveLength(0);
  });

  test("that nobody confirmed is gone after a day", async () => {
    const at = await freeAt(14);
    const form = about(at, { advantage: "on" });
    expect((await book(at, form)).status).toBe(303);
    const context = openContext({ databaseUrl: databaseUrl() });
    context.clock.set(Date.now() + 23 * HOUR_MS);
    await dropOldScopes(context);
    expect(await scopesOf(form.email)).toHaveLength(1);
    context.clock.set(Date.now() + 25 * HOUR_MS);
    await dropOldScopes(context);
    expect(await scopesOf(form.email)).toHaveLength(0);
  });

  test("is found by its indexes", async () => {
    const plans = await Promise.all(
      [
        "SELECT * FROM medicare_scopes m WHERE m.agent_user_id = 'x' AND m.confirmed_at IS NOT NULL ORDER BY m.agreed_at, m.appointment_id",
        "DELETE FROM medicare_scopes WHERE confirmed_at IS NULL AND agreed_at <= 1",
        "DELETE FROM medicare_scopes WHERE keep_until <= 1",
      ].map(async (query) => JSON.stringify(await rows(`EXPLAIN QUERY PLAN ${query}`))),
    );
    for (const plan of plans) expect(plan).toMatch(/SEARCH .*USING (COVERING )?INDEX medicare_scopes/);
  });
});
