/** Writing the page of an executive. */
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { executiveProfiles } from "#db/schema/index.ts";
import { isExecutive } from "./executive-queries.server.ts";
import type { ExecutiveInput } from "./inputs.ts";

/** Saves what the account says of itself; false when it is no executive's. */
export async function saveExecutive(
  context: AppContext,
  userId: string,
  { title, biography, website, profileLink }: ExecutiveInput,
): Promise<boolean> {
  const facts = {
    title,
    biography: biography ?? "",
    website: website ?? null,
    profileLink: profileLink ?? null,
    updatedAt: context.clock.now(),
  };
  const written = await commit(context, {
    guards: { "no-executive": isExecutive(userId) },
    statements: [
      context.db.orm
        .insert(executiveProfiles)
        .values({ userId, ...facts })
        .onConflictDoUpdate({ target: executiveProfiles.userId, set: facts }),
    ],
  });
  return written.kind === "committed";
}
