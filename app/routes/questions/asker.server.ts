/** Whoever looks at questions of their own: by account, or by what this browser holds. */
import type { Asker } from "#app/domains/questions/asking/own-queries.server.ts";
import { passHashes } from "#app/domains/questions/asking/passes.server.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import type { AppContext } from "#app/platform/context.ts";

/** Who asks, as far as this request shows it. */
export async function askerOf(request: Request, context: AppContext): Promise<Asker> {
  const viewer = await getViewer(context);
  return {
    userId: viewer?.userId ?? null,
    confirmedEmail: viewer?.emailConfirmed ? viewer.email : null,
    passHashes: await passHashes(request),
  };
}
