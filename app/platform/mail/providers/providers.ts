/** The mail providers with an API of their own: what each is asked, and what its answer means. */
import { AwsClient } from "aws4fetch";
import type { ProviderSettings } from "#app/platform/env.ts";

/** An email as it leaves. `id` is the outbox's: the same for every try. */
export type Outgoing = {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Readonly<Record<string, string>>;
  /** `content` in base64. */
  files: readonly { name: string; type: string; content: string }[];
};

const ORIGINS = {
  resend: () => "https://api.resend.com",
  postmark: () => "https://api.postmarkapp.com",
  ses: (region: string) => `https://email.${region}.amazonaws.com`,
} as const;

/** The request that sends one email. */
export async function requestOf(mail: ProviderSettings, email: Outgoing): Promise<Request> {
  const origin = mail.origin ?? ORIGINS[mail.through](mail.region);
  switch (mail.through) {
    case "resend":
      return post(
        `${origin}/emails`,
        { Authorization: `Bearer ${mail.key}`, "Idempotency-Key": email.id },
        {
          from: email.from,
          to: [email.to],
          subject: email.subject,
          text: email.text,
          html: email.html,
          headers: email.headers,
          attachments: email.files.map(({ name, type, content }) => ({
            filename: name,
            content,
            content_type: type,
          })),
        },
      );
    case "postmark":
      return post(
        `${origin}/email`,
        { "X-Postmark-Server-Token": mail.key },
        {
          From: email.from,
          To: email.to,
          Subject: email.subject,
          TextBody: email.text,
          HtmlBody: email.html,
          MessageStream: "outbound",
          // Nothing in our emails is watched.
          TrackOpens: false,
          TrackLinks: "None",
          Headers: Object.entries(email.headers).map(([Name, Value]) => ({ Name, Value })),
          Attachments: email.files.map(({ name, type, content }) => ({
            Name: name,
            Content: content,
            ContentType: type,
          })),
        },
      );
    case "ses":
      return signed(
        mail,
        post(
          `${origin}/v2/email/outbound-emails`,
          {},
          {
            FromEmailAddress: email.from,
            Destination: { ToAddresses: [email.to] },
            Content: {
              Simple: {
                Subject: { Data: email.subject, Charset: "UTF-8" },
                Body: {
                  Text: { Data: email.text, Charset: "UTF-8" },
                  Html: { Data: email.html, Charset: "UTF-8" },
                },
                Headers: Object.entries(email.headers).map(([Name, Value]) => ({ Name, Value })),
                Attachments: email.files.map(({ name, type, content }) => ({
                  FileName: name,
                  ContentType: type,
                  RawContent: content,
                  ContentDisposition: "ATTACHMENT",
                })),
              },
            },
          },
        ),
      );
  }
}

const post = (url: string, headers: Record<string, string>, body: unknown): Request =>
  new Request(url, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(body),
  });

/** AWS Signature Version 4. The client would retry on its own; the outbox does that. */
const signed = ({ keyId, key, region }: ProviderSettings, request: Request): Promise<Request> =>
  new AwsClient({ accessKeyId: keyId, secretAccessKey: key, region, service: "ses", retries: 0 }).sign(
    request,
  );

/** Why no answer, or an answer of 500 and more, doesn't say whether the email went. */
const MAY_HAVE_GONE = "It may have been sent";

/**
 * The reason of a failed try, as the outbox stores it. Where a provider has idempotency keys, the next try is the same
 * email. Where it has none, the reason says that the next try may be a second one.
 */
export const reasonOf = (mail: ProviderSettings, status: number | null, said: string): string =>
  mail.through === "resend" || (status !== null && status < 500) ? said : `${MAY_HAVE_GONE}. ${said}`;
