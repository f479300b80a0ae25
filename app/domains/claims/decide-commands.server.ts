/** Deciding a claim: who gets the profile, what both sides are told, and what the previous holder can't read anymore. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AuditEntry } from "#app/platform/audit/audit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { profileClaims, profiles } from "#db/schema/index.ts";
import { hasNoRecord, isHeldBy, isNotListed, isOpenClaim } from "./claim-conditions.server.ts";
import { documentName } from "./document-commands.server.ts";
import { NEWS } from "./emails.ts";
import type { ClaimDecision } from "./inputs.ts";
import { tellStatements } from "./notifications.server.ts";
import { claimedPages, giveStatement } from "./prove-commands.server.ts";
import type { ClaimPage } from "./types.ts";

/** What other domains write when a record goes to another account, and which pages change. */
export type Handover = { statements: readonly BatchItem<"sqlite">[]; pages: readonly string[] };

/** What lists somebody again who asked not to be listed: for the commit that approves. */
export type Relisting = {
  guard: SQL;
  statements: readonly BatchItem<"sqlite">[];
  purge: readonly string[];
  audit: readonly AuditEntry[];
};

export type DecideOutcome =
  | "decided"
  /** Decided by another admin, or withdrawn. */
  | "closed"
  /** The profile's holder changed since the admin read the page. */
  | "other-holder"
  /** The claimant manages another profile by now. */
  | "has-record"
  /** The profile was listed or taken off meanwhile. */
  | "other-listing"
  /** The document that was to be read is gone. */
  | "no-document"
  /** The admin is one of the two sides. */
  | "own";

/**
 * Decides an open claim once; the first admin wins. When it is approved, the profile goes to the claimant, its previous
 * holder is unverified again, `handover` takes from them what reached them as this agent, and `relisting` lists somebody
 * again who asked not to be. When refused, nothing moves.
 */
export async function decideClaim(
  context: AppContext,
  adminId: string,
  claim: ClaimPage,
  form: ClaimDecision,
  handover: Handover,
  relisting: Relisting | null,
): Promise<DecideOutcome> {
  const { claimant, holder, agent } = claim;
  if (claim.status !== "open") return "closed";
  if (form.holder !== (holder?.userId ?? "")) return "other-holder";
  if (adminId === claimant.userId || adminId === holder?.userId) return "own";
  const approved = form.decision === "approve";
  if (approved && claim.way === "document" && !(await context.documents.has(documentName(claim.id))))
    return "no-document";
  const { db, clock } = context;
  const name = `${agent.firstName} ${agent.lastName}`;
  const sides = [claimant, ...(holder === null ? [] : [holder])];
  const moved = approved ? holder : null;
  const back = approved ? relisting : null;
  const status = approved ? "proven" : "refused";
  const holderId = holder?.userId ?? null;
  const written = await commit(context, {
    audit: [
      {
        actorId: adminId,
        act: "claim.decide",
        subject: { kind: "claim", id: claim.id },
        reason: form.reason,
        before: { status: claim.status, agentNo: agent.no, holder: holderId },
        after: { status, agentNo: agent.no, holder: approved ? claimant.userId : holderId },
      },
      ...(back?.audit ?? []),
    ],
    guards: {
      closed: isOpenClaim(claim.id),
      "other-holder": isHeldBy(agent.no, holderId),
      "has-record": approved ? hasNoRecord(claimant.userId) : sql`1`,
      "other-listing": !approved ? sql`1` : (back?.guard ?? sql`NOT ${isNotListed(sql`${claim.npn}`)}`),
    },
    statements: [
      db.orm
        .update(profileClaims)
        .set({
          status,
          codeHash: null,
          decidedAt: clock.now(),
          decidedBy: adminId,
          reason: form.reason,
        })
        .where(eq(profileClaims.id, claim.id)),
      ...(back?.statements ?? []),
      ...(moved === null ? [] : [...handover.statements, takeStatement(context, moved.userId, agent.no)]),
      ...(approved
        ? [giveStatement(context, { userId: claimant.userId, agentNo: agent.no, proof: claim.way })]
        : []),
      ...tellStatements(context, claimant, NEWS[approved ? "approved" : "refused"](name, form.reason)),
      ...(holder === null
        ? []
        : tellStatements(context, holder, NEWS[approved ? "lost" : "stays"](name, form.reason))),
    ],
    notify: sides.map(({ userId }) => ({ userId, topics: ["notifications", "messages"] })),
    forget: sides.map(({ userId }) => userId),
    purge: approved
      ? [...claimedPages(agent.slug), ...(moved === null ? [] : handover.pages), ...(back?.purge ?? [])]
      : [],
    mail: true,
  });
  if (written.kind !== "committed") return written.kind === "stale" ? written.guard : "closed";
  context.later(context.documents.delete([documentName(claim.id)]));
  return "decided";
}

/** Takes a record from an account, which is an unverified agent's again. */
const takeStatement = ({ db }: Pick<AppContext, "db">, userId: string, agentNo: number) =>
  db.orm
    .update(profiles)
    .set({ verified: false, agentNo: null, urlSlug: null, npn: null, proof: null })
    .where(and(eq(profiles.userId, userId), eq(profiles.agentNo, agentNo)));
