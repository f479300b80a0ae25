/** What a license lets its holder sell, and when. Pure. Legal rules are data: the mapping comes with the types' rows. */
import { DAY_MS } from "#app/platform/durations.ts";
import { dayStartMs } from "#app/platform/time/dates.ts";
import { laterDay } from "#app/platform/time/holidays.ts";
import { stateDay } from "./state-day.ts";
import type { LicenseStatus, RecordedStatus } from "./types.ts";

/** A row of `product_types`, as far as licensing reads it. */
export type CoverableType = { bit: number; coveringLines: string };

export type LicenseTerm = {
  /** What the newest evidence said. */
  status: RecordedStatus;
  /** `YYYY-MM-DD`, the first and the last day of the term. */
  effectiveOn: string;
  expiresOn: string;
};

/** From this age on, what a source said counts as unconfirmed: pages show it gray and without a tick. */
export const STALE_AFTER_DAYS = 180;

/** Whether what was said then is unconfirmed now; both in milliseconds UTC. */
export const isStale = (saidAt: number, nowMs: number): boolean =>
  nowMs - saidAt >= STALE_AFTER_DAYS * DAY_MS;

/** Whether a license is unconfirmed, by the day as of which its newest list or document was read (`YYYY-MM-DD`). */
export const isEvidenceStale = (readOn: string, nowMs: number): boolean => isStale(dayStartMs(readOn), nowMs);

/** What a license is on `day` (`YYYY-MM-DD`), by what its evidence said and its dates. The only place that decides it. */
export function licenseStatus({ status, effectiveOn, expiresOn }: LicenseTerm, day: string): LicenseStatus {
  // No date brings back what a state took away or its holder gave back, or confirms what nobody has confirmed.
  if (status !== "active" && status !== "expired") return status;
  if (status === "expired" || expiresOn < day) return "lapsed";
  return effectiveOn > day ? "not-yet-effective" : "active";
}

/** What a license is at that moment, by the day in its state. */
export const licenseStatusAt = (
  license: LicenseTerm & { stateCode: string },
  timeMs: number,
): LicenseStatus => licenseStatus(license, stateDay(license.stateCode, timeMs));

/** What a list can say that its agent is notified of. */
export type Worsening = "ended" | "lines" | "sooner";

/** What became worse of a license, by what it was and is on `day`; null: nothing, or nothing that counted. */
export function worseningOf(
  before: LicenseTerm & { lines: number },
  after: LicenseTerm & { lines: number },
  day: string,
): Worsening | null {
  const [was, is] = [licenseStatus(before, day), licenseStatus(after, day)];
  if (was !== "active" && was !== "not-yet-effective") return null;
  if (is !== "active" && is !== was) return "ended";
  if (without(before.lines, after.lines) !== 0) return "lines";
  return after.expiresOn < before.expiresOn ? "sooner" : null;
}

/** Whether a license gives authority on `day`: active, begun, and not past its last day. */
export const isInForce = (license: LicenseTerm, day: string): boolean =>
  licenseStatus(license, day) === "active";

/**
 * On which day a license begins, once `next` is known of it: as before, where a renewal follows on the term that it has with
 * no day between and no line more. A license has one term here, and who renews early is licensed meanwhile.
 */
export function beginningOf(
  held: (LicenseTerm & { lines: number }) | null,
  next: LicenseTerm & { lines: number },
  day: string,
): string {
  const continues =
    held !== null &&
    isInForce(held, day) &&
    next.status === "active" &&
    next.effectiveOn > day &&
    next.effectiveOn <= laterDay(held.expiresOn, 1) &&
    without(next.lines, held.lines) === 0;
  return continues ? held.effectiveOn : next.effectiveOn;
}

/**
 * The insurance types that an agent holding `linesMask` (bits of `lines_of_authority`) may sell, as bits of
 * `product_types`. `coveringLines` lists masks joined by `|`; holding every line of any one of them is enough.
 *
 * Source: NAIC Producer Licensing Model Act, major lines; the mapping is ours: Auto, Home, Renters, Motorcycle,
 * Boat, RV, Umbrella and Flood under Personal Lines or under Property and Casualty together; Business under
 * Property and Casualty; Life and Annuities under Life, variable annuities under Variable Life and Variable
 * Annuity; Health, long-term care and every Medicare product under Accident and Health or Sickness.
 */
export function typesCoveredByLines(linesMask: number, productTypes: readonly CoverableType[]): number {
  const held = BigInt(linesMask);
  let types = 0;
  for (const { bit, coveringLines } of productTypes) {
    const isCovered = coveringLines
      .split("|")
      .some((lines) => lines !== "" && lines !== "0" && (held & BigInt(lines)) === BigInt(lines));
    if (isCovered) types += 2 ** bit;
  }
  return types;
}

/** A license as coverage is worked out from it. */
export type CoveringLicense = LicenseTerm & { stateCode: string; lines: number };
export type Coverage = { stateCode: string; throughDay: string; types: number };

const union = (a: number, b: number) => Number(BigInt(a) | BigInt(b));
const without = (a: number, b: number) => Number(BigInt(a) & ~BigInt(b));

/**
 * What the licenses in force today, in the date of their states, let their holder sell, state by state: each type once, under the last day
 * on which the lines it needs are still held together. `coveredTypes` is `typesCoveredByLines` with its types.
 */
export function coverageOf(
  held: readonly CoveringLicense[],
  todayIn: (stateCode: string) => string,
  coveredTypes: (lines: number) => number,
): Coverage[] {
  const inForce = held.filter((license) => isInForce(license, todayIn(license.stateCode)));
  const states = [...new Set(inForce.map((license) => license.stateCode))];
  return states.flatMap((stateCode) => {
    const licensed = inForce.filter((license) => license.stateCode === stateCode);
    const days = [...new Set(licensed.map((license) => license.expiresOn))].sort().reverse();
    let later = 0;
    return days.flatMap((throughDay): Coverage[] => {
      const lines = licensed
        .filter((license) => license.expiresOn >= throughDay)
        .reduce((mask, license) => union(mask, license.lines), 0);
      const types = without(coveredTypes(lines), later);
      later = union(later, types);
      return types === 0 ? [] : [{ stateCode, throughDay, types }];
    });
  });
}

/** Types that are covered in a state, and were not before; `first` where nothing was. */
export type Gain = Pick<Coverage, "stateCode" | "types"> & { first: boolean };

/** What `after` covers beyond `before`, one for each state that has gained something. */
export function gainsOf(before: readonly Coverage[], after: readonly Coverage[]): Gain[] {
  const typesIn = (coverage: readonly Coverage[], stateCode: string) =>
    coverage.reduce((mask, one) => (one.stateCode === stateCode ? union(mask, one.types) : mask), 0);
  return [...new Set(after.map(({ stateCode }) => stateCode))].flatMap((stateCode) => {
    const had = typesIn(before, stateCode);
    const types = without(typesIn(after, stateCode), had);
    return types === 0 ? [] : [{ stateCode, types, first: had === 0 }];
  });
}

/** What no longer counts for what an agent may ever offer again; everything else may come back. */
const GONE: readonly RecordedStatus[] = ["canceled", "surrendered", "revoked"];

/**
 * Everything the lines on these licenses could cover, in force or not: what lapsed may be renewed, and what is suspended
 * reinstated. What was canceled, revoked, or surrendered doesn't count.
 */
export function coverableTypes(
  held: readonly Pick<CoveringLicense, "stateCode" | "lines" | "status">[],
  coveredTypes: (lines: number) => number,
): number {
  const byState = new Map<string, number>();
  for (const { stateCode, lines, status } of held)
    if (!GONE.includes(status)) byState.set(stateCode, union(byState.get(stateCode) ?? 0, lines));
  return [...byState.values()].reduce((types, lines) => union(types, coveredTypes(lines)), 0);
}

/**
 * The types that an agent offers after their licenses changed: never beyond a license, and with what a new line newly
 * allows. What they could have offered before and did not stays their choice.
 */
export function followTypes(offered: number, coverableBefore: number, coverableAfter: number): number {
  const won = without(coverableAfter, coverableBefore);
  return union(keepTypes(offered, coverableBefore, coverableAfter), won);
}

/** The same where nothing new is to be offered: what no license could cover any more goes, and all else stays. */
export const keepTypes = (offered: number, coverableBefore: number, coverableAfter: number): number =>
  without(offered, without(coverableBefore, coverableAfter));

/** Days before the last one on which an agent is reminded, nearest first. */
export const REMINDER_DAYS = [7, 30, 60] as const;

/** The reminder that `daysLeft` before the last day is the one to send; null when none is, or the term is over. */
export function reminderFor(daysLeft: number): (typeof REMINDER_DAYS)[number] | null {
  if (daysLeft < 0) return null;
  return REMINDER_DAYS.find((days) => daysLeft <= days) ?? null;
}

/** The parts of `after` that differ from `before`, as both had them; null when nothing does. */
export function differenceOf<T extends Readonly<Record<string, unknown>>>(before: T, after: T) {
  const keys = Object.keys(after).filter((key) => before[key] !== after[key]);
  if (keys.length === 0) return null;
  const pick = (from: T) => Object.fromEntries(keys.map((key) => [key, from[key]]));
  return { before: pick(before), after: pick(after) };
}
