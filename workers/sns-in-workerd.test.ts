/** The runtime's own cryptography reads a certificate and checks what it signed: Node's does the same in a unit test. */
import { createSign } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { readEvent } from "#app/platform/mail/providers/events.ts";
import { snsText } from "#app/platform/mail/providers/sns.ts";
import { SNS_CERTIFICATE, SNS_KEY } from "../tests/support/servers/sns-certificate.ts";

afterEach(() => void vi.unstubAllGlobals());

/** After the certificate's first second. */
const NOW = Date.parse("2026-11-28T12:00:00Z");
const TOPIC = "arn:aws:sns:us-east-1:123456789012:mail";
const mail = {
  through: "ses",
  key: "k",
  keyId: "i",
  region: "us-east-1",
  eventsKey: TOPIC,
  origin: null,
} as const;

test.each(["1", "2"] as const)(
  "a report of SES, signed with version %s, is read, and a changed one isn't",
  async (SignatureVersion) => {
    vi.stubGlobal("fetch", async () => new Response(SNS_CERTIFICATE));
    const message = {
      Type: "Notification" as const,
      MessageId: "m-1",
      TopicArn: TOPIC,
      Message: JSON.stringify({
        notificationType: "Bounce",
        bounce: { bounceType: "Permanent", bouncedRecipients: [{ emailAddress: "gone@mail.example" }] },
      }),
      Timestamp: new Date(NOW).toISOString(),
      SignatureVersion,
      Signature: "",
      SigningCertURL: "https://sns.us-east-1.amazonaws.com/SimpleNotificationService-0a1b.pem",
    };
    message.Signature = createSign(SignatureVersion === "2" ? "RSA-SHA256" : "RSA-SHA1")
      .update(snsText(message))
      .sign(SNS_KEY, "base64");
    const read = (changes = {}) =>
      readEvent(mail, {
        headers: new Headers(),
        body: JSON.stringify({ ...message, ...changes }),
        nowMs: NOW,
      });
    expect(await read()).toEqual({
      kind: "read",
      suppressed: [{ address: "gone@mail.example", cause: "hard-bounce" }],
    });
    expect(await read({ MessageId: "m-2" })).toEqual({ kind: "refused" });
  },
);
