/** Where a quote is offered: only from who reads the request, takes new clients, and covers the insurance there today. */
import { paths } from "#app/paths.ts";
import { hasBit, namedTypes } from "../bits.ts";
import { QUOTABLE_TYPES } from "../policy.ts";
import type { NamedType } from "../types.ts";

/** Slugs of those among what a mask of licenses covers and the agent sells, in their order above. */
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
 * Address of the request for a quote; null where this agent is not to be asked for this insurance. Without a type that was
 * asked for, the only one there is comes along.
 */
export function quoteAddress(
  { slug, quoteTypes }: { slug: string; quoteTypes: readonly string[] },
  { type, zip }: { type?: string | undefined; zip?: string | undefined } = {},
): string | null {
  const [only, ...others] = quoteTypes;
  if (only === undefined || (type !== undefined && !quoteTypes.includes(type))) return null;
  return paths.requestQuote({ agent: slug, type: type ?? (others.length === 0 ? only : undefined), zip });
}

/** Name of the parameter by which a profile is told what insurance was searched for. */
const ASKED = "insurance";

/** A profile as it is reached from a search for this type, so that its quote is for the same. */
export const profileAddress = (
  { slug, quoteTypes }: { slug: string; quoteTypes: readonly string[] },
  type: string | undefined,
): string =>
  type !== undefined && quoteTypes.includes(type)
    ? paths.showcase(slug, { [ASKED]: type })
    : paths.showcase(slug);

/** The type that a search has brought along to a profile. */
export const parseAskedType = (parameters: URLSearchParams): string | undefined => {
  const asked = parameters.get(ASKED);
  return QUOTABLE_TYPES.find((slug) => slug === asked);
};
