/** The reader of their own questions, identified by account or by this browser's cookie. */
import type { Asker } from "#app/domains/questions/asking/own-queries.server.ts";
import { passHashes } from "#app/domains/questions/asking/passes.server.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import type { AppContext } from "#app/platform/context.ts";

/** The asker, as far as this request identifies them. */
export async function askerOf(request: Request, context: AppContext): Promise<Asker> {
  const viewer = await getViewer(context);
  return {
    userId: viewer?.userId ?? null,
    confirmedEmail: viewer?.emailConfirmed ? viewer.email : null,
    passHashes: await passHashes(request),
  };
}
