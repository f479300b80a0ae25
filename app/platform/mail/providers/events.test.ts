import { createHmac, createSign } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { ProviderSettings } from "#app/platform/env.ts";
import { SNS_CERTIFICATE, SNS_KEY } from "#support/servers/sns-certificate.ts";
import { readEvent, snsText } from "./events.ts";

afterEach(() => void vi.unstubAllGlobals());

const NOW = Date.parse("2026-11-27T12:00:00Z");
const through = (provider: ProviderSettings["through"], eventsKey: string | null): ProviderSettings => ({
  through: provider,
  key: "a-key",
  keyId: "",
  region: "us-east-1",
  eventsKey,
  origin: null,
});
const SECRET = `whsec_${Buffer.from("a secret of thirty-two characters").toString("base64")}`;
const bounced = JSON.stringify({
  type: "email.bounced",
  data: { to: ["Mara <Mara@Mail.example>"], bounce: { type: "Permanent", subType: "General" } },
});

function svix(body: string, { atMs = NOW, secret = SECRET } = {}) {
  const time = String(Math.floor(atMs / 1000));
  const mac = createHmac("sha256", Buffer.from(secret.slice(6), "base64")).update(`msg_1.${time}.${body}`);
  const headers = new Headers({
    "svix-id": "msg_1",
    "svix-timestamp": time,
    "svix-signature": `v1,AAAA v1,${mac.digest("base64")}`,
  });
  return { headers, body, nowMs: NOW };
}
const ofResend = (...made: Parameters<typeof svix>) => readEvent(through("resend", SECRET), svix(...made));

test("Resend: a bounce for good and a complaint suppress, a full mailbox doesn't", async () => {
  expect(await ofResend(bounced)).toEqual({
    kind: "read",
    suppressed: [{ address: "mara@mail.example", cause: "hard-bounce" }],
  });
  const complaint = JSON.stringify({ type: "email.complained", data: { to: ["a@mail.example"] } });
  expect(await ofResend(complaint)).toEqual({
    kind: "read",
    suppressed: [{ address: "a@mail.example", cause: "complaint" }],
  });
  for (const harmless of [
    bounced.replace("Permanent", "Transient"),
    JSON.stringify({ type: "email.sent", data: {} }),
    "[]",
  ])
    expect(await ofResend(harmless)).toEqual({ kind: "read", suppressed: [] });
});

test("Resend: another secret, another body, an old time, and no secret of ours are refused", async () => {
  const other = `whsec_${Buffer.from("another secret of as many signs..").toString("base64")}`;
  expect(await ofResend(bounced, { secret: other })).toEqual({ kind: "refused" });
  expect(await ofResend(bounced, { atMs: NOW - 6 * MINUTE_MS })).toEqual({ kind: "refused" });
  expect(await ofResend(bounced, { atMs: NOW + 6 * MINUTE_MS })).toEqual({ kind: "refused" });
  const changed = { ...svix(bounced), body: bounced.replace("Mara", "Nina") };
  expect(await readEvent(through("resend", SECRET), changed)).toEqual({ kind: "refused" });
  expect(await readEvent(through("resend", null), svix(bounced))).toEqual({ kind: "refused" });
});

test("Postmark: the password of the address, then hard bounces and complaints", async () => {
  const ofPostmark = (event: object, password = "hook:secret") =>
    readEvent(through("postmark", "hook:secret"), {
      headers: new Headers({ Authorization: `Basic ${Buffer.from(password).toString("base64")}` }),
      body: JSON.stringify(event),
      nowMs: NOW,
    });
  const bounce = { RecordType: "Bounce", Type: "HardBounce", Email: "a@mail.example" };
  expect(await ofPostmark(bounce)).toEqual({
    kind: "read",
    suppressed: [{ address: "a@mail.example", cause: "hard-bounce" }],
  });
  expect(
    await ofPostmark({ RecordType: "SpamComplaint", Type: "SpamComplaint", Email: "b@mail.example" }),
  ).toEqual({
    kind: "read",
    suppressed: [{ address: "b@mail.example", cause: "complaint" }],
  });
  expect(await ofPostmark({ ...bounce, Type: "SoftBounce" })).toEqual({ kind: "read", suppressed: [] });
  for (const wrong of ["hook:other!", "hook:secret2", ""])
    expect(await ofPostmark(bounce, wrong)).toEqual({ kind: "refused" });
});

const TOPIC = "arn:aws:sns:us-east-1:123456789012:mail";
const CERTIFICATE = "https://sns.us-east-1.amazonaws.com/SimpleNotificationService-1.pem";
type Sns = Parameters<typeof snsText>[0];
const sesBounce = JSON.stringify({
  notificationType: "Bounce",
  bounce: { bounceType: "Permanent", bouncedRecipients: [{ emailAddress: "Gone@mail.example" }] },
});
function sns(changes: Partial<Sns> = {}, after: Partial<Sns> = {}) {
  const message: Sns = {
    Type: "Notification",
    MessageId: "m-1",
    TopicArn: TOPIC,
    Message: sesBounce,
    Timestamp: "2026-11-27T12:00:00.000Z",
    SignatureVersion: "2",
    Signature: "",
    SigningCertURL: CERTIFICATE,
    ...changes,
  };
  const hash = message.SignatureVersion === "2" ? "RSA-SHA256" : "RSA-SHA1";
  message.Signature = createSign(hash).update(snsText(message)).sign(SNS_KEY, "base64");
  return { headers: new Headers(), body: JSON.stringify({ ...message, ...after }), nowMs: NOW };
}
const fetched: string[] = [];
/** The only thing that isn't here: Amazon's own server with the certificate. */
function serveCertificate() {
  fetched.length = 0;
  vi.stubGlobal("fetch", async (url: string) => {
    fetched.push(url);
    return new Response(SNS_CERTIFICATE);
  });
}
const ofSes = (made: ReturnType<typeof sns>) => readEvent(through("ses", TOPIC), made);

test("SES: what SNS signed is read, with both of its hashes", async () => {
  serveCertificate();
  const suppressed = [{ address: "gone@mail.example", cause: "hard-bounce" }];
  expect(await ofSes(sns())).toEqual({ kind: "read", suppressed });
  expect(await ofSes(sns({ SignatureVersion: "1", Subject: "A bounce" }))).toEqual({
    kind: "read",
    suppressed,
  });
  const complaint = JSON.stringify({
    eventType: "Complaint",
    complaint: { complainedRecipients: [{ emailAddress: "b@mail.example" }] },
  });
  expect(await ofSes(sns({ Message: complaint }))).toEqual({
    kind: "read",
    suppressed: [{ address: "b@mail.example", cause: "complaint" }],
  });
  expect(await ofSes(sns({ Message: sesBounce.replace("Permanent", "Transient") }))).toEqual({
    kind: "read",
    suppressed: [],
  });
});

test("SES: another topic, a changed message, and a signature of nobody are refused", async () => {
  serveCertificate();
  expect(await ofSes(sns({ TopicArn: `${TOPIC}2` }))).toEqual({ kind: "refused" });
  expect(await ofSes(sns({}, { Message: sesBounce.replace("Gone", "Here") }))).toEqual({ kind: "refused" });
  expect(await ofSes(sns({}, { Signature: "AAAA" }))).toEqual({ kind: "refused" });
  expect(await ofSes({ headers: new Headers(), body: "{}", nowMs: NOW })).toEqual({ kind: "refused" });
});

test.each([
  "http://sns.us-east-1.amazonaws.com/c.pem",
  "https://sns.us-east-1.amazonaws.com.evil.example/c.pem",
  "https://evil.example/sns.us-east-1.amazonaws.com",
  "https://sns.us-east-1.amazonaws.com@evil.example/c.pem",
  "https://sns.us-east-1.amazonaws.com:8443/c.pem",
  "https://s3.us-east-1.amazonaws.com/bucket/c.pem",
  "nothing",
])("SES: a certificate from %s is not even fetched", async (SigningCertURL) => {
  serveCertificate();
  expect(await ofSes(sns({ SigningCertURL }))).toEqual({ kind: "refused" });
  expect(fetched).toEqual([]);
});

test("SES: a subscription is confirmed at Amazon's own host alone", async () => {
  serveCertificate();
  const asked = (SubscribeURL: string) => sns({ Type: "SubscriptionConfirmation", Token: "t", SubscribeURL });
  const url = "https://sns.us-east-1.amazonaws.com/?Action=ConfirmSubscription&Token=t";
  expect(await ofSes(asked(url))).toEqual({ kind: "confirm", url });
  expect(await ofSes(asked("https://evil.example/"))).toEqual({ kind: "refused" });
});
