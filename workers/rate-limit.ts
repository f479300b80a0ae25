/** One object per action and network address counts how often it was done in the present window. */
import { DurableObject } from "cloudflare:workers";
import { MINUTE_MS } from "#app/platform/durations.ts";

type Window = { began: number; times: number };

const KEY = "window";

export class RateLimit extends DurableObject {
  /** Counts one action. 0: go ahead; else the seconds until the window is over. */
  async take(most: number, minutes: number): Promise<number> {
    const nowMs = Date.now();
    const window = await this.#count(nowMs, most, minutes, 1);
    return window.counted === 1 ? 0 : Math.max(1, Math.ceil((window.endsAt - nowMs) / 1000));
  }

  /** Counts as many of the wanted actions as go ahead, and tells how many. */
  async takeSome(most: number, minutes: number, wanted: number): Promise<number> {
    return (await this.#count(Date.now(), most, minutes, wanted)).counted;
  }

  async #count(
    nowMs: number,
    most: number,
    minutes: number,
    wanted: number,
  ): Promise<{ counted: number; endsAt: number }> {
    const lengthMs = minutes * MINUTE_MS;
    const kept = await this.ctx.storage.get<Window>(KEY);
    const isOver = kept === undefined || nowMs - kept.began >= lengthMs;
    const { began, times } = isOver ? { began: nowMs, times: 0 } : kept;
    const counted = Math.min(wanted, Math.max(0, most - times));
    const endsAt = began + lengthMs;
    if (counted > 0)
      await Promise.all([
        this.ctx.storage.put(KEY, { began, times: times + counted } satisfies Window),
        // It rings at the end of the window, which has one.
        ...(isOver ? [this.ctx.storage.setAlarm(endsAt)] : []),
      ]);
    return { counted, endsAt };
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
