/** Documents of claims in their store: read while their claim is open, deleted once it is not. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { sweepStore } from "#app/platform/files/document-sweep.ts";
import { STRAY_DOCUMENT_MINUTES } from "./limits.ts";

const PREFIX = "claims/";

/** Where the document of this claim lies. Nothing from outside has a part in it. */
export const documentName = (claimId: string): string => `${PREFIX}${claimId}`;

/** Deletes documents whose claim is decided, taken back or gone (`sweepStore`). */
export const sweepDocuments = (context: AppContext): Promise<void> =>
  sweepStore(context, {
    prefix: PREFIX,
    strayMinutes: STRAY_DOCUMENT_MINUTES,
    needed: (ids) => sql`SELECT c.id FROM profile_claims c
      WHERE c.status = 'open' AND c.id IN (SELECT value FROM json_each(${ids})) LIMIT 1000`,
  });
