/** What the head of a profile says, worked out from the licences and the record. */
import { formatDay } from "#app/platform/dates.ts";
import { wordList } from "../words.ts";
import type { AgentProfile, ProfileLicence } from "./profile-types.ts";

const SHOWN_STATES = 4;

export function isStanding(licence: ProfileLicence): boolean {
  return licence.standing === "in-force" || licence.standing === "ending";
}

/** Names of the states with a licence in force, each once, in the order of the licences. */
export function licensedStates(licences: readonly ProfileLicence[]): string[] {
  return [...new Set(licences.filter(isStanding).map((licence) => licence.state.name))];
}

/** Names of the lines held anywhere in force, each once. */
export function linesHeld(licences: readonly ProfileLicence[]): string[] {
  return [...new Set(licences.filter(isStanding).flatMap((licence) => licence.lines))];
}

const SHORT_LINES: Record<string, string> = {
  "Accident and Health or Sickness": "Health",
  "Variable Life and Variable Annuity": "Variable",
};

/** A line's name where there is little room; the full name stands in the licence table. */
export const shortLine = (line: string) => SHORT_LINES[line] ?? line;

/** "Louisiana, 13 Dec 2026" and the one after it in another state; empty when nothing is in force. */
export function nextExpiries(licences: readonly ProfileLicence[]): string[] {
  const ends = new Map<string, string>();
  for (const { state, expiresOn } of licences.filter(isStanding)) {
    const known = ends.get(state.name);
    if (known === undefined || expiresOn < known) ends.set(state.name, expiresOn);
  }
  return [...ends]
    .sort(([, a], [, b]) => a.localeCompare(b))
    .slice(0, 2)
    .map(([state, day]) => `${state}, ${formatDay(day)}`);
}

/** The licence that ended last, for a record on which nothing is in force. */
export function lastEnded(licences: readonly ProfileLicence[]): ProfileLicence | null {
  return [...licences].sort((a, b) => b.expiresOn.localeCompare(a.expiresOn))[0] ?? null;
}

/**
 * Of the types that the agent sells, those covered in the home state; where nothing is, in the first state that has
 * any. When the agent sells none of what is covered, all that is covered.
 */
export function coveredAtHome(profile: AgentProfile): { state: string; types: string[] } | null {
  const home = profile.city.state.name;
  const covered = profile.covers.find(({ state }) => state === home) ?? profile.covers[0];
  if (covered === undefined) return null;
  const sold = covered.types.filter((type) => profile.insures.includes(type));
  return sold.length === 0 ? covered : { state: covered.state, types: sold };
}

/** "30 miles around 78751; by phone anywhere in Texas and Oklahoma". */
export function wordGoesTo(profile: AgentProfile): string {
  const states = licensedStates(profile.licences);
  const near = `${profile.serviceRadiusMiles} miles around ${profile.zip}`;
  return states.length === 0 ? near : `${near}; by phone anywhere in ${wordList(states, SHOWN_STATES)}`;
}

/** "since 2011, 15 years". */
export function wordSince(year: number, nowMs: number): string {
  const years = new Date(nowMs).getUTCFullYear() - year;
  if (years < 1) return `since ${year}`;
  return `since ${year}, ${years === 1 ? "1 year" : `${years} years`}`;
}

/** The site's address and its name without scheme; null for anything but a web address. */
export function parseWebsite(website: string | null): { href: string; label: string } | null {
  if (website === null || !URL.canParse(website)) return null;
  const url = new URL(website);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  const path = url.pathname === "/" ? "" : url.pathname.replace(/\/$/, "");
  return { href: url.href, label: `${url.host.replace(/^www\./, "")}${path}` };
}

/** "Texas 2214873, Oklahoma 3001946172": every licence in force, with its number (California Ins. Code 1725.5). */
export function wordLicenceNumbers(
  licences: readonly Pick<ProfileLicence, "state" | "number" | "standing">[],
): string {
  return licences
    .filter(({ standing }) => standing === "in-force" || standing === "ending")
    .map(({ state, number }) => `${state.name} ${number}`)
    .join(", ");
}
