/** The shapes of marks, as radii in units: an agent of the page with its number, one other agent, a group with its count. */

export const PIN_UNITS = 12;
export const DOT_UNITS = 6;

/** Units: a larger group has a larger ring. */
export const ringRadius = (count: number) => Math.min(22, Math.max(14, 11 + Math.sqrt(count)));
