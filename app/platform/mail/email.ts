/** An email in words: plain text first, and the same words in the frame that all emails share. */

import { site } from "#app/platform/site.ts";
import { t } from "#app/text/text.ts";
import {
  button,
  escapeHtml,
  factRows,
  framed,
  link as htmlLink,
  itemRows,
  paragraph,
} from "./email-frame.ts";
import type { Email } from "./mail.ts";

/** How to unsubscribe from an optional email, and where to choose what arrives; null for somebody without an account. */
export type EmailStop = { url: string; settingsUrl: string | null };

export type EmailWords = {
  /** Also the heading of its text. */
  subject: string;
  /** Paragraphs. */
  before: string[];
  /** What it is about, a line each: "When", and the time. */
  facts?: readonly (readonly [term: string, value: string])[];
  /** Several items with a link each. */
  items?: readonly { title: string; text: string; url: string | null }[];
  /** The one thing to do: a button. */
  link?: { label: string; url: string };
  after: string[];
  /** Texts that the law asks for, to the letter: also what looks like a link in them stays. Never what people wrote. */
  legal?: readonly string[];
  stop?: EmailStop | undefined;
  /** Further ways on, at its foot. */
  foot?: readonly { label: string; url: string }[];
};

/**
 * An email around one link, as text and as HTML with the same words. Only the given addresses become links: quoted text
 * never turns into a link in a mail program.
 */
export function writeEmail(kind: string, recipient: string, words: EmailWords): Email {
  const { subject, before, facts, items, link, after, stop } = withoutLinks(words);
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
  return {
    kind,
    recipient,
    subject,
    text: [
      ...(subject === "" ? [] : [subject]),
      ...before,
      ...(facts.length === 0 ? [] : [facts.map(([term, value]) => `${term}: ${value}`).join("\n")]),
      ...items.map(({ title, text, url }) => [title, text, ...(url === null ? [] : [url])].join("\n")),
      ...(link ? [`${link.label}:\n${link.url}`] : []),
      ...after,
      ...legal,
      ...ways.map(({ label, url }) => `${label}:\n${url}`),
      `${sender}\n${address}`,
    ].join("\n\n"),
    html: framed(
      subject,
      [
        ...before.map((text) => paragraph(text)),
        factRows(facts),
        itemRows(items),
        link ? button(link.label, link.url) : "",
        ...after.map((text) => paragraph(text, "small")),
        ...legal.map((text) => paragraph(text, "small")),
      ].join(""),
      [...ways.map(({ label, url }) => htmlLink(label, url)), escapeHtml(sender), escapeHtml(address)].join(
        "<br>",
      ),
    ),
    ...(stop ? { unsubscribeUrl: stop.url } : {}),
  };
}

/** Our own address stays one, where a text names it. */
const own = (text: string): string =>
  unlinked(text).replaceAll(unlinked(site.supportEmail), site.supportEmail);
const ownLine = (text: string): string => own(text).replace(/\s+/g, " ").trim();

/** The text of an email, with every link in it broken. */
function withoutLinks({ subject, before, facts = [], items = [], link, after, stop }: EmailWords) {
  return {
    subject: ownLine(subject),
    before: before.map(own),
    facts: facts.map(([term, value]) => [ownLine(term), own(value)] as const),
    items: items.map(({ title, text, url }) => ({ title: own(title), text: own(text), url })),
    link: link && { label: ownLine(link.label), url: link.url },
    after: after.map(own),
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
