/**
 * How many writes of an isolate reach the database at once. sqld's checkpoint starves under some forty writers
 * (docs/sharp-edges.md), and every database writes one after the other anyway: who waits here waits cheaply, in a fair
 * order, and is told within milliseconds when there is no room.
 */

/** More only meet each other, on sqld and in the isolate, where readers then wait: decision 0029 has the figures. */
const RUNNING_MOST = 2;
const WAITING_MOST = 500;
const PATIENCE_MS = 4_000;
/** A request that was ended while it waited asks no more; after so long its place is free. */
const LOST_MS = 1_000;
/** Who is not called looks again after so long, who stands further back later: each look costs the isolate. */
const LOOK_AGAIN_MS = 25;
const LONGEST_PAUSE_MS = 250;

/** There is no room for another write, or none came in time. Nothing was sent. */
export class CrowdedError extends Error {
  override name = "CrowdedError";
}

/** `turn` is when it would be served if all who wait were served a little at a time, counted in turns of one source. */
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
  /** The last turn that each source took; forgotten when nobody waits. */
  const lastTurns = new Map<string, number>();
  /** Goes on by one when everybody who waits has had a turn, so that who comes later stands behind who waits. */
  let turn = 0;
  let nextNo = 0;

  /** Wakes as many as may write now. One that was ended in the meantime hears nothing, and is forgotten. */
  function callNext(): void {
    for (const ticket of waiting.slice(0, Math.max(0, runningMost - running.size))) ticket.wake();
  }

  /** A request may end without another word, with its reader; what it held is then free again. */
  function forgetLost(nowMs: number): void {
    for (const [no, { endsAt }] of running) if (endsAt <= nowMs) running.delete(no);
    if (waiting.some(({ seenAt }) => seenAt + LOST_MS <= nowMs))
      waiting = waiting.filter(({ seenAt }) => seenAt + LOST_MS > nowMs);
    if (waiting.length === 0) lastTurns.clear();
  }

  /** Takes a place in the order: each source has one turn after the other, so a crowd from one place delays itself. */
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
    // A turn that has passed says no more than none.
    if (lastTurns.size > waitingMost * 2)
      for (const [source, last] of lastTurns) if (last + 1 < turn) lastTurns.delete(source);
  }

  /** Puts a ticket where it belongs. Who stands last gives way to a source that had fewer before it. */
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
   * Waits for its turn; the function it returns is called when the write is over, whatever came of it, and within
   * `leaseMs`. A source of weight 4 has four turns while others have one. Throws `CrowdedError`. The one who leaves calls the
   * next. workerd ends a request that waits for nothing but another's promise, so each has a timer besides, by which it
   * also looks again where nobody has called.
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
