/** Answering: by an expert who was asked, with a license that is in force at that moment. */

import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { findValidLicense } from "#app/domains/directory/profile/license-validity-queries.server.ts";
import { legalLines } from "#app/domains/law/policy-texts.server.ts";
import { announceStatements } from "#app/domains/notifications/announce-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { preferencesOf } from "#app/domains/notifications/preferences-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { newId } from "#app/platform/ids.ts";
import type { EmailStop } from "#app/platform/mail/email.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { t } from "#app/text/text.ts";
import { LANGUAGES, QUESTION_STATUSES } from "#db/lists.ts";
import {
  answerDrafts,
  expertAnswers,
  expertAnswerVersions,
  expertQuestions,
  questionExperts,
} from "#db/schema/index.ts";
import { preparePass } from "../asking/passes.server.ts";
import { answerEmail } from "../emails.ts";
import { FIRST_ADMIN_CIRCLE } from "../limits.ts";
import { type AnswerRefusal, decideAnswer, nextStatus } from "../policy.ts";
import { countPublished, publicPaths, writeFullText } from "../published/publish.server.ts";

export type AnswerOutcome =
  | { kind: "published" | "edited" | "unchanged" }
  | { kind: "refused"; why: AnswerRefusal };

const factRow = {
  question_no: integer,
  status: oneOf(QUESTION_STATUSES),
  state_code: text,
  type_bit: integer,
  type_slug: text,
  public_title: text,
  slug: text,
  customer_email: text,
  asker_id: nullable(text),
  asker_preferences: text,
  language: oneOf(LANGUAGES),
  agent_no: nullable(integer),
  agent_name: nullable(text),
  agent_slug: nullable(text),
  npn: nullable(text),
  asked: flag,
  answer_id: nullable(text),
  answer_status: nullable(oneOf(expertAnswers.status.enumValues)),
  body: nullable(text),
  drafted: flag,
};

type Facts = RowOf<typeof factRow>;

/** The question as this user sees it through the agent profile they claimed; null when there is none. */
async function findFacts({ db }: AppContext, userId: string, questionId: string): Promise<Facts | null> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "question to answer",
      factRow,
      sql`
      SELECT q.question_no, q.status, q.state_code, q.type_bit,
        coalesce((SELECT y.slug FROM product_types y WHERE y.bit = q.type_bit), '') type_slug, q.public_title, q.slug, q.customer_email, q.user_id asker_id,
        ${preferencesOf(sql`q.user_id`)} asker_preferences, q.language, a.agent_no, a.name agent_name, a.slug agent_slug, a.npn, e.agent_no IS NOT NULL asked, w.id answer_id, w.status answer_status, w.body,
        d.agent_no IS NOT NULL drafted
      FROM expert_questions q
        LEFT JOIN profiles p ON p.user_id = ${userId} AND p.verified AND p.account_status = 'active'
        LEFT JOIN agents a ON a.agent_no = p.agent_no
        LEFT JOIN question_experts e ON e.question_no = q.question_no AND e.agent_no = a.agent_no
        LEFT JOIN expert_answers w ON w.question_no = q.question_no AND w.agent_no = a.agent_no
        LEFT JOIN answer_drafts d ON d.question_no = q.question_no AND d.agent_no = a.agent_no
      WHERE q.id = ${questionId} LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

/**
 * Publishes the expert's answer, or a new version of it (the old one is stored). The first answer publishes the
 * question. The asker gets it by email with a link. An answer that an admin removed can't be changed. An admin who is
 * licensed for the question doesn't need to have been asked (`asAdmin`). Null when there is no such question.
 */
export async function answerQuestion(
  context: AppContext,
  userId: string,
  questionId: string,
  body: string,
  { asAdmin = false } = {},
): Promise<AnswerOutcome | null> {
  const facts = await findFacts(context, userId, questionId);
  if (facts === null) return null;
  const agentNo = facts.agent_no ?? 0;
  const license = await findValidLicense(context, {
    agentNo,
    stateCode: facts.state_code,
    typeBit: facts.type_bit,
  });
  // An admin steps in only while nobody has answered.
  if (asAdmin && facts.status !== "waiting") return { kind: "refused", why: "closed" };
  const decision = decideAnswer({
    status: facts.status,
    asked: facts.asked || asAdmin,
    licensed: license !== null,
  });
  if (decision !== "allowed" || license === null) {
    return { kind: "refused", why: decision === "allowed" ? "not-licensed" : decision };
  }
  const { db, clock } = context;
  const nowMs = clock.now();
  const dropDraft = dropDraftOf(context, facts.question_no, agentNo);
  if (facts.answer_id !== null) {
    if (facts.answer_status === "removed") return { kind: "refused", why: "answer-removed" };
    if (facts.body === body) return { kind: "unchanged" };
    const edited = await commit(context, {
      guards: {
        "still-published": sql`EXISTS (SELECT 1 FROM expert_answers
          WHERE id = ${facts.answer_id} AND status = 'published')`,
      },
      statements: [
        db.orm
          .insert(expertAnswerVersions)
          .values({ answerId: facts.answer_id, replacedAt: nowMs, body: facts.body ?? "" }),
        db.orm
          .update(expertAnswers)
          .set({ body, editedAt: nowMs })
          .where(eq(expertAnswers.id, facts.answer_id)),
        ...writeFullText(context, facts.question_no),
        dropDraft,
      ],
      purge: publicPaths(facts.slug),
    });
    return edited.kind === "stale" ? { kind: "refused", why: "answer-removed" } : { kind: "edited" };
  }

  const by = facts.agent_name ?? "an agent";
  const licenseText = inLanguage(facts.language, () =>
    t("license {state} {number}, NPN {npn}", {
      state: license.stateCode,
      number: license.number,
      npn: facts.npn ?? "",
    }),
  );
  const outcome = await commit(context, {
    audit: asAdmin
      ? [
          {
            actorId: userId,
            act: "answer.write",
            subject: { kind: "question", id: questionId },
            before: { status: facts.status },
            after: { status: "answered" },
          },
        ]
      : [],
    guards: {
      // A question that was taken back in the meantime takes no answer.
      "takes-answers": sql`EXISTS (SELECT 1 FROM expert_questions
        WHERE id = ${questionId} AND (status = 'waiting' OR (status = 'answered' AND ${asAdmin ? 0 : 1})))`,
    },
    duplicates: ["expert_answers.question_no, expert_answers.agent_no"],
    statements: [
      db.orm.insert(expertAnswers).values({
        id: newId(nowMs),
        questionNo: facts.question_no,
        agentNo,
        body,
        status: "published",
        licenseState: license.stateCode,
        licenseNumber: license.number,
        licenseLabel: license.label,
        createdAt: nowMs,
      }),
      ...(asAdmin ? [askSelf(context, facts.question_no, agentNo)] : []),
      countPublished(context, facts.question_no, "waiting", 1),
      db.orm
        .update(expertQuestions)
        .set({
          status: "answered",
          firstAnsweredAt: sql`coalesce(${expertQuestions.firstAnsweredAt}, ${nowMs})`,
          answerCount: sql`${expertQuestions.answerCount} + 1`,
        })
        .where(eq(expertQuestions.id, questionId)),
      ...writeFullText(context, facts.question_no),
      dropDraft,
      ...(await tellAsker(context, questionId, facts, { answer: body, by, license: licenseText })),
    ],
    ...notifyUsers(facts.asker_id === null ? [] : [facts.asker_id]),
    mail: true,
    // The agent's own page shows it, too, and that is where they look.
    purge: [
      ...publicPaths(facts.slug),
      ...(facts.agent_slug === null ? [] : [paths.showcase(facts.agent_slug)]),
    ],
    live: "answered",
  });
  if (outcome.kind === "stale") return { kind: "refused", why: "closed" };
  // Their own second click came first.
  if (outcome.kind === "duplicate") return { kind: "unchanged" };
  context.later(context.rooms.stopQuestionClock(questionId));
  return { kind: "published" };
}

/** Adds the admin to the experts who were asked, so that they find the question again and can edit their answer. */
const askSelf = ({ db, clock }: AppContext, questionNo: number, agentNo: number) =>
  db.orm
    .insert(questionExperts)
    .values({ questionNo, agentNo, circle: FIRST_ADMIN_CIRCLE, distanceMiles: 0, askedAt: clock.now() })
    .onConflictDoNothing();

/**
 * Notifies the asker, with a link that works for this email only. Askers with an account are notified as they chose;
 * those without one always by email, since they have nothing else. Askers who deleted their account are not notified.
 */
async function tellAsker(
  context: AppContext,
  questionId: string,
  { customer_email, public_title, type_slug, asker_id, asker_preferences, language }: Facts,
  said: { answer: string; by: string; license: string },
): Promise<BatchItem<"sqlite">[]> {
  if (customer_email === "") return [];
  const pass = await preparePass(context, "link", questionId);
  const url = context.origin + paths.myQuestions({ token: pass.token });
  const composeEmail = (email: string, stop?: EmailStop) =>
    inLanguage(language, () =>
      answerEmail(email, {
        title: public_title,
        ...said,
        url,
        stop,
        legal: legalLines(context, "expert-answer", type_slug),
      }),
    );
  if (asker_id === null) return [pass.statement, emailStatement(context, composeEmail(customer_email))];
  return announceStatements(
    context,
    [{ userId: asker_id, email: customer_email, preferences: asker_preferences }],
    {
      event: "answer",
      type: "success",
      title: `${said.by} answered your question`,
      message: public_title,
      actionUrl: paths.myQuestions(),
      composeEmail,
      withEmail: [pass.statement],
    },
  );
}

const dropDraftOf = ({ db }: AppContext, questionNo: number, agentNo: number) =>
  db.orm
    .delete(answerDrafts)
    .where(and(eq(answerDrafts.questionNo, questionNo), eq(answerDrafts.agentNo, agentNo)));

/** Saves an expert's draft, or says why not. An empty text deletes the draft. */
export async function saveDraft(
  context: AppContext,
  userId: string,
  questionId: string,
  body: string,
): Promise<"saved" | "removed" | "empty" | AnswerRefusal> {
  const facts = await findFacts(context, userId, questionId);
  if (facts === null || !facts.asked || facts.agent_no === null) return "not-asked";
  // Nobody would see it again.
  if (nextStatus(facts.status, "answer") === null) return "closed";
  if (facts.answer_status === "removed") return "answer-removed";
  if (body.trim() === "") {
    if (!facts.drafted) return "empty";
    await commit(context, { statements: [dropDraftOf(context, facts.question_no, facts.agent_no)] });
    return "removed";
  }
  const savedAt = context.clock.now();
  await commit(context, {
    statements: [
      context.db.orm
        .insert(answerDrafts)
        .values({ questionNo: facts.question_no, agentNo: facts.agent_no, body, savedAt })
        .onConflictDoUpdate({
          target: [answerDrafts.questionNo, answerDrafts.agentNo],
          set: { body, savedAt },
        }),
    ],
  });
  return "saved";
}
