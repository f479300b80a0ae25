/** One agent's licenses: at home and in other states, for which lines, and until when. */
import {
  type CoveringLicense,
  coverableTypes as coverableByAll,
  coverageOf as coverageOn,
  typesCoveredByLines,
} from "#app/domains/licenses/policy.ts";
import { line, productTypeRows } from "../catalog.ts";
import { addDays, addYears, monthEnd } from "../days.ts";
import { neighborsOf, stateCodes } from "../places/regions.ts";
import type { Random } from "../random.ts";
import type { CoverageDraft, LicenseDraft } from "../records.ts";
import { licenseClass, licenseNumber, splitStates, stateLabel } from "../words/license-words.ts";

const propertyLines = line.property + line.casualty + line.personal;

/** Invents the licenses of someone at home in `stateCode` with authority for `lines`. `today` is `YYYY-MM-DD`. */
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
  // A term begins the day after the previous one ended.
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
  return {
    stateCode,
    number: licenseNumber(stateCode, random),
    licenseClass: licenseClass(stateCode),
    resident,
    lines,
    stateLabel: stateLabel(stateCode, lines),
    status:
      // The cron has already handled what ended before today.
      standing === "surrendered" || standing === "revoked"
        ? standing
        : expiresOn < today
          ? "expired"
          : "active",
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

/** Property lines or life and health only: what people often request in a second state. */
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

/** What these licenses let their holder sell on `today`, state by state. */
export const coverageOf = (held: readonly CoveringLicense[], today: string): CoverageDraft[] =>
  coverageOn(held, () => today, coveredTypes);

/** Everything that the lines of these licenses could cover, active or not. */
export const coverableTypes = (held: readonly Pick<CoveringLicense, "stateCode" | "lines">[]): number =>
  coverableByAll(
    held.map((license) => ({ ...license, status: "active" as const })),
    coveredTypes,
  );
