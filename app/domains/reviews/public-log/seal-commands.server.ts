/**
 * A review's seal: its secret, and the hash of its words. Whatever changes the words changes the seal in the same batch,
 * before the event is written, so that the log and the words can't part.
 */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { newSecret } from "#app/platform/ids.ts";
import { type ReviewWords, versionOf } from "./entries.server.ts";

type Writing = Pick<AppContext, "db">;

/** What a seal says about words: a fresh salt, and the hash. Words that are deleted have neither. */
export function sealWords(words: ReviewWords): { salt: string; version: string } {
  if (words.title === "" && words.body === "") return { salt: "", version: "" };
  const salt = newSecret();
  return { salt, version: versionOf(salt, words) };
}

/** Statement: the seal of a review that is received now. */
export function sealStatement({ db }: Writing, reviewId: string, words: ReviewWords) {
  const { salt, version } = sealWords(words);
  return db.orm.run(sql`INSERT INTO review_seals (review_id, secret, salt, version)
    VALUES (${reviewId}, ${newSecret()}, ${salt}, ${version})`);
}

/** Statement: the seal of a review with new words. Nothing where the log doesn't know the review yet. */
export function changeSealStatement({ db }: Writing, reviewId: string, words: ReviewWords) {
  const { salt, version } = sealWords(words);
  return db.orm.run(
    sql`UPDATE review_seals SET salt = ${salt}, version = ${version} WHERE review_id = ${reviewId}`,
  );
}

/**
 * Statement: the words of these reviews are deleted. The entries stay, and without the salt nobody can find out from
 * them what the words were.
 */
export const forgetWordsStatement = ({ db }: Writing, reviewIds: readonly string[]) =>
  db.orm.run(sql`UPDATE review_seals SET salt = '', version = ''
    WHERE review_id IN (SELECT value FROM json_each(${JSON.stringify(reviewIds)}))`);
