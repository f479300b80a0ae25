/** The daily email. */
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";

type DigestItem = { title: string; text: string; url: string | null };

/** One email for a day's items, newest first; `more` is the number of items it leaves out. */
export function digestEmail(
  recipient: string,
  { items, more, url, stop }: { items: readonly DigestItem[]; more: number; url: string; stop: EmailStop },
): Email {
  const all = items.length + more;
  return writeEmail("daily-email", recipient, {
    subject: all === 1 ? (items[0]?.title ?? "") : `${all} updates in your daily summary`,
    before: [],
    items,
    link: { label: more === 0 ? "View all notifications" : `And ${more} more`, url },
    after: [],
    stop,
  });
}
