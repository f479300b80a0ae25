/**
 * How many writes of an isolate reach the database at once. sqld's checkpoint starves under some forty writers
 * (docs/sharp-edges.md), and every database writes one after the other anyway. Waiting here is cheap and fair, and a
 * write that finds no room learns it within milliseconds.
 */

/** More only meet each other, on sqld and in the isolate, where readers then wait: decision 0029 has the figures. */
const RUNNING_MOST = 2;
const WAITING_MOST = 500;
const PATIENCE_MS = 4_000;
/** A request that was ended while it waited never checks again; its place is free after this time. */
const LOST_MS = 1_000;
/**
 * A writer that isn't called checks again after this time, later ones further back in line: each check costs the
 * isolate.
 */
const LOOK_AGAIN_MS = 25;
const LONGEST_PAUSE_MS = 250;

/** There is no room for another write, or no turn came in time. Nothing was sent. */
export class CrowdedError extends Error {
  override name = "CrowdedError";
}

/**
 * `turn` is when it would be served if all waiting writes were served in small shares, counted in turns of one
 * source.
 */
type Ticket = {
  source: string;
  turn: number;
  no: number;
  seenAt: number;
  displaced: boolean;
  /** Ends its pause; nothing while it does not pause. */
  wake(): void;
};

export function createWriteQueue({
  running: runningMost = RUNNING_MOST,
  waiting: waitingMost = WAITING_MOST,
} = {}) {
  const running = new Map<number, { endsAt: number }>();
  let waiting: Ticket[] = [];
  /** The last turn that each source took; cleared when the queue is empty. */
  const lastTurns = new Map<string, number>();
  /** Advances by one when every waiting source has had a turn, so newcomers go behind those who wait. */
  let turn = 0;
  let nextNo = 0;

  /** Wakes as many as may write now. One that was ended in the meantime hears nothing, and is forgotten. */
  function callNext(): void {
    for (const ticket of waiting.slice(0, Math.max(0, runningMost - running.size))) ticket.wake();
  }

  /** A request may end silently when its reader leaves; its slot then becomes free again. */
  function forgetLost(nowMs: number): void {
    for (const [no, { endsAt }] of running) if (endsAt <= nowMs) running.delete(no);
    if (waiting.some(({ seenAt }) => seenAt + LOST_MS <= nowMs))
      waiting = waiting.filter(({ seenAt }) => seenAt + LOST_MS > nowMs);
    if (waiting.length === 0) lastTurns.clear();
  }

  /**
   * Takes a place in line: the turns of one source follow each other, so a crowd from one source delays only itself.
   */
  function takePlace(source: string, weight: number, nowMs: number): Ticket {
    const mine = Math.max(turn, (lastTurns.get(source) ?? Number.NEGATIVE_INFINITY) + 1 / weight);
    const ticket = { source, turn: mine, no: nextNo++, seenAt: nowMs, displaced: false, wake() {} };
    lastTurns.set(source, mine);
    stand(ticket);
    return ticket;
  }

  /** Counts a turn that was taken: the more sources wait, the less of everybody's turn it is. */
  function goOn(ticket: Ticket): void {
    const sources = new Set(waiting.map(({ source }) => source)).add(ticket.source);
    turn = Math.max(turn + 1 / sources.size, ticket.turn);
    // A turn in the past counts as none.
    if (lastTurns.size > waitingMost * 2)
      for (const [source, last] of lastTurns) if (last + 1 < turn) lastTurns.delete(source);
  }

  /** Inserts a ticket in order. The last in line gives way to a source that had fewer before it. */
  function stand(ticket: Ticket): void {
    const behind = waiting.findIndex(
      ({ turn, no }) => turn > ticket.turn || (turn === ticket.turn && no > ticket.no),
    );
    waiting.splice(behind === -1 ? waiting.length : behind, 0, ticket);
    const last = waiting.length > waitingMost ? waiting.pop() : undefined;
    if (last === undefined) return;
    last.displaced = true;
    last.wake();
  }

  /**
   * Waits for a turn. Call the returned function when the write ends, whatever its result, and within `leaseMs`. A
   * source of weight 4 has four turns while others have one. Throws `CrowdedError`. A write that ends calls the next
   * one. workerd ends a request that only waits for another request's promise, so each also has a timer, by which it
   * checks again if no one has called it.
   */
  async function enter(
    source: string,
    {
      leaseMs,
      patienceMs = PATIENCE_MS,
      weight = 1,
    }: { leaseMs: number; patienceMs?: number | undefined; weight?: number },
  ): Promise<() => void> {
    const beganAt = Date.now();
    forgetLost(beganAt);
    const ticket = takePlace(source, weight, beganAt);
    for (;;) {
      const nowMs = Date.now();
      if (ticket.displaced) throw new CrowdedError("The line for writes is full.");
      ticket.seenAt = nowMs;
      // An isolate with much to do wakes its requests late, and this one was taken for lost.
      if (!waiting.includes(ticket)) stand(ticket);
      const place = waiting.indexOf(ticket);
      if (place === 0 && running.size < runningMost) {
        goOn(ticket);
        waiting.shift();
        running.set(ticket.no, { endsAt: nowMs + leaseMs });
        callNext();
        return () => {
          running.delete(ticket.no);
          callNext();
        };
      }
      if (nowMs - beganAt >= patienceMs) {
        waiting.splice(place, 1);
        callNext();
        throw new CrowdedError("No turn to write came in time.");
      }
      const pauseMs = Math.min(LONGEST_PAUSE_MS, LOOK_AGAIN_MS * (place + 1));
      await pause(ticket, Math.min(pauseMs, beganAt + patienceMs - nowMs));
      forgetLost(Date.now());
      if (waiting[0] !== ticket) callNext();
    }
  }

  return { enter, size: () => ({ running: running.size, waiting: waiting.length }) };
}

/** So long, or until it is woken. */
async function pause(ticket: Ticket, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  const woken = new Promise<void>((resolve) => {
    ticket.wake = resolve;
  });
  await Promise.race([over, woken]);
  clearTimeout(timer);
}
