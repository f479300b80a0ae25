/** Sending a new code for a claim, for its claimant or by an admin. The previous code stops working. */
import { eq } from "drizzle-orm";
import { isSamePerson } from "#app/domains/accounts/policy.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { profileClaims } from "#db/schema/index.ts";
import { isOpenClaim } from "./claim-conditions.server.ts";
import { findOwnClaim } from "./claim-queries.server.ts";
import { findFacts, prepareCode } from "./code-email.server.ts";
import { NEWS } from "./emails.ts";
import { tellStatements } from "./notifications.server.ts";
import { waitsForCode } from "./policy.ts";
import type { ClaimPage } from "./types.ts";

export type ResendOutcome =
  | "sent"
  /** The limit for today is reached, of this account or for this license. */
  | "too-many"
  /** The claim doesn't wait for a code anymore, or the names no longer match. */
  | "changed";

type Resent = { id: string; npn: string; userId: string; names: { firstName: string; lastName: string } };

/** The new code and its email, if the register still has an address for this person; otherwise why not. */
async function replaceCode(context: AppContext, { id, npn, userId, names }: Resent) {
  const facts = await findFacts(context, npn);
  if (facts === null || facts.registerEmail === null || !isSamePerson(names, facts)) return "changed";
  return prepareCode(context, userId, id, context.clock.now(), facts);
}

/** Sends another code for the viewer's own open claim. */
export async function sendAnotherCode(context: AppContext, viewer: Viewer): Promise<ResendOutcome> {
  const claim = await findOwnClaim(context, viewer.userId);
  if (claim === null || !waitsForCode(claim)) return "changed";
  const { id, npn } = claim;
  const code = await replaceCode(context, { id, npn, userId: viewer.userId, names: viewer });
  if (typeof code === "string") return code;
  const written = await commit(context, {
    guards: { open: isOpenClaim(id) },
    statements: [
      context.db.orm.update(profileClaims).set(code.values).where(eq(profileClaims.id, id)),
      code.email,
    ],
    mail: true,
  });
  return written.kind === "committed" ? "sent" : "changed";
}

/**
 * Sends another code for a claim, as an admin: never for their own claim, within the claimant's limits, and the claimant is
 * told. It goes to the register's address like every code, and no admin reads it.
 */
export async function resendCode(
  context: AppContext,
  adminId: string,
  { id, npn, agent, claimant, ...claim }: ClaimPage,
  reason: string,
): Promise<ResendOutcome | "own"> {
  if (adminId === claimant.userId) return "own";
  if (!waitsForCode(claim) || !claimant.sameName) return "changed";
  const names = { firstName: agent.firstName, lastName: agent.lastName };
  const code = await replaceCode(context, { id, npn, userId: claimant.userId, names });
  if (typeof code === "string") return code;
  const written = await commit(context, {
    guards: { open: isOpenClaim(id) },
    audit: [
      {
        actorId: adminId,
        act: "claim.resend",
        subject: { kind: "claim", id },
        reason,
        after: { agentNo: agent.no, expiresAt: new Date(code.values.codeExpiresAt).toISOString() },
      },
    ],
    statements: [
      context.db.orm.update(profileClaims).set(code.values).where(eq(profileClaims.id, id)),
      code.email,
      ...tellStatements(context, claimant, NEWS.resent(`${agent.firstName} ${agent.lastName}`)),
    ],
    notify: [{ userId: claimant.userId, topics: ["notifications"] }],
    forget: [claimant.userId],
    mail: true,
  });
  return written.kind === "committed" ? "sent" : "changed";
}
