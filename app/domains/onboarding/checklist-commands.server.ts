/** Hides a list of first steps. */

import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { CHECKLISTS } from "#db/lists.ts";
import { dismissedChecklists } from "#db/schema/index.ts";
import type { Checklist } from "./checklist-queries.server.ts";

/** The list that a form names; null for anything else. */
export const parseChecklist = (value: unknown): Checklist | null =>
  CHECKLISTS.find((one) => one === value) ?? null;

/** Hides it for good for this account; twice changes nothing. */
export async function dismissChecklist(
  context: AppContext,
  userId: string,
  checklist: Checklist,
): Promise<void> {
  await commit(context, {
    statements: [
      context.db.orm
        .insert(dismissedChecklists)
        .values({ userId, checklist, dismissedAt: context.clock.now() })
        .onConflictDoNothing(),
    ],
  });
}
