import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { emailStatement, sendDueEmails, sendSoon } from "#app/platform/mail/outbox.ts";
import { type OwnContext, openContext } from "#support/own-context.ts";
import { type MailProvider, startMailProvider } from "#support/servers/mail-provider.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";
import { openAccounts } from "../accounts.ts";

const email = {
  kind: "confirm-email",
  recipient: "someone@mail.example",
  subject: "Zoë’s email",
  text: "Hello, Zoë",
  html: "<p>Hello, Zoë</p>",
};

let server: TestSqld;
let provider: MailProvider;
beforeAll(async () => {
  [server, provider] = await Promise.all([
    startSqld({ copyOf: inject("fixture").seededData }),
    startMailProvider(),
  ]);
});
afterAll(async () => {
  await Promise.all([server.stop(), provider.stop()]);
});

const overHttp = () => ({ MAIL: "http", MAIL_HTTP_URL: provider.url, MAIL_HTTP_TOKEN: "a-token" });
const statusOf = async ({ db }: OwnContext) => {
  const [rows] = await db.batch([
    db.orm.all<{
      status: string;
      attempts: number;
      text: string;
      error: string | null;
      next_attempt_at: number;
    }>(
      "SELECT status, attempts, text, error, next_attempt_at FROM outbox WHERE recipient = 'someone@mail.example'",
    ),
  ]);
  return rows[0];
};
async function queue(context: OwnContext) {
  await context.db.write([emailStatement(context, email)]);
}

beforeEach(async () => {
  provider.received.length = 0;
  provider.answerWith(202);
  const context = openContext({ databaseUrl: server.url });
  await context.db.write([context.db.orm.run("DELETE FROM outbox")]);
});

describe("an email", () => {
  test("goes to the provider with its token, in both forms, once", async () => {
    const context = openContext({ databaseUrl: server.url, vars: overHttp() });
    await queue(context);
    expect(await sendDueEmails(context)).toBe(1);
    expect(await sendDueEmails(context)).toBe(0);
    expect(provider.received).toEqual([
      {
        authorization: "Bearer a-token",
        message: expect.objectContaining({
          to: email.recipient,
          subject: email.subject,
          text: email.text,
          html: email.html,
          from: expect.stringContaining("@"),
        }),
      },
    ]);
    expect(await statusOf(context)).toMatchObject({ status: "sent", attempts: 1, error: null, text: "" });
  });

  test("goes once when two senders take their turn at the same time", async () => {
    const context = openContext({ databaseUrl: server.url, vars: overHttp() });
    await queue(context);
    const sent = await Promise.all([
      sendDueEmails(context),
      sendDueEmails(openContext({ databaseUrl: server.url, vars: overHttp() })),
    ]);
    expect(sent.sort()).toEqual([0, 1]);
    expect(provider.received).toHaveLength(1);
  });

  test("goes soon, and when many request that at once one sends for all", async () => {
    const nowMs = Date.now();
    const contexts = Array.from({ length: 30 }, () =>
      openContext({ databaseUrl: server.url, vars: overHttp(), nowMs }),
    );
    await Promise.all(
      contexts.map(async (context) => {
        await queue(context);
        await sendSoon(context);
      }),
    );
    await expect.poll(() => provider.received.length).toBe(30);
    const trips = contexts.reduce((sum, { db }) => sum + db.roundTrips(), 0);
    expect(trips - contexts.length, "round trips besides queuing the thirty").toBeLessThan(30);
  });

  test("that the provider refuses is retried less and less often, and finally fails with its reason", async () => {
    const context = openContext({ databaseUrl: server.url, vars: overHttp() });
    const begin = context.clock.now();
    await queue(context);
    provider.answerWith(500);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      await sendDueEmails(context);
      const stored = await statusOf(context);
      expect(stored).toMatchObject({ status: "queued", error: "The provider answered 500." });
      waits.push(((stored?.next_attempt_at ?? 0) - context.clock.now()) / MINUTE_MS);
      expect(await sendDueEmails(context)).toBe(0);
      context.clock.set(stored?.next_attempt_at ?? begin);
    }
    expect(waits).toEqual([1, 5, 15, 60, 240, 720]);
    await sendDueEmails(context);
    expect(await statusOf(context)).toMatchObject({ status: "failed", attempts: 7 });
    expect(provider.received).toHaveLength(7);
  });

  test("claimed by a sender that died is due again after a minute", async () => {
    const context = openContext({ databaseUrl: server.url, vars: overHttp() });
    await queue(context);
    await context.db.write([
      context.db.orm.run(
        `UPDATE outbox SET attempts = 1, next_attempt_at = ${context.clock.now() + MINUTE_MS}`,
      ),
    ]);
    expect(await sendDueEmails(context)).toBe(0);
    context.clock.set(context.clock.now() + MINUTE_MS);
    expect(await sendDueEmails(context)).toBe(1);
  });

  test("leaves through Cloudflare's binding if configured, and waits if the binding is missing", async () => {
    const messages: unknown[] = [];
    const mailBinding = { send: async (message: unknown) => void messages.push(message) };
    const without = openContext({ databaseUrl: server.url, vars: { MAIL: "binding" } });
    await queue(without);
    expect(await sendDueEmails(without)).toBe(0);
    expect(await statusOf(without)).toMatchObject({
      status: "queued",
      error: expect.stringContaining("EMAIL"),
    });
    const context = openContext({ databaseUrl: server.url, vars: { MAIL: "binding" }, mailBinding });
    context.clock.set(context.clock.now() + 2 * MINUTE_MS);
    expect(await sendDueEmails(context)).toBe(1);
    expect(messages).toEqual([expect.objectContaining({ to: email.recipient, subject: email.subject })]);
  });
});

describe("an email's attachment", () => {
  const file = {
    name: "appointment.ics",
    type: "text/calendar; charset=utf-8; method=REQUEST",
    text: "Zoë\r\n",
  };
  const attachments = [
    {
      filename: file.name,
      type: file.type,
      content: Buffer.from(file.text).toString("base64"),
      disposition: "attachment",
    },
  ];

  test("is sent over HTTP and through the binding, and is not kept once it is sent", async () => {
    const context = openContext({ databaseUrl: server.url, vars: overHttp() });
    await context.db.write([emailStatement(context, { ...email, file })]);
    expect(await sendDueEmails(context)).toBe(1);
    expect(provider.received.map(({ message }) => message.attachments)).toEqual([attachments]);
    const messages: { attachments?: unknown }[] = [];
    const mailBinding = { send: async (message: { attachments?: unknown }) => void messages.push(message) };
    const bound = openContext({ databaseUrl: server.url, vars: { MAIL: "binding" }, mailBinding });
    await bound.db.write([emailStatement(bound, { ...email, file }), emailStatement(bound, email)]);
    expect(await sendDueEmails(bound)).toBe(2);
    expect(messages.map((message) => message.attachments)).toEqual(
      expect.arrayContaining([attachments, undefined]),
    );
    const [stored] = await bound.db.batch([bound.db.orm.all("SELECT 1 FROM outbox WHERE file IS NOT NULL")]);
    expect(stored).toEqual([]);
  });

  test("that is too large is left out, and the email comes without it", async () => {
    const context = openContext({ databaseUrl: server.url, vars: overHttp() });
    const large = { ...file, text: "x".repeat(32_001) };
    await context.db.write([emailStatement(context, { ...email, file: large })]);
    expect(await sendDueEmails(context)).toBe(1);
    expect(provider.received.map(({ message }) => [message.text, message.attachments])).toEqual([
      [email.text, undefined],
    ]);
  });
});

describe("the cron trigger", () => {
  const accounts = openAccounts();
  test("sends what is still due", async () => {
    await accounts.rows(
      `INSERT INTO outbox (id, kind, recipient, subject, text, html, status, attempts, next_attempt_at, created_at)
       VALUES ('01952a10-6b40-7c31-9d02-3a6f1e8b7c99', 'confirm-email', 'due@mail.example', 's', 't', 'h', 'queued', 1, 1, 1)`,
    );
    await accounts.site.runCron();
    const rows = await accounts.rows(
      "SELECT status, attempts FROM outbox WHERE recipient = 'due@mail.example'",
    );
    expect(rows).toEqual([{ status: "sent", attempts: 2 }]);
  });
});
