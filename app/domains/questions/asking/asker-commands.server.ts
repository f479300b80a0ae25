/**
 * What askers do with their question afterwards. Each takes the question from `findOwnQuestion`, which checks that
 * it's theirs.
 */
import { and, eq, inArray, sql } from "drizzle-orm";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { formatInState } from "#app/platform/time/state-zones.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { expertAnswers, expertQuestions } from "#db/schema/index.ts";
import { questionLinkEmail } from "../emails.ts";
import { revokeStatements } from "../forgetting.server.ts";
import { nextStatus } from "../policy.ts";
import { countPublished, publicPaths, writeFullText } from "../published/publish.server.ts";
import type { QuestionStatus } from "../types.ts";
import { dropQuestion, mailConfirmation, takeConfirmation } from "./confirm-commands.server.ts";
import { preparePass } from "./passes.server.ts";

type Own = { questionNo: number; id: string; slug: string; status: QuestionStatus };

/** Marks the one answer that helped, replacing an earlier mark. False when it is no answer to this question. */
export async function markHelpful(context: AppContext, question: Own, answerId: string): Promise<boolean> {
  const { db, clock } = context;
  const { results } = await commit(context, {
    statements: [
      db.orm
        .update(expertQuestions)
        .set({ helpfulAnswerId: answerId, helpfulMarkedAt: clock.now() })
        .where(
          and(
            eq(expertQuestions.questionNo, question.questionNo),
            sql`EXISTS (SELECT 1 FROM ${expertAnswers} WHERE ${expertAnswers.id} = ${answerId}
            AND ${expertAnswers.questionNo} = ${question.questionNo} AND ${expertAnswers.status} = 'published')`,
          ),
        )
        .returning({ id: expertQuestions.id }),
    ],
    purge: publicPaths(question.slug),
  });
  return results[0].length > 0;
}

/** Takes the question back: it is no longer shown, and nobody else is asked. False when it was gone already. */
export async function withdrawQuestion(context: AppContext, question: Own): Promise<boolean> {
  const status = nextStatus(question.status, "withdraw");
  if (status === null) return false;
  // Nobody has read it, and nobody has confirmed the address, so it is deleted.
  if (question.status === "unconfirmed") return dropQuestion(context, question);
  const { db } = context;
  await commit(context, {
    statements: [
      countPublished(context, question.questionNo, "answered", -1),
      db.orm
        .update(expertQuestions)
        .set({ status })
        .where(
          and(
            eq(expertQuestions.questionNo, question.questionNo),
            inArray(expertQuestions.status, ["waiting", "answered"]),
          ),
        ),
      ...revokeStatements(context, question),
      ...writeFullText(context, question.questionNo),
    ],
    purge: publicPaths(question.slug),
  });
  context.later(context.rooms.stopQuestionClock(question.id));
  return true;
}

/**
 * Withdraws the permission to call: the consent record says when, and the number is no longer shown or stored with the
 * question.
 */
export async function revokeContact(context: AppContext, question: Own): Promise<void> {
  await commit(context, { statements: revokeStatements(context, question) });
}

const LINKS_AN_HOUR = 5;

/**
 * Emails the asker a new link to their newest question, or the link that confirms it. The caller answers the same
 * whether or not there is one. This runs after the answer on its own database handle, so that neither words, times,
 * nor counts reveal anything.
 */
export async function mailQuestionLinks(asked: AppContext, email: string): Promise<void> {
  const context = { ...asked, db: asked.databaseAside() };
  const { db } = context;
  const [rows] = await db.batch([
    db.orm
      .select({
        id: expertQuestions.id,
        email: expertQuestions.customerEmail,
        stateCode: expertQuestions.stateCode,
        askedAt: expertQuestions.askedAt,
        status: expertQuestions.status,
        language: expertQuestions.language,
      })
      .from(expertQuestions)
      .where(
        and(
          eq(expertQuestions.customerEmail, email),
          inArray(expertQuestions.status, ["unconfirmed", "waiting", "answered"]),
        ),
      )
      // Confirmed questions come before unconfirmed ones, which a stranger may have written with this address.
      .orderBy(sql`${expertQuestions.status} = 'unconfirmed', ${expertQuestions.questionNo} DESC`)
      .limit(1),
  ]);
  const question = rows[0];
  if (question === undefined) return;
  if (question.status === "unconfirmed") {
    if ((await takeConfirmation(context, email)) === 0) await mailConfirmation(context, question);
    return;
  }
  if ((await context.limiters.take("question-links", email, LINKS_AN_HOUR, 60)) > 0) return;
  const pass = await preparePass(context, "link", question.id);
  const url = context.origin + paths.myQuestions({ token: pass.token });
  await commit(context, {
    statements: [
      pass.statement,
      emailStatement(
        context,
        inLanguage(question.language, () =>
          questionLinkEmail(email, formatInState(question.stateCode, question.askedAt), url),
        ),
      ),
    ],
    mail: true,
  });
}
