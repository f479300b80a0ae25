/** Applying to be listed, and withdrawing an application. */
import { and, eq, sql } from "drizzle-orm";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { adminRecipientsStatement } from "#app/domains/notifications/preferences-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, integer, rowsOf } from "#app/platform/database/rows.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import type { UploadType } from "#app/platform/files/upload.ts";
import { newId } from "#app/platform/ids.ts";
import { agentApplicationLicenses, agentApplications } from "#db/schema/index.ts";
import { hasNoRecord, isNotListed } from "../claim-conditions.server.ts";
import { isTooMuch } from "../code-email.server.ts";
import type { AppliedFacts } from "./application-types.ts";
import { documentName } from "./document-commands.server.ts";
import { NEWS } from "./emails.ts";
import { APPLICATION_HOURS, APPLICATIONS_A_DAY, NPN_APPLICATIONS_A_DAY } from "./limits.ts";
import { tellAdminsStatements, tellApplicantStatements } from "./notifications.server.ts";

export type ApplyOutcome =
  | "sent"
  /** Sent, by somebody who asked not to be listed: if it is approved, lists name them again. */
  | "sent-to-return"
  | "confirm-email"
  /** The directory has this NPN: it can be claimed. */
  | "listed"
  /** The directory has it, and its person asked not to be listed: they come back by a claim. */
  | "not-listed"
  | "unknown-zip"
  /** One of the licenses is of no state that we know. */
  | "unknown-state"
  /** The limit for today is reached, of this account or for this NPN. */
  | "too-many"
  /** Another tab was quicker, or the account manages a profile by now. */
  | "changed";

/** Nobody in the directory has this NPN. */
export const isUnlisted = (npn: string) => sql`NOT EXISTS (SELECT 1 FROM agents ua WHERE ua.npn = ${npn})`;

export const isOpenApplication = (id: string) =>
  sql`EXISTS (SELECT 1 FROM agent_applications oa WHERE oa.id = ${id} AND oa.status = 'open')`;

/** Sends an application. Nothing is listed until an admin approves it; the applicant and admins are notified. */
export async function sendApplication(
  context: AppContext,
  viewer: Pick<Viewer, "userId" | "email" | "emailConfirmed">,
  { licenses, ...facts }: AppliedFacts,
  upload: { type: UploadType; bytes: Uint8Array<ArrayBuffer> },
): Promise<ApplyOutcome> {
  if (!viewer.emailConfirmed) return "confirm-email";
  const { db, clock } = context;
  const nowMs = clock.now();
  const codes = JSON.stringify([...new Set(licenses.map(({ stateCode }) => stateCode))]);
  const { known, admins } = await db.batch({
    known: rowsOf(
      db,
      "what an application is checked against",
      { isUnlisted: flag, notListed: flag, zip: flag, states: integer },
      sql`SELECT ${isUnlisted(facts.npn)} isUnlisted, ${isNotListed(sql`${facts.npn}`)} notListed, EXISTS (SELECT 1 FROM zips WHERE zip = ${facts.zip}) zip,
        (SELECT count(*) FROM json_each(${codes}) j JOIN states s ON s.code = j.value) states`,
    ),
    admins: adminRecipientsStatement(context),
  });
  const [found] = known;
  if (found === undefined || !found.isUnlisted) return found?.notListed ? "not-listed" : "listed";
  if (!found.zip) return "unknown-zip";
  if (found.states < new Set(licenses.map(({ stateCode }) => stateCode)).size) return "unknown-state";
  if (await isTooMuch(context, "agent-application", `user ${viewer.userId}`, APPLICATIONS_A_DAY))
    return "too-many";
  if (await isTooMuch(context, "agent-application", `npn ${facts.npn}`, NPN_APPLICATIONS_A_DAY))
    return "too-many";
  const id = newId(nowMs);
  const name = `${facts.firstName} ${facts.lastName}`;
  // The document first: a row that says it has one must have it. One without a row is swept away.
  await context.documents.put(documentName(id), upload.bytes);
  const written = await commit(context, {
    guards: { "no-record": hasNoRecord(viewer.userId), listed: isUnlisted(facts.npn) },
    duplicates: ["agent_applications.user_id"],
    statements: [
      db.orm.insert(agentApplications).values({
        id,
        userId: viewer.userId,
        ...facts,
        documentType: upload.type,
        documentBytes: upload.bytes.length,
        status: "open",
        openedAt: nowMs,
        dueAt: nowMs + APPLICATION_HOURS * HOUR_MS,
      }),
      db.orm
        .insert(agentApplicationLicenses)
        .values(licenses.map((license, at) => ({ applicationId: id, position: at + 1, ...license }))),
      ...tellApplicantStatements(context, viewer, NEWS.received(facts.npn)),
      ...(await tellAdminsStatements(context, admins, { id, name, npn: facts.npn })),
    ],
    ...notifyUsers([viewer.userId, ...admins.map(({ userId }) => userId)]),
    mail: true,
  });
  if (written.kind === "committed") return found.notListed ? "sent-to-return" : "sent";
  context.later(context.documents.delete([documentName(id)]));
  return written.kind === "stale" && written.guard === "listed" ? "listed" : "changed";
}

/** Withdraws the account's open application and deletes its document; false if there is none. */
export async function withdrawApplication(context: AppContext, userId: string): Promise<boolean> {
  const { db, clock } = context;
  const written = await commit(context, {
    guards: {
      open: sql`EXISTS (SELECT 1 FROM agent_applications wa WHERE wa.user_id = ${userId} AND wa.status = 'open')`,
    },
    statements: [
      db.orm
        .update(agentApplications)
        .set({ status: "withdrawn", decidedAt: clock.now() })
        .where(and(eq(agentApplications.userId, userId), eq(agentApplications.status, "open")))
        .returning({ id: agentApplications.id }),
    ],
  });
  if (written.kind !== "committed") return false;
  context.later(context.documents.delete(written.results[0].map(({ id }) => documentName(id))));
  return true;
}
