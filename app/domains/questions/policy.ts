/** The rules of Ask an Expert: statuses, the widening circle, who may answer. Pure. */
import { MINUTE_MS } from "#app/platform/durations.ts";
import { CIRCLE_EXPERTS, SOON_MINUTES, WIDEN_AFTER_MINUTES } from "./limits.ts";
import type { QuestionStatus } from "./types.ts";

export type QuestionAction = "confirm" | "answer" | "withdraw" | "remove" | "restore" | "close";

const TRANSITIONS: Readonly<Record<QuestionStatus, Partial<Record<QuestionAction, QuestionStatus>>>> = {
  unconfirmed: { confirm: "waiting", withdraw: "withdrawn" },
  waiting: { answer: "answered", withdraw: "withdrawn", remove: "removed", close: "closed" },
  answered: { answer: "answered", withdraw: "withdrawn", remove: "removed" },
  withdrawn: {},
  removed: { restore: "answered" },
  closed: {},
};

/** The status after an action; null when this status doesn't allow it. */
export function nextStatus(status: QuestionStatus, action: QuestionAction): QuestionStatus | null {
  return TRANSITIONS[status][action] ?? null;
}

/**
 * Whether a new question goes to experts right away. Its address must be known to be the asker's: an account's
 * confirmed address is, and a browser's cookies prove nothing about it.
 */
export const goesOutAtOnce = (customerEmail: string, confirmedEmail: string | null): boolean =>
  customerEmail === confirmedEmail;

/** How many circles should have been drawn for a waiting question: 1 at the start, 4 after 90 minutes. */
export function circleDue(askedAt: number, nowMs: number): number {
  return 1 + WIDEN_AFTER_MINUTES.filter((minutes) => nowMs >= askedAt + minutes * MINUTE_MS).length;
}

/** When the circle after `circle` is drawn; null when there is none. */
export function nextWideningAt(askedAt: number, circle: number): number | null {
  const minutes = WIDEN_AFTER_MINUTES[circle - 1];
  return minutes === undefined ? null : askedAt + minutes * MINUTE_MS;
}

export type Candidate = {
  agentNo: number;
  distanceMiles: number;
  /** Median minutes to the first answer; null when too few conversations are known. */
  responseMinutes: number | null;
};

/** Distances within one band count as equally near. */
const BANDS_MILES = [10, 25, 50, 100];
const bandOf = (miles: number) => BANDS_MILES.filter((limit) => miles > limit).length;

/**
 * The next circle: the nearest band first, the most responsive agents in it, and nobody twice. At most five, fewer
 * when fewer are left.
 */
export function chooseCircle(candidates: readonly Candidate[], asked: ReadonlySet<number>): Candidate[] {
  const answers = ({ responseMinutes }: Candidate) => responseMinutes ?? Number.POSITIVE_INFINITY;
  return candidates
    .filter(({ agentNo }) => !asked.has(agentNo))
    .sort(
      (a, b) =>
        bandOf(a.distanceMiles) - bandOf(b.distanceMiles) ||
        compare(answers(a), answers(b)) ||
        a.distanceMiles - b.distanceMiles ||
        a.agentNo - b.agentNo,
    )
    .slice(0, CIRCLE_EXPERTS);
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** `answer-removed`: an admin removed their answer. */
export type AnswerRefusal = "not-asked" | "not-licensed" | "closed" | "answer-removed";

/** Whether an expert may answer now. The license is checked today, for this type in this state. */
export function decideAnswer(facts: {
  status: QuestionStatus;
  asked: boolean;
  licensed: boolean;
}): "allowed" | Exclude<AnswerRefusal, "answer-removed"> {
  if (!facts.licensed) return "not-licensed";
  if (!facts.asked) return "not-asked";
  return nextStatus(facts.status, "answer") === null ? "closed" : "allowed";
}

export type QuestionClock =
  | { state: "running" | "soon"; minutesLeft: number; elapsed: number }
  | { state: "late"; widenedMinutesAgo: number }
  | { state: "done"; tookMs: number };

/** The clock of a question as its experts see it. */
export function readClock(
  { askedAt, firstAnsweredAt }: { askedAt: number; firstAnsweredAt: number | null },
  nowMs: number,
): QuestionClock {
  if (firstAnsweredAt !== null) {
    return { state: "done", tookMs: firstAnsweredAt - askedAt };
  }
  const [first] = WIDEN_AFTER_MINUTES;
  const passed = (nowMs - askedAt) / MINUTE_MS;
  if (passed >= first) {
    const widened = WIDEN_AFTER_MINUTES.findLast((minutes) => passed >= minutes) ?? first;
    return { state: "late", widenedMinutesAgo: Math.floor(passed - widened) };
  }
  const minutesLeft = Math.max(1, Math.ceil(first - passed));
  return {
    state: first - passed < SOON_MINUTES ? "soon" : "running",
    minutesLeft,
    elapsed: Math.max(0, passed / first),
  };
}
