/** The email of saved searches. */
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { t, tn } from "#app/text/text.ts";

export type NamedFit = { name: string; place: string; url: string; search: string };

type FitsWords = { named: readonly NamedFit[]; more: number };

/** The title in the bell, and the subject. */
export function fitsTitle({ named, more }: FitsWords): string {
  const [first] = named;
  const all = named.length + more;
  return all === 1 && first !== undefined
    ? t("{name} newly fits a search you saved", { name: first.name })
    : t("{n} agents newly fit searches you saved", { n: all });
}

/** The text in the bell under the title. */
export function fitsMessage({ named, more }: FitsWords): string {
  const people = named.map(({ name, place }) => t("{name} in {place}", { name, place })).join(", ");
  return more === 0 ? `${people}.` : t("{people}, and {more} more.", { people, more });
}

/** The first few by name, the others by number. */
export const fitsEmail = (
  recipient: string,
  { named, more, url, stop }: FitsWords & { url: string; stop: EmailStop },
): Email =>
  writeEmail("saved-search", recipient, {
    subject: fitsTitle({ named, more }),
    before: [t("Newly licensed for what you look for, where you look for it:")],
    items: named.map(({ name, place, search, url: profile }) => ({
      title: name,
      text: `${place} · ${search}`,
      url: profile,
    })),
    link: {
      label:
        more === 0
          ? t("Your saved searches")
          : tn(
              more,
              "And {n} more: run your saved searches to see them",
              "And {n} more: run your saved searches to see them all",
            ),
      url,
    },
    after: [t("We look once a day, and write only when somebody new fits.")],
    stop,
  });
