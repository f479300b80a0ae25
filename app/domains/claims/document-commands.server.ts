/** Stored documents of claims: readable while their claim is open, deleted afterwards. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { sweepStore } from "#app/platform/files/document-sweep.ts";
import { STRAY_DOCUMENT_MINUTES } from "./limits.ts";

const PREFIX = "claims/";

/** The document's name in the store. Made of the id alone, never of what a person sent. */
export const documentName = (claimId: string): string => `${PREFIX}${claimId}`;

/** Deletes documents whose claim is decided, withdrawn, or gone (`sweepStore`). */
export const sweepDocuments = (context: AppContext): Promise<void> =>
  sweepStore(context, {
    prefix: PREFIX,
    strayMinutes: STRAY_DOCUMENT_MINUTES,
    needed: (ids) => sql`SELECT c.id FROM profile_claims c
      WHERE c.status = 'open' AND c.id IN (SELECT value FROM json_each(${ids})) LIMIT 1000`,
  });
