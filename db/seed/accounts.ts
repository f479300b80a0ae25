/** The demo's logins: one per role and per state of the gate (`demo-logins.ts` lists them). */
import { scryptSync } from "node:crypto";
import type { Client, InStatement } from "@libsql/client/web";
import { type DemoLogin, demoLogins, demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { agreementTypeOf } from "#app/domains/accounts/flags.ts";
import { SCRYPT } from "#app/domains/auth/limits.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { userRoles, users } from "../schema/accounts.ts";
import { termsVersions, userTermsAgreements } from "../schema/terms.ts";
import { workingTime } from "./days.ts";
import { fixedId } from "./fixed-id.ts";
import { insertStatements } from "./insert.ts";
import { termsRows } from "./terms.ts";

/** The terms that every register starts with. Existing ones stay unchanged. */
export function termsStatements(): InStatement[] {
  return insertStatements(termsVersions, termsRows).map(orIgnore);
}

const orIgnore = (statement: InStatement): InStatement =>
  typeof statement === "string"
    ? statement
    : { ...statement, sql: statement.sql.replace(/\bINSERT INTO/, "INSERT OR IGNORE INTO") };

/** The same salt for all: the password is no secret, and the same seed must give the same rows. */
function demoHash(): string {
  const { N, r, p, keyBytes, saltBytes } = SCRYPT;
  const salt = Buffer.alloc(saltBytes, "fairlead");
  const key = scryptSync(demoPassword, salt, keyBytes, { N, r, p, maxmem: 256 * N * r });
  const text = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
  return `$scrypt$ln=${Math.log2(N)},r=${r},p=${p}$${text(salt)}$${text(key)}`;
}

/** Writes the terms and the logins; existing ones stay. Call it after agents and organizations are written. */
export async function seedAccounts(client: Client, nowMs: number): Promise<void> {
  const passwordHash = demoHash();
  const createdAt = nowMs - 60 * DAY_MS;
  const idOf = (login: DemoLogin) => fixedId(`user ${login.email}`, Date.UTC(2026, 8, 1));
  const people = demoLogins.map((login) => ({
    id: idOf(login),
    email: login.email,
    passwordHash,
    firstName: login.firstName,
    lastName: login.lastName,
    emailConfirmedAt: login.emailUnconfirmed ? null : createdAt,
    language: "en" as const,
    timeZone: null,
    createdAt,
  }));
  const agreements = demoLogins.flatMap((login) => {
    const type = agreementTypeOf(login.role);
    const terms = termsRows.findLast((row) => row.agreementType === type);
    if (terms === undefined || login.termsMissing) return [];
    return [
      {
        id: fixedId(`agreement ${login.email}`, createdAt),
        userId: idOf(login),
        agreementType: terms.agreementType,
        termsVersionId: terms.id,
        version: terms.version,
        hash: terms.hash,
        agreedAt: createdAt,
      },
    ];
  });
  await client.batch(
    [
      ...termsStatements(),
      ...[
        ...insertStatements(users, people),
        ...insertStatements(
          userRoles,
          demoLogins.map((login) => ({ userId: idOf(login), role: login.role })),
        ),
        ...insertStatements(userTermsAgreements, agreements),
      ].map(orIgnore),
      ...demoLogins.map((login) => profileStatement(login, idOf(login), nowMs)),
      ...demoLogins.flatMap(({ application }) => organizationStatement(application, nowMs)),
      ...demoLogins.flatMap((login) => applicationStatement(login, idOf(login), nowMs)),
      ...demoLogins.flatMap((login) => membershipStatements(login, idOf(login), nowMs)),
      affiliationStatement,
    ],
    "write",
  );
}

function profileStatement({ archived, agentSlug }: DemoLogin, userId: string, nowMs: number): InStatement {
  return {
    sql: `INSERT OR IGNORE INTO profiles (user_id, account_status, verified, url_slug, npn, agent_no, proof, archived_at)
      SELECT ?, ?, a.slug IS NOT NULL, a.slug, a.npn, a.agent_no, CASE WHEN a.slug IS NOT NULL THEN 'code' END, ?
      FROM (SELECT 1) LEFT JOIN agents a ON a.slug = ?`,
    args: [userId, archived ? "archived" : "active", archived ? nowMs - 5 * DAY_MS : null, agentSlug ?? null],
  };
}

/** Id of the organization made by an application. */
export const appliedOrganizationId = (slug: string): string =>
  fixedId(`organization ${slug}`, Date.UTC(2026, 9, 1));

/** What an application makes: the organization, at the end of the register, public once it is approved. */
function organizationStatement(application: DemoLogin["application"], nowMs: number): InStatement[] {
  if (application?.organizationSlug === undefined) return [];
  const { name, type, organizationSlug: slug, status } = application;
  const active = status === "approved";
  return [
    {
      sql: `INSERT OR IGNORE INTO organizations (organization_no, id, status, name, type, description, url_slug, street, zip,
          city_no, state_code, lat, lon, agent_count, created_at)
        SELECT (SELECT coalesce(max(organization_no), 0) + 1 FROM organizations), ?, ?, ?, ?, '', ?, '1 Wharf Street', zip,
          city_no, state_code, lat, lon, 0, ? FROM zips WHERE zip = '77550'`,
      args: [
        appliedOrganizationId(slug),
        active ? "active" : "applied",
        name,
        type,
        slug,
        nowMs - 20 * DAY_MS,
      ],
    },
    ...(active
      ? [
          {
            sql: `INSERT INTO organization_text (rowid, name, description) SELECT organization_no, name, description
              FROM organizations o WHERE url_slug = ?
                AND NOT EXISTS (SELECT 1 FROM organization_text WHERE rowid = o.organization_no)`,
            args: [slug],
          },
        ]
      : []),
  ];
}

/** One row per organization below another, under its own id: it is its first affiliation. */
const affiliationStatement = `INSERT OR IGNORE INTO organization_affiliations
    (id, child_no, parent_no, status, proposed_at, since)
  SELECT id, organization_no, parent_no, 'active', parent_since, parent_since FROM organizations
  WHERE parent_no IS NOT NULL AND parent_since IS NOT NULL`;

/** The number of an organization by its slug, and of the one of a type that most others belong to and that no account owns. */
const BY_SLUG = "(SELECT organization_no FROM organizations WHERE url_slug = ?)";
const LARGEST = `(SELECT o.organization_no FROM organizations o WHERE o.type = ? AND o.status = 'active'
    AND NOT EXISTS (SELECT 1 FROM organization_members m WHERE m.organization_no = o.organization_no AND m.role = 'owner'
      AND m.user_id IS NOT NULL AND m.left_at IS NULL)
  ORDER BY (SELECT count(*) FROM organizations c WHERE c.parent_no = o.organization_no) DESC, o.organization_no LIMIT 1)`;

/** The applicant owns it; others have their stated role. Agents are members by their profile. */
function membershipStatements(
  { email, application, membership }: DemoLogin,
  userId: string,
  nowMs: number,
): InStatement[] {
  const belongs =
    application?.organizationSlug === undefined
      ? membership
      : { organizationSlug: application.organizationSlug, role: "owner" as const };
  if (belongs === undefined) return [];
  const [organizationNo, named] =
    "largest" in belongs ? [LARGEST, belongs.largest] : [BY_SLUG, belongs.organizationSlug];
  return [
    // An invented owner makes room: there is one at a time.
    ...(belongs.role === "owner"
      ? [
          {
            sql: `UPDATE organization_members SET role = 'manager' WHERE role = 'owner' AND left_at IS NULL AND user_id IS NULL
              AND organization_no = ${organizationNo}`,
            args: [named],
          },
        ]
      : []),
    {
      sql: `INSERT OR IGNORE INTO organization_members (id, organization_no, user_id, role, joined_at)
        SELECT ?, organization_no, ?, ?, ? FROM organizations WHERE organization_no = ${organizationNo}`,
      args: [
        fixedId(`member ${email}`, Date.UTC(2026, 9, 1)),
        userId,
        belongs.role,
        nowMs - 20 * DAY_MS,
        named,
      ],
    },
  ];
}

function applicationStatement(
  { email, application }: DemoLogin,
  userId: string,
  nowMs: number,
): InStatement[] {
  if (application === undefined) return [];
  const { name, type, status, organizationSlug, step, reason } = application;
  const decided = status === "approved" || status === "rejected";
  const decidedAt = decided ? workingTime(nowMs, 10) : null;
  const sentAt = decided ? workingTime(nowMs, 12) : nowMs - 7 * HOUR_MS;
  const readAt = status === "in-review" ? nowMs - 3 * HOUR_MS : null;
  return [
    {
      sql: `INSERT OR IGNORE INTO organization_applications (id, user_id, organization_name, organization_type, status,
          reason, submitted_at, changed_at, review_started_at, decided_at, organization_no, pricing_tier, payment_due, paid_at, setup_completed_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT organization_no FROM organizations WHERE url_slug = ?), ?, ?, ?, ?)`,
      args: [
        fixedId(`application ${email}`, Date.UTC(2026, 9, 1)),
        userId,
        name,
        type,
        status,
        reason ?? null,
        sentAt,
        sentAt,
        readAt,
        decidedAt,
        organizationSlug ?? null,
        null,
        step === "payment" ? 1 : 0,
        null,
        step === "complete" ? workingTime(nowMs, 9) : null,
      ],
    },
  ];
}
