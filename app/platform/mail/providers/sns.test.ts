/** What SES reports through SNS: signed by Amazon, just now, with a certificate at Amazon's own address. */
import { createSign } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import type { ProviderSettings } from "#app/platform/env.ts";
import { SNS_CERTIFICATE, SNS_KEY } from "#support/servers/sns-certificate.ts";
import { readEvent } from "./events.ts";
import { forgetCertificates, snsText } from "./sns.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  forgetCertificates();
});

/** After the certificate's first second. */
const NOW = Date.parse("2026-11-28T12:00:00Z");

const TOPIC = "arn:aws:sns:us-east-1:123456789012:mail";
const CERTIFICATE = "https://sns.us-east-1.amazonaws.com/SimpleNotificationService-0a1b.pem";
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
    Timestamp: new Date(NOW).toISOString(),
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
const settings: ProviderSettings = {
  through: "ses",
  key: "a-key",
  keyId: "",
  region: "us-east-1",
  eventsKey: TOPIC,
  origin: null,
};
const ofSes = (made: ReturnType<typeof sns>) => readEvent(settings, made);

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
  "http://sns.us-east-1.amazonaws.com/SimpleNotificationService-0a1b.pem",
  "https://sns.us-east-1.amazonaws.com.evil.example/SimpleNotificationService-0a1b.pem",
  "https://evil.example/sns.us-east-1.amazonaws.com/SimpleNotificationService-0a1b.pem",
  "https://sns.us-east-1.amazonaws.com@evil.example/SimpleNotificationService-0a1b.pem",
  "https://:word@sns.us-east-1.amazonaws.com/SimpleNotificationService-0a1b.pem",
  "https://sns.us-east-1.amazonaws.com:8443/SimpleNotificationService-0a1b.pem",
  "https://s3.us-east-1.amazonaws.com/SimpleNotificationService-0a1b.pem",
  "https://sns.us-east-1.amazonaws.com/c.pem",
  "https://sns.us-east-1.amazonaws.com/topic/SimpleNotificationService-0a1b.pem",
  "https://sns.us-east-1.amazonaws.com/SimpleNotificationService-0a1b.pem?Action=Publish",
  "https://sns.us-east-1.amazonaws.com/?/SimpleNotificationService-0a1b.pem",
  "https://sns.us-east-1.amazonaws.com/SimpleNotificationService-XYZ.pem",
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

test("SES: the address of a certificate in China counts as well", async () => {
  serveCertificate();
  const SigningCertURL = "https://sns.cn-north-1.amazonaws.com.cn/SimpleNotificationService-0a1b.pem";
  expect(await ofSes(sns({ SigningCertURL }))).toMatchObject({ kind: "read" });
});

test("SES: an old message, one of the future, and one without a time are refused", async () => {
  serveCertificate();
  const madeAt = (ms: number) => sns({ Timestamp: new Date(ms).toISOString() });
  expect(await ofSes(madeAt(NOW - HOUR_MS))).toMatchObject({ kind: "read" });
  expect(await ofSes(madeAt(NOW + 5 * MINUTE_MS))).toMatchObject({ kind: "read" });
  for (const wrong of [
    madeAt(NOW - HOUR_MS - 1),
    madeAt(NOW + 5 * MINUTE_MS + 1),
    sns({ Timestamp: "today" }),
  ])
    expect(await ofSes(wrong)).toEqual({ kind: "refused" });
});

test("SES: a certificate counts from its first day to its last", async () => {
  serveCertificate();
  const at = (nowMs: number) => ({ ...sns({ Timestamp: new Date(nowMs).toISOString() }), nowMs });
  expect(await ofSes(at(Date.parse("2026-11-27T20:28:36Z")))).toEqual({ kind: "refused" });
  expect(await ofSes(at(Date.parse("2126-11-03T20:28:37Z")))).toMatchObject({ kind: "read" });
  expect(await ofSes(at(Date.parse("2126-11-03T20:28:37Z") + DAY_MS))).toEqual({ kind: "refused" });
});

test("SES: a certificate is fetched once, however many messages name it", async () => {
  serveCertificate();
  for (let at = 0; at < 5; at++)
    expect(await ofSes(sns({}, { Signature: "AAAA" }))).toEqual({ kind: "refused" });
  expect(await ofSes(sns())).toMatchObject({ kind: "read" });
  expect(fetched).toEqual([CERTIFICATE]);
});

test("SES: what isn't a certificate isn't kept", async () => {
  vi.stubGlobal("fetch", async () => new Response("Try later.", { status: 503 }));
  expect(await ofSes(sns())).toEqual({ kind: "refused" });
  serveCertificate();
  expect(await ofSes(sns())).toMatchObject({ kind: "read" });
});
