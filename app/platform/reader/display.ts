/** Display settings from `/accessibility-settings`, which the server writes onto `<html>`. */

import { DAY_SECONDS } from "#app/platform/durations.ts";
import { readUnshownCookie, writeUnshownCookie } from "./cookies.ts";

/** What can be chosen, by the attribute `data-…` that the style sheet reads (`ui/styles/settings.css`). Without it all is as ever. */
export const DISPLAY_CHOICES = {
  text: ["large", "larger"],
  theme: ["light", "dark"],
  contrast: ["more"],
  motion: ["none"],
  links: ["underlined"],
  font: ["readable"],
  targets: ["large"],
} as const;

type Name = keyof typeof DISPLAY_CHOICES;
export type DisplaySettings = { [K in Name]?: (typeof DISPLAY_CHOICES)[K][number] };

const COOKIE = "display";
/** As long as browsers store a cookie. */
export const DISPLAY_DAYS = 400;

const ALL = Object.entries(DISPLAY_CHOICES).flatMap(([name, values]) =>
  values.map((value) => [`${name}-${value}`, name, value] as const),
);

/** `text-large.contrast-more`: what a cookie and the account hold. Empty where nothing is chosen. */
export const formatDisplay = (settings: DisplaySettings): string =>
  ALL.flatMap(([word, name, value]) => (settings[name as Name] === value ? [word] : [])).join(".");

/** Reads what `formatDisplay` wrote; anything else in it is left out. */
export function parseDisplay(written: string | null): DisplaySettings {
  const words = new Set((written ?? "").slice(0, 200).split("."));
  return Object.fromEntries(ALL.flatMap(([word, name, value]) => (words.has(word) ? [[name, value]] : [])));
}

export const readDisplay = (request: Request): DisplaySettings =>
  parseDisplay(readUnshownCookie(request, COOKIE));

/** A `Set-Cookie` value; it outlives the session, and goes only where nothing is chosen any more. */
export function writeDisplay(settings: DisplaySettings): string {
  const written = formatDisplay(settings);
  return writeUnshownCookie(COOKIE, written, written === "" ? 0 : DISPLAY_DAYS * DAY_SECONDS);
}

/**
 * The page with the reader's choices on its `<html>`. Applied behind the edge cache, so that one cached page serves
 * everyone. Costs nothing for readers without choices.
 */
export function withDisplay(request: Request, response: Response): Response {
  const settings = Object.entries(readDisplay(request));
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (settings.length === 0 || !isPage || response.body === null) return response;
  return new HTMLRewriter()
    .on("html", {
      element(html) {
        for (const [name, value] of settings) html.setAttribute(`data-${name}`, value);
      },
    })
    .transform(response);
}
