/**
 * What opens a question for an asker without an account: an emailed link, the cookie it is exchanged for, and the link
 * that confirms the question.
 */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { DAY_MS, DAY_SECONDS } from "#app/platform/durations.ts";
import { newSecret, sha256Hex } from "#app/platform/ids.ts";
import { readCookie, writeCookie } from "#app/platform/reader/cookies.ts";
import { expertQuestions, questionPasses } from "#db/schema/index.ts";
import { CONFIRM_LINK_HOURS, COOKIE_DAYS, LINK_DAYS } from "../limits.ts";

const COOKIE = "questions";
/** How many questions one browser can open without an account. */
const MOST_PASSES = 5;

const DAYS = { link: LINK_DAYS, cookie: COOKIE_DAYS, confirm: CONFIRM_LINK_HOURS / 24 } as const;

/** A new token and the statement that stores it, for the batch that writes or reads the question. */
export async function preparePass(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  kind: keyof typeof DAYS,
  questionId: string,
) {
  const token = newSecret();
  const nowMs = clock.now();
  const statement = db.orm.insert(questionPasses).values({
    tokenHash: await sha256Hex(token),
    kind,
    questionNo: sql`(SELECT question_no FROM ${expertQuestions} WHERE ${expertQuestions.id} = ${questionId})`,
    createdAt: nowMs,
    expiresAt: nowMs + DAYS[kind] * DAY_MS,
  });
  return { token, statement };
}

/** The passes in this browser's cookie, newest first. */
export function readPasses(request: Request): string[] {
  return (readCookie(request, COOKIE) ?? "")
    .split(".")
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, MOST_PASSES);
}

/** The cookie with one more pass. */
export const passCookie = (request: Request, token: string): string =>
  writeCookie(
    COOKIE,
    [token, ...readPasses(request)].slice(0, MOST_PASSES).join("."),
    COOKIE_DAYS * DAY_SECONDS,
  );

/**
 * Uses up an emailed link. Returns the question's id; null when the link is used, expired, or not one of ours. Of two
 * at once, one wins.
 */
export async function takeQuestionLink(context: AppContext, token: string): Promise<string | null> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const { results } = await commit(context, {
    statements: [
      db.orm
        .update(questionPasses)
        .set({ usedAt: nowMs })
        .where(
          and(
            eq(questionPasses.tokenHash, await sha256Hex(token)),
            eq(questionPasses.kind, "link"),
            isNull(questionPasses.usedAt),
            sql`${questionPasses.expiresAt} > ${nowMs}`,
          ),
        )
        .returning({
          // Fully qualified: inside the subquery a bare `question_no` would be the question's own.
          id: sql<string>`(SELECT q.id FROM expert_questions q WHERE q.question_no = question_passes.question_no)`,
        }),
    ],
  });
  return results[0][0]?.id ?? null;
}

/** The hashes of the passes, as stored in the database. */
export const passHashes = (request: Request): Promise<string[]> =>
  Promise.all(readPasses(request).map(sha256Hex));
