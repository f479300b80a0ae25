/**
 * What becomes of each table with an agent's number when a duplicate is merged into another profile. `tables.test.ts` holds
 * the lists against the schema, so that a new table can't be forgotten.
 */
import { type SQL, sql } from "drizzle-orm";

export type MovedTable = {
  table: string;
  /** Columns that say which row it is, besides the agent's number. */
  key: readonly string[];
  /** Which rows of the duplicate move; the others would be there twice, and stay with it. `f` is the row. */
  which?: (into: number) => SQL;
};

/** Not where the other profile has a row with the same values. */
const unlessSame =
  (table: string, columns: readonly string[], also: SQL = sql`1`) =>
  (into: number): SQL =>
    sql`NOT EXISTS (SELECT 1 FROM ${sql.raw(table)} o WHERE o.agent_no = ${into}
      AND ${sql.join(
        columns.map((column) => sql`o.${sql.raw(column)} = f.${sql.raw(column)}`),
        sql` AND `,
      )} AND ${also})`;

const licenseMoves = unlessSame("licenses", ["state_code", "number"]);
/** Rows about a license go where it goes. */
const ofMovedLicense = (into: number) =>
  sql`EXISTS (SELECT 1 FROM licenses l WHERE l.license_no = f.license_no AND l.agent_no = f.agent_no
    AND NOT EXISTS (SELECT 1 FROM licenses o WHERE o.agent_no = ${into} AND o.state_code = l.state_code
      AND o.number = l.number))`;
/** One review per customer and agent. */
const reviewMoves = (into: number) =>
  sql`(f.user_id IS NULL OR NOT EXISTS (SELECT 1 FROM reviews o WHERE o.agent_no = ${into} AND o.user_id = f.user_id))`;
const ofMovedReview = (into: number) =>
  sql`EXISTS (SELECT 1 FROM reviews r WHERE r.id = f.review_id AND r.agent_no = f.agent_no
    AND (r.user_id IS NULL OR NOT EXISTS (SELECT 1 FROM reviews o WHERE o.agent_no = ${into} AND o.user_id = r.user_id)))`;

/** In this order: what follows a license or a review before the license or the review itself. */
export const MOVED: readonly MovedTable[] = [
  { table: "license_evidence", key: ["evidence_no"], which: ofMovedLicense },
  { table: "license_changes", key: ["change_no"], which: ofMovedLicense },
  { table: "license_news", key: ["news_no"], which: ofMovedLicense },
  {
    table: "list_cases",
    key: ["id"],
    which: (into) => sql`(f.license_no IS NULL OR ${ofMovedLicense(into)})`,
  },
  { table: "licenses", key: ["license_no"], which: licenseMoves },
  {
    table: "license_documents",
    key: ["id"],
    which: unlessSame(
      "license_documents",
      ["state_code", "number"],
      sql`o.status = 'open' AND f.status = 'open'`,
    ),
  },
  { table: "review_cases", key: ["id"], which: ofMovedReview },
  { table: "review_fingerprints", key: ["review_id"], which: ofMovedReview },
  { table: "reviews", key: ["id"], which: reviewMoves },
  { table: "leads", key: ["lead_no"] },
  {
    table: "message_threads",
    key: ["thread_no"],
    which: unlessSame("message_threads", ["customer_user_id", "agent_user_id"]),
  },
  { table: "response_waits", key: ["wait_no"] },
  { table: "appointment_types", key: ["id"] },
  {
    table: "appointments",
    key: ["id"],
    which: unlessSame("appointments", ["starts_at"], sql`o.status = 'booked' AND f.status = 'booked'`),
  },
  { table: "medicare_scopes", key: ["appointment_id"] },
  { table: "profile_claims", key: ["id"] },
  { table: "question_experts", key: ["question_no"], which: unlessSame("question_experts", ["question_no"]) },
  { table: "expert_answers", key: ["question_no"], which: unlessSame("expert_answers", ["question_no"]) },
  { table: "answer_drafts", key: ["question_no"], which: unlessSame("answer_drafts", ["question_no"]) },
  { table: "saved_agents", key: ["user_id"], which: unlessSame("saved_agents", ["user_id"]) },
  { table: "guest_watches", key: ["id"], which: unlessSame("guest_watches", ["email"]) },
  { table: "agent_watches", key: ["user_id"], which: unlessSame("agent_watches", ["user_id"]) },
  { table: "watch_news", key: ["user_id", "since", "event", "license_no"] },
  {
    table: "fact_cases",
    key: ["id"],
    which: unlessSame(
      "fact_cases",
      ["fact", "state_code"],
      sql`o.decided_at IS NULL AND f.decided_at IS NULL`,
    ),
  },
  { table: "agent_applications", key: ["id"] },
  // What an undo of their import reads goes where the appointment goes.
  {
    table: "appointment_changes",
    key: ["change_no"],
    which: (into) => sql`NOT EXISTS (SELECT 1 FROM agent_appointments o WHERE o.agent_no = ${into}
      AND o.carrier_no = f.carrier_no AND o.state_code = f.state_code)`,
  },
  {
    table: "agent_appointments",
    key: ["carrier_no", "state_code"],
    which: unlessSame("agent_appointments", ["carrier_no", "state_code"]),
  },
  {
    table: "listed_affiliations",
    key: ["organization_no", "state_code"],
    which: unlessSame("listed_affiliations", ["organization_no", "state_code"]),
  },
];

/** Rows that follow from the others, counted or written again. */
export const COUNTED_AGAIN = [
  "agent_coverage",
  "agent_review_stats",
  "agent_search",
  "coverage_gains",
] as const;

/** What stays with the duplicate, which isn't shown anymore, and why. */
export const STAYING: Readonly<Record<string, string>> = {
  agents: "The duplicate itself: an undo gives it back.",
  agent_carriers: "What somebody ticked for the duplicate; the profile that stays says it for itself.",
  agent_facts: "The profile that stays has its own.",
  agent_pay: "The profile that stays says it for itself.",
  agent_name_keys: "The name of each is compared as it is.",
  look_alikes: "Says that the two looked like one.",
  agent_endings: "Says that the duplicate was merged.",
  busy_times: "Of the duplicate’s own calendar; nobody has claimed it.",
  calendars: "The same.",
  drawings: "The profile that stays has its own picture.",
  listing_requests: "Were about the duplicate.",
  medicare_offers: "The profile that stays states its own.",
  review_pauses:
    "An open one is copied to the profile that stays, and ends there by its rule, after an undo too.",
  photos: "The profile that stays has its own picture.",
  profile_views: "Counted by profile and day.",
  watched_agents: "What was last seen of the duplicate; the profile that stays is looked at from now on.",
  profiles: "Nobody has claimed the duplicate, or it isn’t merged.",
};
