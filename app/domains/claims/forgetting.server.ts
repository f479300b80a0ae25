/** Deleted with an account: its claims, and their documents. */
import { and, eq, isNotNull } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { profileClaims } from "#db/schema/index.ts";
import { documentName } from "./document-commands.server.ts";

const MOST_DOCUMENTS = 100;

/** The statements for the batch that deletes the account; `after` deletes the documents. */
export async function forgetClaims(context: AppContext, userId: string) {
  const { db } = context;
  const [waiting] = await db.batch([
    db.orm
      .select({ id: profileClaims.id })
      .from(profileClaims)
      .where(
        and(
          eq(profileClaims.userId, userId),
          eq(profileClaims.status, "open"),
          isNotNull(profileClaims.documentType),
        ),
      )
      .limit(MOST_DOCUMENTS),
  ]);
  return {
    statements: [
      db.orm.delete(profileClaims).where(eq(profileClaims.userId, userId)),
      db.orm.update(profileClaims).set({ decidedBy: null }).where(eq(profileClaims.decidedBy, userId)),
    ],
    after: () => context.later(context.documents.delete(waiting.map(({ id }) => documentName(id)))),
  };
}
