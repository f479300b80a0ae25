/**
 * Messages of Amazon SNS, which SES reports through: whether SNS has signed one. SNS signs with the key of a certificate
 * that it serves at an address of its own, which the message names.
 * https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message.html
 */
import { createVerify, X509Certificate } from "node:crypto";
import * as z from "zod";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";

export const SnsMessage = z.object({
  Type: z.enum(["Notification", "SubscriptionConfirmation", "UnsubscribeConfirmation"]),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Subject: z.string().nullish(),
  Timestamp: z.string(),
  Token: z.string().optional(),
  SubscribeURL: z.string().optional(),
  SignatureVersion: z.enum(["1", "2"]),
  Signature: z.string(),
  SigningCertURL: z.string(),
});
export type SnsMessage = z.infer<typeof SnsMessage>;

/** SNS repeats a delivery for less than an hour; an older one is somebody else's copy. */
const OLDEST_MS = HOUR_MS;
/** Clocks differ. */
const AHEAD_MS = 5 * MINUTE_MS;
const CERTIFICATE_MS = 5 * SECOND_MS;
const CERTIFICATE_CHARACTERS = 16_000;
/** SNS has one certificate per region at a time, and a topic is in one region. */
const KEPT_CERTIFICATES = 8;
const HOST = /^sns\.[a-z0-9-]{1,40}\.amazonaws\.com(?:\.cn)?$/;
const CERTIFICATE_PATH = /^\/SimpleNotificationService-[0-9a-f]{1,64}\.pem$/;

/** Only Amazon's own host, over https: anything else would be a certificate, or a call, that somebody else chose. */
export function isOfSns(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return protocol === "https:" && HOST.test(hostname) && port === "" && username === "" && password === "";
}

/** The address of a certificate, as SNS writes it: nothing else of that host is one. */
function certificateUrl(address: string): string | null {
  if (!isOfSns(address)) return null;
  const { href, pathname, search, hash } = new URL(address);
  return CERTIFICATE_PATH.test(pathname) && search === "" && hash === "" ? href : null;
}

const SIGNED_FIELDS = {
  Notification: ["Message", "MessageId", "Subject", "Timestamp", "TopicArn", "Type"],
  SubscriptionConfirmation: [
    "Message",
    "MessageId",
    "SubscribeURL",
    "Timestamp",
    "Token",
    "TopicArn",
    "Type",
  ],
  UnsubscribeConfirmation: ["Message", "MessageId", "SubscribeURL", "Timestamp", "Token", "TopicArn", "Type"],
} as const;

/** What SNS signs: name and value of each field, one a line, in this order; a subject only where there is one. */
export const snsText = (message: SnsMessage): string =>
  SIGNED_FIELDS[message.Type]
    .flatMap((name) => (message[name] == null ? [] : [`${name}\n${message[name]}\n`]))
    .join("");

/** By address, in this isolate: anybody can post a message that names one, and must not set off a fetch each time. */
const certificates = new Map<string, X509Certificate>();

/** Throws if it can't be fetched or isn't a certificate. */
async function certificateAt(url: string): Promise<X509Certificate> {
  const kept = certificates.get(url);
  if (kept !== undefined) return kept;
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(CERTIFICATE_MS) });
  if (!response.ok) throw new Error(`The certificate's address answers ${response.status}.`);
  const certificate = new X509Certificate((await response.text()).slice(0, CERTIFICATE_CHARACTERS));
  const [oldest] = certificates.keys();
  if (certificates.size >= KEPT_CERTIFICATES && oldest !== undefined) certificates.delete(oldest);
  certificates.set(url, certificate);
  return certificate;
}

/** For tests: as in a new isolate. */
export const forgetCertificates = (): void => certificates.clear();

/** Whether SNS has signed this message, within the last hour, with a certificate that counts at `nowMs`. */
export async function isSignedBySns(message: SnsMessage, nowMs: number): Promise<boolean> {
  const madeAt = Date.parse(message.Timestamp);
  // Not a number is neither.
  if (!(madeAt >= nowMs - OLDEST_MS && madeAt <= nowMs + AHEAD_MS)) return false;
  const url = certificateUrl(message.SigningCertURL);
  if (url === null) return false;
  try {
    const { publicKey, validFrom, validTo } = await certificateAt(url);
    if (!(Date.parse(validFrom) <= nowMs && nowMs <= Date.parse(validTo))) return false;
    return createVerify(message.SignatureVersion === "2" ? "RSA-SHA256" : "RSA-SHA1")
      .update(snsText(message))
      .verify(publicKey, message.Signature, "base64");
  } catch {
    return false;
  }
}
