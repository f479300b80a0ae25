/** How a letter leaves: Cloudflare's binding, one provider over HTTP, or development's mailbox page. */
import type { Settings } from "./env.ts";
import { site } from "./site.ts";

const SEND_TIMEOUT_MS = 10_000;

export type Letter = { kind: string; recipient: string; subject: string; text: string; html: string };

/** The binding `[[send_email]]` in wrangler.toml gives. */
export type MailBinding = {
  send(message: { from: string; to: string; subject: string; html: string; text: string }): Promise<unknown>;
};

/** Sends one letter; null when it is on its way, else the reason it is not, for the outbox. */
export async function sendThrough(
  { settings, mailBinding }: { settings: Settings; mailBinding: MailBinding | undefined },
  { recipient, subject, text, html }: Letter,
): Promise<string | null> {
  const message = { from: settings.mailFrom, to: recipient, subject, text, html };
  try {
    // In development the outbox is the mailbox: `/dev/mailbox` shows it.
    if (settings.mail.through === "mailbox") return null;
    if (settings.mail.through === "binding") {
      if (mailBinding === undefined) return "MAIL is `binding`, but there is no EMAIL binding.";
      await mailBinding.send(message);
      return null;
    }
    const response = await fetch(settings.mail.url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${settings.mail.token}` },
      body: JSON.stringify({ ...message, fromName: site.name }),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    return response.ok ? null : `The provider answered ${response.status}.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
