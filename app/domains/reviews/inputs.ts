/** Which reviews a reader asked for, read from the address. */
import { z } from "zod";
import type { ReviewCursor, ReviewFilter, ReviewQuery } from "./types.ts";

const Stars = z
  .enum(["1", "2", "3", "4", "5"])
  .transform(Number)
  .pipe(z.literal([1, 2, 3, 4, 5]));
const Tier = z
  .enum(["1", "2", "3"])
  .transform(Number)
  .pipe(z.literal([1, 2, 3]));
const CURSOR = /^(\d{1,15})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const everything: ReviewQuery = { filter: { by: "all" }, after: null };

/**
 * Reads `stars`, `tier` and `after`. When they mean nothing, `problem` says so in a sentence to print, and the
 * query is that of all reviews.
 */
export function parseReviewQuery(parameters: URLSearchParams): {
  query: ReviewQuery;
  problem: string | null;
} {
  const refuse = (problem: string) => ({ query: everything, problem });
  const stars = parameters.get("stars") ?? "";
  const tier = parameters.get("tier") ?? "";
  const after = parameters.get("after") ?? "";

  let filter: ReviewFilter = { by: "all" };
  if (stars !== "" && tier !== "")
    return refuse("Choose reviews by stars or by proof, not by both. These are all reviews.");
  if (stars !== "") {
    const parsed = Stars.safeParse(stars);
    if (!parsed.success) return refuse("Stars go from 1 to 5. These are all reviews.");
    filter = { by: "stars", stars: parsed.data };
  }
  if (tier !== "") {
    const parsed = Tier.safeParse(tier);
    if (!parsed.success) return refuse("There is no such kind of proof. These are all reviews.");
    filter = { by: "tier", tier: parsed.data };
  }
  if (after === "") return { query: { filter, after: null }, problem: null };
  const cursor = parseCursor(after);
  if (cursor === null) return refuse("This page of reviews does not exist. These are the newest.");
  return { query: { filter, after: cursor }, problem: null };
}

export function writeCursor({ publishedAt, id }: ReviewCursor): string {
  return `${publishedAt}-${id}`;
}

function parseCursor(text: string): ReviewCursor | null {
  const match = CURSOR.exec(text);
  const [, publishedAt, id] = match ?? [];
  return publishedAt === undefined || id === undefined ? null : { publishedAt: Number(publishedAt), id };
}
