/** The link in an email ends emails of its kind, and only opening it ends nothing. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { announceStatements } from "#app/domains/notifications/announce-commands.server.ts";
import { stopOf } from "#app/domains/notifications/preferences/stop-links.server.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { writeEmail } from "#app/platform/mail/email.ts";
import { emailStatement, sendDueEmails } from "#app/platform/mail/outbox.ts";
import { fieldsOf, formOf, pageOf } from "#support/browser/page.ts";
import { wordsOf } from "#support/browser/visitor.ts";
import { openContext } from "#support/own-context.ts";
import { type MailProvider, startMailProvider } from "#support/servers/mail-provider.ts";
import { openStopLinks } from "./stop-links.ts";

const { rows, stranger, site, databaseUrl, email, idOf, linkOf, choices, click } = openStopLinks();

describe("an email with an unsubscribe link", () => {
  let provider: MailProvider;
  beforeAll(async () => {
    provider = await startMailProvider();
  });
  afterAll(() => provider.stop());
  const overHttp = () => ({ MAIL: "http", MAIL_HTTP_URL: provider.url, MAIL_HTTP_TOKEN: "a-token" });

  async function announce(context: ReturnType<typeof openContext>) {
    const userId = await idOf();
    const [first, ...others] = await announceStatements(
      context,
      [{ userId, email, preferences: '{"choices":[],"times":null,"zone":null}' }],
      {
        event: "message",
        type: "info",
        title: "A message",
        message: "Hello.",
        actionUrl: "/notifications",
        composeEmail: (recipient, stop) =>
          writeEmail("new-message", recipient, {
            subject: "A message",
            before: ["Hello."],
            after: [],
            stop,
          }),
      },
    );
    if (first === undefined) throw new Error("No announcement.");
    await context.db.write([first, ...others]);
  }

  test("announces it in its headers, over HTTP and through the binding; other emails don't", async () => {
    const context = openContext({ databaseUrl: databaseUrl(), vars: overHttp() });
    await announce(context);
    const plain = writeEmail("reset-password", email, { subject: "Reset", before: [], after: [] });
    await context.db.write([emailStatement(context, plain)]);
    expect(await sendDueEmails(context)).toBe(2);
    const sent = Object.fromEntries(
      provider.received.map(({ message }) => [String(message.subject), message.headers]),
    );
    expect(sent).toEqual({
      "A message": {
        "List-Unsubscribe": `<https://fairlead.example${await linkOf("message")}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
      Reset: undefined,
    });
    const messages: { headers?: unknown }[] = [];
    const mailBinding = { send: async (message: { headers?: unknown }) => void messages.push(message) };
    const bound = openContext({ databaseUrl: databaseUrl(), vars: { MAIL: "binding" }, mailBinding });
    await announce(bound);
    await sendDueEmails(bound);
    expect(messages.map(({ headers }) => headers)).toEqual([sent["A message"]]);
  });
});

describe("the link", () => {
  test("when opened says what would end and changes nothing, however often a program opens it", async () => {
    const link = await linkOf("answer");
    for (const method of ["GET", "HEAD", "GET"]) {
      const response = await site.get(link, { method });
      expect(response.status).toBe(200);
      expect(response.headers.get("Cache-Control")).toContain("no-store");
      const html = await response.text();
      if (method === "HEAD") continue;
      expect(html).toContain("An answer to your question");
      expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
      expect(html).toContain('<meta name="referrer" content="same-origin"/>');
      expect(html).not.toContain(email);
    }
    expect(await choices()).toEqual([]);
  });

  test("ends these emails with the page's form, and can resume them", async () => {
    const [link, visitor] = [await linkOf("answer"), stranger()];
    expect(await wordsOf(await visitor.get(link))).toContain("Unsubscribe from these emails?");
    const stopped = await visitor.post(link, { intent: "stop" });
    const later = await wordsOf(await visitor.get(link));
    expect(later).toContain("You’re unsubscribed");
    expect(later).toContain("Subscribe again");
    expect(await wordsOf(await visitor.get(await linkOf("message")))).toContain(
      "Unsubscribe from these emails?",
    );
    expect(stopped.status).toBe(200);
    expect(await wordsOf(stopped)).toContain("You’re unsubscribed");
    expect(await choices()).toEqual([{ event: "answer", channel: "mail", wanted: 0 }]);
    const again = await visitor.post(link, { intent: "resume" });
    expect(await wordsOf(again)).toContain("You’re subscribed again");
    expect(await choices()).toEqual([]);
  });

  test("ends them for good: waiting ones are not sent, and nothing else changes", async () => {
    const userId = await idOf();
    const context = openContext({ databaseUrl: databaseUrl() });
    // As this site makes them: its own address is the origin.
    context.origin = site.origin();
    for (const event of ["answer", "message"] as const) {
      const stop = await stopOf(context, { userId, subject: event });
      const waiting = writeEmail(event, email, { subject: event, before: [], after: [], stop });
      await context.db.write([emailStatement(context, waiting, { notBeforeMs: Date.now() + HOUR_MS })]);
      await rows(
        "INSERT INTO digest_items (id, user_id, event, title, message, created_at) VALUES (?, ?, ?, 'Waits', '', 1)",
        [crypto.randomUUID(), userId, event],
      );
    }
    await (await click(await linkOf("answer"))).text();
    expect(await rows("SELECT kind FROM outbox")).toEqual([{ kind: "message" }]);
    expect(await rows("SELECT event FROM digest_items")).toEqual([{ event: "message" }]);
  });

  test("of the daily email ends all optional emails, and resumes those that it ended", async () => {
    const userId = await idOf();
    await rows(
      "INSERT INTO notification_choices (user_id, event, channel, wanted) VALUES (?, 'message', 'mail', 0)",
      [userId],
    );
    const [link, visitor] = [await linkOf("digest"), stranger()];
    const page = await pageOf(await visitor.post(link, { intent: "stop" }));
    expect((await choices()).map(({ event }) => event)).toEqual([
      "answer",
      "appointment",
      "fact-report",
      "facts",
      "lead",
      "license",
      "membership",
      "message",
      "question",
      "review",
      "review-decision",
      "review-reply",
      "saved-search",
      "waiting-application",
      "waiting-claim",
      "waiting-fact",
      "waiting-factor-reset",
      "waiting-license",
      "waiting-list",
      "waiting-new-agent",
      "waiting-not-listed",
      "waiting-payment",
      "waiting-photo",
      "waiting-question",
      "waiting-review",
      "watched-agent",
    ]);
    const again = page.getByRole("button", { name: /again/ });
    const body = fieldsOf(formOf(again), {}, again);
    expect(body.getAll("event")).not.toContain("message");
    await (await visitor.post(link, body)).text();
    expect(await choices()).toEqual([{ event: "message", channel: "mail", wanted: 0 }]);
  });

  test("of a deleted account writes nothing", async () => {
    const response = await click(await linkOf("answer", crypto.randomUUID()));
    expect(response.status).toBe(200);
    await response.text();
    expect(await choices()).toEqual([]);
  });

  test.each<[string, (token: string, other: string) => string]>([
    ["no token", () => ""],
    ["another user's id", (token, other) => token.replace(/^[^.]+/, other)],
    ["another event", (token) => token.replace(".answer.", ".message.")],
    ["an unknown event", (token) => token.replace(".answer.", ".everything.")],
    ["the account's own emails", (token) => token.replace(".answer.", ".account.")],
    ["a signature one character off", (token) => token.replace(/.$/, (last) => (last === "A" ? "E" : "A"))],
    ["half of it", (token) => token.slice(0, 60)],
    ["text after it", (token) => `${token}.more`],
    ["ten thousand characters", (token) => token + "A".repeat(10_000)],
  ])("with %s is 400 with a page that says so, by opening and by clicking", async (_what, change) => {
    const token = new URL(await linkOf("answer"), "https://own.example").searchParams.get("token") ?? "";
    const changed = change(token, await idOf("agent@fairlead.example"));
    const path = `/unsubscribe?token=${encodeURIComponent(changed)}`;
    for (const response of [
      await site.get(path),
      await click(path),
      await stranger().post(path, { intent: "stop" }),
    ]) {
      expect(response.status).toBe(400);
      expect(await wordsOf(response)).toContain("This link is incomplete");
    }
    expect(await choices()).toEqual([]);
  });
});
