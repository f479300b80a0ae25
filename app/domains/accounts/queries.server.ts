/** Reads who is signed in, in one round trip. */
import { sql } from "drizzle-orm";
import type { AppContext, SignedInSession } from "#app/platform/context.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { accountZone } from "#app/platform/time/account-zone.ts";
import { zoneOfState } from "#app/platform/time/state-zones.ts";
import {
  ACCOUNT_STATUSES,
  AGREEMENT_TYPES,
  APPLICATION_STATUSES,
  ENTITLEMENTS,
  ORGANIZATION_ROLES,
  ORGANIZATION_TYPES,
  ROLES,
} from "#db/lists.ts";
import { agreementTypeOf, flagsOf } from "./flags.ts";
import { isLiveSubscription } from "./paid-queries.server.ts";
import type { Onboarding, Role, Viewer } from "./types.ts";

const viewerRow = {
  email: text,
  first_name: text,
  last_name: text,
  email_confirmed_at: nullable(integer),
  role: nullable(oneOf(ROLES)),
  account_status: nullable(oneOf(ACCOUNT_STATUSES)),
  verified: nullable(flag),
  url_slug: nullable(text),
  has_authenticator: flag,
  has_passkeys: flag,
  factor_shown_at: nullable(integer),
  time_zone: nullable(text),
  stored_zone: nullable(text),
  unread: integer,
  unread_messages: integer,
};
const termsRow = {
  agreement_type: oneOf(AGREEMENT_TYPES),
  newest: nullable(integer),
  agreed: nullable(integer),
  change_at: nullable(integer),
};
const applicationRow = {
  organization_name: text,
  organization_type: oneOf(ORGANIZATION_TYPES),
  status: oneOf(APPLICATION_STATUSES),
  pricing_tier: nullable(text),
  reason: nullable(text),
  payment_due: flag,
  paid_at: nullable(integer),
  setup_completed_at: nullable(integer),
  id: nullable(text),
  /** The user's role in the organization; null when they don't belong to it. */
  role: nullable(oneOf(ORGANIZATION_ROLES)),
};
const paidRow = {
  organization_no: nullable(integer),
  live: flag,
  grace_until: nullable(integer),
  plan: nullable(text),
  payer: nullable(text),
  slug: nullable(text),
  /** Of the plan, with a comma between. */
  entitlements: text,
};
const managedRow = { id: text, state_code: text, name: text, slug: text, role: oneOf(ORGANIZATION_ROLES) };

/**
 * The person behind a session; null when the session has ended or the account is gone. Terms are accepted when the
 * newest version in force is.
 */
export async function findViewer(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { userId, sessionId }: SignedInSession,
): Promise<Viewer | null> {
  const nowMs = clock.now();
  // A trusted issuer's token has no session of ours and names its subject instead.
  const alive =
    sessionId === userId
      ? sql`1`
      : sql`EXISTS (SELECT 1 FROM sessions s WHERE s.id = ${sessionId} AND s.user_id = u.id
          AND s.revoked_at IS NULL AND s.expires_at > ${nowMs})`;
  const { people, terms, applications, managed, paid } = await db.batch({
    people: rowsOf(
      db,
      "viewer",
      viewerRow,
      sql`
      SELECT u.email, u.first_name, u.last_name, u.email_confirmed_at, r.role, p.account_status, p.verified, p.url_slug,
        EXISTS (SELECT 1 FROM authenticators f WHERE f.user_id = u.id) has_authenticator,
        EXISTS (SELECT 1 FROM passkeys k WHERE k.user_id = u.id) has_passkeys,
        (SELECT fs.second_factor_at FROM sessions fs WHERE fs.id = ${sessionId} AND fs.user_id = u.id) factor_shown_at,
        u.time_zone stored_zone, ${accountZone(sql`u.id`)} time_zone,
        (SELECT count(*) FROM (SELECT 1 FROM user_notifications n
          WHERE n.user_id = u.id AND n.read = 0 AND n.deleted_at IS NULL LIMIT 100)) unread,
        (SELECT coalesce(sum(unseen), 0) FROM (
          SELECT t.customer_unread unseen FROM message_threads t
            WHERE t.customer_user_id = u.id AND t.customer_unread > 0
          UNION ALL SELECT t.agent_unread FROM message_threads t
            WHERE p.verified AND t.agent_user_id = u.id AND t.agent_no = p.agent_no AND t.agent_unread > 0)) unread_messages
      FROM users u LEFT JOIN user_roles r ON r.user_id = u.id LEFT JOIN profiles p ON p.user_id = u.id
      WHERE u.id = ${userId} AND ${alive} LIMIT 1`,
    ),
    terms: rowsOf(
      db,
      "terms in force",
      termsRow,
      sql`
      SELECT agreement_type, max(version) FILTER (WHERE effective_at <= ${nowMs}) AS newest,
        (SELECT max(version) FROM user_terms_agreements a
          WHERE a.user_id = ${userId} AND a.agreement_type = t.agreement_type) AS agreed,
        min(effective_at) FILTER (WHERE effective_at > ${nowMs}) AS change_at
      FROM terms_versions t GROUP BY agreement_type LIMIT 10`,
    ),
    // An approved application counts for those who lead its organization, while that is open: only they can pay and set up.
    applications: rowsOf(
      db,
      "application",
      applicationRow,
      sql`
      SELECT a.organization_name, a.organization_type, a.status, a.pricing_tier, a.reason, a.payment_due, a.paid_at,
        a.setup_completed_at, o.id, m.role
      FROM organization_applications a LEFT JOIN organizations o ON o.organization_no = a.organization_no
        LEFT JOIN organization_members m ON m.organization_no = a.organization_no AND m.user_id = ${userId}
          AND m.left_at IS NULL
      WHERE (a.user_id = ${userId} AND a.status <> 'approved') OR (a.status = 'approved' AND o.status = 'active'
        AND a.organization_no IN (SELECT lm.organization_no FROM organization_members lm
          WHERE lm.user_id = ${userId} AND lm.left_at IS NULL AND lm.role <> 'member'))
      ORDER BY a.submitted_at DESC LIMIT 1`,
    ),
    managed: rowsOf(
      db,
      "managed organization",
      managedRow,
      sql`
      SELECT o.id, o.state_code, o.name, o.url_slug AS slug, m.role
      FROM organization_members m JOIN organizations o ON o.organization_no = m.organization_no
      WHERE m.user_id = ${userId} AND m.left_at IS NULL AND m.role <> 'member' AND o.status = 'active'
      ORDER BY m.joined_at, m.id LIMIT 1`,
    ),
    paid: rowsOf(
      db,
      "what is paid for",
      paidRow,
      sql`
      SELECT c.organization_no, ${isLiveSubscription(sql`s`, nowMs)} live, s.grace_until, p.name plan, o.name payer,
        o.url_slug slug, coalesce((SELECT group_concat(e.entitlement) FROM plan_entitlements e
          WHERE e.plan_id = p.id), '') entitlements
      FROM billing_customers c JOIN subscriptions s ON s.customer_id = c.id
        LEFT JOIN organizations o ON o.organization_no = c.organization_no
        LEFT JOIN plan_prices pp ON pp.id = s.price_id LEFT JOIN plans p ON p.id = pp.plan_id
      WHERE (c.user_id = ${userId} OR c.organization_no IN ${managedOf(userId)})
        AND s.status IN ('active', 'trialing', 'past_due', 'unpaid') LIMIT 20`,
    ),
  });
  const row = people[0];
  if (row === undefined) return null;
  const role = row.role ?? "customer";
  const type = agreementTypeOf(role);
  const inForce = terms.find((one) => one.agreement_type === type);
  const termsAccepted = (inForce?.agreed ?? 0) >= (inForce?.newest ?? 0);
  const application = applications[0];
  return {
    userId,
    sessionId,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role,
    roleKnown: row.role !== null,
    accountStatus: row.account_status ?? "active",
    verified: row.verified === true,
    emailConfirmed: row.email_confirmed_at !== null,
    secondFactor: {
      authenticator: row.has_authenticator,
      passkeys: row.has_passkeys,
      shownAt: row.factor_shown_at,
    },
    slug: row.url_slug,
    termsAccepted,
    termsChangeAt: inForce?.change_at ?? null,
    onboarding: application === undefined ? null : onboardingOf(application, role, termsAccepted),
    // The account's role says whether it may manage organizations at all (specification §6), its membership says which.
    managedOrganization: flagsOf(role).canManageOrganizations ? managedBy(managed[0]) : null,
    timeZone: row.time_zone ?? (managed[0] === undefined ? null : zoneOfState(managed[0].state_code)),
    storedTimeZone: row.stored_zone,
    entitlements: ENTITLEMENTS.filter((one) =>
      paid.some(({ live, entitlements }) => live && entitlements.split(",").includes(one)),
    ),
    pastDue: paid.flatMap(({ grace_until: untilMs, plan, payer, slug }) =>
      untilMs === null ? [] : [{ plan: plan ?? "Your plan", organization: payer, slug, untilMs }],
    ),
    unread: row.unread,
    unreadMessages: row.unread_messages,
  };
}

function managedBy(row: RowOf<typeof managedRow> | undefined): Viewer["managedOrganization"] {
  return row === undefined ? null : { id: row.id, name: row.name, slug: row.slug, role: row.role };
}

/** The organizations that the user leads, whose billing concerns them. Their role says whether they may manage any. */
const managedOf = (userId: string) =>
  sql`(SELECT bm.organization_no FROM organization_members bm JOIN user_roles br ON br.user_id = bm.user_id
    WHERE bm.user_id = ${userId} AND bm.left_at IS NULL AND bm.role <> 'member'
      AND br.role NOT IN ('customer', 'agent', 'org_pending'))`;

/** The step is computed from what has happened, and never stored. */
function onboardingOf(row: RowOf<typeof applicationRow>, role: Role, termsAccepted: boolean): Onboarding {
  const isApproved = row.status === "approved";
  const { canManageOrganizations, isAdmin } = flagsOf(role);
  const step = !termsAccepted
    ? "terms"
    : row.payment_due && row.paid_at === null
      ? "payment"
      : row.setup_completed_at === null
        ? "setup"
        : "complete";
  return {
    needsOnboarding: isApproved && step !== "complete" && canManageOrganizations && !isAdmin,
    step,
    organizationId: row.id,
    organizationName: row.organization_name === "" ? null : row.organization_name,
    organizationType: row.organization_type,
    applicationStatus: row.status,
    pricingTier: row.pricing_tier,
    rejectionReason: row.reason,
    paymentDue: row.payment_due,
    canPay:
      isApproved &&
      row.payment_due &&
      row.paid_at === null &&
      (row.role === "owner" || row.role === "manager"),
    isApproved,
  };
}
