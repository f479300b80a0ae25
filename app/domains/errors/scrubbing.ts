/**
 * Removes what names a person or is a secret from a report. It goes by patterns, so it is only the second safeguard: the
 * first is that no error message of ours contains what a person typed.
 */
import {
  MESSAGE_MAX_CHARACTERS,
  PATH_MAX_CHARACTERS,
  REPORT_MAX_BYTES,
  STACK_MAX_CHARACTERS,
  STACK_MAX_LINES,
} from "./limits.ts";

const FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu, "[email]"],
  [/\bBearer\s+[^\s"',;]+/gi, "Bearer [token]"],
  [/eyJ[\w-]{6,}(?:\.[\w-]*){0,2}/g, "[token]"],
  // The query of an address: search words, tokens from emails, ids.
  [/[?#][\w%.~[\]-]{1,64}=[^\s"'<>)]*/g, "?[query]"],
  [
    /\b(password|secret|token|authorization|cookie|session)([\s"']{0,4}[:=][\s"']{0,4})[^\s"',;&]+/gi,
    "$1$2[left out]",
  ],
  [/\b\d{3}-\d{2}-\d{4}\b/g, "[number]"],
  [/(?<![\d$.,-])(?:\+?1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?!\d)/g, "[number]"],
];

/** 32 letters and digits without a space: a secret, unless it is a file name, a slug, or a UUID. */
const LONG_RUN = /[\w-]{32,}(?:\.\w{1,5})?/g;

function isSecret(run: string): boolean {
  if (/\.(?:js|mjs|css)$/.test(run)) return false;
  return /\d/.test(run) && (/^[0-9a-f]+$/i.test(run) || (/[a-z]/.test(run) && /[A-Z]/.test(run)));
}

/** Control and format characters except line breaks: invisible, and some stores end a text at NUL. */
const UNSEEN = /[^\P{C}\n]/gu;

/** The text without email addresses, phone numbers, tokens, passwords and the queries of addresses. */
export function scrub(text: string): string {
  const seen = text.slice(0, REPORT_MAX_BYTES).toWellFormed().replace(UNSEEN, " ");
  const scrubbed = FORMS.reduce((rest, [form, instead]) => rest.replace(form, instead), seen);
  return scrubbed.replace(LONG_RUN, (run) => (isSecret(run) ? "[token]" : run));
}

/** Never ends in half of a character. */
const cut = (text: string, most: number) => text.slice(0, most).toWellFormed();

/** A message as it is stored, "No message" for an empty one. */
export function scrubbedMessage(message: string): string {
  return cut(scrub(message).trim(), MESSAGE_MAX_CHARACTERS) || "No message";
}

/** Lines that name a place in code: `at f (file:1:2)` (Chrome, workerd), `f@file:1:2` (Firefox, Safari). */
const FRAME = /^\s*at\s|:\d+:\d+\)?$/;

/** The first places of a stack, one per line, without the message that Chrome and workerd put first. */
export function scrubbedStack(stack: string, message: string): string {
  const frames = stack
    .replace(message, () => "")
    .slice(0, REPORT_MAX_BYTES)
    .split("\n")
    .filter((line) => FRAME.test(line))
    .slice(0, STACK_MAX_LINES)
    .map((line) => scrub(line.trim().replace(/https?:\/\/[^/\s)]+/g, "")));
  return cut(frames.join("\n"), STACK_MAX_CHARACTERS);
}

/** A page's path without query and fragment; the page's own path where Remix asked for its data. */
export function scrubbedPath(path: string): string {
  const [page = ""] = path.split(/[?#]/);
  const own = page.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  return cut(scrub(own).replaceAll("\n", " "), PATH_MAX_CHARACTERS) || "/";
}
