/**
 * What mail providers report: an address that doesn't exist, and a person who called our email spam. Each report proves
 * that it is the provider's before anything of it is read.
 */
import { timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import type { ProviderSettings } from "#app/platform/env.ts";
import { isOfSns, isSignedBySns, SnsMessage } from "./sns.ts";

export type Suppression = { address: string; cause: "hard-bounce" | "complaint" };
/** `confirm` is an address to call once, so that SNS begins to report. */
export type MailEvent =
  | { kind: "refused" }
  | { kind: "read"; suppressed: Suppression[] }
  | { kind: "confirm"; url: string };

const REFUSED: MailEvent = { kind: "refused" };
/** Svix repeats a delivery for hours, each time with a new timestamp; an older one is somebody else's copy. */
const SVIX_MINUTES = 5;

export type Reported = { headers: Headers; body: string; nowMs: number };

/** Reads a report of the provider that emails go through. */
export function readEvent(mail: ProviderSettings, reported: Reported): Promise<MailEvent> | MailEvent {
  if (mail.eventsKey === null) return REFUSED;
  switch (mail.through) {
    case "resend":
      return readResend(mail.eventsKey, reported);
    case "postmark":
      return readPostmark(mail.eventsKey, reported);
    case "ses":
      return readSns(mail.eventsKey, reported);
  }
}

const ResendEvent = z.object({
  type: z.string(),
  data: z.object({
    to: z.array(z.string()).max(50).default([]),
    bounce: z.object({ type: z.string() }).optional(),
  }),
});

/** Resend signs as Svix does: HMAC-SHA256 over id, time and body, with the secret behind `whsec_`. */
async function readResend(secret: string, { headers, body, nowMs }: Reported): Promise<MailEvent> {
  const id = headers.get("svix-id") ?? "";
  const time = headers.get("svix-timestamp") ?? "";
  if (!/^\d{1,12}$/.test(time) || Math.abs(nowMs - Number(time) * SECOND_MS) > SVIX_MINUTES * MINUTE_MS)
    return REFUSED;
  const key = await crypto.subtle.importKey(
    "raw",
    Buffer.from(secret.replace(/^whsec_/, ""), "base64"),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const mac = await crypto.subtle.sign("HMAC", key, Buffer.from(`${id}.${time}.${body}`));
  const expected = Buffer.from(mac).toString("base64");
  const given = (headers.get("svix-signature") ?? "").split(" ").slice(0, 10);
  if (!given.some((one) => isSame(one, `v1,${expected}`))) return REFUSED;
  const event = ResendEvent.safeParse(parseJson(body));
  if (!event.success) return read([]);
  const { type, data } = event.data;
  if (type === "email.complained") return read(data.to.map((address) => ({ address, cause: "complaint" })));
  const isHard = type === "email.bounced" && data.bounce?.type === "Permanent";
  return read(isHard ? data.to.map((address) => ({ address, cause: "hard-bounce" })) : []);
}

const PostmarkEvent = z.object({ RecordType: z.string(), Type: z.string().optional(), Email: z.string() });

/** Postmark signs nothing: it sends the user and password that its webhook's address has. */
function readPostmark(userAndPassword: string, { headers, body }: Reported): MailEvent {
  const expected = `Basic ${Buffer.from(userAndPassword).toString("base64")}`;
  if (!isSame(headers.get("Authorization") ?? "", expected)) return REFUSED;
  const event = PostmarkEvent.safeParse(parseJson(body));
  if (!event.success) return read([]);
  const { RecordType, Type, Email: address } = event.data;
  if (RecordType === "SpamComplaint" || Type === "SpamComplaint")
    return read([{ address, cause: "complaint" }]);
  const isHard = RecordType === "Bounce" && (Type === "HardBounce" || Type === "BadEmailAddress");
  return read(isHard ? [{ address, cause: "hard-bounce" }] : []);
}

const SesRecipients = z.array(z.object({ emailAddress: z.string() })).max(50);
const SesEvent = z.object({
  notificationType: z.string().optional(),
  eventType: z.string().optional(),
  bounce: z.object({ bounceType: z.string(), bouncedRecipients: SesRecipients }).optional(),
  complaint: z.object({ complainedRecipients: SesRecipients }).optional(),
});

/** SES reports through SNS, which signs with the key of a certificate at an address of its own. */
async function readSns(topic: string, { body, nowMs }: Reported): Promise<MailEvent> {
  const parsed = SnsMessage.safeParse(parseJson(body));
  if (!parsed.success || parsed.data.TopicArn !== topic) return REFUSED;
  const message = parsed.data;
  if (!(await isSignedBySns(message, nowMs))) return REFUSED;
  if (message.Type === "SubscriptionConfirmation") {
    const url = message.SubscribeURL ?? "";
    return isOfSns(url) ? { kind: "confirm", url } : REFUSED;
  }
  const event = SesEvent.safeParse(parseJson(message.Message));
  if (!event.success) return read([]);
  const { bounce, complaint } = event.data;
  const kind = event.data.notificationType ?? event.data.eventType;
  if (kind === "Complaint")
    return read(
      (complaint?.complainedRecipients ?? []).map(({ emailAddress: address }) => ({
        address,
        cause: "complaint",
      })),
    );
  const isHard = kind === "Bounce" && bounce?.bounceType === "Permanent";
  return read(
    isHard
      ? bounce.bouncedRecipients.map(({ emailAddress: address }) => ({ address, cause: "hard-bounce" }))
      : [],
  );
}

/** As the outbox writes them. */
const read = (found: readonly Suppression[]): MailEvent => ({
  kind: "read",
  suppressed: found.map(({ address, cause }) => ({ address: bare(address), cause })),
});

/** `Mara <mara@mail.example>` → `mara@mail.example` */
function bare(address: string): string {
  const inner = address.slice(address.lastIndexOf("<") + 1).replace(/>\s*$/, "");
  return inner.trim().toLowerCase().slice(0, 254);
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
