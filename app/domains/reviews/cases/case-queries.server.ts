/** One case with everything an admin needs to decide it. */
import { sql } from "drizzle-orm";
import * as z from "zod";
import type { AppContext } from "#app/platform/context.ts";
import {
  flag,
  integer,
  json,
  nullable,
  oneOf,
  type RowOf,
  rowsOf,
  text,
} from "#app/platform/database/rows.ts";
import { APPELLANTS, CASE_CAUSES, DECISIONS, REVIEW_STATUSES } from "#db/lists.ts";
import { disclosureColumns, disclosureShape } from "../disclosure-queries.server.ts";
import { CASE_FLAGS } from "../limits.ts";
import { hasClaimed, sharesOrganization } from "../participants.server.ts";
import { decideJudge } from "./case-policy.ts";
import type { CasePage, FlaggedBy } from "./case-types.ts";
import { textAt } from "./flags/flag-queries.server.ts";

const SIGNALS = 30;
const LINKED_REVIEWS = 50;
/** How much of each linked text is shown; most are shorter. */
const LINKED_CHARACTERS = 1_500;
const VERSIONS = 50;
const OTHER_CASES = 20;

const pastRow = {
  id: text,
  cause: oneOf(CASE_CAUSES),
  appellant: nullable(oneOf(APPELLANTS)),
  statement: text,
  openedAt: integer,
  decidedAt: nullable(integer),
  decision: nullable(oneOf(DECISIONS)),
  decisionReason: nullable(text),
  decisionNote: text,
  judge: nullable(text),
};
const openRow = { ...pastRow, dueAt: integer, appealOf: nullable(text) };
const factRow = {
  id: text,
  agentNo: integer,
  agentName: text,
  agentSlug: text,
  author: text,
  status: oneOf(REVIEW_STATUSES),
  stars: integer,
  typeBit: integer,
  typeName: nullable(text),
  reason: nullable(text),
  title: text,
  body: text,
  replyBody: nullable(text),
  proofTier: integer,
  submittedAt: integer,
  publishedAt: nullable(integer),
  editedAt: nullable(integer),
  textAt: integer,
  ...disclosureShape,
  writer: flag,
  agentSide: flag,
  reporter: flag,
  decidedFirst: flag,
};
const versionRow = { title: text, body: text, replacedAt: integer };
const signalRow = {
  kind: text,
  points: integer,
  evidence: text,
  linked: json(
    z.array(
      z.object({
        reviewId: z.string(),
        caseId: z.string().nullable(),
        agentName: z.string(),
        body: z.string().nullable(),
      }),
    ),
  ),
};
const flagRow = {
  id: text,
  reason: text,
  note: text,
  flaggedAt: integer,
  account: flag,
  claimed: nullable(flag),
  colleague: nullable(flag),
  customer: flag,
};

const pastColumns = sql`k.id, k.cause, k.appellant, k.statement, k.opened_at openedAt, k.decided_at decidedAt,
  k.decision, k.decision_reason decisionReason, k.decision_note decisionNote,
  (SELECT u.first_name || ' ' || substr(u.last_name, 1, 1) || '.' FROM users u WHERE u.id = k.decided_by) judge`;

/** The case as this admin sees it; null when there is none. One round trip. */
export async function findCase(
  { db }: Pick<AppContext, "db">,
  caseId: string,
  adminId: string,
): Promise<CasePage | null> {
  const reviewId = sql`(SELECT c.review_id FROM review_cases c WHERE c.id = ${caseId})`;
  const admin = sql`${adminId}`;
  const { cases, facts, versions, signals, flags, others } = await db.read({
    cases: rowsOf(
      db,
      "case",
      openRow,
      sql`
      SELECT ${pastColumns}, k.due_at dueAt, k.appeal_of appealOf FROM review_cases k WHERE k.id = ${caseId} LIMIT 1`,
    ),
    facts: rowsOf(
      db,
      "facts of a case",
      factRow,
      sql`
      SELECT r.id, r.agent_no agentNo, a.name agentName, a.slug agentSlug, r.author_name author, r.status, r.stars,
        r.type_bit typeBit, t.name typeName, r.reason, r.title, r.body, r.reply_body replyBody,
        r.proof_tier proofTier, r.submitted_at submittedAt, r.published_at publishedAt, r.edited_at editedAt,
        ${textAt} textAt, ${disclosureColumns}, coalesce(r.user_id = ${adminId}, 0) writer,
        (${hasClaimed(admin, sql`r.agent_no`)} OR ${sharesOrganization(admin, sql`r.agent_no`)}) agentSide,
        EXISTS (SELECT 1 FROM review_flags f WHERE f.case_id IN (k.id, k.appeal_of) AND f.user_id = ${adminId}) reporter,
        coalesce((SELECT d.decided_by = ${adminId} FROM review_cases d WHERE d.id = k.appeal_of), 0) decidedFirst
      FROM review_cases k JOIN reviews r ON r.id = k.review_id JOIN agents a ON a.agent_no = r.agent_no
        LEFT JOIN product_types t ON t.bit = r.type_bit
      WHERE k.id = ${caseId} LIMIT 1`,
    ),
    versions: rowsOf(
      db,
      "versions of a review",
      versionRow,
      sql`
      SELECT title, body, replaced_at replacedAt FROM review_versions WHERE review_id = ${reviewId}
      ORDER BY replaced_at DESC LIMIT ${VERSIONS}`,
    ),
    signals: rowsOf(
      db,
      "signals of a review",
      signalRow,
      sql`
      SELECT s.kind, s.points, s.evidence, (SELECT json_group_array(json_object('reviewId', l.id,
          'caseId', (SELECT n.id FROM review_cases n WHERE n.review_id = l.id ORDER BY n.opened_at DESC LIMIT 1),
          'agentName', l.name, 'body', l.body))
        FROM (SELECT DISTINCT r.id, a.name,
            CASE WHEN s.kind = 'similar-text' THEN substr(r.body, 1, ${LINKED_CHARACTERS}) END body
          FROM json_tree(CASE WHEN json_valid(s.evidence) THEN s.evidence ELSE '{}' END) v
            JOIN reviews r ON r.id = v.atom JOIN agents a ON a.agent_no = r.agent_no LIMIT ${LINKED_REVIEWS}) l) linked
      FROM review_signals s WHERE s.review_id = ${reviewId} ORDER BY s.points DESC, s.kind LIMIT ${SIGNALS}`,
    ),
    flags: rowsOf(
      db,
      "flags of a case",
      flagRow,
      sql`
      SELECT f.id, f.reason, f.note, f.flagged_at flaggedAt, f.user_id IS NOT NULL account,
        ${hasClaimed(sql`f.user_id`, sql`r.agent_no`)} claimed,
        ${sharesOrganization(sql`f.user_id`, sql`r.agent_no`)} colleague,
        EXISTS (SELECT 1 FROM user_roles ur WHERE ur.user_id = f.user_id AND ur.role = 'customer') customer
      FROM review_cases k JOIN review_flags f ON f.case_id IN (k.id, k.appeal_of) JOIN reviews r ON r.id = f.review_id
      WHERE k.id = ${caseId} ORDER BY f.flagged_at, f.id LIMIT ${CASE_FLAGS * 2}`,
    ),
    others: rowsOf(
      db,
      "other cases of a review",
      pastRow,
      sql`
      SELECT ${pastColumns} FROM review_cases k WHERE k.review_id = ${reviewId} AND k.id <> ${caseId}
      ORDER BY k.opened_at DESC LIMIT ${OTHER_CASES}`,
    ),
  });
  const open = cases[0];
  const fact = facts[0];
  if (open === undefined || fact === undefined) return null;
  const { writer, agentSide, reporter, decidedFirst, ...review } = fact;
  const decision = decideJudge({ writer, agentSide, reporter, decidedFirst });
  return {
    open,
    review,
    versions,
    signals,
    flags: flags.map(({ claimed, colleague, customer, account, ...flag }) => ({
      ...flag,
      by: byWhom({ claimed, colleague, customer, account }),
    })),
    others,
    refusal: decision === "allowed" ? null : decision,
  };
}

function byWhom(
  facts: Pick<RowOf<typeof flagRow>, "claimed" | "colleague" | "customer" | "account">,
): FlaggedBy {
  if (facts.claimed) return "agent";
  if (facts.colleague) return "organization";
  if (facts.customer) return "customer";
  return facts.account ? "account" : "reader";
}
