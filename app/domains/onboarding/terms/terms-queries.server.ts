/** Terms for admins: every version, also those yet to take effect, and who agreed to them. */
import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import { rolesAgreeingTo } from "#app/domains/accounts/policy.ts";
import type { AgreementType } from "#app/domains/accounts/types.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, rowsOf } from "#app/platform/database/rows.ts";
import { AGREEMENT_TYPES } from "#db/lists.ts";
import { termsVersions } from "#db/schema/index.ts";
import { COUNTED_ACCOUNTS } from "../limits.ts";
import type { TermsVersion } from "./queries.server.ts";

const LISTED_VERSIONS = 300;

export type ListedTerms = Omit<TermsVersion, "body" | "hash"> & { state: TermsState };
/** Waiting: published, not in force yet. Earlier ones stay for those who agreed to them. */
export type TermsState = "waiting" | "in force" | "earlier";

/** The state of each version of one type at a moment, by id. The newest that has begun is in force. */
export function statesOf(
  versions: readonly Pick<TermsVersion, "id" | "version" | "effectiveAt">[],
  nowMs: number,
): ReadonlyMap<string, TermsState> {
  const newest = Math.max(...versions.filter((one) => one.effectiveAt <= nowMs).map((one) => one.version));
  return new Map(
    versions.map(({ id, version, effectiveAt }) => [
      id,
      effectiveAt > nowMs ? "waiting" : version === newest ? "in force" : "earlier",
    ]),
  );
}

/** Every version, by type, newest first. One round trip. */
export async function listTerms({
  db,
  clock,
}: Pick<AppContext, "db" | "clock">): Promise<{ type: AgreementType; versions: ListedTerms[] }[]> {
  const { id, agreementType, version, title, changeSummary, effectiveAt } = termsVersions;
  const { versions } = await db.read({
    versions: db.orm
      .select({ id, agreementType, version, title, changeSummary, effectiveAt })
      .from(termsVersions)
      .orderBy(asc(agreementType), desc(version))
      .limit(LISTED_VERSIONS),
  });
  return AGREEMENT_TYPES.map((type) => {
    const own = versions.filter((one) => one.agreementType === type);
    const states = statesOf(own, clock.now());
    return { type, versions: own.map((one) => ({ ...one, state: states.get(one.id) ?? "earlier" })) };
  });
}

/** Every version of one type, oldest first, with its text. */
export async function listVersions(
  { db }: Pick<AppContext, "db">,
  type: AgreementType,
): Promise<TermsVersion[]> {
  const { versions } = await db.read({
    versions: db.orm
      .select()
      .from(termsVersions)
      .where(eq(termsVersions.agreementType, type))
      .orderBy(asc(termsVersions.version))
      .limit(LISTED_VERSIONS),
  });
  return versions;
}

/** A version and the one before it; null for an unknown id. One round trip. */
export async function findVersion(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  id: string,
): Promise<{ terms: TermsVersion; before: TermsVersion | null; state: TermsState } | null> {
  const { versions } = await db.read({
    versions: db.orm
      .select()
      .from(termsVersions)
      .where(
        inArray(
          termsVersions.agreementType,
          db.orm
            .select({ type: termsVersions.agreementType })
            .from(termsVersions)
            .where(eq(termsVersions.id, id)),
        ),
      )
      .orderBy(asc(termsVersions.version))
      .limit(LISTED_VERSIONS),
  });
  const at = versions.findIndex((one) => one.id === id);
  const terms = versions[at];
  if (terms === undefined) return null;
  return {
    terms,
    before: versions[at - 1] ?? null,
    state: statesOf(versions, clock.now()).get(id) ?? "earlier",
  };
}

/**
 * How many active accounts a new version concerns, and how many of them agreed to the one in force and must agree again.
 * Counted up to `COUNTED_ACCOUNTS` each. One round trip.
 */
export async function countAgreeing(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  type: AgreementType,
): Promise<{ accounts: number; agreed: number }> {
  const roles = sql.join(
    rolesAgreeingTo(type).map((role) => sql`${role}`),
    sql`, `,
  );
  const accounts = sql`FROM user_roles r JOIN profiles p ON p.user_id = r.user_id
    WHERE r.role IN (${roles}) AND p.account_status = 'active'`;
  const [rows] = await db.batch([
    rowsOf(
      db,
      "accounts that agree to terms",
      { accounts: integer, agreed: integer },
      sql`SELECT (SELECT count(*) FROM (SELECT 1 ${accounts} LIMIT ${COUNTED_ACCOUNTS})) accounts,
        (SELECT count(*) FROM (SELECT 1 ${accounts} AND EXISTS (SELECT 1 FROM user_terms_agreements a
          WHERE a.user_id = r.user_id AND a.agreement_type = ${type} AND a.version = (SELECT max(version)
            FROM terms_versions WHERE agreement_type = ${type} AND effective_at <= ${clock.now()}))
          LIMIT ${COUNTED_ACCOUNTS})) agreed`,
    ),
  ]);
  return rows[0] ?? { accounts: 0, agreed: 0 };
}
