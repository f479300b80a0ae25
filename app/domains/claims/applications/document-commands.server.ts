/** Stored documents of agents' applications: deleted when withdrawn, and some time after the decision. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { sweepStore } from "#app/platform/files/document-sweep.ts";
import { KEPT_DAYS, STRAY_DOCUMENT_MINUTES } from "./limits.ts";

const PREFIX = "agent-applications/";

/** The document's name in the store. Made of the id alone, never of what a person sent. */
export const documentName = (applicationId: string): string => `${PREFIX}${applicationId}`;

/** Deletes documents that no open application needs, and decided ones when their time is over (`sweepStore`). */
export const sweepApplicationDocuments = (context: AppContext): Promise<void> =>
  sweepStore(context, {
    prefix: PREFIX,
    strayMinutes: STRAY_DOCUMENT_MINUTES,
    needed: (ids) => sql`SELECT a.id FROM agent_applications a
      WHERE a.id IN (SELECT value FROM json_each(${ids})) AND (a.status = 'open'
        OR a.status IN ('approved', 'declined') AND a.decided_at > ${context.clock.now() - KEPT_DAYS * DAY_MS})
      LIMIT 1000`,
  });
