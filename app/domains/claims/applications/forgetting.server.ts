/** Deleted with an account: its applications, and their documents. The profile that one made is the record's, and stays. */
import { and, eq, inArray } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { agentApplications } from "#db/schema/index.ts";
import { documentName } from "./document-commands.server.ts";
import { EXPORTED_APPLICATIONS } from "./limits.ts";

/** The statements for the batch that deletes the account; `after` deletes the documents. */
export async function forgetApplications(context: AppContext, userId: string) {
  const { db } = context;
  const [stored] = await db.batch([
    db.orm
      .select({ id: agentApplications.id })
      .from(agentApplications)
      .where(
        and(
          eq(agentApplications.userId, userId),
          inArray(agentApplications.status, ["open", "approved", "declined"]),
        ),
      )
      .limit(EXPORTED_APPLICATIONS),
  ]);
  return {
    statements: [
      db.orm.delete(agentApplications).where(eq(agentApplications.userId, userId)),
      db.orm
        .update(agentApplications)
        .set({ decidedBy: null })
        .where(eq(agentApplications.decidedBy, userId)),
    ],
    after: () => context.later(context.documents.delete(stored.map(({ id }) => documentName(id)))),
  };
}
