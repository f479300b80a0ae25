/** The shapes of marks: one agent is a filled square, with a letter where the page lists it; a ring is a group, with its count. */
const square = (half: number, corner: number) =>
  ({ x: -half, y: -half, width: half * 2, height: half * 2, rx: corner }) as const;

export const LETTERED = square(10, 5);
export const SINGLE = square(7, 3);

/** Units: a larger group has a larger ring. */
export const ringRadius = (count: number) => Math.min(22, 11 + Math.sqrt(count));
