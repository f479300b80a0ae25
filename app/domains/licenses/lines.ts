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
