/** The facts at the top of a profile, computed from the licenses and the record. */
import { NO_END } from "#app/domains/licenses/types.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { named, t, tn } from "#app/text/text.ts";
import { formatList } from "../format-figures.ts";
import type { AgentProfile, ProfileLicense } from "./profile-types.ts";

const SHOWN_STATES = 4;

export function isValidToday(license: ProfileLicense): boolean {
  return license.validity === "in-force" || license.validity === "ending";
}

/** Names of the states with a license in force, each once, in the order of the licenses. */
export function licensedStates(licenses: readonly ProfileLicense[]): string[] {
  return [...new Set(licenses.filter(isValidToday).map((license) => license.state.name))];
}

/** Names of the lines in force in any state, each once. */
export function linesHeld(licenses: readonly ProfileLicense[]): string[] {
  return [...new Set(licenses.filter(isValidToday).flatMap((license) => license.lines))];
}

const SHORT_LINES: Record<string, string> = {
  "Accident and Health or Sickness": "Health",
  "Variable Life and Variable Annuity": "Variable",
};

/** A line's name where there is little room; the license table has the full name. */
export const shortLine = (line: string) => SHORT_LINES[line] ?? line;

/**
 * "Louisiana, Dec 13, 2026" and the one after it in another state; "No end date" where no license in force has one. Empty
 * when nothing is in force.
 */
export function nextExpiries(licenses: readonly ProfileLicense[]): string[] {
  const inForce = licenses.filter(isValidToday);
  if (inForce.length > 0 && inForce.every(({ expiresOn }) => expiresOn === NO_END)) return [t("No end date")];
  const ends = new Map<string, string>();
  for (const { state, expiresOn } of inForce) {
    if (expiresOn === NO_END) continue;
    const known = ends.get(state.name);
    if (known === undefined || expiresOn < known) ends.set(state.name, expiresOn);
  }
  return [...ends]
    .sort(([, a], [, b]) => a.localeCompare(b))
    .slice(0, 2)
    .map(([state, day]) => `${named(state)}, ${formatDay(day)}`);
}

/** The license that ended last, for a profile without a license in force. */
export function lastEnded(licenses: readonly ProfileLicense[]): ProfileLicense | null {
  return [...licenses].sort((a, b) => b.expiresOn.localeCompare(a.expiresOn))[0] ?? null;
}

/** The types covered in the home state; if there are none, in the first state that has any. */
export function coveredAtHome({ covers, city }: Pick<AgentProfile, "covers" | "city">) {
  return covers.find(({ state }) => state === city.state.name) ?? covers[0] ?? null;
}

/**
 * "Auto and Home in Texas and Oklahoma; Auto in Louisiana": every type in every state that results list the agent for,
 * home first. Empty without a license in force.
 */
export function formatInsures({ covers, city }: Pick<AgentProfile, "covers" | "city">): string {
  const statesByTypes = new Map<string, string[]>();
  const home = covers.filter(({ state }) => state === city.state.name);
  for (const { state, types } of [...home, ...covers.filter((one) => !home.includes(one))]) {
    const list = formatList(types, types.length);
    statesByTypes.set(list, [...(statesByTypes.get(list) ?? []), state]);
  }
  return [...statesByTypes]
    .map(([types, held]) => t("{types} in {states}", { types, states: formatList(held, held.length) }))
    .join("; ");
}

/** "30 miles around 78751; by phone anywhere in Texas and Oklahoma". */
export function formatGoesTo(profile: AgentProfile): string {
  const states = licensedStates(profile.licenses);
  const near = { miles: profile.serviceRadiusMiles, zip: profile.zip };
  return states.length === 0
    ? t("{miles} miles around {zip}", near)
    : t("{miles} miles around {zip}; by phone anywhere in {states}", {
        ...near,
        states: formatList(states, SHOWN_STATES),
      });
}

/** "Accepting", "Not taking until Jan 11, 2027"; empty where nobody has said it. */
export function formatTaking({ claimed, acceptingClients, acceptingFrom }: AgentProfile): string {
  if (acceptingClients) return claimed ? t("Accepting") : "";
  return acceptingFrom === null
    ? t("Not taking")
    : t("Not taking until {day}", { day: formatDay(acceptingFrom) });
}

/** "since 2011, 15 years". */
export function formatSince(year: number, nowMs: number): string {
  const years = new Date(nowMs).getUTCFullYear() - year;
  if (years < 1) return t("since {year}", { year: String(year) });
  return tn(years, "since {year}, {n} year", "since {year}, {n} years", { year: String(year) });
}

/** The site's address and its name without scheme; null for anything but a web address. */
export function parseWebsite(website: string | null): { href: string; label: string } | null {
  if (website === null || !URL.canParse(website)) return null;
  const url = new URL(website);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  const path = url.pathname === "/" ? "" : url.pathname.replace(/\/$/, "");
  return { href: url.href, label: `${url.host.replace(/^www\./, "")}${path}` };
}

/** "Texas 2214873, Oklahoma 3001946172": every license in force, with its number (California Ins. Code 1725.5). */
export function formatLicenseNumbers(
  licenses: readonly Pick<ProfileLicense, "state" | "number" | "validity">[],
): string {
  return licenses
    .filter(({ validity }) => validity === "in-force" || validity === "ending")
    .map(({ state, number }) => `${state.name} ${number}`)
    .join(", ");
}
