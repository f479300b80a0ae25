/** Deciding an agent's application: a new profile that is theirs, a claim to one that is there, or a reason why not. */
import { eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { prepareProfile } from "#app/domains/licenses/imports/profile-commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { agentApplications, profileClaims } from "#db/schema/index.ts";
import { hasNoRecord, isHeldBy, isNotListed } from "../claim-conditions.server.ts";
import type { Relisting } from "../decide-commands.server.ts";
import { documentName as claimDocumentName } from "../document-commands.server.ts";
import { NEWS as CLAIM_NEWS } from "../emails.ts";
import { DECIDE_HOURS } from "../limits.ts";
import { holderStatement, tellStatements } from "../notifications.server.ts";
import { claimedPages, giveStatement } from "../prove-commands.server.ts";
import type { ApplicationPage, ListedAgent } from "./application-types.ts";
import { isOpenApplication, isUnlisted } from "./apply-commands.server.ts";
import { claimedIn, type NewAgentDecision, provenIn } from "./decision-inputs.ts";
import { documentName } from "./document-commands.server.ts";
import { NEWS } from "./emails.ts";
import { tellApplicantStatements } from "./notifications.server.ts";

export type DecideOutcome =
  | { kind: "approved"; slug: string }
  | { kind: "declined" }
  | { kind: "settled" }
  | { kind: "claimed"; claimId: string }
  /** Decided by another admin, or withdrawn. */
  | { kind: "closed" }
  /** The admin is the applicant. */
  | { kind: "own" }
  /** The account manages a profile by now. */
  | { kind: "has-record" }
  /** Somebody in the directory has the NPN: a list brought them, or another application was approved. */
  | { kind: "listed" }
  /** The profile to be claimed isn't one of those that the admin saw, or its holder changed. */
  | { kind: "not-listed" }
  /** They asked not to be listed, or came back, while the admin decided. */
  | { kind: "other-listing" }
  | { kind: "has-claim" }
  | { kind: "no-document" }
  /** The admin ticked no license. */
  | { kind: "nothing-proven" }
  | { kind: "unknown-zip" }
  /** The register keeps changing. */
  | { kind: "busy" };

/** Another request may be making agents, too. */
const TRIES = 5;

/**
 * Decides an open application once; the first admin wins. `settle` is about one whose profile a list contradicts, `relisting`
 * about somebody who asked not to be listed.
 */
export async function decideAgentApplication(
  context: AppContext,
  adminId: string,
  application: ApplicationPage,
  form: NewAgentDecision,
  relisting: Relisting | null,
): Promise<DecideOutcome> {
  if (adminId === application.applicant.userId) return { kind: "own" };
  if (form.decision === "settle") return settle(context, adminId, application, form);
  if (application.status !== "open") return { kind: "closed" };
  if (form.decision === "decline") return decline(context, adminId, application, form);
  const claimed = claimedIn(form);
  if (claimed !== null) {
    const agent = application.listed.find(({ agentNo }) => agentNo === claimed);
    return agent === undefined ? { kind: "not-listed" } : turnIntoClaim(context, adminId, application, agent);
  }
  return approve(context, adminId, application, form, relisting);
}

/** The log's entry: it is about the applicant's account. */
const entryOf = (
  adminId: string,
  { id, applicant, status, npn }: ApplicationPage,
  reason: string,
  after: Readonly<Record<string, unknown>>,
) => ({
  actorId: adminId,
  act: "new-agent.decide" as const,
  subject: { kind: "account" as const, id: applicant.userId },
  reason,
  before: { application: id, npn, status },
  after: { application: id, npn, ...after },
});

const following = ({ applicant: { userId } }: ApplicationPage) => ({
  notify: [{ userId, topics: ["notifications" as const] }],
  forget: [userId],
  mail: true,
});

/** Lists the agent with the licenses that the document proves, and gives the profile to the applicant. */
async function approve(
  context: AppContext,
  adminId: string,
  application: ApplicationPage,
  form: NewAgentDecision,
  relisting: Relisting | null,
): Promise<DecideOutcome> {
  const { db, clock } = context;
  const { id, applicant, npn, firstName, lastName, zip } = application;
  const reason = form.reason ?? "";
  const evidence = form.lookup === "yes" ? "admin" : "document";
  const licenses = provenIn(form).flatMap((at) => application.licenses[at] ?? []);
  if (licenses.length === 0) return { kind: "nothing-proven" };
  if (evidence === "document" && !(await context.documents.has(documentName(id))))
    return { kind: "no-document" };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const made = await prepareProfile(
      context,
      { npn, firstName, lastName, zip, licenses },
      { documentId: id, userId: adminId, evidence },
    );
    if (made === null) return { kind: "unknown-zip" };
    const { agentNo, slug } = made;
    const numbers = licenses.map(({ stateCode, number }) => `${stateCode} ${number}`);
    const written = await commit(context, {
      audit: [
        entryOf(adminId, application, reason, { status: "approved", agentNo, licenses: numbers, evidence }),
        ...(relisting?.audit ?? []),
      ],
      guards: {
        closed: isOpenApplication(id),
        "has-record": hasNoRecord(applicant.userId),
        listed: isUnlisted(npn),
        "other-listing": relisting?.guard ?? sql`NOT ${isNotListed(sql`${npn}`)}`,
        busy: made.guard,
      },
      duplicates: ["agents.slug"],
      statements: [
        ...(made.statements as [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]]),
        ...(relisting?.statements ?? []),
        giveStatement(context, { userId: applicant.userId, agentNo, proof: "document" }),
        db.orm
          .update(agentApplications)
          .set({ status: "approved", agentNo, decidedAt: clock.now(), decidedBy: adminId, reason })
          .where(eq(agentApplications.id, id)),
        ...tellApplicantStatements(
          context,
          applicant,
          NEWS.approved(`${firstName} ${lastName}`),
          paths.verifyEmail(),
        ),
      ],
      purge: [...made.purge, ...claimedPages(slug), ...(relisting?.purge ?? [])],
      ...following(application),
    });
    if (written.kind === "committed") return { kind: "approved", slug };
    if (written.kind === "stale" && written.guard !== "busy") return { kind: written.guard };
  }
  return { kind: "busy" };
}

async function decline(
  context: AppContext,
  adminId: string,
  application: ApplicationPage,
  { declinedFor, reason = "" }: NewAgentDecision,
): Promise<DecideOutcome> {
  const { db, clock } = context;
  const { id, applicant } = application;
  const why = declinedFor ?? "other";
  const written = await commit(context, {
    audit: [entryOf(adminId, application, reason, { status: "declined", declinedFor: why })],
    guards: { closed: isOpenApplication(id) },
    statements: [
      db.orm
        .update(agentApplications)
        .set({ status: "declined", declinedFor: why, decidedAt: clock.now(), decidedBy: adminId, reason })
        .where(eq(agentApplications.id, id)),
      ...tellApplicantStatements(context, applicant, NEWS.declined(why, reason)),
    ],
    ...following(application),
  });
  return { kind: written.kind === "committed" ? "declined" : "closed" };
}

/**
 * Makes the application a claim to a profile that is there, or a contest where an account has it, with the same document. A
 * person decides it as every claim. A holder hears of a contest.
 */
async function turnIntoClaim(
  context: AppContext,
  adminId: string,
  application: ApplicationPage,
  agent: ListedAgent,
): Promise<DecideOutcome> {
  const { db, clock } = context;
  const { id, applicant, documentType, documentBytes } = application;
  const nowMs = clock.now();
  const claimId = newId(nowMs);
  const [holders] = await db.batch([holderStatement(context, agent.agentNo)]);
  const [holder] = holders;
  if ((holder !== undefined) !== agent.isHeld || holder?.userId === applicant.userId)
    return { kind: "not-listed" };
  const body = await context.documents.get(documentName(id));
  if (body === null) return { kind: "no-document" };
  // The document first, as with every claim.
  const bytes = new Uint8Array(await new Response(body).arrayBuffer());
  await context.documents.put(claimDocumentName(claimId), bytes);
  const written = await commit(context, {
    audit: [entryOf(adminId, application, "", { status: "claimed", claim: claimId, agentNo: agent.agentNo })],
    guards: {
      closed: isOpenApplication(id),
      "has-record": hasNoRecord(applicant.userId),
      "not-listed": isHeldBy(agent.agentNo, holder?.userId ?? null),
    },
    duplicates: ["profile_claims.user_id"],
    statements: [
      db.orm.insert(profileClaims).values({
        id: claimId,
        userId: applicant.userId,
        agentNo: agent.agentNo,
        npn: agent.npn,
        kind: holder === undefined ? "claim" : "contest",
        way: "document",
        status: "open",
        documentType,
        documentBytes,
        openedAt: nowMs,
        dueAt: nowMs + DECIDE_HOURS * HOUR_MS,
      }),
      db.orm
        .update(agentApplications)
        .set({ status: "claimed", agentNo: agent.agentNo, decidedAt: nowMs, decidedBy: adminId })
        .where(eq(agentApplications.id, id)),
      ...tellApplicantStatements(context, applicant, NEWS.claimed(agent.name), paths.verifyEmail()),
      ...holders.flatMap((one) => tellStatements(context, one, CLAIM_NEWS.contested(agent.name))),
    ],
    ...following(application),
    notify: [applicant, ...holders].map(({ userId }) => ({ userId, topics: ["notifications"] })),
    forget: [applicant, ...holders].map(({ userId }) => userId),
  });
  const left = written.kind === "committed" ? documentName(id) : claimDocumentName(claimId);
  context.later(context.documents.delete([left]));
  if (written.kind === "committed") return { kind: "claimed", claimId };
  return { kind: written.kind === "stale" ? written.guard : "has-claim" };
}

/** An admin looked at what lists say against the profile, and leaves it as it is. What came meanwhile stays open. */
async function settle(
  context: AppContext,
  adminId: string,
  application: ApplicationPage,
  { reason = "", seen }: NewAgentDecision,
): Promise<DecideOutcome> {
  const { id, status } = application;
  const imports = JSON.stringify(seen.split(",").map(Number));
  const open = sql`application_id = ${id} AND settled_at IS NULL AND verdict <> 'confirms'
    AND import_no IN (SELECT value FROM json_each(${imports}))
    AND import_no IN (SELECT i.import_no FROM license_imports i WHERE i.phase = 'applied')`;
  const said = application.listings
    .filter(({ verdict, importNo }) => verdict !== "confirms" && seen.split(",").includes(String(importNo)))
    .map(({ importNo, verdict }) => `import ${importNo}: ${verdict}`);
  const written = await commit(context, {
    audit: [entryOf(adminId, application, reason, { status, settled: [...new Set(said)] })],
    guards: {
      closed: sql`EXISTS (SELECT 1 FROM agent_application_listings WHERE ${open}) AND EXISTS (SELECT 1 FROM agent_applications sa
        WHERE sa.id = ${id} AND sa.status = 'approved')`,
    },
    statements: [
      context.db.orm.run(
        sql`UPDATE agent_application_listings SET settled_at = ${context.clock.now()} WHERE ${open}`,
      ),
    ],
  });
  return { kind: written.kind === "committed" ? "settled" : "closed" };
}
