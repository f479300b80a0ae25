/** The events attached to emails, as a calendar program imports them: one event throughout. */
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CANCELED } from "#app/domains/calendar/ics/status-words.ts";
import { pageOf } from "#support/browser/page.ts";
import { type MailProvider, startMailProvider } from "#support/servers/mail-provider.ts";
import { openAccounts } from "../accounts.ts";
import { BOOK, filledIn, offered, typeOf } from "./bookings.ts";

let provider: MailProvider;
const vars: Record<string, string> = {};
beforeAll(async () => {
  provider = await startMailProvider();
  Object.assign(vars, {
    MAIL: "http",
    MAIL_HTTP_URL: provider.url,
    MAIL_HTTP_TOKEN: "a-token",
    PUBLIC_ORIGIN: "https://fairlead.example",
  });
});
afterAll(() => provider.stop());
const { rows, signedIn, site, stranger } = openAccounts({ vars });
const HOUR_MS = 3_600_000;

type Attachment = { filename: string; type: string; content: string; disposition: string };
type SentEmail = { to: string; subject: string; text: string; attachments?: Attachment[] };

/** The newest email to this address whose subject begins so, once the provider has it. */
async function emailTo(recipient: string, subject: string): Promise<SentEmail> {
  const find = () =>
    provider.received
      .map(({ message }) => message as SentEmail)
      .findLast((one) => one.to === recipient && one.subject.startsWith(subject));
  await expect.poll(find).toBeDefined();
  return find() as SentEmail;
}

/** The attached event, read by someone else's parser. */
function eventOf({ attachments = [] }: SentEmail) {
  expect(attachments).toHaveLength(1);
  const [{ filename, type, content, disposition } = {} as Attachment] = attachments;
  expect([filename, disposition]).toEqual(["appointment.ics", "attachment"]);
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(content, "base64").toString("utf8")));
  const [component, ...more] = calendar.getAllSubcomponents("vevent");
  if (component === undefined || more.length > 0) throw new Error("Not one event.");
  const event = new ICAL.Event(component);
  const attendee = component.getFirstProperty("attendee");
  return {
    type,
    method: calendar.getFirstPropertyValue("method"),
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue("status"),
    startMs: event.startDate.toUnixTime() * 1000,
    summary: event.summary,
    url: component.getFirstPropertyValue("url"),
    attendee: attendee?.getFirstValue(),
    answered: attendee?.getParameter("partstat"),
  };
}

async function booked(skip: number) {
  const type = await typeOf(rows);
  const at = (await offered(stranger(), `${BOOK}?type=${type}`)).at(skip) ?? 0;
  const booking = filledIn(type, at);
  const response = await stranger().post(`${BOOK}?type=${type}&at=${at}`, booking);
  await response.text();
  const id = /appointments\/([0-9a-f-]{36})/.exec(String(response.headers.get("Location")))?.[1] ?? "";
  const held = await emailTo(booking.email, "Confirm:");
  await post(pathIn(held), { intent: "confirm" });
  const sent = await emailTo(booking.email, "Booked:");
  return { id, type, at, email: booking.email, sent, path: pathIn(sent) };
}
const pathIn = ({ text }: SentEmail) => /\/appointments\/[0-9a-f-]{36}\?token=[\w-]+/.exec(text)?.[0] ?? "";
const post = async (path: string, form: Record<string, string>) => {
  const response = await stranger().post(path, form);
  await response.text();
  expect(response.status).toBe(303);
};

describe("the event in an email", () => {
  test("is added, moved and removed as one, each time with a higher sequence", async () => {
    const { id, type, at, email, sent, path } = await booked(2);
    const first = eventOf(sent);
    expect(first).toEqual({
      type: "text/calendar; charset=utf-8; method=REQUEST",
      method: "REQUEST",
      uid: `${id}@fairlead.example`,
      sequence: 0,
      status: "CONFIRMED",
      startMs: at,
      summary: "Ines Calloway: First call",
      url: `https://fairlead.example${path}`,
      attendee: `mailto:${email}`,
      answered: "ACCEPTED",
    });
    const later = (await offered(stranger(), `${BOOK}?type=${type}`)).find((one) => one > at) ?? 0;
    await post(path, { intent: "move", at: String(later) });
    const moved = eventOf(await emailTo(email, "Moved:"));
    expect(moved).toMatchObject({
      method: "REQUEST",
      uid: first.uid,
      sequence: 1,
      status: "CONFIRMED",
      startMs: later,
    });
    await post(path, { intent: "cancel" });
    const canceled = eventOf(await emailTo(email, "Canceled:"));
    expect(canceled).toMatchObject({
      type: "text/calendar; charset=utf-8; method=CANCEL",
      method: "CANCEL",
      uid: first.uid,
      sequence: 2,
      status: CANCELED,
      startMs: later,
      attendee: first.attendee,
    });
    // Once sent, nothing of it stays here.
    await expect
      .poll(() => rows("SELECT file, text FROM outbox WHERE recipient = ? AND status = 'sent'", [email]))
      .toEqual(Array.from({ length: 4 }, () => ({ file: null, text: "" })));
  });

  test("has the link of a video call until it is canceled, and nothing has the link after that", async () => {
    const call = "https://calls.example/room-of-ines";
    const { id, email, path } = await booked(3);
    await rows("UPDATE appointments SET way = 'video', link = ? WHERE id = ?", [call, id]);
    const pageFile = path.replace("?", "/appointment.ics?");
    const read = async (address: string) => (await stranger().get(address)).text();
    expect(await read(path)).toContain(call);
    expect(await read(pageFile)).toContain(call);
    await post(path, { intent: "cancel" });
    const sent = await emailTo(email, "Canceled:");
    const [{ content } = { content: "" }] = sent.attachments ?? [];
    expect(sent.text).not.toContain(call);
    expect(Buffer.from(content, "base64").toString("utf8")).not.toContain("calls.example");
    expect(await read(path)).not.toContain("calls.example");
    expect(await read(pageFile)).not.toContain("calls.example");
    const agent = await signedIn("agent");
    expect(await (await agent.get(`/appointments/${id}`)).text()).not.toContain("calls.example");
    const settings = await pageOf(await agent.post("/settings/calendar", { intent: "renew-feed" }));
    const feed = /\/calendar\/[\w-]{43}\.ics/.exec(settings.text)?.[0] ?? "";
    const events = await read(feed);
    expect(events).toContain(id);
    expect(events).not.toContain("calls.example");
  });

  test("comes again with the reminder in its current state, and equals the downloaded file", async () => {
    const { id, email, sent, path } = await booked(4);
    const startsAt = Date.now() + 20 * HOUR_MS;
    await rows(
      "UPDATE appointments SET starts_at = ?, ends_at = ?, blocked_until = ?, reminded_at = NULL WHERE id = ?",
      [startsAt, startsAt + HOUR_MS, startsAt + HOUR_MS, id],
    );
    await site.runCron();
    const reminded = eventOf(await emailTo(email, "Coming up:"));
    expect(reminded).toMatchObject({ method: "REQUEST", uid: eventOf(sent).uid, sequence: 0 });
    const file = await (await stranger().get(path.replace("?", "/appointment.ics?"))).text();
    const downloaded = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
    expect([downloaded?.getFirstPropertyValue("uid"), file.includes("METHOD:PUBLISH")]).toEqual([
      reminded.uid,
      true,
    ]);
  });

  test("is removed when the agent cancels, and when the agent’s account is deleted", async () => {
    const [canceled, left] = [await booked(6), await booked(7)];
    const agent = await signedIn("agent");
    const response = await agent.post(`/appointments/${canceled.id}`, { intent: "cancel" });
    await response.text();
    expect(response.status).toBe(303);
    expect(eventOf(await emailTo(canceled.email, "Canceled:"))).toMatchObject({
      method: "CANCEL",
      sequence: 1,
    });
    await agent.deleteAccount();
    await site.runCron();
    expect(eventOf(await emailTo(left.email, "Canceled:"))).toMatchObject({
      method: "CANCEL",
      uid: eventOf(left.sent).uid,
      sequence: 1,
      status: CANCELED,
      url: null,
    });
  });
});
