/** What is held about an email address without an account: a copy of it, and its deletion. */
import { sql } from "drizzle-orm";
import { forgetFactReports } from "#app/domains/accuracy/forgetting.server.ts";
import { exportAppointments } from "#app/domains/calendar/appointments/appointment-queries.server.ts";
import { forgetAppointments } from "#app/domains/calendar/appointments/forgetting.server.ts";
import { exportLeads, forgetLeads } from "#app/domains/leads/forgetting.server.ts";
import { privacyDeletedEmail } from "#app/domains/privacy/emails.ts";
import { exportAddress } from "#app/domains/privacy/held-queries.server.ts";
import { privacyRequestUrl } from "#app/domains/privacy/request-links.server.ts";
import type { PrivacyRequest } from "#app/domains/privacy/request-queries.server.ts";
import { listOwnQuestions } from "#app/domains/questions/asking/own-queries.server.ts";
import { prepareForgetting } from "#app/domains/questions/forgetting.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { unsuppressStatement } from "#app/platform/mail/suppressions.ts";

/** A person by their confirmed address alone: no account has this id. */
const byAddress = (email: string) => ({ userId: "", email, emailConfirmed: true });

/** Everything that is held about a confirmed address without an account, as the account's own export has it. */
export async function exportHeld(context: AppContext, { email }: PrivacyRequest) {
  const [{ asked }, appointments, questions, address] = await Promise.all([
    exportLeads(context, byAddress(email)),
    exportAppointments(context, byAddress(email)),
    listOwnQuestions(context, { userId: null, confirmedEmail: email, passHashes: [] }),
    exportAddress(context, email),
  ]);
  return {
    exportedAt: new Date(context.clock.now()).toISOString(),
    email,
    requestsToAgents: asked,
    appointments,
    questions: questions.map(({ questionNo: _, ...question }) => question),
    ...address,
  };
}

/**
 * Deletes what is held about the address without an account, as deleting an account does, and emails a receipt. `account`: a
 * confirmed account has the address, and deleting that one deletes all of it. `over`: it was done before.
 */
export async function forgetHeld(
  context: AppContext,
  { id, email }: PrivacyRequest,
): Promise<"deleted" | "account" | "over"> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const person = byAddress(email);
  const questions = await prepareForgetting(context, { userId: person.userId, confirmedEmail: email });
  const written = await commit(context, {
    guards: {
      over: sql`EXISTS (SELECT 1 FROM privacy_requests WHERE id = ${id} AND kind = 'delete' AND status = 'unconfirmed')`,
      account: sql`NOT EXISTS (SELECT 1 FROM users WHERE email = ${email} AND email_confirmed_at IS NOT NULL)`,
    },
    statements: [
      db.orm.run(sql`UPDATE privacy_requests SET status = 'done', confirmed_at = ${nowMs}, answered_at = ${nowMs}
        WHERE id = ${id}`),
      ...questions.statements,
      ...forgetFactReports(context, person),
      ...forgetLeads(context, person),
      ...forgetAppointments(context, person),
      // Before the receipt below.
      db.orm.run(sql`DELETE FROM outbox WHERE recipient = ${email} AND NOT EXISTS
        (SELECT 1 FROM users WHERE email = ${email})`),
      unsuppressStatement(context, email),
      emailStatement(context, privacyDeletedEmail(email, await privacyRequestUrl(context, id))),
    ],
    mail: true,
  });
  if (written.kind !== "committed") return written.kind === "stale" ? written.guard : "over";
  questions.after();
  return "deleted";
}
