/**
 * One object per agent lets those who book stand in line: each asks the database and writes in its turn, so that of many
 * who want one time the first has it and the others read what is left. It holds nothing: which times are taken, the
 * database alone knows, whose guards hold without it too (docs/decisions/0051).
 */
import { DurableObject } from "cloudflare:workers";

/** Who takes longer has lost the turn: the next does not wait for somebody who may be gone. */
const TURN_MS = 10_000;
/** As many may wait; more are told at once. */
const WAITING_MOST = 300;

export class BookingSlots extends DurableObject {
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  /**
   * Calls `work` when everybody who came before is done. False when too many are waiting: it was not called. What went
   * wrong in it, its caller knows without us.
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
    // The runtime would do it when this call has ended, but for what it has cleared away as garbage by then: of that it says
    // that it was never given back.
    giveBack(work);
    this.#waiting -= 1;
    return true;
  }

  protected turnMs = TURN_MS;
  protected waitingMost = WAITING_MOST;
}

/** Ends the caller's function, which came as a stub of the runtime's. */
const giveBack = (work: (() => Promise<void>) & Partial<Disposable>): void => work[Symbol.dispose]?.();

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, over]).finally(() => clearTimeout(timer));
}

/**
 * Has its turn at the object, and throws what `work` threw. Where the object cannot be reached, or ends with somebody's
 * turn, it goes on without one: the database's guards hold all the same. A turn may be over before its work is; the work is
 * waited for, or its caller would say that nothing was booked.
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
