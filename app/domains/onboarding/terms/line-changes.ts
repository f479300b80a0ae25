/** What changed between two texts, line by line. */

export type LineChange = { kind: "same" | "added" | "removed"; text: string };

/** By the longest common run of lines; for documents of a few hundred lines. */
export function compareLines(before: string, after: string): LineChange[] {
  const old = before.split("\n");
  const now = after.split("\n");
  // lengths[i][j]: the longest common subsequence of old from i and now from j.
  const lengths = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    const row = lengths[i] ?? [];
    for (let j = now.length - 1; j >= 0; j--) {
      row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const changes: LineChange[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      changes.push({ kind: "same", text: now[j] ?? "" });
      i += 1;
      j += 1;
    } else if (i < old.length && (j >= now.length || at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ kind: "removed", text: old[i] ?? "" });
      i += 1;
    } else {
      changes.push({ kind: "added", text: now[j] ?? "" });
      j += 1;
    }
  }
  return changes;
}
