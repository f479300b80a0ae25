/**
 * Withdrawing permission to call, and deleting an asker's data: what is personal is deleted, what others answered may
 * stay.
 */
import { eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { deleteConsents, dropConsents, endConsents } from "#app/domains/consents/record-commands.server.ts";
import { findPersonalData, ownWordsOf } from "#app/platform/contact-data/personal-data.ts";
import type { AppContext } from "#app/platform/context.ts";
import { expertQuestions, questionPasses } from "#db/schema/index.ts";
import { OWN_QUESTIONS } from "./limits.ts";
import { countPublished, publicPaths, writeFullText } from "./published/publish.server.ts";

/** Marks the consent record as withdrawn and deletes the number. */
export function revokeStatements(
  context: Pick<AppContext, "db" | "clock">,
  { id, questionNo }: { id: string; questionNo: number },
) {
  return [
    ...endConsents(context, sql`c.subject_id = ${id}`),
    context.db.orm
      .update(expertQuestions)
      .set({ allowContact: false, customerPhone: null, customerPhoneE164: null })
      .where(eq(expertQuestions.questionNo, questionNo)),
  ] as const;
}

const areAbout = (numbers: readonly number[], which: SQL) =>
  sql`c.subject_id IN (SELECT q.id FROM expert_questions q WHERE ${which}
    AND q.question_no IN (SELECT value FROM json_each(${JSON.stringify(numbers)})))`;

/**
 * Deletes everything that leads to an asker, in the batch that deletes their account; `confirmedEmail` also finds what
 * they asked without it. Answered questions stay without their asker, except those whose public text has personal
 * data, including the asker's own name and number: these are taken back. What doesn't stay loses its text. `after`
 * updates clocks and the edge once the batch is written.
 */
export async function prepareForgetting(
  context: AppContext,
  { userId, confirmedEmail }: { userId: string; confirmedEmail: string | null },
) {
  const { db } = context;
  const theirs = or(
    eq(expertQuestions.userId, userId),
    confirmedEmail === null ? undefined : eq(expertQuestions.customerEmail, confirmedEmail),
  );
  const [questions] = await db.batch([
    db.orm
      .select({
        id: expertQuestions.id,
        questionNo: expertQuestions.questionNo,
        slug: expertQuestions.slug,
        status: expertQuestions.status,
        publicText: expertQuestions.publicText,
        customer_first_name: expertQuestions.customerFirstName,
        customer_last_name: expertQuestions.customerLastName,
        customer_phone: expertQuestions.customerPhone,
      })
      .from(expertQuestions)
      .where(theirs)
      .limit(OWN_QUESTIONS * 20),
  ]);
  const numbers = questions.map(({ questionNo }) => questionNo);
  const answered = questions.filter(({ status }) => status === "answered");
  const revealing = answered.filter(
    (asked) => findPersonalData(asked.publicText, ownWordsOf(asked)).length > 0,
  );
  const blank = questions.filter((asked) => asked.status !== "answered" || revealing.includes(asked));
  const statements =
    numbers.length === 0
      ? []
      : [
          ...revealing.flatMap(({ questionNo }) => [
            countPublished(context, questionNo, "answered", -1),
            db.orm
              .update(expertQuestions)
              .set({ status: "withdrawn" })
              .where(eq(expertQuestions.questionNo, questionNo)),
            ...writeFullText(context, questionNo),
          ]),
          db.orm
            .update(expertQuestions)
            .set({ publicText: "", publicTitle: "" })
            .where(
              inArray(
                expertQuestions.questionNo,
                blank.map(({ questionNo }) => questionNo),
              ),
            ),
          // What nobody confirmed never allowed anything, so it stops no one.
          ...dropConsents(context, areAbout(numbers, sql`q.status = 'unconfirmed'`)),
          ...deleteConsents(context, areAbout(numbers, sql`1`)),
          db.orm.delete(questionPasses).where(inArray(questionPasses.questionNo, numbers)),
          db.orm
            .update(expertQuestions)
            .set({
              userId: null,
              customerEmail: "",
              customerFirstName: "",
              customerLastName: "",
              customerPhone: null,
              customerPhoneE164: null,
              customerZipCode: sql`substr(${expertQuestions.customerZipCode}, 1, 3)`,
              lat: 0,
              lon: 0,
              allowContact: false,
              question: sql`${expertQuestions.publicText}`,
              status: sql`CASE WHEN ${expertQuestions.status} IN ('unconfirmed', 'waiting') THEN 'withdrawn' ELSE ${expertQuestions.status} END`,
            })
            .where(inArray(expertQuestions.questionNo, numbers)),
        ];
  return {
    statements,
    after(): void {
      for (const { id, slug, status } of questions) {
        if (status === "waiting") context.later(context.rooms.stopQuestionClock(id));
        if (status === "answered") context.purge(publicPaths(slug));
      }
    },
  };
}
