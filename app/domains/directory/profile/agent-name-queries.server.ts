import { and, eq } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { agents } from "#db/schema/index.ts";

/** The name of the listed agent under a slug; null without one. */
export async function findAgentName({ db }: Pick<AppContext, "db">, slug: string): Promise<string | null> {
  const { found } = await db.batch({
    found: db.orm
      .select({ name: agents.name })
      .from(agents)
      .where(and(eq(agents.slug, slug), eq(agents.accountStatus, "active")))
      .limit(1),
  });
  return found[0]?.name ?? null;
}
