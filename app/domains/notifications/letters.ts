/** The letter that this domain writes itself. */
import { type LetterStop, writeLetter } from "#app/platform/letter.ts";
import type { Letter } from "#app/platform/mail.ts";

export type DigestItem = { title: string; text: string; url: string | null };

/** One letter for what a day brought, the newest first; `more` are told by number alone. */
export function digestLetter(
  recipient: string,
  { items, more, url, stop }: { items: readonly DigestItem[]; more: number; url: string; stop: LetterStop },
): Letter {
  const all = items.length + more;
  return writeLetter("daily-letter", recipient, {
    subject: all === 1 ? (items[0]?.title ?? "") : `${all} updates in your daily summary`,
    before: [],
    items,
    link: { label: more === 0 ? "View all notifications" : `And ${more} more`, url },
    after: [],
    stop,
  });
}
