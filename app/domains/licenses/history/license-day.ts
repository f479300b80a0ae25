/**
 * What a license was on a day, by its history in the ledger: as we knew it then, and as we know it now. Pure; what a license's
 * row says on a day is `policy.ts`'s. Decision 0112.
 */
import type { CHANGE_CAUSES } from "#db/lists.ts";
import { licenseStatus } from "../policy.ts";
import type { LicenseFacts, LicenseStatus, RecordedStatus } from "../types.ts";

/** What the ledger says of a license, as far as this reads it. */
export type Terms = Pick<
  LicenseFacts,
  "number" | "lines" | "status" | "effectiveOn" | "expiresOn" | "evidence" | "evidenceReadOn"
>;

/** A change of one license. `before` is null where it was added, `after` where it was taken away: the other one is whole then. */
export type TermsChange = {
  cause: (typeof CHANGE_CAUSES)[number];
  importNo: number | null;
  before: Partial<Terms> | null;
  after: Partial<Terms> | null;
  /** `YYYY-MM-DD` in the license's state. */
  changedOn: string;
};

/** What the ledger said from a day on. */
export type LedgerState = {
  /** Null: the license was taken away. */
  terms: Terms | null;
  /** Null for the first state of a license that was here before changes were recorded. */
  cause: TermsChange["cause"] | null;
  importNo: number | null;
  knownOn: string;
};

/** A license on a day. */
export type OnDay = {
  status: LicenseStatus;
  lines: number;
  /** The first and the last day of the term. */
  effectiveOn: string;
  expiresOn: string;
  /** The license's number, and the evidence for the status. */
  said: Terms;
};

/**
 * Every state of a license, the oldest first, from its row (null: it is gone) and its changes, the oldest first. Of one that was
 * here before changes were recorded, the first state counts from the day of its evidence.
 */
export function historyOf(current: Terms | null, changes: readonly TermsChange[]): LedgerState[] {
  const states: LedgerState[] = [];
  let terms = current;
  for (const { cause, importNo, before, changedOn } of changes.toReversed()) {
    states.unshift({ terms, cause, importNo, knownOn: changedOn });
    terms = before === null ? null : ({ ...terms, ...before } as Terms);
  }
  if (terms !== null) states.unshift({ terms, cause: null, importNo: null, knownOn: terms.evidenceReadOn });
  return states;
}

const onDay = (said: Terms, term: Terms, status: RecordedStatus, day: string): OnDay => ({
  status: licenseStatus({ status, effectiveOn: term.effectiveOn, expiresOn: term.expiresOn }, day),
  lines: said.lines,
  effectiveOn: term.effectiveOn,
  expiresOn: term.expiresOn,
  said,
});

/** As the ledger had it when the day was over in the license's state; null: it wasn't there. */
export function asKnownThen(history: readonly LedgerState[], day: string): OnDay | null {
  const terms = history.findLast(({ knownOn }) => knownOn <= day)?.terms ?? null;
  return terms === null ? null : onDay(terms, terms, terms.status, day);
}

/**
 * As all of the ledger has it now; null: nothing speaks of the license. Dates are those of the newest evidence, and of earlier
 * terms that were over before it. Status and lines have no dates: they are what the last evidence up to the day said, else the
 * first one after it.
 */
export function asKnownNow(history: readonly LedgerState[], day: string): OnDay | null {
  const evidence = evidenceOf(history);
  const term = termOn(evidence, day);
  const said = saidOf(evidence, day);
  if (term === undefined || said === undefined) return null;
  // "Expired" is about the dates, unless it contradicts them.
  const isDated = said.status === "expired" && said.expiresOn < said.evidenceReadOn;
  return onDay(said, term, isDated ? "active" : said.status, day);
}

/** What sources said of a license, the oldest first: without the calendar's own changes, and without imports that were undone. */
function evidenceOf(history: readonly LedgerState[]): Terms[] {
  const evidence: (LedgerState & { terms: Terms })[] = [];
  for (const state of history) {
    if (state.cause === "undo") {
      const at = evidence.findIndex(
        ({ cause, importNo }) => cause === "import" && importNo === state.importNo,
      );
      if (at !== -1) evidence.splice(at);
    } else if (state.cause !== "date" && state.terms !== null) {
      evidence.push({ ...state, terms: state.terms });
    }
  }
  return evidence.map(({ terms }) => terms);
}

/** The newest term that had begun by the day; an earlier one counts only if it was over when the next began. */
function termOn(evidence: readonly Terms[], day: string): Terms | undefined {
  let term = evidence.at(-1);
  for (const earlier of evidence.slice(0, -1).reverse()) {
    if (term === undefined || term.effectiveOn <= day) break;
    if (earlier.expiresOn < term.effectiveOn) term = earlier;
  }
  return term;
}

function saidOf(evidence: readonly Terms[], day: string): Terms | undefined {
  const contains = ({ effectiveOn, expiresOn }: Terms) => effectiveOn <= day && day <= expiresOn;
  const isTaken = ({ status }: Terms) => status !== "active" && status !== "expired";
  const isFollowed = (at: number, { evidenceReadOn }: Terms) =>
    evidence.slice(at + 1).some((later) => contains(later) && later.effectiveOn > evidenceReadOn);
  return (
    evidence.findLast(
      (one, at) => one.evidenceReadOn <= day && (contains(one) || isTaken(one)) && !isFollowed(at, one),
    ) ??
    evidence.find((one) => one.evidenceReadOn > day && contains(one)) ??
    evidence.findLast(({ evidenceReadOn }) => evidenceReadOn <= day) ??
    evidence[0]
  );
}
