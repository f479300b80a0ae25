/** Figures as CSV (RFC 4180), escaped so that a spreadsheet doesn't run a name as a formula. */
import Papa from "papaparse";
import { utcDay } from "#app/platform/clock.ts";
import { FORMULA } from "#app/platform/lists/formulas.ts";
import type { MemberFigures, WeekFigures } from "./figures-queries.server.ts";

const write = (fields: string[], rows: (string | number)[][]): string =>
  `${Papa.unparse({ fields, data: rows }, { escapeFormulae: FORMULA, newline: "\r\n" })}\r\n`;

const rounded = (mean: number | null): string => (mean === null ? "" : mean.toFixed(2));

export const writeWeeks = (weeks: readonly WeekFigures[]): string =>
  write(
    [
      "week_beginning",
      "reviews_published",
      "mean_stars",
      "replies_to_reviews",
      "answers_given",
      "conversations_counted",
      "median_minutes_to_first_reply",
    ],
    weeks.map((one) => [
      utcDay(one.week),
      one.reviews,
      rounded(one.meanStars),
      one.replies,
      one.answers,
      one.conversations,
      one.medianMinutes ?? "",
    ]),
  );

export const writeMembers = (members: readonly MemberFigures[]): string =>
  write(
    [
      "name",
      "role",
      "member_since",
      "reviews_published",
      "mean_stars",
      "conversations_counted",
      "median_minutes_to_first_reply",
    ],
    members.map((one) => [
      one.name ?? "Former account",
      one.role,
      utcDay(one.joinedAt),
      one.reviews ?? "",
      rounded(one.meanStars),
      one.conversations ?? "",
      one.medianMinutes ?? "",
    ]),
  );
