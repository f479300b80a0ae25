/** What goes with an account that is deleted: the documents it sent. Licenses are the record's, and stay. */
import { and, eq, ne } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import {
  licenseChanges,
  licenseDocuments,
  licenseEvidence,
  licenseLayouts,
  licenseListWords,
  listCases,
} from "#db/schema/index.ts";
import { documentName } from "./document-commands.server.ts";
import { EXPORTED_ROWS } from "./limits.ts";

/** The statements for the batch that deletes the account; `after` deletes the documents. */
export async function forgetLicenseDocuments(context: AppContext, userId: string) {
  const { db } = context;
  const [kept] = await db.batch([
    db.orm
      .select({ id: licenseDocuments.id })
      .from(licenseDocuments)
      .where(and(eq(licenseDocuments.userId, userId), ne(licenseDocuments.status, "withdrawn")))
      .limit(EXPORTED_ROWS),
  ]);
  return {
    statements: [
      db.orm.delete(licenseDocuments).where(eq(licenseDocuments.userId, userId)),
      db.orm.update(licenseDocuments).set({ decidedBy: null }).where(eq(licenseDocuments.decidedBy, userId)),
      db.orm.update(listCases).set({ decidedBy: null }).where(eq(listCases.decidedBy, userId)),
      db.orm.update(licenseListWords).set({ decidedBy: null }).where(eq(licenseListWords.decidedBy, userId)),
      db.orm.update(licenseLayouts).set({ chosenBy: null }).where(eq(licenseLayouts.chosenBy, userId)),
      db.orm.update(licenseEvidence).set({ userId: null }).where(eq(licenseEvidence.userId, userId)),
      db.orm.update(licenseChanges).set({ userId: null }).where(eq(licenseChanges.userId, userId)),
    ],
    after: () => context.later(context.documents.delete(kept.map(({ id }) => documentName(id)))),
  };
}
