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

/** Parameter that tells a profile which insurance was searched for. */
const ASKED = "insurance";

/** Address of a profile from a search for this type, so that its quote is for the same. */
export const profileAddress = (
  { slug, quoteTypes }: { slug: string; quoteTypes: readonly string[] },
  type: string | undefined,
): string =>
  type !== undefined && quoteTypes.includes(type)
    ? paths.showcase(slug, { [ASKED]: type })
    : paths.showcase(slug);

/** The type in the address of a profile that was opened from a search. */
export const parseAskedType = (parameters: URLSearchParams): string | undefined => {
  const asked = parameters.get(ASKED);
  return QUOTABLE_TYPES.find((slug) => slug === asked);
};
