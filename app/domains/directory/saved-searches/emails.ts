/** The email of saved searches. */
import { type EmailStop, writeEmail } from "#app/platform/email.ts";
import type { Email } from "#app/platform/mail.ts";

export type NamedFit = { name: string; place: string; url: string; search: string };

type FitsWords = { named: readonly NamedFit[]; more: number };

/** What the bell and the subject say. */
export function fitsTitle({ named, more }: FitsWords): string {
  const [first] = named;
  const all = named.length + more;
  return all === 1 && first !== undefined
    ? `${first.name} newly fits a search you saved`
    : `${all} agents newly fit searches you saved`;
}

/** At most so many by name, the others by number. */
export const fitsEmail = (
  recipient: string,
  { named, more, url, stop }: FitsWords & { url: string; stop: EmailStop },
): Email =>
  writeEmail("saved-search", recipient, {
    subject: fitsTitle({ named, more }),
    before: ["Newly licensed for what you look for, where you look for it:"],
    items: named.map(({ name, place, search, url: profile }) => ({
      title: name,
      text: `${place} · ${search}`,
      url: profile,
    })),
    link: {
      label:
        more === 0
          ? "Your saved searches"
          : `And ${more} more: run your saved searches to see ${more === 1 ? "them" : "them all"}`,
      url,
    },
    after: ["We look once a day, and write only when somebody new fits."],
    stop,
  });
