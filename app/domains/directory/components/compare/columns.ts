/** Columns of a comparison on a phone, where two agents fit: the first, and the one whose radio button is on. */
const NEXT_TO = [
  "",
  "max-md:group-has-[[name=next-to]]/compare:hidden max-md:group-has-[[name=next-to][value='1']:checked]/compare:block",
  "max-md:hidden max-md:group-has-[[name=next-to][value='2']:checked]/compare:block",
  "max-md:hidden max-md:group-has-[[name=next-to][value='3']:checked]/compare:block",
] as const;

/** Classes of everything in the column of the agent at this place, from 0. */
export const columnOf = (at: number): string => NEXT_TO[at] ?? "";

/** Below fewer agents than this a link leads to another one. */
export const ROOM_FOR_ANOTHER = 3;

/** As wide as a column of facts and at most 360 px for each agent. */
const WIDTHS = ["", "max-w-[30.5rem]", "max-w-[53rem]", "max-w-[75.5rem]"] as const;

/** Class of what is as wide as the comparison of that many agents. */
export const widthOf = (agents: number): string => WIDTHS[agents] ?? "";
