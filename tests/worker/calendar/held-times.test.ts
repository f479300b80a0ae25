/** Times held for an unconfirmed address: few, for half an hour, and not booked until confirmed. */
import { beforeEach, describe, expect, test } from "vitest";
import {
  BOOKED_A_DAY_MOST,
  HELD_MINUTES,
  HELD_OF_ADDRESS_MOST,
  HELD_OF_NETWORK_MOST,
} from "#app/domains/calendar/limits.ts";
import { pageOf, refusedPage } from "#support/browser/page.ts";
import { Visitor, wordsOf } from "#support/browser/visitor.ts";
import { openAccounts } from "../accounts.ts";
import { BOOK, confirmByEmail, filledIn, offered, typeOf } from "./bookings.ts";

const { rows, signedIn, site, stranger } = openAccounts();
const MINUTE_MS = 60_000;

beforeEach(() => rows("UPDATE appointments SET status = 'canceled' WHERE client_name = 'Mara Quist'"));

async function ask(visitor: Visitor, skip: number, more: Record<string, string> = {}) {
  const type = await typeOf(rows);
  const at = (await offered(stranger(), `${BOOK}?type=${type}`)).at(skip) ?? 0;
  const form = filledIn(type, at, more);
  const sent = await visitor.post(`${BOOK}?type=${type}&at=${at}`, form);
  return { type, at, email: form.email, status: sent.status, sent, to: String(sent.headers.get("Location")) };
}
const rowOf = async (email: string) =>
  (
    await rows("SELECT * FROM appointments WHERE client_email = ? ORDER BY created_at DESC LIMIT 1", [email])
  )[0];
const emailsTo = (email: string) =>
  rows("SELECT kind, text, file FROM outbox WHERE recipient = ? ORDER BY created_at, id", [email]);
const linkIn = (text: unknown) => /\/appointments\/[0-9a-f-]{36}\?token=[\w-]+/.exec(String(text))?.[0] ?? "";
const toldAgent = async () =>
  (
    await rows(
      `SELECT (SELECT count(*) FROM user_notifications WHERE title LIKE 'Mara Quist %')
         + (SELECT count(*) FROM outbox WHERE kind = 'appointment' AND subject LIKE 'Mara Quist %') n`,
    )
  )[0]?.n;
/** As if its half hour were over, before the cron has run. */
const pass = (email: string) =>
  rows("UPDATE appointments SET confirm_by = confirm_by - ? WHERE client_email = ?", [
    (HELD_MINUTES + 1) * MINUTE_MS,
    email,
  ]);

describe("a time requested by a guest", () => {
  test("is held for half an hour; the email and the page say so, and the agent is told once it is confirmed", async () => {
    const before = await toldAgent();
    const guest = stranger();
    const { at, type, email, to, status } = await ask(guest, 1);
    expect(status).toBe(303);
    const row = await rowOf(email);
    expect(Number(row?.confirm_by) - Number(row?.created_at)).toBe(HELD_MINUTES * MINUTE_MS);
    expect(await offered(stranger(), `${BOOK}?type=${type}`), "no one else is offered it").not.toContain(at);
    const page = await pageOf(await guest.get(to));
    expect(page.text).toContain(`Not booked yet: we emailed a link to ${email}`);
    expect(page.queryByRole("link", { name: "Add to your calendar" })).toBeNull();
    expect((await guest.get(to.replace("?", "/appointment.ics?"))).status).toBe(404);
    const [sent, ...more] = await emailsTo(email);
    expect([sent?.kind, sent?.file, more]).toEqual(["appointment-held", null, []]);
    expect(sent?.text).toContain("Confirm it before then, or the time is free again.");
    expect(await toldAgent()).toBe(before);
    const agent = await signedIn("agent");
    expect(await wordsOf(await agent.get("/appointments"))).not.toContain("Mara Quist");
    expect((await agent.get(`/appointments/${row?.id}`)).status).toBe(404);

    const link = linkIn(sent?.text);
    // A program that opens links confirms nothing.
    const opened = await pageOf(await stranger().get(link));
    opened.getByRole("button", { name: "Confirm the appointment" });
    expect((await rowOf(email))?.confirm_by).not.toBeNull();
    await confirmByEmail(rows, stranger(), email);
    expect(await rowOf(email)).toMatchObject({ status: "booked", confirm_by: null, held_from: null });
    expect(await toldAgent()).toBeGreaterThan(Number(before));
    expect((await emailsTo(email)).map(({ kind }) => kind)).toEqual([
      "appointment-held",
      "appointment-booked",
    ]);
    expect(await wordsOf(await agent.get("/appointments"))).toContain("Mara Quist");
    // Clicked twice, it stays one appointment and one email.
    await confirmByEmail(rows, stranger(), email);
    expect(await emailsTo(email)).toHaveLength(2);
  });

  test("can't be confirmed by the browser that asked: only through the mailbox", async () => {
    const guest = stranger();
    const { email, to } = await ask(guest, 1);
    expect((await guest.post(to, { intent: "confirm" })).status).toBe(403);
    expect((await rowOf(email))?.confirm_by).not.toBeNull();
    const customer = await signedIn("customer");
    const other = await ask(customer, 2);
    expect((await customer.post(other.to, { intent: "confirm" })).status).toBe(403);
    const [row] = [await rowOf(other.email)];
    expect((await customer.post(`/appointments/${row?.id}`, { intent: "confirm" })).status).toBe(403);
    expect(
      (await rowOf(other.email))?.confirm_by,
      "an account's session is no proof of another address",
    ).not.toBeNull();
  });

  test("is free again as soon as the half hour is over, and a late click is offered the next", async () => {
    const { at, type, email, to } = await ask(stranger(), 1);
    const [sent] = await emailsTo(email);
    const link = linkIn(sent?.text);
    await pass(email);
    // The cron hasn't run yet.
    expect(await offered(stranger(), `${BOOK}?type=${type}`)).toContain(at);
    const late = await pageOf(await stranger().get(link));
    expect(late.text).toContain("It wasn’t confirmed, so it’s free again");
    const [next] = late.getAllByRole("link", { name: /CT/ });
    expect(next?.getAttribute("href")).toContain(`type=${type}&at=`);
    const refused = await refusedPage(await stranger().post(link, { intent: "confirm" }), 409);
    expect(refused.text).toContain("Choose another one below.");
    refused.getByRole("heading", { name: "Next free times" });
    expect(await wordsOf(await stranger().get(to))).toContain("It wasn’t confirmed, so it’s free again");
    const winner = filledIn(type, at);
    expect((await stranger().post(`${BOOK}?type=${type}&at=${at}`, winner)).status).toBe(303);
    expect((await stranger().post(link, { intent: "confirm" })).status).toBe(409);
    expect(await rowOf(email)).toMatchObject({ status: "canceled", canceled_by: null });
    expect(await rowOf(winner.email)).toMatchObject({ status: "booked", starts_at: at });
  });

  test("lapses by the cron, which tells no one and counts the next free time again", async () => {
    await rows("UPDATE calendars SET next_free_due_at = 0");
    await site.runCron();
    const nextFree = async () =>
      (
        await rows(
          "SELECT next_free_at FROM calendars WHERE agent_no = (SELECT agent_no FROM agents WHERE slug = 'ines-calloway')",
        )
      )[0]?.next_free_at;
    const { at, email } = await ask(stranger(), 0);
    await expect.poll(nextFree).not.toBe(at);
    const before = await toldAgent();
    await site.runCron();
    expect(await rowOf(email), "not before its time").toMatchObject({ status: "booked" });
    await pass(email);
    await site.runCron();
    expect(await rowOf(email)).toMatchObject({ status: "canceled", canceled_by: null, held_from: null });
    expect(await nextFree()).toBe(at);
    expect([await toldAgent(), (await emailsTo(email)).length]).toEqual([before, 1]);
  });

  test("can be given back by the guest; the agent, who was never told, is told nothing", async () => {
    const before = await toldAgent();
    const guest = stranger();
    const { at, type, email, to } = await ask(guest, 1);
    expect((await guest.post(to, { intent: "cancel" })).status).toBe(303);
    expect(await offered(stranger(), `${BOOK}?type=${type}`)).toContain(at);
    expect([await toldAgent(), (await emailsTo(email)).length]).toEqual([before, 1]);
    expect(
      (await stranger().post(linkIn((await emailsTo(email))[0]?.text), { intent: "confirm" })).status,
    ).toBe(409);
  });
});

describe("an agent’s times can't be filled from unconfirmed addresses", () => {
  test("one network holds few; confirming one makes room for another", async () => {
    const network = () => new Visitor(site.origin(), "203.0.113.77");
    const emails: string[] = [];
    for (let held = 0; held < HELD_OF_NETWORK_MOST; held++) {
      const { status, email } = await ask(network(), held);
      expect(status).toBe(303);
      emails.push(email);
    }
    const more = await ask(network(), 5);
    expect(more.status).toBe(429);
    expect((await pageOf(more.sent)).text).toContain("waiting to be confirmed");
    expect(await rowOf(more.email)).toBeUndefined();
    expect((await ask(stranger(), 5)).status, "another network").toBe(303);
    await confirmByEmail(rows, stranger(), emails[0] ?? "");
    expect((await ask(network(), 6)).status).toBe(303);
    expect((await ask(network(), 7)).status).toBe(429);
    await pass(emails[1] ?? "");
    expect((await ask(network(), 7)).status, "what has lapsed counts no more").toBe(303);
    // The network itself is not stored.
    const stored = await rows("SELECT held_from FROM appointments WHERE held_from IS NOT NULL");
    expect(JSON.stringify(stored)).not.toContain("203.0.113");
  });

  test("one address holds few, from however many networks and with however many agents", async () => {
    const email = `many-${crypto.randomUUID().slice(0, 8)}@mail.example`;
    for (let held = 0; held < HELD_OF_ADDRESS_MOST; held++) {
      expect((await ask(stranger(), held, { email })).status).toBe(303);
      // With another agent, so that the limit per agent isn't what refuses.
      await rows(
        "UPDATE appointments SET agent_no = (SELECT agent_no FROM agents WHERE slug = 'bo-li') WHERE client_email = ?",
        [email],
      );
    }
    expect((await ask(stranger(), 4, { email })).status).toBe(429);
  });

  test("strangers using an address don't block its owner", async () => {
    const email = "customer@fairlead.example";
    // As many in a day as any address may have: all lapsed but the last.
    for (let asked = 0; asked < BOOKED_A_DAY_MOST; asked++) {
      await pass(email);
      expect((await ask(stranger(), 1, { email })).status).toBe(303);
    }
    expect((await ask(stranger(), 2, { email })).status, "enough emails for a day").toBe(429);
    const own = await ask(await signedIn("customer"), 2, { email });
    expect(own.status).toBe(303);
    expect(
      await rows("SELECT confirm_by FROM appointments WHERE client_email = ? AND starts_at = ?", [
        email,
        own.at,
      ]),
    ).toEqual([{ confirm_by: null }]);
    await rows("DELETE FROM appointments WHERE client_email = ? AND client_name = 'Mara Quist'", [email]);
  });

  test("an account’s own confirmed address books at once; another address waits like any other", async () => {
    const customer = await signedIn("customer");
    const own = await ask(customer, 1, { email: "Customer@Fairlead.example" });
    expect(await rowOf(own.email.toLowerCase())).toMatchObject({ status: "booked", confirm_by: null });
    expect(await wordsOf(await customer.get(own.to))).toContain("You’re booked");
    const other = await ask(customer, 2);
    expect((await rowOf(other.email))?.confirm_by).not.toBeNull();
    await rows("UPDATE users SET email_confirmed_at = NULL WHERE email = 'customer@fairlead.example'");
    const unconfirmed = await ask(await signedIn("customer"), 3, { email: "customer@fairlead.example" });
    const row = await rowOf("customer@fairlead.example");
    await rows("UPDATE users SET email_confirmed_at = 1 WHERE email = 'customer@fairlead.example'");
    expect([unconfirmed.status, row?.confirm_by === null]).toEqual([303, false]);
  });
});
