/** The layout of an email: plain text first, the same words as simple HTML, nothing loaded from anywhere. */

import { site } from "#app/platform/site.ts";
import { language, t } from "#app/text/text.ts";
import type { Email } from "./mail.ts";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/** How to unsubscribe from an optional email, and where to choose what arrives; null for somebody without an account. */
export type EmailStop = { url: string; settingsUrl: string | null };

export type EmailWords = {
  subject: string;
  /** Paragraphs. */
  before: string[];
  /** Several items with a link each. */
  items?: readonly { title: string; text: string; url: string | null }[];
  link?: { label: string; url: string };
  after: string[];
  /** Texts that the law asks for, to the letter: also what looks like a link in them stays. Never what people wrote. */
  legal?: readonly string[];
  stop?: EmailStop | undefined;
  /** Further ways on, at its foot. */
  foot?: readonly { label: string; url: string }[];
};

/**
 * An email of plain paragraphs around one link, as text and as simple HTML with the same words. Only the given
 * addresses become links: quoted text never turns into a link in a mail program.
 */
export function writeEmail(kind: string, recipient: string, words: EmailWords): Email {
  const { subject, before, items, link, after, stop } = withoutLinks(words);
  const { legal = [] } = words;
  const sender = `${site.name} · ${site.supportEmail}`;
  const address = site.postalAddress || site.fictionalPostalAddress;
  const ways = [
    ...(words.foot ?? []),
    ...(stop
      ? [
          { label: t("Unsubscribe"), url: stop.url },
          ...(stop.settingsUrl === null
            ? []
            : [{ label: t("Manage email settings"), url: stop.settingsUrl }]),
        ]
      : []),
  ];
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const anchor = (label: string, url: string) => `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
  return {
    kind,
    recipient,
    subject,
    text: [
      ...before,
      ...items.map(({ title, text, url }) => [title, text, ...(url === null ? [] : [url])].join("\n")),
      ...(link ? [`${link.label}:\n${link.url}`] : []),
      ...after,
      ...legal,
      ...ways.map(({ label, url }) => `${label}:\n${url}`),
      `${sender}\n${address}`,
    ].join("\n\n"),
    html: `<!doctype html><html lang="${language()}"><body style="font:16px/1.5 sans-serif;color:#1d211c;max-width:36em">${[
      ...before.map(paragraph),
      ...items.map(
        ({ title, text, url }) =>
          `<p style="margin:0 0 16px">${url === null ? `<b>${escapeHtml(title)}</b>` : anchor(title, url)}<br>${escapeHtml(text)}</p>`,
      ),
      link ? `<p style="margin:0 0 16px">${anchor(link.label, link.url)}</p>` : "",
      ...after.map(paragraph),
      ...legal.map(paragraph),
    ].join(
      "",
    )}<p style="color:#5c6159">${[...ways.map(({ label, url }) => anchor(label, url)), escapeHtml(sender), escapeHtml(address)].join("<br>")}</p></body></html>`,
    ...(stop ? { unsubscribeUrl: stop.url } : {}),
  };
}

/** The text of an email, with every link in it broken. */
function withoutLinks({ subject, before, items = [], link, after, stop }: EmailWords) {
  return {
    subject: unlinkedLine(subject),
    before: before.map(unlinked),
    items: items.map(({ title, text, url }) => ({ title: unlinked(title), text: unlinked(text), url })),
    link: link && { label: unlinkedLine(link.label), url: link.url },
    after: after.map(unlinked),
    stop,
  };
}

// Text that others wrote is shown as it is, but without anything that a mail program turns into a link. It stays readable:
// `example[.]com`, `https[:]//example[.]com/offer`.

/** Characters that reverse or hide text, and control characters except line ends and tabs. */
const UNSEEN = /[\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]|[^\P{Cc}\n\t]/gu;
/**
 * Before the possible last part of a domain. The full stop of Chinese and Japanese counts as a dot only before Latin
 * letters.
 */
const DOMAIN_DOT = /(?<=\S)(?:[.．｡](?=\p{L}[\p{L}\p{M}\p{N}-])|。(?=[a-z][\p{L}\p{M}\p{N}-]))/giu;
const WWW_DOT = /(?<=(?<![\p{L}\p{N}])www)\./giu;
const DOTTED_QUAD = /(?<!\d|\d\.)\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/g;
/** `https://`, `mailto:`, `tel:`: a word with a colon directly followed by text. */
const SCHEME = /(?<![\p{L}\p{N}+.-])[\p{N}+.-]*\p{L}[\p{L}\p{N}+.-]*:(?=\S)/gu;
/** `\\server\share`, anywhere: the email's own words may follow. */
const SERVER_PATH = /\\{2}/g;

/** The text with every link in it broken visibly. Doing it again changes nothing. */
export const unlinked = (text: string): string =>
  text
    .replace(UNSEEN, "")
    .replace(SCHEME, (scheme) => `${scheme.slice(0, -1)}[:]`)
    .replace(DOTTED_QUAD, (address) => address.replaceAll(".", "[.]"))
    .replace(WWW_DOT, "[.]")
    .replace(DOMAIN_DOT, "[.]")
    .replace(SERVER_PATH, "\\ \\ ");

/** The same on one line: for a subject, which is a header. */
export const unlinkedLine = (text: string): string => unlinked(text).replace(/\s+/g, " ").trim();
