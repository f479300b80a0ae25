/** What runs next to requests: the clock of each question, and the line of each agent's bookings. */
import { nextWideningAt } from "#app/domains/questions/policy.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import type { Rooms } from "#app/platform/rooms/rooms.ts";

/** Draws the circle that is due, as the product does; where the database is gone it throws. */
type Draw = (questionId: string) => Promise<{ waiting: boolean; circle: number }>;

/** A circle that couldn't be drawn is tried again after so long. */
const AGAIN_MS = MINUTE_MS;

/** The clocks and lines of one world. `now` in milliseconds. */
export function openAlarms(now: () => number) {
  const clocks = new Map<string, { askedAt: number; at: number }>();
  const lines = new Map<string, Promise<void>>();
  const rooms: Rooms = {
    async startQuestionClock(questionId, askedAt) {
      const at = nextWideningAt(askedAt, 1);
      if (at !== null && !clocks.has(questionId)) clocks.set(questionId, { askedAt, at });
    },
    async stopQuestionClock(questionId) {
      clocks.delete(questionId);
    },
    publishLive: async () => {},
    tellUser: async () => {},
    endSockets: async () => {},
    async bookInTurn(agentId, work) {
      const turn = (lines.get(agentId) ?? Promise.resolve()).then(work);
      lines.set(
        agentId,
        turn.catch(() => {}),
      );
      await turn;
      return true;
    },
  };
  return {
    rooms,
    /** When the next clock rings; infinity if none does. */
    next: () => Math.min(...[...clocks.values()].map(({ at }) => at)),
    /** Rings those that are due. */
    async ring(draw: Draw): Promise<void> {
      for (const [questionId, clock] of [...clocks]) {
        if (clock.at > now()) continue;
        const drawn = await draw(questionId).catch((error: unknown) => {
          if (error instanceof Response) return null;
          throw error;
        });
        if (!clocks.has(questionId)) continue;
        const next =
          drawn === null
            ? now() + AGAIN_MS
            : drawn.waiting
              ? nextWideningAt(clock.askedAt, drawn.circle)
              : null;
        if (next === null) clocks.delete(questionId);
        else clock.at = Math.max(next, now() + (next > now() ? 0 : AGAIN_MS));
      }
    },
  };
}
