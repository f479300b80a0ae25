/** What a row of a list comes to, compared with the ledger. Pure. */
import { beginningOf, differenceOf, type LicenseTerm, licenseStatus, worseningOf } from "../../policy.ts";
import { type HeldLicense, type LicenseFacts, NO_END } from "../../types.ts";
import { isEnding } from "../rows/list-statuses.ts";
import { joinTerms } from "../rows/list-terms.ts";
import { hasLastName } from "../rows/person-names.ts";
import type { FederalFacts, RowOutcome, StagedRow, StateFacts } from "../types.ts";

/** An agent in the directory whom a row may be about. */
export type MatchedAgent = {
  agentNo: number;
  npn: string;
  firstName: string;
  lastName: string;
  homeState: string;
  /** The day the NPN was last matched; null: never. */
  matchedOn: string | null;
  /** Where they are, of an active profile that was here before. */
  office?: { zip: string; cityNo: number; isClaimed: boolean };
};

/** Who in the directory has the row's NPN, and who has its license number in the list's state. */
export type Candidates = { byNpn: readonly MatchedAgent[]; byNumber: readonly MatchedAgent[] };

export type Compared = {
  outcome: Exclude<RowOutcome, "unmatched" | "uncataloged" | "unlisted" | "unplaced" | "created" | "moved">;
  agentNo: number;
  license: HeldLicense | null;
  after: LicenseFacts;
};

/** Whether every term that the row gives of its license has ended. */
const saysOver = (facts: StateFacts): boolean =>
  (facts.terms ?? [facts]).every(({ status }) => isEnding(status));

/**
 * The one agent that a row is about, by NPN, else by license number; null: nobody here. A row under another name is refused,
 * unless the number agrees, no NPN contradicts it, and it says that the license is over: bad news counts.
 */
export function matchAgent(
  { npn, key, facts }: Pick<StagedRow, "npn" | "key" | "facts">,
  { byNpn, byNumber }: Candidates,
): MatchedAgent | { problem: string } | null {
  const [name, isOver] = "name" in facts ? [facts.name, saysOver(facts)] : [null, false];
  const isNamed = ({ lastName }: MatchedAgent) => name === null || name === "" || hasLastName(name, lastName);
  const [agent, twin] = byNpn;
  const holder = byNumber.find((one) => byNpn.some(({ agentNo }) => agentNo === one.agentNo));
  if (twin !== undefined && holder === undefined)
    return { problem: `Two agents have the NPN ${npn}. An admin has to sort that out first.` };
  if (agent !== undefined) {
    const found = twin === undefined ? agent : (holder ?? agent);
    if (isNamed(found) || (isOver && holder !== undefined)) return found;
    return { problem: `The list has the NPN ${npn} under another name than ${nameOf(found)}.` };
  }
  const [other] = byNumber;
  if (other === undefined) return null;
  if (byNumber.length === 1 && (isNamed(other) || (isOver && npn === ""))) return other;
  if (npn === "")
    return { problem: `The list has the license ${key} under another name than ${nameOf(other)}.` };
  return { problem: `${nameOf(other)} has the license ${key} here, under the NPN ${other.npn}.` };
}

/** A license here with the row's number, and whether it can't be taken for confirmed while the row isn't explained. */
export type Questioned = { license: HeldLicense; marks: boolean };

/**
 * The licenses that a refused row contradicts: those with its number in the state. It marks what is in force here, unless the
 * list has it in force, too, and only the name differs.
 */
export function contradictedBy(
  { npn, key, facts }: StagedRow & { facts: StateFacts },
  { byNumber }: Candidates,
  held: ReadonlyMap<string, HeldLicense>,
  { readOn, today }: StateList,
): Questioned[] {
  const isListed = (facts.terms ?? [facts]).some(({ status }) => status === "active");
  return byNumber.flatMap((agent) => {
    const license = held.get(`${agent.agentNo} ${key}`);
    if (license === undefined || isNewer(license, readOn)) return [];
    const agrees = isListed && (npn === "" || npn === agent.npn);
    // One that is in question may not be tomorrow, and what this row says isn't decided with the other.
    const marks = !agrees && (standsOn(license, today) || isQuestioned(license));
    return marks || isListed ? [{ license, marks }] : [];
  });
}

/** Whether a license counts on a day, or is going to. */
export function standsOn(license: LicenseTerm, day: string): boolean {
  const is = licenseStatus(license, day);
  return is === "active" || is === "not-yet-effective";
}

const nameOf = ({ firstName, lastName }: MatchedAgent) => `${firstName} ${lastName}`;

export type StateList = {
  stateCode: string;
  readOn: string;
  /** The day in the state. */
  today: string;
  /** Whether the list has such a column. */
  hasLines: boolean;
};

/**
 * Whether a row about nobody in the directory makes a profile: it names a person, its license is in force or about to
 * begin, and it isn't for lines alone that we don't list.
 */
export function makesProfile(
  row: StagedRow & { facts: StateFacts },
  { today, readOn, hasLines }: StateList,
): boolean {
  const { firstName, lastName, unknownLines } = row.facts;
  if (firstName === null || lastName === null) return false;
  if (hasLines && row.lines === 0 && unknownLines === null) return false;
  const { status, effectiveOn, expiresOn } = joinTerms(row, today);
  const term = { status, effectiveOn: effectiveOn ?? readOn, expiresOn: expiresOn ?? NO_END };
  const is = licenseStatus(term, today);
  return is === "active" || is === "not-yet-effective";
}

/** A state's row compared with the agent's license of this number, if they have one. */
export function compareStateRow(
  row: StagedRow & { facts: StateFacts },
  agent: Pick<MatchedAgent, "agentNo" | "homeState">,
  license: HeldLicense | null,
  { stateCode, readOn, today, hasLines }: StateList,
): Compared {
  const { facts } = row;
  // An older list doesn't undo what is known since. On the same day, what a person read counts more than a list.
  if (license !== null && (isNewer(license, readOn) || isQuestionedSince(license, readOn)))
    return { outcome: "unchanged", agentNo: agent.agentNo, license, after: license };
  const listed = joinTerms(row, today);
  const lines = hasLines ? listed.lines : (license?.lines ?? 0);
  // Where a list names no end, one that is known and still to come stays.
  const knownEnd = license !== null && license.expiresOn >= today ? license.expiresOn : NO_END;
  const said = {
    status: listed.status,
    effectiveOn: listed.effectiveOn ?? license?.effectiveOn ?? readOn,
    expiresOn:
      listed.expiresOn ?? (isEnding(listed.status) && license !== null ? license.expiresOn : knownEnd),
  };
  const term = { ...said, effectiveOn: beginningOf(license, { ...said, lines }, today) };
  const after: LicenseFacts = {
    stateCode,
    number: license?.number ?? row.key,
    licenseClass: facts.licenseClass ?? license?.licenseClass ?? "Producer",
    resident: facts.resident ?? license?.resident ?? agent.homeState === stateCode,
    lines,
    stateLabel: hasLines ? listed.stateLabel : (license?.stateLabel ?? ""),
    ...term,
    // A list may be older than the last day it names.
    status: licenseStatus(term, today) === "lapsed" ? "expired" : term.status,
    // A list without effective dates says nothing of a term that began after it ended.
    effectiveOn: term.effectiveOn > term.expiresOn ? term.expiresOn : term.effectiveOn,
    evidence: "state-list",
    evidenceReadOn: readOn,
  };
  if (license === null) return { outcome: "added", agentNo: agent.agentNo, license, after };
  const parts = differenceOf<LicenseFacts>(license, after);
  const keys = Object.keys(parts?.after ?? {});
  const evidenceOnly = keys.every((key) => key === "evidence" || key === "evidenceReadOn");
  const changed = worseningOf(license, after, today) === "ended" ? "ended" : "changed";
  const outcome = keys.length === 0 ? "unchanged" : evidenceOnly ? "confirmed" : changed;
  return { outcome, agentNo: agent.agentNo, license, after };
}

/** Whether more is known of a license than a list of this day says: on the same day, what a person read counts more. */
export const isNewer = (
  { evidence, evidenceReadOn }: Pick<LicenseFacts, "evidence" | "evidenceReadOn">,
  readOn: string,
) => evidenceReadOn > readOn || (evidenceReadOn === readOn && evidence !== "state-list");

/** Whether a row of a list puts the license in question. */
export const isQuestioned = ({ questionedOn }: Pick<HeldLicense, "questionedOn">) =>
  questionedOn !== undefined && questionedOn !== null;

/** Whether a newer list than one of this day puts the license in question: the older one doesn't answer that. */
export const isQuestionedSince = ({ questionedOn }: Pick<HeldLicense, "questionedOn">, readOn: string) =>
  (questionedOn ?? "") > readOn;

/** What the federal list makes of the day an agent's NPN was matched: the day, or null where the NPN isn't valid. */
export function compareFederalRow(
  facts: FederalFacts,
  { matchedOn }: Pick<MatchedAgent, "matchedOn">,
  readOn: string,
): { outcome: Compared["outcome"]; matchedOn: string | null } {
  if (matchedOn !== null && matchedOn > readOn) return { outcome: "unchanged", matchedOn };
  const holds = facts.valid && (facts.endsOn === null || facts.endsOn >= readOn);
  const day = holds ? readOn : null;
  if (day === matchedOn) return { outcome: "unchanged", matchedOn };
  if (day === null) return { outcome: "changed", matchedOn: null };
  return { outcome: matchedOn === null ? "added" : "confirmed", matchedOn: day };
}
