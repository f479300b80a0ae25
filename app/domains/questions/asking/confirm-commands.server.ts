/** Questions with an unconfirmed address: they wait for an emailed link, which sends them to experts. */

import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { dropConsents } from "#app/domains/consents/record-commands.server.ts";
import { legalLines } from "#app/domains/law/policy-texts.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MS, SECOND_MS } from "#app/platform/durations.ts";
import { sha256Hex } from "#app/platform/ids.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { takeOfDay } from "#app/platform/security/limiters.ts";
import { formatInState } from "#app/platform/time/state-zones.ts";
import { inLanguage } from "#app/text/language.server.ts";
import type { Language } from "#app/text/text.ts";
import { LANGUAGES } from "#db/lists.ts";
import { expertQuestions, questionPasses } from "#db/schema/index.ts";
import { confirmQuestionEmail, receiptEmail } from "../emails.ts";
import { drawCircle } from "../experts/circle-commands.server.ts";
import {
  CONFIRM_AGAIN_SECONDS,
  CONFIRM_EMAILS,
  DROPPED_QUESTIONS,
  LINK_DAYS,
  SENT_FROM_ADDRESS,
  SENT_FROM_NETWORK,
  UNCONFIRMED_DAYS,
} from "../limits.ts";
import { preparePass } from "./passes.server.ts";

type Limited = Pick<AppContext, "limiters" | "clientAddress">;

/** Counts one confirmation email. Returns the seconds to wait; 0 when it may be sent. */
export const takeConfirmation = ({ limiters }: Limited, email: string): Promise<number> =>
  takeOfDay(limiters, "question-confirm", email, CONFIRM_EMAILS);

/** Counts a question sent to experts, for its address and its network. Returns the seconds to wait. */
export async function takeSending({ limiters, clientAddress }: Limited, email: string): Promise<number> {
  const ofAddress = await takeOfDay(limiters, "question-sent", email, SENT_FROM_ADDRESS);
  return ofAddress > 0
    ? ofAddress
    : takeOfDay(limiters, "questions-sent-from", clientAddress, SENT_FROM_NETWORK);
}

type Waiting = { id: string; email: string; stateCode: string; askedAt: number; language: Language };

/** The link and the email that carries it, for the batch that writes the question. */
export async function confirmationStatements(
  context: AppContext,
  { id, email, stateCode, askedAt, language }: Waiting,
): Promise<BatchItem<"sqlite">[]> {
  const pass = await preparePass(context, "confirm", id);
  const url = context.origin + paths.myQuestions({ token: pass.token });
  const confirmation = inLanguage(language, () =>
    confirmQuestionEmail(email, { writtenAt: formatInState(stateCode, askedAt), url }),
  );
  return [pass.statement, emailStatement(context, confirmation)];
}

/** Emails another link, unless one was just emailed or the question is confirmed. The caller has counted it. */
export async function mailConfirmation(context: AppContext, question: Waiting): Promise<void> {
  const [pass, ...confirmation] = await confirmationStatements(context, question);
  if (pass === undefined) return;
  await commit(context, {
    guards: {
      unconfirmed: isUnconfirmed(question.id),
      "not-just-mailed": sql`NOT EXISTS (SELECT 1 FROM ${questionPasses} WHERE ${questionPasses.kind} = 'confirm'
        AND ${questionPasses.createdAt} > ${context.clock.now() - CONFIRM_AGAIN_SECONDS * SECOND_MS}
        AND ${isPassOf(question.id)})`,
    },
    statements: [pass, ...confirmation],
    mail: true,
  });
}

/**
 * The same for a question that its asker has open. Returns the seconds to wait; 0 when a link is on its way or no
 * longer needed.
 */
export async function mailOwnConfirmation(context: AppContext, questionId: string): Promise<number> {
  const [rows] = await context.db.batch([
    context.db.orm
      .select({
        id: expertQuestions.id,
        email: expertQuestions.customerEmail,
        stateCode: expertQuestions.stateCode,
        askedAt: expertQuestions.askedAt,
        language: expertQuestions.language,
      })
      .from(expertQuestions)
      .where(and(eq(expertQuestions.id, questionId), eq(expertQuestions.status, "unconfirmed")))
      .limit(1),
  ]);
  const question = rows[0];
  if (question === undefined) return 0;
  const waitSeconds = await takeConfirmation(context, question.email);
  if (waitSeconds === 0) await mailConfirmation(context, question);
  return waitSeconds;
}

const isPassOf = (questionId: string): SQL =>
  sql`${questionPasses.questionNo} = (SELECT q.question_no FROM expert_questions q WHERE q.id = ${questionId})`;

const isUnconfirmed = (questionId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM expert_questions q WHERE q.id = ${questionId} AND q.status = 'unconfirmed')`;

const unconfirmedRow = {
  id: text,
  email: text,
  question: text,
  title: text,
  typeName: text,
  typeSlug: text,
  zip: text,
  language: oneOf(LANGUAGES),
};
/** The question that a link would send to experts. */
export type Unconfirmed = RowOf<typeof unconfirmedRow>;

/**
 * The question behind a working link; null for any other. Reading it changes nothing, because programs open links,
 * too.
 */
export async function findUnconfirmed(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  token: string,
): Promise<Unconfirmed | null> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "unconfirmed question",
      unconfirmedRow,
      sql`
      SELECT q.id, q.customer_email email, q.question, q.public_title title, t.name typeName, t.slug typeSlug,
        q.customer_zip_code zip, q.language
      FROM question_passes p JOIN expert_questions q ON q.question_no = p.question_no
        JOIN product_types t ON t.bit = q.type_bit
      WHERE ${worksNow(await sha256Hex(token), clock.now())} LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

const worksNow = (tokenHash: string, nowMs: number): SQL =>
  sql`p.token_hash = ${tokenHash} AND p.kind = 'confirm' AND p.used_at IS NULL AND p.expires_at > ${nowMs}
    AND q.status = 'unconfirmed'`;

export type Confirmation =
  | { kind: "sent"; id: string; pass: string }
  /** Used, expired, or not one of ours. */
  | { kind: "over" }
  | { kind: "too-often"; waitSeconds: number };

/**
 * Sends the question of an emailed link to experts, once, and gives this browser a pass to it. It proves that the
 * address is the asker's of this question, and says nothing about any account.
 */
export async function confirmQuestion(context: AppContext, token: string): Promise<Confirmation> {
  const question = await findUnconfirmed(context, token);
  if (question === null) return { kind: "over" };
  const waitSeconds = await takeSending(context, question.email);
  if (waitSeconds > 0) return { kind: "too-often", waitSeconds };
  const pass = await preparePass(context, "cookie", question.id);
  const tokenHash = await sha256Hex(token);
  const guard = sql`EXISTS (SELECT 1 FROM question_passes p JOIN expert_questions q ON q.question_no = p.question_no
    WHERE ${worksNow(tokenHash, context.clock.now())})`;
  // The person who opens it may have no account, or another one than it was written with.
  const sent = await sendOn(context, { ...question, userId: null }, { guard, pass: pass.statement });
  return sent ? { kind: "sent", id: question.id, pass: pass.token } : { kind: "over" };
}

/** A question that goes out now, and where its receipt goes: an address that is confirmed as the asker's. */
export type Outgoing = {
  id: string;
  email: string;
  title: string;
  typeSlug: string;
  userId: string | null;
  language: Language;
};

/**
 * The receipt for a question that goes out, for the batch that sends it. Its link opens the question for askers
 * without an account.
 */
export async function receiptStatements(
  context: AppContext,
  { id, email, title, typeSlug, userId, language }: Outgoing,
): Promise<BatchItem<"sqlite">[]> {
  const pass = userId === null ? await preparePass(context, "link", id) : null;
  const url = context.origin + paths.myQuestions(pass === null ? {} : { token: pass.token });
  const receipt = emailStatement(
    context,
    inLanguage(language, () =>
      receiptEmail(email, {
        title,
        url,
        linkDays: pass && LINK_DAYS,
        legal: legalLines(context, "question-receipt", typeSlug),
      }),
    ),
  );
  return pass === null ? [receipt] : [pass.statement, receipt];
}

/**
 * Starts the clock of an unconfirmed question, emails its receipt, and uses up all its links. False when it was
 * already confirmed.
 */
export async function sendOn(
  context: AppContext,
  outgoing: Outgoing,
  { guard, pass }: { guard?: SQL; pass?: BatchItem<"sqlite"> } = {},
): Promise<boolean> {
  const { db, clock } = context;
  const { id: questionId } = outgoing;
  const nowMs = clock.now();
  const outcome = await commit(context, {
    guards: { unconfirmed: guard ?? isUnconfirmed(questionId) },
    statements: [
      db.orm
        .update(expertQuestions)
        .set({ status: "waiting", askedAt: nowMs })
        .where(eq(expertQuestions.id, questionId)),
      db.orm
        .update(questionPasses)
        .set({ usedAt: nowMs })
        .where(and(eq(questionPasses.kind, "confirm"), isNull(questionPasses.usedAt), isPassOf(questionId))),
      ...(pass === undefined ? [] : [pass]),
      ...(await receiptStatements(context, outgoing)),
    ],
    mail: true,
    live: "asked",
  });
  if (outcome.kind !== "committed") return false;
  startAsking(context, questionId, nowMs);
  return true;
}

/** After the answer: starts the clock and draws the first circle. */
export function startAsking(context: AppContext, questionId: string, askedAt: number): void {
  context.later(context.rooms.startQuestionClock(questionId, askedAt, context.origin));
  // Not in the asker's language: experts and admins are notified in theirs.
  context.later(inLanguage("en", () => drawCircle(context, questionId)));
}

/**
 * Deletes some of the questions that nobody confirmed, with everything stored for them. Called by the cron trigger;
 * returns how many.
 */
export async function dropUnconfirmed(context: AppContext): Promise<number> {
  const before = context.clock.now() - UNCONFIRMED_DAYS * DAY_MS;
  const stale = sql`SELECT question_no FROM expert_questions WHERE status = 'unconfirmed' AND circle = 0
    AND asked_at <= ${before} ORDER BY asked_at LIMIT ${DROPPED_QUESTIONS}`;
  const { results } = await commit(context, { statements: dropStatements(context, stale) });
  return results[3].length;
}

/** Deletes a question that its writer takes back. False when it was sent on in the meantime. */
export async function dropQuestion(
  context: AppContext,
  { id, questionNo }: { id: string; questionNo: number },
): Promise<boolean> {
  const outcome = await commit(context, {
    guards: { unconfirmed: isUnconfirmed(id) },
    statements: dropStatements(context, sql`SELECT ${questionNo}`),
  });
  return outcome.kind === "committed";
}

const dropStatements = ({ db }: Pick<AppContext, "db">, numbers: SQL) =>
  [
    ...dropConsents(
      { db },
      sql`c.subject_id IN (SELECT id FROM expert_questions WHERE question_no IN (${numbers}))`,
    ),
    db.orm.run(sql`DELETE FROM question_passes WHERE question_no IN (${numbers})`),
    rowsOf(
      db,
      "dropped questions",
      { id: text },
      sql`DELETE FROM expert_questions WHERE question_no IN (${numbers}) RETURNING id`,
    ),
  ] as const;
