import { AwsV4Signer } from "aws4fetch";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { parseSettings } from "#app/platform/env.ts";
import { type MailApis, startMailApis } from "#support/servers/mail-apis.ts";
import { makeSessionKeys } from "../../../../scripts/session-keys.ts";
import { sendThrough } from "../mail.ts";

let apis: MailApis;
beforeAll(async () => {
  apis = await startMailApis();
});
afterAll(() => apis.stop());
beforeEach(() => {
  apis.sent.length = 0;
  apis.failWith(null);
});

const keys = makeSessionKeys();

const settingsOf = (MAIL: string, vars: Record<string, string> = {}) =>
  parseSettings({
    DATABASE_URL: "http://127.0.0.1:1",
    SESSION_KEYS: keys,
    RECORD_KEYS: keys,
    DEMO_DATA: "1",
    PUBLIC_ORIGIN: "https://agents.example",
    MAIL_FROM: "mail@agents.example",
    MAIL,
    MAIL_KEY: "a-key",
    MAIL_STAND_IN: apis.origin,
    ...(MAIL === "ses" ? { MAIL_KEY_ID: "a-key-id", MAIL_REGION: "us-east-1" } : {}),
    ...vars,
  } as never);
const email = (id: string) => ({
  id,
  kind: "appointment",
  recipient: "mara@mail.example",
  subject: "Zoë’s time",
  text: "Hello",
  html: "<p>Hello</p>",
  unsubscribeUrl: "https://agents.example/unsubscribe?t=1",
  file: { name: "time.ics", type: "text/calendar; charset=utf-8", text: "BEGIN" },
});
const send = (through: string, id: string, vars?: Record<string, string>) =>
  sendThrough({ settings: settingsOf(through, vars), mailBinding: undefined }, email(id));
const content = Buffer.from("BEGIN").toString("base64");
const ONE_CLICK = [
  ["List-Unsubscribe", "<https://agents.example/unsubscribe?t=1>"],
  ["List-Unsubscribe-Post", "List-Unsubscribe=One-Click"],
];

test("Resend gets both forms, the file, the one click, and the key of the email", async () => {
  expect(await send("resend", "r-1")).toBeNull();
  expect(apis.sent).toEqual([
    {
      provider: "resend",
      to: "mara@mail.example",
      headers: expect.objectContaining({ "idempotency-key": "r-1" }),
      body: {
        from: expect.stringMatching(/^\S.* <mail@agents\.example>$/),
        to: ["mara@mail.example"],
        subject: "Zoë’s time",
        text: "Hello",
        html: "<p>Hello</p>",
        headers: Object.fromEntries(ONE_CLICK),
        attachments: [{ filename: "time.ics", content, content_type: "text/calendar; charset=utf-8" }],
      },
    },
  ]);
});

test("Postmark and SES get the same in their forms", async () => {
  expect([await send("postmark", "p-1"), await send("ses", "s-1")]).toEqual([null, null]);
  const named = ONE_CLICK.map(([Name, Value]) => ({ Name, Value }));
  expect(apis.sent.map(({ body }) => body)).toMatchObject([
    {
      To: "mara@mail.example",
      Subject: "Zoë’s time",
      TextBody: "Hello",
      HtmlBody: "<p>Hello</p>",
      TrackOpens: false,
      Headers: named,
      Attachments: [{ Name: "time.ics", Content: content }],
    },
    {
      Destination: { ToAddresses: ["mara@mail.example"] },
      Content: {
        Simple: {
          Subject: { Data: "Zoë’s time" },
          Body: { Text: { Data: "Hello" }, Html: { Data: "<p>Hello</p>" } },
          Headers: named,
          Attachments: [{ FileName: "time.ics", RawContent: content }],
        },
      },
    },
  ]);
});

test("what SES gets is signed over its content", async () => {
  await send("ses", "s-2");
  const [sent] = apis.sent;
  const headers: Record<string, unknown> = { ...sent?.headers };
  const signer = new AwsV4Signer({
    method: "POST",
    url: `${apis.origin}/v2/email/outbound-emails`,
    headers: {
      "content-type": String(headers["content-type"]),
      accept: String(headers.accept),
      ...(headers["x-amz-content-sha256"]
        ? { "x-amz-content-sha256": String(headers["x-amz-content-sha256"]) }
        : {}),
    },
    body: JSON.stringify(sent?.body),
    accessKeyId: "a-key-id",
    secretAccessKey: "a-key",
    service: "ses",
    region: "us-east-1",
    datetime: String(headers["x-amz-date"]),
  });
  expect((await signer.sign()).headers.get("authorization")).toBe(headers.authorization);
});

test("with Resend, a try after a lost answer is the same email", async () => {
  apis.failWith("lost");
  expect(await send("resend", "r-2")).not.toBeNull();
  apis.failWith(null);
  expect(await send("resend", "r-2")).toBeNull();
  expect(apis.sent).toHaveLength(1);
});

test.each(["postmark", "ses"])(
  "with %s, a lost answer and a failure of its own say that it may have gone",
  async (through) => {
    apis.failWith("lost");
    expect(await send(through, "x-1")).toMatch(/^It may have been sent\. /);
    apis.failWith(500);
    expect(await send(through, "x-1")).toBe("It may have been sent. The provider answered 500.");
    apis.failWith(422);
    expect(await send(through, "x-1")).toBe("The provider answered 422.");
  },
);

test("a wrong key is refused with its status, and a missing one at once, by name", async () => {
  expect(await send("resend", "r-3", { MAIL_KEY: "another" })).toBe("The provider answered 401.");
  expect(() => settingsOf("postmark", { MAIL_KEY: "" })).toThrow(/MAIL_KEY/);
  expect(() => settingsOf("ses", { MAIL_REGION: "nowhere" })).toThrow(/MAIL_REGION/);
  expect(() => settingsOf("ses", { MAIL_KEY_ID: "" })).toThrow(/MAIL_KEY_ID/);
});
