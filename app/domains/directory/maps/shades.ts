/** Shades of the maps: green mixed into paper, more where there are more agents. */

/** 0 for none, then 1–4 by the share of the largest count: up to a twelfth, a quarter, a half, and above. */
export function shadeOf(count: number, most: number): 0 | 1 | 2 | 3 | 4 {
  if (count === 0 || most === 0) return 0;
  const share = count / most;
  if (share <= 1 / 12) return 1;
  if (share <= 1 / 4) return 2;
  return share <= 1 / 2 ? 3 : 4;
}
