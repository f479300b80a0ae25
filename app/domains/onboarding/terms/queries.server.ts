/** Terms: the versions in force, and what a user agreed to. */
import { and, asc, desc, eq, lte } from "drizzle-orm";
import type { AgreementType } from "#app/domains/accounts/types.ts";
import type { AppContext } from "#app/platform/context.ts";
import { termsVersions, userTermsAgreements } from "#db/schema/index.ts";

export type TermsVersion = typeof termsVersions.$inferSelect;
export type Agreement = { id: string; agreedAt: number; version: number; hash: string };

const HISTORY_LIMIT_VERSIONS = 50;

/** Every version in force, oldest first, and this user's agreements, newest first; one round trip. */
export async function getTerms(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
  type: AgreementType,
): Promise<{ versions: TermsVersion[]; agreements: Agreement[] }> {
  const { versions, agreements } = await db.read({
    versions: db.orm
      .select()
      .from(termsVersions)
      .where(and(eq(termsVersions.agreementType, type), lte(termsVersions.effectiveAt, clock.now())))
      .orderBy(asc(termsVersions.version))
      .limit(HISTORY_LIMIT_VERSIONS),
    agreements: db.orm
      .select({
        id: userTermsAgreements.id,
        agreedAt: userTermsAgreements.agreedAt,
        version: userTermsAgreements.version,
        hash: userTermsAgreements.hash,
      })
      .from(userTermsAgreements)
      .where(and(eq(userTermsAgreements.userId, userId), eq(userTermsAgreements.agreementType, type)))
      .orderBy(desc(userTermsAgreements.version))
      .limit(HISTORY_LIMIT_VERSIONS),
  });
  return { versions, agreements };
}

/** One agreement with the text it was given to; null when there is none or it is another person's. */
export async function findAgreement({ db }: Pick<AppContext, "db">, userId: string, id: string) {
  const [rows] = await db.batch([
    db.orm
      .select({ agreement: userTermsAgreements, terms: termsVersions })
      .from(userTermsAgreements)
      .innerJoin(termsVersions, eq(termsVersions.id, userTermsAgreements.termsVersionId))
      .where(and(eq(userTermsAgreements.id, id), eq(userTermsAgreements.userId, userId)))
      .limit(1),
  ]);
  return rows[0] ?? null;
}
