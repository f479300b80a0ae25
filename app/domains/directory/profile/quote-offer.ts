/** Where a quote is offered: only by agents who read the request, take new clients, and cover the insurance there today. */
import { paths } from "#app/paths/paths.ts";
import { hasBit, namedTypes } from "../bits.ts";
import { QUOTABLE_TYPES } from "../policy.ts";
import type { NamedType } from "../types.ts";

/** Slugs of the quotable types that a mask of licenses covers and the agent sells, in the order of `QUOTABLE_TYPES`. */
export function quotableOf(
  {
    claimed,
    acceptingClients,
    sold,
    covered,
  }: {
    claimed: boolean;
    acceptingClients: boolean;
    sold: number;
    covered: number;
  },
  types: readonly NamedType[],
): string[] {
  if (!claimed || !acceptingClients) return [];
  const mask = namedTypes(sold, covered);
  return QUOTABLE_TYPES.filter((slug) => types.some((one) => one.slug === slug && hasBit(mask, one.bit)));
}

/**
 * Address of the request for a quote; null where this agent cannot be asked for this insurance. Without an asked type, the
 * agent's only quotable type is preselected.
 */
export function quoteAddress(
  { slug, quoteTypes }: { slug: string; quoteTypes: readonly string[] },
  { type, zip }: { type?: string | undefined; zip?: string | undefined } = {},
): string | null {
  const [only, ...others] = quoteTypes;
  if (only === undefined || (type !== undefined && !quoteTypes.includes(type))) return null;
  return paths.requestQuote({ agent: slug, type: type ?? (others.length === 0 ? only : undefined), zip });
}

/** Parameters that tell a profile what was searched for: the insurance, and around which ZIP code. */
const ASKED_TYPE = "insurance";
const ASKED_ZIP = "zip";

/** Address of a profile from a search, so that its quote is for the same insurance and place; only where it can be asked for. */
export const profileAddress = (
  { slug, quoteTypes }: { slug: string; quoteTypes: readonly string[] },
  { type, zip }: { type?: string | undefined; zip?: string | undefined } = {},
): string => {
  const asks = type === undefined ? quoteTypes.length > 0 : quoteTypes.includes(type);
  return paths.showcase(slug, asks ? { [ASKED_TYPE]: type, [ASKED_ZIP]: zip } : {});
};

/** What was searched for, from the address of a profile that was opened from a search. */
export function parseAsked(parameters: URLSearchParams): {
  type?: string | undefined;
  zip?: string | undefined;
} {
  const type = parameters.get(ASKED_TYPE);
  const zip = parameters.get(ASKED_ZIP) ?? "";
  return {
    type: QUOTABLE_TYPES.find((slug) => slug === type),
    zip: /^\d{5}$/.test(zip) ? zip : undefined,
  };
}
