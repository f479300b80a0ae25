/** How an email leaves: Cloudflare's binding, a provider over HTTP, or development's mailbox page. */
import type { ProviderSettings, Settings } from "#app/platform/env.ts";
import { site } from "#app/platform/site.ts";
import { type Outgoing, reasonOf, requestOf } from "./providers/providers.ts";

const SEND_TIMEOUT_MS = 10_000;

/** An email attachment: text of ours, small enough to store in the outbox. */
export type EmailFile = {
  name: string;
  /** With its charset and parameters. */
  type: string;
  text: string;
};

export type Email = {
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** Where one click ends emails of this kind; none for those that an account cannot do without. */
  unsubscribeUrl?: string | null;
  file?: EmailFile | null;
};

type Message = {
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; type: string; content: string; disposition: "attachment" }[];
};

/** The binding `[[send_email]]` in wrangler.toml gives. */
export type MailBinding = {
  send(message: Message): Promise<unknown>;
};

/** RFC 8058: what lets a mail program end these emails with one click. */
const oneClickHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** As both the binding and the provider expect it: base64. */
const attached = ({ name, type, text }: EmailFile) => ({
  filename: name,
  type,
  content: Buffer.from(text, "utf8").toString("base64"),
  disposition: "attachment" as const,
});

/**
 * Sends one email; null when it is on its way, else the reason it is not, for the outbox. `id` is the same for every try:
 * a provider that takes such keys sends it once.
 */
export async function sendThrough(
  { settings, mailBinding }: { settings: Settings; mailBinding: MailBinding | undefined },
  { id, recipient, subject, text, html, unsubscribeUrl, file }: Email & { id: string },
): Promise<string | null> {
  const message: Message = {
    from: settings.mailFrom,
    to: recipient,
    subject,
    text,
    html,
    ...(unsubscribeUrl ? { headers: oneClickHeaders(unsubscribeUrl) } : {}),
    ...(file ? { attachments: [attached(file)] } : {}),
  };
  try {
    // In development the outbox is the mailbox: `/dev/mailbox` shows it.
    if (settings.mail.through === "mailbox") return null;
    if (settings.mail.through === "binding") {
      if (mailBinding === undefined) return "MAIL is `binding`, but there is no EMAIL binding.";
      return await inTime(mailBinding.send(message));
    }
    if (settings.mail.through !== "http")
      return await sendByProvider(settings.mail, {
        id,
        from: namedSender(settings.mailFrom),
        to: recipient,
        subject,
        text,
        html,
        headers: unsubscribeUrl ? oneClickHeaders(unsubscribeUrl) : {},
        files: file ? [attached(file)].map(({ filename, ...rest }) => ({ name: filename, ...rest })) : [],
      });
    const response = await fetch(settings.mail.url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${settings.mail.token}`,
        "Idempotency-Key": id,
      },
      body: JSON.stringify({ ...message, fromName: site.name }),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    return response.ok ? null : `The provider answered ${response.status}.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function sendByProvider(mail: ProviderSettings, email: Outgoing): Promise<string | null> {
  const request = await requestOf(mail, email);
  let response: Response;
  try {
    response = await fetch(request, { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) });
  } catch (error) {
    return reasonOf(mail, null, error instanceof Error ? error.message : String(error));
  }
  await response.body?.cancel();
  return response.ok ? null : reasonOf(mail, response.status, `The provider answered ${response.status}.`);
}

/** `Name <mail@example.com>`, unless the setting has a name already. */
const namedSender = (from: string): string => (from.includes("<") ? from : `${site.name} <${from}>`);

/**
 * The binding has no timeout of its own. Without one, the other emails of a batch would wait for it and be sent
 * twice.
 */
async function inTime(sent: Promise<unknown>): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<string>((resolve) => {
    const reason = `The binding did not answer in ${SEND_TIMEOUT_MS / 1000} seconds.`;
    timer = setTimeout(resolve, SEND_TIMEOUT_MS, reason);
  });
  return Promise.race([sent.then(() => null), over]).finally(() => clearTimeout(timer));
}
