/**
 * One object per agent puts bookings in line: each reads the database and writes in its turn. Of many who want one
 * time, the first gets it and the others see what is left. The object stores nothing: only the database knows which
 * times are taken, and its guards hold without the line too (docs/decisions/0051).
 */
import { DurableObject } from "cloudflare:workers";

/** A booking that takes longer loses its turn: the next one doesn't wait for a client that may be gone. */
const TURN_MS = 10_000;
/** How many may wait; further ones are refused at once. */
const WAITING_MOST = 300;

export class BookingSlots extends DurableObject {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /**
   * Calls `work` after all earlier bookings are done. False if too many are waiting: then it was not called. Errors
   * in `work` reach its caller directly.
   */
  async inTurn(work: () => Promise<void>): Promise<boolean> {
    if (this.#waiting >= this.waitingMost) return false;
    this.#waiting += 1;
    const turn = this.#last.then(() =>
      within(
        this.turnMs,
        work().catch(() => {}),
      ),
    );
    this.#last = turn;
    await turn;
    // The runtime would do it at the end of this call. But if it has garbage-collected the stub by then, it logs that
    // the stub was never disposed.
    giveBack(work);
    this.#waiting -= 1;
    return true;
  }

  protected turnMs = TURN_MS;
  protected waitingMost = WAITING_MOST;
}

/** Calls and disposes the caller's function, which arrives as a stub. */
const giveBack = (work: (() => Promise<void>) & Partial<Disposable>): void => work[Symbol.dispose]?.();

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, over]).finally(() => clearTimeout(timer));
}

/**
 * Takes a turn at the object, and throws what `work` threw. If the object can't be reached, or ends during a turn,
 * the work runs without one: the database's guards hold anyway. A turn may end before its work; the work is awaited,
 * or its caller would report that nothing was booked.
 */
export async function bookInTurn(
  slots: Pick<DurableObjectStub<BookingSlots>, "inTurn">,
  work: () => Promise<void>,
): Promise<boolean> {
  const turn: { work?: Promise<void> } = {};
  let failure: unknown;
  const mine = () => {
    turn.work ??= work().catch((error: unknown) => {
      failure = error;
    });
    return turn.work;
  };
  let called = true;
  try {
    called = await slots.inTurn(mine);
  } catch {
    await mine();
  }
  await turn.work;
  if (failure !== undefined) throw failure;
  return called;
}
