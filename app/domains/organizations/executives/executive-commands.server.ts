/** Writing the page of an executive. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { executiveProfiles } from "#db/schema/index.ts";
import { isExecutive } from "./executive-queries.server.ts";
import type { ExecutiveInput } from "./inputs.ts";

/** Saves what the executive writes. `seen` is when the text that the form was opened with was saved. */
export async function saveExecutive(
  context: AppContext,
  userId: string,
  seen: number | null,
  { title, biography, website, profileLink }: ExecutiveInput,
): Promise<"saved" | "no-executive" | "moved"> {
  const facts = {
    title,
    biography: biography ?? "",
    website: website ?? null,
    profileLink: profileLink ?? null,
    // Never the time that a form was opened with.
    updatedAt: Math.max(context.clock.now(), (seen ?? 0) + 1),
  };
  const written = await commit(context, {
    guards: {
      "no-executive": isExecutive(userId),
      moved: sql`(SELECT we.updated_at FROM executive_profiles we WHERE we.user_id = ${userId}) IS ${seen}`,
    },
    statements: [
      context.db.orm
        .insert(executiveProfiles)
        .values({ userId, ...facts })
        .onConflictDoUpdate({ target: executiveProfiles.userId, set: facts }),
    ],
  });
  return written.kind === "stale" ? written.guard : "saved";
}
