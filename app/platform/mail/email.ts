/** The layout of an email: plain text first, the same words as simple HTML, nothing loaded from anywhere. */

import { site } from "#app/platform/site.ts";
import { language, t } from "#app/text/text.ts";
import type { Email } from "./mail.ts";
import { unlinked, unlinkedLine } from "./unlinked.ts";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/** How to unsubscribe from an optional email, and where to choose what arrives. */
export type EmailStop = { url: string; settingsUrl: string };

export type EmailWords = {
  subject: string;
  /** Paragraphs. */
  before: string[];
  /** Several items with a link each. */
  items?: readonly { title: string; text: string; url: string | null }[];
  link?: { label: string; url: string };
  after: string[];
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
  const sender = `${site.name} · ${site.supportEmail}`;
  const ways = [
    ...(words.foot ?? []),
    ...(stop
      ? [
          { label: t("Unsubscribe"), url: stop.url },
          { label: t("Manage email settings"), url: stop.settingsUrl },
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
      ...ways.map(({ label, url }) => `${label}:\n${url}`),
      sender,
    ].join("\n\n"),
    html: `<!doctype html><html lang="${language()}"><body style="font:16px/1.5 sans-serif;color:#1d211c;max-width:36em">${[
      ...before.map(paragraph),
      ...items.map(
        ({ title, text, url }) =>
          `<p style="margin:0 0 16px">${url === null ? `<b>${escapeHtml(title)}</b>` : anchor(title, url)}<br>${escapeHtml(text)}</p>`,
      ),
      link ? `<p style="margin:0 0 16px">${anchor(link.label, link.url)}</p>` : "",
      ...after.map(paragraph),
    ].join(
      "",
    )}<p style="color:#5c6159">${[...ways.map(({ label, url }) => anchor(label, url)), escapeHtml(sender)].join("<br>")}</p></body></html>`,
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
