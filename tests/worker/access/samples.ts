/** Demo rows for addresses with an id, and the account states that the seed doesn't have. */
import { demoLogins } from "#app/domains/accounts/demo-logins.ts";
import type { openAccounts } from "../accounts.ts";

type Rows = ReturnType<typeof openAccounts>["rows"];

const oneOf = (email: string) => `(SELECT id FROM users WHERE email = '${email}@fairlead.example')`;

const queries = {
  /** Between the customer and the agent. */
  thread: `SELECT id FROM message_threads WHERE customer_user_id = ${oneOf("customer")}
    AND agent_user_id = ${oneOf("agent")}`,
  /** The agent's. */
  lead: `SELECT id FROM leads WHERE agent_user_id = ${oneOf("agent")} AND status = 'new' ORDER BY id LIMIT 1`,
  /** The customer's. */
  agreement: `SELECT id FROM user_terms_agreements WHERE user_id = ${oneOf("customer")}`,
  /** Sent to the agent and not to the other one. */
  question: `SELECT q.id FROM question_experts e JOIN expert_questions q USING (question_no)
    JOIN profiles p ON p.agent_no = e.agent_no AND p.user_id = ${oneOf("agent")}
    WHERE q.status <> 'withdrawn' AND q.question_no NOT IN (SELECT o.question_no FROM question_experts o
      JOIN profiles p2 ON p2.agent_no = o.agent_no AND p2.user_id = ${oneOf("agent-terms")}) LIMIT 1`,
  answered: "SELECT slug AS id FROM expert_questions WHERE status = 'answered' ORDER BY slug LIMIT 1",
  /** Published, and written by none of the visitors. */
  review: `SELECT r.id FROM reviews r JOIN agents a ON a.agent_no = r.agent_no WHERE r.status = 'published'
    AND coalesce(r.user_id, '') NOT IN (${demoLogins.map(({ email }) => `(SELECT id FROM users WHERE email = '${email}')`).join()})
    AND a.slug NOT IN (${demoLogins.map(({ agentSlug }) => `'${agentSlug ?? ""}'`).join()}) ORDER BY r.id LIMIT 1`,
  reviewCase:
    "SELECT id FROM review_cases WHERE decided_at IS NULL AND appeal_of IS NULL ORDER BY id LIMIT 1",
  application: "SELECT id FROM organization_applications WHERE status = 'in-review' LIMIT 1",
  claim: "SELECT id FROM profile_claims WHERE status = 'open' AND due_at IS NOT NULL ORDER BY id LIMIT 1",
  newAgent: "SELECT id FROM agent_applications WHERE status = 'open' ORDER BY id LIMIT 1",
  licenseDocument: "SELECT id FROM license_documents WHERE status = 'open' ORDER BY id LIMIT 1",
  listCase: "SELECT id FROM list_cases WHERE status = 'open' ORDER BY id LIMIT 1",
  photoCase: "SELECT id FROM photo_cases WHERE decided_at IS NULL ORDER BY id LIMIT 1",
  factCase: "SELECT id FROM fact_cases WHERE decided_at IS NULL ORDER BY id LIMIT 1",
  /** An upcoming appointment of the customer with the agent. */
  appointment: `SELECT id FROM appointments WHERE user_id = ${oneOf("customer")} AND status = 'booked'`,
  /** From the demo's own lists, written long ago. */
  import: "SELECT CAST(import_no AS TEXT) id FROM license_imports ORDER BY import_no LIMIT 1",
  plan: "SELECT id FROM plans WHERE key = 'agency-seats'",
  /** Accepted long ago. */
  terms: "SELECT id FROM terms_versions WHERE agreement_type = 'customer' AND version = 1",
  organization: "SELECT id FROM organizations WHERE url_slug = 'lantern-row-insurance'",
  agent: "SELECT id FROM agents WHERE slug = 'bo-li'",
  person: `SELECT id FROM users WHERE email = 'customer@fairlead.example'`,
} as const;

/** The demo's own lists leave nothing to decide. */
const LIST_CASE = `INSERT OR IGNORE INTO list_cases (id, import_no, row_no, kind, state_code, number, name, npn, reason, row,
    sign, marks, status, opened_at, due_at)
  SELECT '01900000-0000-7000-8000-000000000001', import_no, 4, 'place', 'TX', 'L-100', 'Ana Diaz', '20664999',
    'The list gives no business address.', '{}', '20664999', 0, 'open', started_at, started_at
  FROM license_imports ORDER BY import_no LIMIT 1`;

export type SampleIds = Readonly<Record<keyof typeof queries, string>>;

/** Reads the samples. Throws if the demo data has none of a kind. */
export async function readSamples(rows: Rows): Promise<SampleIds> {
  await rows(LIST_CASE);
  const found: Record<string, string> = {};
  for (const [name, sql] of Object.entries(queries)) {
    const [row] = await rows(sql);
    if (typeof row?.id !== "string") throw new Error(`The demo data has no ${name}.`);
    found[name] = row.id;
  }
  // Each key of `queries` was filled in above.
  return found as SampleIds;
}

/** The stolen cookie's admin has a second factor that the thief hasn't shown. */
export async function stealCookie(rows: Rows): Promise<void> {
  await rows(`UPDATE sessions SET second_factor = NULL, second_factor_at = NULL
    WHERE user_id = ${oneOf("second-admin")}`);
  await rows(`INSERT INTO authenticators (user_id, sealed_secret, last_step, created_at)
    VALUES (${oneOf("second-admin")}, 'sealed', 0, 1)`);
}

/** Two executives without terms: one without an organization, one whose organization is in the payment step. */
export async function prepareStates(rows: Rows): Promise<void> {
  const executives = `${oneOf("carrier-executive")}, ${oneOf("fmo-executive")}`;
  await rows(`DELETE FROM user_terms_agreements WHERE user_id IN (${executives})`);
}
