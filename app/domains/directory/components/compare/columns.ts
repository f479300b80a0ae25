/** Columns of a comparison on a phone, where two agents fit: the first, and the one whose radio button is on. */
const NEXT_TO = [
  "",
  "max-md:group-has-[[name=next-to]]/compare:hidden max-md:group-has-[[name=next-to][value='1']:checked]/compare:block",
  "max-md:hidden max-md:group-has-[[name=next-to][value='2']:checked]/compare:block",
  "max-md:hidden max-md:group-has-[[name=next-to][value='3']:checked]/compare:block",
] as const;

/** Classes of everything in the column of the agent at this place, from 0. */
export const columnOf = (at: number): string => NEXT_TO[at] ?? "";
