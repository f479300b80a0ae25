import { type Claimant, findPending, isPending } from "#app/domains/auth/second-factor/pending.server.ts";
import { getFreshViewer } from "#app/guards/viewer.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { language } from "#app/text/text.ts";

/**
 * The user who shows a second factor: the one whose password this browser has just sent, else the signed-in user, else
 * null.
 */
export async function findClaimant(request: Request, context: AppContext): Promise<Claimant | null> {
  if (context.sessionTrouble !== null) throw context.sessionTrouble.clone();
  const pending = isPending(request) ? await findPending(context, request) : null;
  if (pending !== null) return pending;
  const viewer = await getFreshViewer(context);
  if (viewer === null || viewer.accountStatus === "archived") return null;
  const { userId, sessionId, email, firstName, secondFactor } = viewer;
  const { authenticator, passkeys } = secondFactor;
  const has = { authenticator, passkeys };
  return { userId, email, firstName, language: language(), has, by: { sessionId } };
}

/** A user without a second factor cannot show one. */
export const hasNoFactor = ({ has }: Claimant): boolean => !has.authenticator && !has.passkeys;
