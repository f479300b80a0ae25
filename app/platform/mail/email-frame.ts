/**
 * The frame of every email as HTML: the mark on top, the text on a sheet, one button at most, and the foot. Tables, because
 * some mail programs lay out nothing else; colors beside each element, because some drop the styles of the head; and in the
 * head the dark colors for those that read it. Nothing is loaded from anywhere, the mark neither: it is drawn with borders.
 */
import { site } from "#app/platform/site.ts";
import { language } from "#app/text/text.ts";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);

/** The roles of `app/ui/styles/theme.css`, which mail programs can't read; `email-frame.test.ts` compares them. */
export const EMAIL_COLORS = {
  paper: { light: "#f5f2ea", dark: "#141713" },
  surface: { light: "#fcfbf7", dark: "#1b1f1a" },
  ink: { light: "#1c211d", dark: "#ece8dc" },
  muted: { light: "#5c6258", dark: "#a3a598" },
  line: { light: "#dad5c6", dark: "#343930" },
  accent: { light: "#12513c", dark: "#84c7a6" },
  "on-accent": { light: "#fbfaf5", dark: "#0c2018" },
} as const;
type Role = keyof typeof EMAIL_COLORS;
const color = (role: Role) => EMAIL_COLORS[role].light;

/** By class: what an element takes from its role, so that dark can replace it. */
const DARK = Object.entries(EMAIL_COLORS)
  .map(
    ([role, { dark }]) =>
      `.c-${role}{color:${dark}!important}.b-${role}{background:${dark}!important}.e-${role}{border-color:${dark}!important}`,
  )
  .join("");
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${DARK}}@media (max-width:480px){.sheet{padding:24px 20px!important}}`;

const SANS = "font-family:-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Helvetica,Arial,sans-serif";
const SERIF = "font-family:Georgia,Cambria,Times New Roman,serif";

const table = (rows: string, style = "", extra = "") =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${extra} style="border-collapse:separate;${style}">${rows}</table>`;

export const link = (label: string, url: string): string =>
  `<a class="c-accent" href="${escapeHtml(url)}" style="color:${color("accent")};text-decoration:underline">${escapeHtml(label)}</a>`;

export const paragraph = (text: string, look: "plain" | "small" = "plain"): string =>
  look === "plain"
    ? `<p class="c-ink" style="margin:0 0 16px;color:${color("ink")}">${lines(text)}</p>`
    : `<p class="c-muted" style="margin:0 0 12px;font-size:14px;color:${color("muted")}">${lines(text)}</p>`;

/** Line ends stay, as in the plain text. */
const lines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");

/** What the email is about, a line each: "When", and the time. */
export const factRows = (facts: readonly (readonly [term: string, value: string])[]): string =>
  facts.length === 0
    ? ""
    : table(
        facts
          .map(
            ([term, value]) =>
              `<tr><td class="c-muted e-line" width="92" valign="top" style="padding:9px 12px 9px 0;border-top:1px solid ${color("line")};font-size:14px;color:${color("muted")}">${escapeHtml(term)}</td><td class="c-ink e-line" valign="top" style="padding:8px 0;border-top:1px solid ${color("line")};color:${color("ink")}">${lines(value)}</td></tr>`,
          )
          .join(""),
        "margin:0 0 20px",
        ' width="100%"',
      );

/** One of several things, with its link if it has one. */
const itemRow = ({ title, text, url }: { title: string; text: string; url: string | null }): string =>
  `<tr><td class="c-muted e-line" style="padding:10px 0;border-top:1px solid ${color("line")};font-size:15px;color:${color("muted")}"><b class="c-ink" style="font-size:16px;color:${color("ink")}">${url === null ? escapeHtml(title) : link(title, url)}</b><br>${lines(text)}</td></tr>`;

export const itemRows = (items: readonly Parameters<typeof itemRow>[0][]): string =>
  items.length === 0 ? "" : table(items.map(itemRow).join(""), "margin:0 0 20px", ' width="100%"');

/** The one thing to do. The whole area is a link. */
export const button = (label: string, url: string): string =>
  table(
    `<tr><td class="b-accent" bgcolor="${color("accent")}" style="border-radius:4px;background:${color("accent")}"><a class="c-on-accent" href="${escapeHtml(url)}" style="display:block;padding:12px 22px;color:${color("on-accent")};font-weight:600;line-height:20px;text-decoration:none">${escapeHtml(label)}</a></td></tr>`,
    "margin:4px 0 24px",
  );

/** The ring on a line, and the name. */
const mark = (): string => {
  const dash = `<td><div class="b-accent" style="width:9px;height:2px;font-size:0;line-height:0;background:${color("accent")}"></div></td>`;
  const ring = `<td><div class="e-accent" style="width:14px;height:14px;font-size:0;line-height:0;border:2px solid ${color("accent")};border-radius:50%"></div></td>`;
  const name = `<td class="c-ink" aria-hidden="true" style="padding-left:9px;${SERIF};font-size:21px;line-height:24px;color:${color("ink")}">${escapeHtml(site.name)}</td>`;
  return `<table role="img" aria-label="${escapeHtml(site.name)}" cellpadding="0" cellspacing="0" border="0"><tr>${dash}${ring}${dash}${name}</tr></table>`;
};

/** The whole page. `body` and `foot` are HTML from the functions above. */
export function framed(subject: string, body: string, foot: string): string {
  const title = escapeHtml(subject);
  const heading =
    subject === ""
      ? ""
      : `<h1 class="c-ink" style="margin:0 0 18px;${SERIF};font-size:24px;line-height:30px;font-weight:500;color:${color("ink")}">${title}</h1>`;
  const sheet = `<tr><td class="sheet b-surface e-ink" bgcolor="${color("surface")}" style="padding:30px 32px 16px;border-top:2px solid ${color("ink")};background:${color("surface")}">${heading}${body}</td></tr>`;
  const inner = table(
    `<tr><td style="padding:0 0 14px">${mark()}</td></tr>${sheet}<tr><td class="c-muted" style="padding:16px 0 0;font-size:13px;line-height:20px;color:${color("muted")}">${foot}</td></tr>`,
    `max-width:580px;${SANS};font-size:16px;line-height:24px;text-align:left`,
    ' width="100%" align="center"',
  );
  const outer = table(
    `<tr><td align="center" style="padding:24px 14px 32px">${inner}</td></tr>`,
    `background:${color("paper")}`,
    ` width="100%" class="b-paper" bgcolor="${color("paper")}"`,
  );
  return `<!doctype html><html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title><style>${STYLE}</style></head><body class="b-paper" style="margin:0;padding:0;background:${color("paper")}">${outer}</body></html>`;
}
