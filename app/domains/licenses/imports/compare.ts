/** What a row of a list comes to beside the ledger. Pure. */
import { beginningOf, differenceOf, licenseStatus } from "../policy.ts";
import type { HeldLicense, LicenseFacts } from "../types.ts";
import type { FederalFacts, RowOutcome, StagedRow, StateFacts } from "./types.ts";

/** Who has an NPN in the directory. */
export type MatchedAgent = {
  agentNo: number;
  npn: string;
  firstName: string;
  lastName: string;
  homeState: string;
  /** The day the NPN was last matched; null: never. */
  matchedOn: string | null;
};

export type Compared =
  | { outcome: "unmatched" }
  | { problem: string }
  | {
      outcome: Exclude<RowOutcome, "unmatched">;
      agentNo: number;
      license: HeldLicense | null;
      after: LicenseFacts;
    };

/** The one agent that a row speaks of; null: nobody here has the NPN. */
export function matchAgent(
  { npn }: Pick<StagedRow, "npn">,
  name: string | null,
  agents: readonly MatchedAgent[],
): MatchedAgent | { problem: string } | null {
  const [agent, another] = agents;
  if (agent === undefined) return null;
  if (another !== undefined)
    return { problem: `Two agents have the NPN ${npn}. An admin has to sort that out first.` };
  if (name !== null && name !== "" && !isNamed(name, agent.lastName))
    return {
      problem: `The list has the NPN ${npn} under another name than ${agent.firstName} ${agent.lastName}.`,
    };
  return agent;
}

/** Lists write names in any order, in capitals, with or without accents. */
function isNamed(name: string, lastName: string): boolean {
  const words = (text: string) =>
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== "");
  const listed = words(name);
  return words(lastName).every((word) => listed.includes(word));
}

export type StateList = {
  stateCode: string;
  readOn: string;
  /** The day in the state. */
  today: string;
  /** Whether the list has such a column. */
  hasLines: boolean;
};

/** A state's row beside the agent's license of this number, if they have one. */
export function compareStateRow(
  row: StagedRow,
  facts: StateFacts,
  agent: MatchedAgent,
  license: HeldLicense | null,
  { stateCode, readOn, today, hasLines }: StateList,
): Compared {
  // What is known since is not undone by an older list; on the same day a person has read more than a list says.
  if (license !== null && isNewer(license, readOn))
    return { outcome: "unchanged", agentNo: agent.agentNo, license, after: license };
  const lines = hasLines ? row.lines : (license?.lines ?? 0);
  const said = {
    status: facts.status,
    effectiveOn: facts.effectiveOn ?? license?.effectiveOn ?? readOn,
    expiresOn: facts.expiresOn,
  };
  const term = { ...said, effectiveOn: beginningOf(license, { ...said, lines }, today) };
  const after: LicenseFacts = {
    stateCode,
    number: license?.number ?? row.key,
    licenseClass: facts.licenseClass ?? license?.licenseClass ?? "Producer",
    resident: facts.resident ?? license?.resident ?? agent.homeState === stateCode,
    lines,
    stateLabel: hasLines ? row.stateLabel : (license?.stateLabel ?? ""),
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
  const outcome = keys.length === 0 ? "unchanged" : evidenceOnly ? "confirmed" : "changed";
  return { outcome, agentNo: agent.agentNo, license, after };
}

const isNewer = ({ evidence, evidenceReadOn }: LicenseFacts, readOn: string) =>
  evidenceReadOn > readOn || (evidenceReadOn === readOn && evidence !== "state-list");

/** What the federal list makes of the day an agent's NPN was matched: the day, or null where the NPN isn't valid. */
export function compareFederalRow(
  facts: FederalFacts,
  { matchedOn }: Pick<MatchedAgent, "matchedOn">,
  readOn: string,
): { outcome: Exclude<RowOutcome, "unmatched">; matchedOn: string | null } {
  if (matchedOn !== null && matchedOn > readOn) return { outcome: "unchanged", matchedOn };
  const holds = facts.valid && (facts.endsOn === null || facts.endsOn >= readOn);
  const day = holds ? readOn : null;
  if (day === matchedOn) return { outcome: "unchanged", matchedOn };
  if (day === null) return { outcome: "changed", matchedOn: null };
  return { outcome: matchedOn === null ? "added" : "confirmed", matchedOn: day };
}
