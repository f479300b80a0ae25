/** How a letter is set: plain text first, the same words as simple HTML, nothing loaded from anywhere. */
import type { Letter } from "./mail.ts";
import { site } from "./site.ts";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

export type LetterWords = {
  subject: string;
  /** Paragraphs. */
  before: string[];
  link?: { label: string; url: string };
  after: string[];
};

/** A letter of plain paragraphs around one link, as text and as simple HTML with the same words. */
export function writeLetter(
  kind: string,
  recipient: string,
  { subject, before, link, after }: LetterWords,
): Letter {
  const foot = `${site.name} · ${site.supportEmail}`;
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  return {
    kind,
    recipient,
    subject,
    text: [...before, ...(link ? [`${link.label}:\n${link.url}`] : []), ...after, foot].join("\n\n"),
    html: `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;color:#1d211c;max-width:36em">${[
      ...before.map(paragraph),
      link
        ? `<p style="margin:0 0 16px"><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`
        : "",
      ...after.map(paragraph),
    ].join("")}<p style="color:#5c6159">${escapeHtml(foot)}</p></body></html>`,
  };
}
