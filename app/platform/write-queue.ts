/**
 * How many writes of an isolate reach the database at once. sqld's checkpoint starves under some forty writers
 * (docs/sharp-edges.md), and every database writes one after the other anyway: who waits here waits cheaply, in a fair
 * order, and is told within milliseconds when there is no room.
 */

const RUNNING_MOST = 8;
const WAITING_MOST = 500;
const PATIENCE_MS = 4_000;
/** A request that was ended while it waited asks no more; after so long its place is free. */
const LOST_MS = 1_000;
/** The next in line looks again after so long, who stands further back later: each look costs the isolate. */
const LOOK_AGAIN_MS = 4;
const LONGEST_PAUSE_MS = 250;

/** There is no room for another write, or none came in time. Nothing was sent. */
export class CrowdedError extends Error {
  override name = "CrowdedError";
}

type Ticket = { round: number; no: number; seenAt: number; displaced: boolean };

export function createWriteQueue({
  running: runningMost = RUNNING_MOST,
  waiting: waitingMost = WAITING_MOST,
} = {}) {
  const running = new Map<number, { endsAt: number }>();
  let waiting: Ticket[] = [];
  /** The newest round that each source waits in; forgotten when nobody waits. */
  const rounds = new Map<string, number>();
  let round = 0;
  let nextNo = 0;

  /** A request may end without another word, with its reader; what it held is then free again. */
  function forgetLost(nowMs: number): void {
    for (const [no, { endsAt }] of running) if (endsAt <= nowMs) running.delete(no);
    if (waiting.some(({ seenAt }) => seenAt + LOST_MS <= nowMs))
      waiting = waiting.filter(({ seenAt }) => seenAt + LOST_MS > nowMs);
    if (waiting.length === 0) rounds.clear();
  }

  /** Takes a place in the order: one of each source a round, so that a crowd from one place delays itself first. */
  function takePlace(source: string, nowMs: number): Ticket {
    const mine = Math.max(round, (rounds.get(source) ?? -1) + 1);
    const ticket = { round: mine, no: nextNo++, seenAt: nowMs, displaced: false };
    rounds.set(source, mine);
    stand(ticket);
    return ticket;
  }

  /** Puts a ticket where it belongs. Who stands last gives way to a source that had fewer before it. */
  function stand(ticket: Ticket): void {
    const behind = waiting.findIndex(
      ({ round, no }) => round > ticket.round || (round === ticket.round && no > ticket.no),
    );
    waiting.splice(behind === -1 ? waiting.length : behind, 0, ticket);
    const last = waiting.length > waitingMost ? waiting.pop() : undefined;
    if (last !== undefined) last.displaced = true;
  }

  /**
   * Waits for its turn; the function it returns is called when the write is over, whatever came of it, and within
   * `leaseMs`. Throws `CrowdedError`. Nobody waits for another request's promise, which workerd forbids: each looks
   * again by a timer of its own.
   */
  async function enter(
    source: string,
    { leaseMs, patienceMs = PATIENCE_MS }: { leaseMs: number; patienceMs?: number | undefined },
  ): Promise<() => void> {
    const beganAt = Date.now();
    forgetLost(beganAt);
    const ticket = takePlace(source, beganAt);
    for (;;) {
      const nowMs = Date.now();
      if (ticket.displaced) throw new CrowdedError("The line for writes is full.");
      ticket.seenAt = nowMs;
      // An isolate with much to do wakes its requests late, and this one was taken for lost.
      if (!waiting.includes(ticket)) stand(ticket);
      const place = waiting.indexOf(ticket);
      if (place === 0 && running.size < runningMost) {
        waiting.shift();
        round = ticket.round;
        running.set(ticket.no, { endsAt: nowMs + leaseMs });
        return () => void running.delete(ticket.no);
      }
      if (nowMs - beganAt >= patienceMs) {
        waiting.splice(place, 1);
        throw new CrowdedError("No turn to write came in time.");
      }
      const pauseMs = Math.min(LONGEST_PAUSE_MS, LOOK_AGAIN_MS * (place + 1));
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      forgetLost(Date.now());
    }
  }

  return { enter, size: () => ({ running: running.size, waiting: waiting.length }) };
}
