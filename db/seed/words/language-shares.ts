/** Languages that agents have learned or kept, besides those that go with a name: more common in some states. */

/** Languages besides English: bit of `languages`, share of agents, states where it is more common and by how much. */
const languageShares: readonly (readonly [bit: number, share: number, states: string, factor: number])[] = [
  [1, 0.05, "TX CA NM AZ FL NV NY NJ IL CO", 2.4],
  [2, 0.012, "CA NY WA HI MA", 3],
  [3, 0.008, "CA NY HI", 4],
  [4, 0.008, "CA TX WA LA VA", 3],
  [5, 0.007, "CA HI NV AK", 5],
  [6, 0.008, "CA NJ NY VA GA WA", 3],
  [7, 0.008, "MI CA NJ VA", 3],
  [8, 0.006, "LA ME NH VT FL MD", 4],
  [9, 0.002, "FL MA NY", 12],
  [10, 0.007, "NY CA WA OR AK", 3],
  [11, 0.005, "MA RI NJ FL CT", 5],
  [12, 0.004, "IL NJ NY WI MI", 5],
  [13, 0.008, "CA NJ TX NY IL WA", 3],
  [14, 0.003, "CA WA NY", 5],
  [15, 0.006, "PA OH WI ND IN", 2.5],
  [16, 0.004, "NY NJ RI CT PA", 3],
  [17, 0.003, "HI CA WA", 6],
  [18, 0.0005, "AZ NM UT", 90],
  [19, 0.012, "", 1],
  [20, 0.003, "CA VA", 4],
  [21, 0.003, "NY TX IL VA", 3],
  [22, 0.003, "NJ CA IL TX", 3],
  [23, 0.001, "MN OH WA ME", 14],
  [24, 0.001, "MN WI CA", 14],
  [25, 0.001, "DC MD VA WA MN CO", 8],
];

const sharesByState = new Map<string, (readonly [bit: number, share: number])[]>();

export function languageSharesIn(stateCode: string): readonly (readonly [bit: number, share: number])[] {
  const known = sharesByState.get(stateCode);
  if (known) return known;
  const shares = languageShares.map(
    ([bit, share, states, factor]) => [bit, states.includes(stateCode) ? share * factor : share] as const,
  );
  sharesByState.set(stateCode, shares);
  return shares;
}
