/** An account as its owner sees it: sessions, and the export of everything as JSON. */
import { and, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import {
  authenticators,
  consentRecords,
  executiveProfiles,
  factorResets,
  mailSuppressions,
  membershipRequests,
  organizationApplications,
  organizationMembers,
  organizations,
  outbox,
  passkeys,
  photos,
  profiles,
  recoveryCodes,
  sessions,
  showcaseVersions,
  userRoles,
  users,
  userTermsAgreements,
} from "#db/schema/index.ts";
import type { Viewer } from "./types.ts";

const SESSION_LIMIT = 50;
const EXPORTED_SESSIONS = 1_000;
const EMAIL_LIMIT = 500;
const EXPORTED_PHOTOS = 200;
const EXPORTED_VERSIONS = 200;
const CONSENT_LIMIT = 1_000;

/** Live sessions, last used first. */
export async function listSessions({ db, clock }: AppContext, userId: string) {
  const [rows] = await db.batch([
    db.orm
      .select({
        id: sessions.id,
        device: sessions.device,
        proof: sessions.proof,
        secondFactor: sessions.secondFactor,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
      })
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          isNull(sessions.revokedAt),
          sql`${sessions.expiresAt} > ${clock.now()}`,
        ),
      )
      .orderBy(desc(sessions.lastUsedAt))
      .limit(SESSION_LIMIT),
  ]);
  return rows;
}

/**
 * Everything that is stored about a person, without what only secures the account (hashes). What is stored only under their
 * address (emails, consents given without an account) is included once they have confirmed the address.
 */
export async function exportAccount(
  { db, clock }: AppContext,
  { userId, email, emailConfirmed }: Pick<Viewer, "userId" | "email" | "emailConfirmed">,
) {
  const { orm } = db;
  const ofAddress = emailConfirmed ? email : "";
  const {
    user,
    role,
    profile,
    agreements,
    applications,
    memberships,
    requests,
    pages,
    uploads,
    showcases,
    devices,
    apps,
    codes,
    resets,
    keys,
    emails,
    notEmailed,
    consents,
  } = await db.batch({
    user: orm
      .select({
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        emailConfirmedAt: users.emailConfirmedAt,
        language: users.language,
        timeZone: users.timeZone,
        createdAt: users.createdAt,
      })
      .from(users)
      .where(eq(users.id, userId))
      .limit(1),
    role: orm.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId)).limit(1),
    profile: orm.select().from(profiles).where(eq(profiles.userId, userId)).limit(1),
    agreements: orm
      .select()
      .from(userTermsAgreements)
      .where(eq(userTermsAgreements.userId, userId))
      .limit(100),
    applications: orm
      .select()
      .from(organizationApplications)
      .where(eq(organizationApplications.userId, userId))
      .limit(100),
    memberships: orm
      .select({
        organization: organizations.name,
        role: organizationMembers.role,
        joinedAt: organizationMembers.joinedAt,
        leftAt: organizationMembers.leftAt,
      })
      .from(organizationMembers)
      .innerJoin(organizations, eq(organizations.organizationNo, organizationMembers.organizationNo))
      .where(eq(organizationMembers.userId, userId))
      .limit(100),
    requests: orm
      .select({
        organization: organizations.name,
        role: membershipRequests.role,
        message: membershipRequests.message,
        status: membershipRequests.status,
        reason: membershipRequests.reason,
        createdAt: membershipRequests.createdAt,
        decidedAt: membershipRequests.decidedAt,
      })
      .from(membershipRequests)
      .innerJoin(organizations, eq(organizations.organizationNo, membershipRequests.organizationNo))
      .where(eq(membershipRequests.userId, userId))
      .limit(100),
    pages: orm.select().from(executiveProfiles).where(eq(executiveProfiles.userId, userId)).limit(1),
    uploads: orm
      .select({ status: photos.status, createdAt: photos.createdAt, endedAt: photos.endedAt })
      .from(photos)
      .where(eq(photos.createdBy, userId))
      .orderBy(desc(photos.createdAt))
      .limit(EXPORTED_PHOTOS),
    showcases: orm
      .select({ at: showcaseVersions.at, snapshot: showcaseVersions.snapshot })
      .from(showcaseVersions)
      .where(eq(showcaseVersions.byUserId, userId))
      .orderBy(desc(showcaseVersions.versionNo))
      .limit(EXPORTED_VERSIONS),
    devices: orm
      .select({
        device: sessions.device,
        proof: sessions.proof,
        secondFactor: sessions.secondFactor,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        revokedAt: sessions.revokedAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt))
      .limit(EXPORTED_SESSIONS),
    apps: orm
      .select({ createdAt: authenticators.createdAt, lastUsedAt: authenticators.lastUsedAt })
      .from(authenticators)
      .where(eq(authenticators.userId, userId))
      .limit(1),
    codes: orm
      .select({ usedAt: recoveryCodes.usedAt })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, userId))
      .limit(100),
    resets: orm
      .select({
        reason: factorResets.reason,
        status: factorResets.status,
        askedAt: factorResets.askedAt,
        decidedAt: factorResets.decidedAt,
      })
      .from(factorResets)
      .where(eq(factorResets.userId, userId))
      .limit(100),
    keys: orm
      .select({
        name: passkeys.name,
        synced: passkeys.synced,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(desc(passkeys.createdAt))
      .limit(100),
    emails: orm
      .select({
        kind: outbox.kind,
        subject: outbox.subject,
        createdAt: outbox.createdAt,
        status: outbox.status,
      })
      .from(outbox)
      .where(eq(outbox.recipient, ofAddress))
      .orderBy(desc(outbox.createdAt))
      .limit(EMAIL_LIMIT),
    notEmailed: orm
      .select({ cause: mailSuppressions.cause, reportedAt: mailSuppressions.reportedAt })
      .from(mailSuppressions)
      .where(eq(mailSuppressions.email, sql`lower(${ofAddress})`)),
    consents: orm
      .select({
        recipient: consentRecords.recipient,
        purpose: consentRecords.purpose,
        channel: consentRecords.channel,
        textShown: consentRecords.textShown,
        formShown: consentRecords.formShown,
        language: consentRecords.language,
        givenOn: consentRecords.givenOn,
        givenAt: consentRecords.givenAt,
        revokedAt: consentRecords.revokedAt,
      })
      .from(consentRecords)
      // An account's own consents are stored under its address, too.
      .where(
        and(
          eq(consentRecords.email, email),
          or(eq(consentRecords.userId, userId), eq(consentRecords.email, ofAddress)),
        ),
      )
      .orderBy(desc(consentRecords.givenAt))
      .limit(CONSENT_LIMIT),
  });
  return {
    exportedAt: new Date(clock.now()).toISOString(),
    user: user[0] ?? null,
    role: role[0]?.role ?? null,
    profile: profile[0] ?? null,
    agreements,
    applications,
    memberships,
    membershipRequests: requests,
    executivePage: pages[0] ?? null,
    photos: uploads,
    showcaseVersions: showcases,
    sessions: devices,
    passkeys: keys,
    authenticator: apps[0] ?? null,
    recoveryCodes: codes,
    secondFactorResets: resets,
    emails,
    notEmailed,
    consents,
  };
}

/** The public slug of a user's profile; null when there is none, or the account is archived. */
export async function findPublicSlug({ db }: Pick<AppContext, "db">, userId: string): Promise<string | null> {
  const [rows] = await db.batch([
    db.orm
      .select({ slug: profiles.urlSlug })
      .from(profiles)
      .where(and(eq(profiles.userId, userId), eq(profiles.accountStatus, "active")))
      .limit(1),
  ]);
  return rows[0]?.slug ?? null;
}
