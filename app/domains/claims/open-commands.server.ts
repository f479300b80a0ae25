/** Claiming a profile: with a code to the register's address, or with a document that a person reads. */
import type { Viewer } from "#app/domains/accounts/types.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { profileClaims } from "#db/schema/index.ts";
import { hasNoRecord, isHeldBy } from "./claim-conditions.server.ts";
import { findFacts, isTooMuch, prepareCode } from "./code-email.server.ts";
import { documentName } from "./document-commands.server.ts";
import { NEWS } from "./emails.ts";
import { CLAIMS_A_DAY, DECIDE_HOURS } from "./limits.ts";
import { listToTell, tellAdminsStatements, tellStatements } from "./notifications.server.ts";
import { type ClaimProblem, claimProblem, type RegisterFacts } from "./policy.ts";
import type { DocumentType } from "./types.ts";

export type OpenedProof =
  | { way: "code" }
  | { way: "document"; type: DocumentType; bytes: Uint8Array<ArrayBuffer> };

export type OpenOutcome =
  /** `returns`: its person asked not to be listed, and is listed again if the claim is approved. */
  | { kind: "opened"; contest: boolean; returns: boolean }
  | { kind: "confirm-email" }
  | { kind: "problem"; problem: ClaimProblem }
  /** The limit for today is reached. */
  | { kind: "too-many" }
  /** Another tab was quicker, or the profile got another holder meanwhile: the page shows what is true now. */
  | { kind: "changed" };

/**
 * Opens a claim, or a contest when another account holds the profile and `contest` says so. The profile doesn't change. A
 * code goes to the register's address. The holder is notified of a contest, and admins of what a person has to decide.
 */
export async function openClaim(
  context: AppContext,
  viewer: Viewer,
  { npn, contest, proof }: { npn: string; contest: boolean; proof: OpenedProof },
): Promise<OpenOutcome> {
  if (!viewer.emailConfirmed) return { kind: "confirm-email" };
  const row = await findFacts(context, npn);
  const facts: RegisterFacts | null = row === null ? null : { ...row, held: row.holder !== null };
  const problem = claimProblem(viewer, facts, { way: proof.way, contest });
  if (row === null || problem !== null) return { kind: "problem", problem: problem ?? "unknown" };
  if (await isTooMuch(context, "claim", viewer.userId, CLAIMS_A_DAY)) return { kind: "too-many" };
  const nowMs = context.clock.now();
  const id = newId(nowMs);
  const kind = row.holder === null ? "claim" : "contest";
  const forPerson = kind === "contest" || proof.way === "document";
  const code = proof.way === "code" ? await prepareCode(context, viewer.userId, id, nowMs, row) : null;
  if (code === "too-many") return { kind: "too-many" };
  const { told, admins } = await listToTell(context, {
    agentNo: row.agentNo,
    npn,
    contest: kind === "contest",
  });
  // The document first: a claim that says it has one must have it. A document without a claim is swept later.
  if (proof.way === "document") await context.documents.put(documentName(id), proof.bytes);
  const written = await commit(context, {
    guards: {
      "no-record": hasNoRecord(viewer.userId),
      "same-holder": isHeldBy(row.agentNo, row.holder),
    },
    duplicates: ["profile_claims.user_id"],
    statements: [
      context.db.orm.insert(profileClaims).values({
        id,
        userId: viewer.userId,
        agentNo: row.agentNo,
        npn,
        kind,
        way: proof.way,
        status: "open",
        ...code?.values,
        ...(proof.way === "document" ? { documentType: proof.type, documentBytes: proof.bytes.length } : {}),
        openedAt: nowMs,
        dueAt: forPerson ? nowMs + DECIDE_HOURS * HOUR_MS : null,
      }),
      ...(code === null ? [] : [code.email]),
      ...told.flatMap((holder) => tellStatements(context, holder, NEWS.contested(row.name))),
      ...(forPerson
        ? await tellAdminsStatements(context, admins, {
            claimId: id,
            contest: kind === "contest",
            agentName: row.name,
          })
        : []),
    ],
    notify: [...told, ...(forPerson ? admins : [])].map(({ userId }) => ({
      userId,
      topics: ["notifications"],
    })),
    forget: [...told, ...(forPerson ? admins : [])].map(({ userId }) => userId),
    mail: true,
  });
  if (written.kind === "committed")
    return { kind: "opened", contest: kind === "contest", returns: row.notListed };
  if (proof.way === "document") context.later(context.documents.delete([documentName(id)]));
  return { kind: "changed" };
}
