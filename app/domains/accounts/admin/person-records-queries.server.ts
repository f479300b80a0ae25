/** What a person has done and what was decided about them: statements for the batch of their page. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import {
  AGENT_APPLICATION_STATUSES,
  APPLICATION_STATUSES,
  LICENSE_STATUSES,
  QUESTION_STATUSES,
  REVIEW_STATUSES,
} from "#db/lists.ts";
import { CLAIM_KINDS, CLAIM_STATUSES } from "#db/schema/claims.ts";
import { SHOWN_ROWS } from "./limits.ts";

const reviewRow = {
  id: text,
  status: oneOf(REVIEW_STATUSES),
  stars: integer,
  submittedAt: integer,
  agent: text,
  slug: text,
};
const auditRow = {
  no: integer,
  at: integer,
  act: text,
  subjectKind: text,
  subjectId: text,
  reason: text,
  actor: nullable(text),
};

/** Never the text of a question, a message, or a lead's note: admins don't read those here. */
export function personRecords({ db }: Pick<AppContext, "db">, id: string) {
  const agent = sql`(SELECT ap.agent_no FROM profiles ap WHERE ap.user_id = ${id})`;
  const audit = (name: string, where: ReturnType<typeof sql>) =>
    rowsOf(
      db,
      name,
      auditRow,
      sql`SELECT g.audit_no no, g.at, g.act, g.subject_kind subjectKind, g.subject_id subjectId, g.reason,
          u.first_name || ' ' || u.last_name actor
        FROM audit_log g LEFT JOIN users u ON u.id = g.actor_id WHERE ${where}
        ORDER BY g.audit_no DESC LIMIT ${SHOWN_ROWS}`,
    );
  return {
    licenses: rowsOf(
      db,
      "licenses of a person",
      { no: integer, state: text, number: text, status: oneOf(LICENSE_STATUSES), expiresOn: text },
      sql`SELECT l.license_no no, l.state_code state, l.number, l.status, l.expires_on expiresOn FROM licenses l
        WHERE l.agent_no = ${agent} ORDER BY l.state_code, l.license_no LIMIT ${SHOWN_ROWS * 6}`,
    ),
    written: rowsOf(
      db,
      "reviews that a person wrote",
      reviewRow,
      sql`SELECT r.id, r.status, r.stars, r.submitted_at submittedAt, a.name agent, a.slug FROM reviews r
        JOIN agents a ON a.agent_no = r.agent_no WHERE r.user_id = ${id} ORDER BY r.id DESC LIMIT ${SHOWN_ROWS}`,
    ),
    received: rowsOf(
      db,
      "reviews about a person, by what became of them",
      { status: oneOf(REVIEW_STATUSES), reviews: integer },
      sql`SELECT r.status, count(*) reviews FROM reviews r WHERE r.agent_no = ${agent} GROUP BY r.status`,
    ),
    cases: rowsOf(
      db,
      "cases that concern a person",
      { id: text, cause: text, openedAt: integer, decidedAt: nullable(integer), decision: nullable(text) },
      sql`SELECT c.id, c.cause, c.opened_at openedAt, c.decided_at decidedAt, c.decision
        FROM (SELECT k.id FROM reviews r JOIN review_cases k ON k.review_id = r.id WHERE r.user_id = ${id}
          UNION SELECT k.id FROM reviews r JOIN review_cases k ON k.review_id = r.id WHERE r.agent_no = ${agent}) x
        JOIN review_cases c ON c.id = x.id ORDER BY c.decided_at IS NOT NULL, c.opened_at DESC LIMIT ${SHOWN_ROWS}`,
    ),
    claims: rowsOf(
      db,
      "claims of a person",
      {
        id: text,
        kind: oneOf(CLAIM_KINDS),
        status: oneOf(CLAIM_STATUSES),
        agent: text,
        openedAt: integer,
        decidedAt: nullable(integer),
      },
      sql`SELECT c.id, c.kind, c.status, a.name agent, c.opened_at openedAt, c.decided_at decidedAt
        FROM profile_claims c JOIN agents a ON a.agent_no = c.agent_no WHERE c.user_id = ${id}
        ORDER BY c.opened_at DESC LIMIT ${SHOWN_ROWS}`,
    ),
    agentApplications: rowsOf(
      db,
      "applications of a person to be listed",
      {
        id: text,
        npn: text,
        status: oneOf(AGENT_APPLICATION_STATUSES),
        openedAt: integer,
        decidedAt: nullable(integer),
      },
      sql`SELECT id, npn, status, opened_at openedAt, decided_at decidedAt FROM agent_applications
        WHERE user_id = ${id} ORDER BY opened_at DESC LIMIT ${SHOWN_ROWS}`,
    ),
    applications: rowsOf(
      db,
      "applications of a person",
      {
        id: text,
        organization: text,
        status: oneOf(APPLICATION_STATUSES),
        submittedAt: integer,
        decidedAt: nullable(integer),
      },
      sql`SELECT id, organization_name organization, status, submitted_at submittedAt, decided_at decidedAt
        FROM organization_applications WHERE user_id = ${id} ORDER BY submitted_at DESC LIMIT ${SHOWN_ROWS}`,
    ),
    asked: rowsOf(
      db,
      "questions of a person",
      { id: text, status: oneOf(QUESTION_STATUSES), askedAt: integer, answers: integer },
      sql`SELECT id, status, asked_at askedAt, answer_count answers FROM expert_questions WHERE user_id = ${id}
        ORDER BY question_no DESC LIMIT ${SHOWN_ROWS}`,
    ),
    auditAbout: audit("acts about a person", sql`g.subject_kind = 'account' AND g.subject_id = ${id}`),
    auditBy: audit("acts of a person", sql`g.actor_id = ${id}`),
  };
}
