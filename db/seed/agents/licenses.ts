/** Licenses of one agent: where they live, where else they write, for which lines, until when. */
import { isInForce, typesCoveredByLines } from "#app/domains/directory/licenses/licensing.ts";
import { line, productTypeRows } from "../catalog.ts";
import { addDays, addYears, monthEnd } from "../days.ts";
import { neighborsOf, stateCodes } from "../places/regions.ts";
import type { Random } from "../random.ts";
import type { CoverageDraft, LicenseDraft } from "../records.ts";
import { licenseClass, licenseNumber, splitStates, stateLabel } from "../words/license-words.ts";

const propertyLines = line.property + line.casualty + line.personal;

/** Invents the licenses of somebody at home in `stateCode` with authority for `lines`. `today` is `YYYY-MM-DD`. */
export function inventLicenses(
  stateCode: string,
  lines: number,
  today: string,
  random: Random,
): LicenseDraft[] {
  const drafts = inState(stateCode, true, lines, today, random);
  for (const other of otherStates(stateCode, random)) {
    drafts.push(...inState(other, false, random.chance(0.75) ? lines : reduced(lines), today, random));
  }
  return drafts;
}

function otherStates(stateCode: string, random: Random): string[] {
  const count = random.weighted([
    [0, 46],
    [1, 22],
    [2, 14],
    [3, 8],
    [4, 5],
    [5, 3],
    [6, 2],
  ]);
  const near = random.sample(neighborsOf(stateCode), count);
  return near
    .map((neighbor) => {
      if (random.chance(0.75)) return neighbor;
      const anywhere = random.pick(stateCodes);
      return anywhere === stateCode || near.includes(anywhere) ? neighbor : anywhere;
    })
    .filter((code, i, all) => all.indexOf(code) === i);
}

function inState(
  stateCode: string,
  resident: boolean,
  lines: number,
  today: string,
  random: Random,
): LicenseDraft[] {
  const property = lines & propertyLines;
  const people = lines - property;
  const first = draftLicense(stateCode, resident, lines, today, random);
  if (!splitStates.has(stateCode) || property === 0 || people === 0) return [first];
  const suffix =
    stateCode === "TX" ? `${first.number}-L` : licenseNumber(stateCode, random).replace("PC-", "LA-");
  return [
    { ...first, lines: property, stateLabel: stateLabel(stateCode, property) },
    { ...first, lines: people, stateLabel: stateLabel(stateCode, people), number: suffix },
  ];
}

function draftLicense(
  stateCode: string,
  resident: boolean,
  lines: number,
  today: string,
  random: Random,
): LicenseDraft {
  const standing = random.weighted([
    ["in-force", resident ? 96 : 91],
    ["lapsed", resident ? 3 : 7.6],
    ["surrendered", resident ? 0.6 : 1],
    ["revoked", 0.4],
  ]);
  const termYears = random.weighted([
    [2, 86],
    [1, 8],
    [4, 6],
  ]);
  const expiresOn = expiry(standing === "lapsed", termYears, today, random);
  // A term begins the day after the one before it ended.
  const begun = addDays(addYears(expiresOn, -termYears), 1);
  const effectiveOn = begun > today ? addDays(today, -random.integer(20, 300)) : begun;
  const evidence = random.weighted<LicenseDraft["evidence"]>([
    ["state-list", 80],
    ["document", 14],
    ["federal-list", 6],
  ]);
  const readDaysAgo = evidence === "document" ? random.integer(31, 620) : random.integer(1, 30);
  const evidenceReadOn =
    addDays(today, -readDaysAgo) < effectiveOn ? effectiveOn : addDays(today, -readDaysAgo);
  const readAfterEnd = evidenceReadOn > expiresOn;
  return {
    stateCode,
    number: licenseNumber(stateCode, random),
    licenseClass: licenseClass(stateCode),
    resident,
    lines,
    stateLabel: stateLabel(stateCode, lines),
    status:
      standing === "surrendered" || standing === "revoked" ? standing : readAfterEnd ? "expired" : "active",
    effectiveOn,
    expiresOn,
    evidence,
    evidenceReadOn,
  };
}

/** Most states end a term with a month, the others on the holder's own day. */
function expiry(lapsed: boolean, termYears: number, today: string, random: Random): string {
  const days = lapsed ? -random.integer(40, 560) : random.integer(1, termYears * 365);
  const day = addDays(today, days);
  return random.chance(0.7) ? monthEnd(day) : day;
}

/** Property lines or life and health only: what a second state is often asked for. */
function reduced(lines: number): number {
  const property = lines & propertyLines;
  const people = lines - property;
  return property === 0 || people === 0 ? lines : property;
}

const typesByLines = new Map<number, number>();

function coveredTypes(lines: number): number {
  const known = typesByLines.get(lines);
  if (known !== undefined) return known;
  const types = typesCoveredByLines(lines, productTypeRows);
  typesByLines.set(lines, types);
  return types;
}

/**
 * What the licenses in force on `today` let their holder sell, state by state: each type once, under the last day
 * on which the lines it needs are still held together.
 */
export function coverageOf(
  held: readonly Pick<LicenseDraft, "stateCode" | "lines" | "status" | "effectiveOn" | "expiresOn">[],
  today: string,
): CoverageDraft[] {
  const inForce = held.filter((license) => isInForce(license, today));
  const states = [...new Set(inForce.map((license) => license.stateCode))];
  return states.flatMap((stateCode) => {
    const licensed = inForce.filter((license) => license.stateCode === stateCode);
    const days = [...new Set(licensed.map((license) => license.expiresOn))].sort().reverse();
    let later = 0;
    return days.flatMap((throughDay): CoverageDraft[] => {
      const lines = licensed
        .filter((license) => license.expiresOn >= throughDay)
        .reduce((mask, license) => mask | license.lines, 0);
      const types = coveredTypes(lines) & ~later;
      later |= types;
      return types === 0 ? [] : [{ stateCode, throughDay, types }];
    });
  });
}

/** Everything the lines on these licenses could cover, in force or not. */
export function coverableTypes(held: readonly Pick<LicenseDraft, "stateCode" | "lines">[]): number {
  const byState = new Map<string, number>();
  for (const { stateCode, lines } of held) byState.set(stateCode, (byState.get(stateCode) ?? 0) | lines);
  let types = 0;
  for (const lines of byState.values()) types |= coveredTypes(lines);
  return types;
}
