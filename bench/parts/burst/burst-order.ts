/** Checks that everything was written: complete, once, numbered without a gap, in the order in which it was sent. */

/** A message as the database has it. */
export type Row = { threadId: string; no: number; key: string };

export type Arrivals = {
  /** Of those sent, how many are there, and how many are not. */
  arrived: number;
  lost: number;
  /** Rows of a number, or of a key, that another row has already. */
  doubled: number;
  /** Numbers between 1 and the highest of a thread that no row has. */
  gaps: number;
  /** Messages that come after one which was sent later. */
  outOfOrder: number;
};

/** Compares rows, in any order, with the keys that were sent into each thread, oldest first. */
export function judgeArrivals(sent: ReadonlyMap<string, readonly string[]>, rows: readonly Row[]): Arrivals {
  const sum: Arrivals = { arrived: 0, lost: 0, doubled: 0, gaps: 0, outOfOrder: 0 };
  for (const [threadId, keys] of sent) {
    const own = rows.filter((row) => row.threadId === threadId).sort((a, b) => a.no - b.no);
    const numbers = new Set(own.map(({ no }) => no));
    const there = new Set(own.map(({ key }) => key));
    const arrived = keys.filter((key) => there.has(key)).length;
    sum.arrived += arrived;
    sum.lost += keys.length - arrived;
    sum.doubled += own.length - Math.min(numbers.size, there.size);
    sum.gaps += Math.max(0, ...numbers) - numbers.size;
    sum.outOfOrder += countOvertaken(own.map(({ key }) => keys.indexOf(key)));
  }
  return sum;
}

function countOvertaken(places: readonly number[]): number {
  let latest = -1;
  let overtaken = 0;
  for (const place of places) {
    if (place < latest) overtaken += 1;
    else latest = place;
  }
  return overtaken;
}
