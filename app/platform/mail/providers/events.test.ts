import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { ProviderSettings } from "#app/platform/env.ts";
import { readEvent } from "./events.ts";

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
