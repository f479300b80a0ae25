/** Asking for a profile: a code to the register's address, or a document that a person reads. */
import { eq, sql } from "drizzle-orm";
import { isSamePerson } from "#app/domains/accounts/policy.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { adminRecipientsStatement } from "#app/domains/notifications/preferences-queries.server.ts";
import { commit } from "#app/platform/commit.ts";
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MINUTES, HOUR_MS, MINUTE_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { emailStatement } from "#app/platform/outbox.ts";
import { flag, integer, nullable, type RowOf, rowsOf, text } from "#app/platform/rows.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { profileClaims } from "#db/schema/index.ts";
import { hasNoRecord, isHeldBy, isOpenClaim } from "./claim-conditions.server.ts";
import { findOwnClaim } from "./claim-queries.server.ts";
import { hashCode } from "./code.server.ts";
import { documentName } from "./document-commands.server.ts";
import { codeEmail, NEWS } from "./emails.ts";
import { CLAIMS_A_DAY, CODE_MINUTES, CODES_A_DAY, CONTESTS_TOLD_A_DAY, DECIDE_HOURS } from "./limits.ts";
import { type ClaimProblem, claimProblem, newCode, type RegisterFacts } from "./policy.ts";
import { holderStatement, tellAdminsStatements, tellStatements } from "./telling.server.ts";
import type { DocumentType } from "./types.ts";

export type OpenedProof =
  | { way: "code" }
  | { way: "document"; type: DocumentType; bytes: Uint8Array<ArrayBuffer> };

export type OpenOutcome =
  | { kind: "opened"; contest: boolean }
  | { kind: "confirm-email" }
  | { kind: "problem"; problem: ClaimProblem }
  /** Enough for today. */
  | { kind: "too-many" }
  /** Another tab was quicker, or the profile changed hands meanwhile: the page says how it stands. */
  | { kind: "changed" };

const factRow = {
  agentNo: integer,
  npn: text,
  name: text,
  firstName: text,
  lastName: text,
  registerEmail: nullable(text),
  licensed: flag,
  holder: nullable(text),
};

async function findFacts({ db }: Pick<AppContext, "db">, npn: string) {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "record to claim",
      factRow,
      sql`
      SELECT a.agent_no agentNo, a.npn, a.name, p.first_name firstName, p.last_name lastName,
        a.register_email registerEmail, EXISTS (SELECT 1 FROM licenses l WHERE l.agent_no = a.agent_no) licensed,
        (SELECT o.user_id FROM profiles o WHERE o.agent_no = a.agent_no) holder
      FROM agents a JOIN people p ON p.id = a.person_id WHERE a.npn = ${npn} LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

/**
 * Opens a claim, or a contest where another account holds the profile and `contest` says so. Nothing of the profile
 * changes by it. A code goes to the register's address; of a contest its holder is told, of what a person decides the
 * admins are.
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
  const { holders, admins } = await context.db.batch({
    holders: holderStatement(context, row.agentNo),
    admins: adminRecipientsStatement(context),
  });
  const isTold = kind === "contest" && !(await isTooMuch(context, "contest-told", npn, CONTESTS_TOLD_A_DAY));
  const told = isTold ? holders : [];
  // First: a claim that says it has a document must not be without it. One without a claim is swept away.
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
  if (written.kind === "committed") return { kind: "opened", contest: kind === "contest" };
  if (proof.way === "document") context.later(context.documents.delete([documentName(id)]));
  return { kind: "changed" };
}

export type ResendOutcome = "sent" | "too-many" | "changed";

/** Sends another code for the open claim; the one before is good no longer. */
export async function sendAnotherCode(context: AppContext, viewer: Viewer): Promise<ResendOutcome> {
  const claim = await findOwnClaim(context, viewer.userId);
  if (claim?.status !== "open" || claim.way !== "code" || claim.codeProvenAt !== null) return "changed";
  const facts = await findFacts(context, claim.npn);
  if (facts === null || facts.registerEmail === null || !isSamePerson(viewer, facts)) return "changed";
  const code = await prepareCode(context, viewer.userId, claim.id, context.clock.now(), facts);
  if (code === "too-many") return "too-many";
  const written = await commit(context, {
    guards: { open: isOpenClaim(claim.id) },
    statements: [
      context.db.orm.update(profileClaims).set(code.values).where(eq(profileClaims.id, claim.id)),
      code.email,
    ],
    mail: true,
  });
  return written.kind === "committed" ? "sent" : "changed";
}

/** A code with what is kept of it and the email that carries it to the register's address. */
async function prepareCode(
  context: AppContext,
  userId: string,
  claimId: string,
  nowMs: number,
  { name: agentName, npn, registerEmail }: RowOf<typeof factRow>,
) {
  if (registerEmail === null) throw new TypeError("The register has no address for this code.");
  if (await isTooMuch(context, "claim-code", `user ${userId}`, CODES_A_DAY)) return "too-many";
  if (await isTooMuch(context, "claim-code", `npn ${npn}`, CODES_A_DAY)) return "too-many";
  const code = newCode();
  return {
    values: {
      codeHash: await hashCode(context, claimId, code),
      codeTries: 0,
      codeExpiresAt: nowMs + CODE_MINUTES * MINUTE_MS,
    },
    // Of its reader nothing is known but the address.
    email: inLanguage("en", () =>
      emailStatement(context, codeEmail(registerEmail, { agentName, npn, code })),
    ),
  };
}

/** Whether this was done so often today that it is not done again. */
const isTooMuch = async (
  { limiters }: Pick<AppContext, "limiters">,
  action: string,
  subject: string,
  most: number,
): Promise<boolean> => (await limiters.take(action, subject, most, DAY_MINUTES)) > 0;
