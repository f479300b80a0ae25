/** Reads from the address which reviews a reader asked for. */
import * as z from "zod";
import { cutText } from "#app/platform/cut-text.ts";
import { cursorOf, idKey, integerKey, realKey } from "#app/platform/lists/cursor.ts";
import { type PlainMessage, t } from "#app/text/text.ts";
import { REVIEW_STAGES } from "../fields.ts";
import { WORDS_MAX_CHARACTERS, WORDS_MOST } from "../limits.ts";
import type { ReviewCursor, ReviewQuery } from "../types.ts";
import { ALL_REVIEWS } from "./filter-address.ts";

const wordsTooLong = {
  error: () => t("Search for at most {n} characters. Showing all reviews.", { n: WORDS_MAX_CHARACTERS }),
};
const tooManyWords = {
  error: () => t("Search for at most {n} words. Showing all reviews.", { n: WORDS_MOST }),
};

/** An empty field means no filter. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal("").transform(() => null), schema], {
    // Only the inner schema's message helps the reader.
    error: (issue) => (issue.code === "invalid_union" ? issue.errors.at(-1)?.[0]?.message : undefined),
  });

/** What separates words: spaces, control characters including NUL, and lone surrogates. */
const BETWEEN_WORDS = /[\s\p{Cc}\p{Cs}\ufffd]+/u;

const Address = z.object({
  stars: orNothing(
    z
      .enum(["1", "2", "3", "4", "5"], { error: () => t("Stars go from 1 to 5. Showing all reviews.") })
      .transform(Number)
      .pipe(z.literal([1, 2, 3, 4, 5])),
  ),
  tier: orNothing(
    z
      .enum(["1", "2", "3"], { error: () => t("We don’t know that kind of proof. Showing all reviews.") })
      .transform(Number)
      .pipe(z.literal([1, 2, 3])),
  ),
  type: orNothing(
    z.string().regex(/^[a-z0-9-]{1,60}$/, {
      error: () => t("We don’t know that insurance type. Showing all reviews."),
    }),
  ),
  stage: orNothing(
    z.enum(REVIEW_STAGES, { error: () => t("Choose what it was about from the list. Showing all reviews.") }),
  ),
  words: z
    .string()
    .max(WORDS_MAX_CHARACTERS * 2, wordsTooLong)
    .refine((text) => [...text].length <= WORDS_MAX_CHARACTERS, wordsTooLong)
    .transform((text) => text.normalize("NFC").split(BETWEEN_WORDS).filter(Boolean))
    .refine((words) => words.length <= WORDS_MOST, tooManyWords),
  sort: z
    .enum(["", "newest", "helpful"], { error: () => t("We can’t sort that way. Showing the newest first.") })
    .transform((sort) => (sort === "" ? "newest" : sort)),
});

/** Times are integers; order values are between 0 and 1. */
export const REVIEW_CURSORS = {
  newest: cursorOf<ReviewCursor>({ value: integerKey(), id: idKey }),
  helpful: cursorOf<ReviewCursor>({ value: realKey(0, 1), id: idKey }),
};

/** The query for an address without review parameters. */
const EVERY_REVIEW: ReviewQuery = { filter: ALL_REVIEWS, sort: "newest", after: null };
const NAMES = ["stars", "tier", "type", "stage", "words", "sort", "after"];

const NO_SUCH_PAGE: PlainMessage = "This page of reviews doesn’t exist. Showing the newest first.";

export type AskedReviews = {
  query: ReviewQuery;
  /** What is wrong with the address, as a sentence to show; the query is then for all reviews. */
  problem: string | null;
  /** The search words as typed, cut when too long. */
  typed: string;
};

/**
 * Reads `stars`, `tier`, `type`, `stage`, `words`, `sort` and `after`; the first of each counts. Without any, the
 * query is for all reviews.
 */
export function parseReviewQuery(parameters: URLSearchParams): AskedReviews {
  if (!NAMES.some((name) => parameters.has(name))) return { query: EVERY_REVIEW, problem: null, typed: "" };
  const words = parameters.get("words") ?? "";
  const typed = cutText(words, WORDS_MAX_CHARACTERS * 2)
    .split(BETWEEN_WORDS)
    .filter(Boolean)
    .join(" ");
  const refuse = (problem: string): AskedReviews => ({
    query: EVERY_REVIEW,
    problem,
    typed,
  });
  const get = (name: string) => parameters.get(name) ?? "";
  const parsed = Address.safeParse({
    stars: get("stars"),
    tier: get("tier"),
    type: get("type"),
    stage: get("stage"),
    words,
    sort: get("sort"),
  });
  if (!parsed.success) return refuse(parsed.error.issues[0]?.message ?? t(NO_SUCH_PAGE));
  const { sort, ...filter } = parsed.data;
  const after = get("after");
  const cursor = REVIEW_CURSORS[sort].parse(after);
  if (after !== "" && cursor === null) return refuse(t(NO_SUCH_PAGE));
  return { query: { filter, sort, after: cursor }, problem: null, typed };
}
