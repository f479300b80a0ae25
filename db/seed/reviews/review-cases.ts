/** Cases about seeded reviews: how each removed one was removed, some that were upheld, and a few that wait. */
import type { Client } from "@libsql/client/web";
import { dueAt } from "#app/domains/reviews/cases/case-policy.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import type { reviewCases, reviewFlags } from "../../schema/review-cases.ts";
import { landmarks } from "../agents/landmarks.ts";
import { uuidV7 } from "../identifiers.ts";
import { Random } from "../random.ts";
import type { ReviewDraft } from "../records.ts";
import type { ReviewStatus } from "./review-facts.ts";

type CaseRow = Required<typeof reviewCases.$inferInsert>;
type FlagRow = Required<typeof reviewFlags.$inferInsert>;
export type CaseRows = { cases: CaseRow[]; flags: FlagRow[] };

/** Of the published reviews: reported and left up; reported and waiting. */
const UPHELD_SHARE = 0.012;
const WAITING_SHARE = 0.002;
/** Only newer ones are left waiting: an old review is seldom reported first today. */
const WAITING_REVIEW_DAYS = 120;

const reasons = [
  ["off-topic", 24],
  ["not-a-customer", 22],
  ["wrong-agent", 18],
  ["personal-data", 14],
  ["abusive", 10],
  ["conflict-of-interest", 8],
  ["advertising", 4],
] as const;

const notes: Readonly<Record<string, readonly string[]>> = {
  "personal-data": ["It names a neighbor and says what she pays.", ""],
  "wrong-agent": ["This is about the office across the street.", ""],
  "off-topic": ["It is about the adjuster’s car.", ""],
  "not-a-customer": ["Nobody of this name ever called us.", ""],
  abusive: ["Read the last sentence.", ""],
  "conflict-of-interest": ["The writer works for another agency in town.", ""],
  advertising: ["There is a phone number in it.", ""],
};

const APPEAL_STATEMENT =
  "It was this agent I wrote about. I have the quote with the name on it, and the date fits what I said in the review.";

/** The cases of one review. Held ones are opened by the signals that hold them. */
export function casesOf(agentNo: number, review: ReviewDraft, nowMs: number): CaseRows {
  const random = new Random("review-case", review.id);
  if (review.status === "removed") return removal(agentNo, review, nowMs, random);
  if (review.status !== "published" || review.publishedAt === null) return { cases: [], flags: [] };
  const share = random.unit();
  if (share < UPHELD_SHARE) return upheld(agentNo, review, review.publishedAt, nowMs, random);
  const isRecent = nowMs - review.publishedAt < WAITING_REVIEW_DAYS * DAY_MS;
  if (!isRecent || share > UPHELD_SHARE + WAITING_SHARE) return { cases: [], flags: [] };
  const openedAt = Math.max(review.publishedAt, nowMs - random.integer(1, 90) * HOUR_MS);
  const open = blank(agentNo, review, "flags", openedAt, random);
  return { cases: [open], flags: flagsOf(open, random.weighted(reasons), nowMs, random) };
}

/** An entry of the event log that leaves the review's status. */
export type CaseEvent = {
  event: "flagged" | "upheld" | "appealed";
  atMs: number;
  state: ReviewStatus;
  reason: string;
};

/** The event log's entries about cases, besides those about the review. */
export function eventsOfCases({ cases, flags }: CaseRows): CaseEvent[] {
  return [
    ...flags.map(({ flaggedAt, reason }) => ({
      event: "flagged" as const,
      atMs: flaggedAt,
      state: "published" as const,
      reason,
    })),
    ...cases.flatMap(({ decision, decisionReason, decidedAt }) =>
      decision === "keep" && decidedAt !== null
        ? [
            {
              event: "upheld" as const,
              atMs: decidedAt,
              state: "published" as const,
              reason: decisionReason ?? "",
            },
          ]
        : [],
    ),
    ...cases.flatMap(({ appealOf, openedAt }) =>
      appealOf === null
        ? []
        : [
            {
              event: "appealed" as const,
              atMs: openedAt,
              state: "removed" as const,
              reason: cases.find(({ id }) => id === appealOf)?.decisionReason ?? "",
            },
          ],
    ),
  ];
}

function removal(agentNo: number, review: ReviewDraft, nowMs: number, random: Random): CaseRows {
  const wasUp = review.publishedAt !== null;
  const since = review.publishedAt ?? review.submittedAt;
  const opened = wasUp ? since + random.integer(1, 40) * DAY_MS : since + random.integer(1, 30) * MINUTE_MS;
  const openedAt = Math.min(opened, nowMs - 2 * HOUR_MS);
  const decidedAt = Math.min(openedAt + random.integer(2, wasUp ? 70 : 46) * HOUR_MS, nowMs - HOUR_MS);
  const first: CaseRow = {
    ...blank(agentNo, review, wasUp ? "flags" : "signals", openedAt, random),
    decision: "remove",
    decisionReason: review.reason ?? null,
    decidedAt,
  };
  const flags = wasUp ? flagsOf(first, review.reason ?? "off-topic", decidedAt, random) : [];
  const isAppealed = agentNo === landmarks.agents.inesCalloway.agentNo && review.reason === "wrong-agent";
  if (!isAppealed) return { cases: [first], flags };
  // The demo's open appeal: decided some days ago, appealed since.
  const recent = { ...first, openedAt: nowMs - 6 * DAY_MS, decidedAt: nowMs - 4 * DAY_MS };
  const appeal = blank(agentNo, review, "appeal", nowMs - 3 * DAY_MS, random);
  return {
    cases: [
      { ...recent, dueAt: dueAt("flags", recent.openedAt) },
      { ...appeal, appealOf: first.id, appellant: "writer", statement: APPEAL_STATEMENT },
    ],
    flags: flags.map((flag) => ({ ...flag, flaggedAt: recent.openedAt })),
  };
}

function upheld(
  agentNo: number,
  review: ReviewDraft,
  since: number,
  nowMs: number,
  random: Random,
): CaseRows {
  const openedAt = Math.min(since + random.integer(1, 60) * DAY_MS, nowMs - 2 * HOUR_MS);
  const decidedAt = Math.min(openedAt + random.integer(2, 70) * HOUR_MS, nowMs - HOUR_MS);
  const reason = random.weighted(reasons);
  const decided: CaseRow = {
    ...blank(agentNo, review, "flags", Math.max(openedAt, since), random),
    decision: "keep",
    decisionReason: reason,
    decidedAt: Math.max(decidedAt, since),
  };
  return { cases: [decided], flags: flagsOf(decided, reason, decidedAt, random) };
}

const blank = (
  agentNo: number,
  review: ReviewDraft,
  cause: CaseRow["cause"],
  openedAt: number,
  random: Random,
): CaseRow => openCaseRow({ id: uuidV7(openedAt, random), reviewId: review.id, agentNo, cause, openedAt });

/** An undecided case. */
export const openCaseRow = (
  opened: Pick<CaseRow, "id" | "reviewId" | "agentNo" | "cause" | "openedAt">,
): CaseRow => ({
  ...opened,
  dueAt: dueAt(opened.cause, opened.openedAt),
  // The demo begins with admins who know about their work.
  warnedAt: opened.openedAt,
  appealOf: null,
  appellant: null,
  appealedBy: null,
  statement: "",
  decision: null,
  decisionReason: null,
  decisionNote: "",
  decidedAt: null,
  decidedBy: null,
});

/** One to three signed-out readers, the first of whom opened the case. */
function flagsOf(
  { id, reviewId, openedAt }: CaseRow,
  reason: string,
  untilMs: number,
  random: Random,
): FlagRow[] {
  return Array.from({ length: random.integer(1, 3) }, (_, at) => {
    const flaggedAt = at === 0 ? openedAt : Math.min(openedAt + random.integer(1, 20) * HOUR_MS, untilMs);
    return {
      id: uuidV7(flaggedAt, random),
      reviewId,
      caseId: id,
      flaggedBy: `seed ${id} ${at}`,
      userId: null,
      reason,
      note: random.pick(notes[reason] ?? [""]),
      flaggedAt,
    };
  });
}

/** The demo's first admin has decided everything so far, so that an appeal needs the second. */
export async function signDecisions(client: Client): Promise<void> {
  await client.execute(`UPDATE review_cases SET decided_by = (SELECT id FROM users WHERE email = 'admin@fairlead.example')
    WHERE decision IS NOT NULL AND decided_by IS NULL`);
}
