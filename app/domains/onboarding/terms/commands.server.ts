/** Agreeing to terms. */
import { and, eq, lte, sql } from "drizzle-orm";
import type { AgreementType } from "#app/domains/accounts/types.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { newId } from "#app/platform/ids.ts";
import { termsVersions, userTermsAgreements } from "#db/schema/index.ts";

/**
 * Records that the user agrees to this version of their terms: version, time, and the hash of the text. Only the
 * version that is in force can be agreed to; `outdated`: a newer one came while the page was open. Agreeing
 * twice leaves the first record.
 */
export async function acceptTerms(
  context: AppContext,
  userId: string,
  type: AgreementType,
  versionId: string,
): Promise<"accepted" | "outdated"> {
  const { db, clock } = context;
  const [newest] = await db.batch([
    db.orm
      .select({ id: termsVersions.id, version: termsVersions.version, hash: termsVersions.hash })
      .from(termsVersions)
      .where(and(eq(termsVersions.agreementType, type), lte(termsVersions.effectiveAt, clock.now())))
      .orderBy(sql`${termsVersions.version} DESC`)
      .limit(1),
  ]);
  const terms = newest[0];
  if (terms === undefined || terms.id !== versionId) return "outdated";
  const nowMs = clock.now();
  await commit(context, {
    statements: [
      db.orm
        .insert(userTermsAgreements)
        .values({
          id: newId(nowMs),
          userId,
          agreementType: type,
          termsVersionId: terms.id,
          version: terms.version,
          hash: terms.hash,
          agreedAt: nowMs,
        })
        .onConflictDoNothing(),
    ],
    forget: [userId],
  });
  return "accepted";
}
