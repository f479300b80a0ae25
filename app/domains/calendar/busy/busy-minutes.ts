/** Minutes of a stretch of time, each busy or not: adding a time costs the same, however many there are. */
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { Interval } from "../types.ts";

export class BusyMinutes {
  readonly #fromMs: number;
  readonly #untilMs: number;
  /** How many times begin, less how many end, at each minute. */
  readonly #turns: Int32Array;

  constructor(fromMs: number, untilMs: number) {
    this.#fromMs = Math.floor(fromMs / MINUTE_MS) * MINUTE_MS;
    this.#untilMs = Math.ceil(untilMs / MINUTE_MS) * MINUTE_MS;
    this.#turns = new Int32Array((this.#untilMs - this.#fromMs) / MINUTE_MS + 1);
  }

  /** A minute that is begun is busy as a whole. */
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

  /** The busy times, in order and apart: what is free between two of them for less than `gapMinutes` is busy, too. */
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
