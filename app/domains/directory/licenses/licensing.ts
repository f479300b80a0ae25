/** What a license lets its holder sell, and when. Legal rules are data: the mapping comes with the types' rows. */

/** A row of `product_types`, as far as licensing reads it. */
export type CoverableType = { bit: number; coveringLines: string };

export type LicenseTerm = {
  status: "active" | "expired" | "surrendered" | "revoked";
  /** `YYYY-MM-DD`, the first and the last day of the term. */
  effectiveOn: string;
  expiresOn: string;
};

/**
 * The insurance types that somebody holding `linesMask` (bits of `lines_of_authority`) may sell, as bits of
 * `product_types`. `coveringLines` lists masks joined by `|`; holding every line of any one of them is enough.
 *
 * Source: NAIC Producer Licensing Model Act, major lines; the mapping is ours: Auto, Home, Renters, Motorcycle,
 * Boat, RV, Umbrella and Flood under Personal Lines or under Property and Casualty together; Business under
 * Property and Casualty; Life and Annuities under Life, variable annuities under Variable Life and Variable
 * Annuity; Health, long-term care and every Medicare product under Accident and Health or Sickness.
 */
export function typesCoveredByLines(linesMask: number, productTypes: readonly CoverableType[]): number {
  const held = BigInt(linesMask);
  let types = 0;
  for (const { bit, coveringLines } of productTypes) {
    const isCovered = coveringLines
      .split("|")
      .some((lines) => lines !== "" && lines !== "0" && (held & BigInt(lines)) === BigInt(lines));
    if (isCovered) types += 2 ** bit;
  }
  return types;
}

/** Whether a license gives authority on `day` (`YYYY-MM-DD`): active, begun, and not past its last day. */
export function isInForce(license: LicenseTerm, day: string): boolean {
  return license.status === "active" && license.effectiveOn <= day && day <= license.expiresOn;
}
