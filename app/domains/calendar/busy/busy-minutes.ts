/** The minutes of a time span, each busy or free. Adding a time costs the same no matter how many there are. */
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { Interval } from "../types.ts";

export class BusyMinutes {
  readonly #fromMs: number;
  readonly #untilMs: number;
  /** For each minute: how many times begin, minus how many end. */
  readonly #turns: Int32Array;

  constructor(fromMs: number, untilMs: number) {
    this.#fromMs = Math.floor(fromMs / MINUTE_MS) * MINUTE_MS;
    this.#untilMs = Math.ceil(untilMs / MINUTE_MS) * MINUTE_MS;
    this.#turns = new Int32Array((this.#untilMs - this.#fromMs) / MINUTE_MS + 1);
  }

  /** A partly busy minute counts as busy. */
  add(fromMs: number, untilMs: number): void {
    const from = Math.max(fromMs, this.#fromMs);
    const until = Math.min(untilMs, this.#untilMs);
    if (!(from < until)) return;
    const [first, last] = [this.#minuteOf(from, Math.floor), this.#minuteOf(until, Math.ceil)];
    this.#turns[first] = (this.#turns[first] ?? 0) + 1;
    this.#turns[last] = (this.#turns[last] ?? 0) - 1;
  }

  #minuteOf(timeMs: number, round: (minutes: number) => number): number {
    return round((timeMs - this.#fromMs) / MINUTE_MS);
  }

  /** The busy times, in order and without overlap. Gaps shorter than `gapMinutes` count as busy. */
  times(gapMinutes: number): Interval[] {
    const found: [number, number][] = [];
    let at = 0;
    let begunMs = 0;
    for (let minute = 0; minute < this.#turns.length; minute += 1) {
      const turn = this.#turns[minute] ?? 0;
      if (turn === 0) continue;
      const timeMs = this.#fromMs + minute * MINUTE_MS;
      if (at === 0) begunMs = timeMs;
      at += turn;
      if (at > 0) continue;
      const last = found.at(-1);
      if (last !== undefined && begunMs - last[1] < gapMinutes * MINUTE_MS) last[1] = timeMs;
      else found.push([begunMs, timeMs]);
    }
    return found;
  }
}
