/** Untrusted input of the directory: query strings and path segments. */
import * as z from "zod";
import { parseUuid } from "#app/platform/ids.ts";
import { named, t } from "#app/text/text.ts";
import {
  COMPARE_LIMIT_AGENTS,
  DEFAULT_RADIUS_MILES,
  QUERY_LIMIT_CHARACTERS,
  RADIUS_CHOICES_MILES,
  SORTS,
} from "./limits.ts";

const slugText = z.string().regex(/^[a-z0-9-]{1,60}$/, "Choose one from the list.");
const tick = z
  .enum(["", "0", "1", "on"], "Tick the box or leave it.")
  .transform((value) => value === "1" || value === "on");

/** Control characters and NUL carry no meaning in a name or a place. */
const queryText = z
  .string()
  .max(QUERY_LIMIT_CHARACTERS, {
    error: () => t("Use at most {most} characters.", { most: QUERY_LIMIT_CHARACTERS }),
  })
  .transform((text) =>
    text
      .normalize("NFC")
      .replace(/[\p{Cc}\ufffd]/gu, " ")
      .trim()
      .replace(/\s+/g, " "),
  );

const degrees = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,8})?$/, "This is not a place on the map.")
    .transform(Number)
    .refine((value) => Math.abs(value) <= limit, "This is not a place on the map.");

export const SearchInput = z.object({
  q: queryText.default(""),
  lat: degrees(90).optional(),
  lon: degrees(180).optional(),
  /** `map`: the point was chosen on the map. */
  near: z.enum(["me", "map"]).optional(),
  kind: z.enum(["name", "place"]).optional(),
  type: z.union([z.literal("").transform(() => undefined), slugText]).optional(),
  radius: z
    .string()
    .transform(Number)
    .refine(
      (miles): miles is (typeof RADIUS_CHOICES_MILES)[number] =>
        RADIUS_CHOICES_MILES.some((one) => one === miles),
      {
        error: () =>
          t("Choose a radius from the list: {choices} miles.", { choices: RADIUS_CHOICES_MILES.join(", ") }),
      },
    )
    .default(DEFAULT_RADIUS_MILES),
  unlicensed: tick.default(false),
  language: z
    .array(z.string().regex(/^[a-z]{2,3}$/, "Choose a language from the list."))
    .max(6)
    .default([]),
  rating: z
    .enum(["", "any", "3", "4"], "Choose a rating from the list.")
    .transform((value) => (value === "3" || value === "4" ? Number(value) : 0))
    .default(0),
  organization: z.union([z.literal("").transform(() => undefined), slugText.max(120)]).optional(),
  carrier: z
    .union([
      z.literal("").transform(() => undefined),
      z
        .string()
        .regex(/^[1-9]\d{0,5}$/, "Choose a carrier from the list.")
        .transform(Number),
    ])
    .optional(),
  accepting: tick.default(false),
  independent: tick.default(false),
  sort: z.enum(SORTS, "Choose an order from the list.").default("best"),
  explain: tick.default(false),
  /** What was typed before its spelling was corrected; only ever shown. */
  typed: queryText.optional(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, "Page numbers start at 1.")
    .transform(Number)
    .default(1),
});
export type SearchQuery = z.output<typeof SearchInput>;

/** What is wrong with the address, by field, in words to print next to it. */
export type FieldErrors = Partial<Record<string, string>>;

/** Reads a search address. Of a repeated parameter the first value counts, except for `language`, which may repeat. */
export function parseSearch(
  parameters: URLSearchParams,
): { ok: true; query: SearchQuery } | { ok: false; errors: FieldErrors; typed: Record<string, string> } {
  const raw: Record<string, unknown> = {};
  for (const key of Object.keys(SearchInput.shape)) {
    const values = parameters.getAll(key);
    if (values.length > 0) raw[key] = key === "language" ? values.filter((one) => one !== "") : values[0];
  }
  const parsed = SearchInput.safeParse(raw);
  if (parsed.success) return { ok: true, query: parsed.data };
  const errors: FieldErrors = {};
  for (const issue of parsed.error.issues) errors[String(issue.path[0])] ??= named(issue.message);
  const typed: Record<string, string> = {};
  for (const [key, value] of Object.entries(raw)) typed[key] = String(value).slice(0, QUERY_LIMIT_CHARACTERS);
  return { ok: false, errors, typed };
}

/** A slug or a UUID from a path; null for anything else, which is then simply not found. */
export function parseIdentifier(value: string | undefined): { kind: "uuid" | "slug"; value: string } | null {
  if (value === undefined || value.length > 160) return null;
  const text = value.toLowerCase();
  if (parseUuid(text) !== null) return { kind: "uuid", value: text };
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? { kind: "slug", value: text } : null;
}

/** The agents to compare: slugs, each once, at most four. */
export function parseCompared(parameters: URLSearchParams): string[] {
  const slugs = parameters.getAll("agent").flatMap((one) => {
    const identifier = parseIdentifier(one);
    return identifier?.kind === "slug" ? [identifier.value] : [];
  });
  return [...new Set(slugs)].slice(0, COMPARE_LIMIT_AGENTS);
}
