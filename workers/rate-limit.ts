/** One object per action and network address counts how often it was done in the present window. */
import { DurableObject } from "cloudflare:workers";
import { MINUTE_MS } from "#app/platform/durations.ts";

type Window = { began: number; times: number };

const KEY = "window";

export class RateLimit extends DurableObject {
  /** Counts one action. 0: go ahead; else the seconds until the window is over. */
  async take(most: number, minutes: number): Promise<number> {
    const nowMs = Date.now();
    const lengthMs = minutes * MINUTE_MS;
    const kept = await this.ctx.storage.get<Window>(KEY);
    const current = kept === undefined || nowMs - kept.began >= lengthMs ? { began: nowMs, times: 0 } : kept;
    if (current.times >= most) return Math.max(1, Math.ceil((current.began + lengthMs - nowMs) / 1000));
    await Promise.all([
      this.ctx.storage.put(KEY, { began: current.began, times: current.times + 1 } satisfies Window),
      this.ctx.storage.setAlarm(current.began + lengthMs),
    ]);
    return 0;
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
