/** One object per action and network address counts how often it was done in the present window. */
import { DurableObject } from "cloudflare:workers";
import { MINUTE_MS } from "#app/platform/durations.ts";

type Window = { began: number; times: number };

const KEY = "window";

export class RateLimit extends DurableObject {
  /** Counts one action. 0: go ahead; else the seconds until the window is over. */
  take(most: number, minutes: number): number {
    const nowMs = Date.now();
    const window = this.#count(nowMs, most, minutes, 1);
    return window.counted === 1 ? 0 : Math.max(1, Math.ceil((window.endsAt - nowMs) / 1000));
  }

  /** Counts as many of the wanted actions as go ahead, and tells how many. */
  takeSome(most: number, minutes: number, wanted: number): number {
    return this.#count(Date.now(), most, minutes, wanted).counted;
  }

  /** Without an await, so that no one counts in between; the answer leaves once it is written. */
  #count(nowMs: number, most: number, minutes: number, wanted: number): { counted: number; endsAt: number } {
    const lengthMs = minutes * MINUTE_MS;
    const stored = this.ctx.storage.kv.get<Window>(KEY);
    const isOver = stored === undefined || nowMs - stored.began >= lengthMs;
    const { began, times } = isOver ? { began: nowMs, times: 0 } : stored;
    const counted = Math.min(wanted, Math.max(0, most - times));
    const endsAt = began + lengthMs;
    if (counted > 0) this.ctx.storage.kv.put(KEY, { began, times: times + counted } satisfies Window);
    // It rings at the end of the window, which has one.
    if (counted > 0 && isOver) void this.ctx.storage.setAlarm(endsAt);
    return { counted, endsAt };
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
