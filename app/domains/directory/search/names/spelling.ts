/** How far what was typed is from a name, and which names it may have meant. */

/** Letters added, dropped, changed or swapped with their neighbor, up to `limit`; `limit + 1` for anything farther. */
export function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let twoAbove: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      let steps = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        steps = Math.min(steps, (twoAbove[column - 2] ?? 0) + 1);
      }
      line.push(steps);
      least = Math.min(least, steps);
    }
    if (least > limit) return limit + 1;
    twoAbove = above;
    above = line;
  }
  return Math.min(above[to.length] ?? 0, limit + 1);
}

/** One slip in a short word, two in a longer, three in a long one. */
export function slipsAllowed(key: string): number {
  if (key.length < 4) return 0;
  if (key.length < 6) return 1;
  return key.length < 11 ? 2 : 3;
}

export type Near<T> = { one: T; slips: number };

/**
 * Those of `list` whose key is near to what was typed, nearest first and among equals in the list's own order. A key
 * that goes on where `typed` ends counts as one slip, and missing spaces as none.
 */
export function nearest<T>(typed: string, list: readonly T[], keyOf: (one: T) => string): Near<T>[] {
  const limit = slipsAllowed(typed);
  if (limit === 0) return [];
  const unspaced = typed.replaceAll(" ", "");
  const near: Near<T>[] = [];
  for (const one of list) {
    const key = keyOf(one);
    const slips = Math.min(
      editDistance(unspaced, key.replaceAll(" ", ""), limit),
      typed.length > 4 && key.startsWith(typed) ? 1 : limit + 1,
    );
    if (slips <= limit) near.push({ one, slips });
  }
  return near.sort((a, b) => a.slips - b.slips);
}
