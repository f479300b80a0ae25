/** The lines of authority in words. */

/** The lines of authority by the names of their check boxes, in the order of their bits. */
export const LINE_FIELDS = ["life", "health", "property", "casualty", "variable", "personal"] as const;
export const LINE_LABELS: Readonly<Record<(typeof LINE_FIELDS)[number], string>> = {
  life: "Life",
  health: "Accident and Health or Sickness",
  property: "Property",
  casualty: "Casualty",
  variable: "Variable Life and Variable Annuity",
  personal: "Personal Lines",
};

/** The places of licenses in an agent's application: the first is required, another if one of its fields is filled in. */
export const LICENSE_PLACES = [1, 2, 3, 4, 5] as const;
export type LicensePlace = (typeof LICENSE_PLACES)[number];

/** The lines among these bits, by the names of their check boxes. */
export const linesOf = (lines: number): (typeof LINE_FIELDS)[number][] =>
  LINE_FIELDS.filter((_, bit) => Math.floor(lines / 2 ** bit) % 2 === 1);
