/** One object per question wakes it at its deadlines: after 15, 45 and 90 minutes the circle widens (product.md). */
import { DurableObject } from "cloudflare:workers";
import { nextWideningAt } from "#app/domains/questions/policy.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";

/** The question, when it was asked, and the origin of links in emails. */
type Waiting = { questionId: string; askedAt: number; origin: string };

/** Opens the circle that is due; returns whether the question still waits, and how many circles it has had. */
export type DrawCircle<Env> = (
  env: Env,
  ctx: Pick<DurableObjectState, "waitUntil">,
  question: Waiting,
) => Promise<{ waiting: boolean; circle: number }>;

const KEY = "waiting";
/** A circle that is due and could not be drawn is tried again after so long. */
const AGAIN_MS = MINUTE_MS;

/**
 * The clock, around what it does when it rings: that needs the built site, which is the entry's to know. What a lost
 * alarm leaves undone, the cron trigger finds.
 */
export function questionClockOf<Env>(draw: DrawCircle<Env>) {
  return class QuestionClock extends DurableObject<Env> {
    /** Starts once; a second start, for a question asked twice, changes nothing. */
    async start(waiting: Waiting): Promise<void> {
      if ((await this.ctx.storage.get(KEY)) !== undefined) return;
      const at = nextWideningAt(waiting.askedAt, 1);
      if (at === null) return;
      await Promise.all([this.ctx.storage.put(KEY, waiting), this.ctx.storage.setAlarm(at)]);
    }

    /** The question was answered or withdrawn. */
    async stop(): Promise<void> {
      await this.ctx.storage.deleteAlarm();
      await this.ctx.storage.deleteAll();
    }

    override async alarm(): Promise<void> {
      const question = await this.ctx.storage.get<Waiting>(KEY);
      if (question === undefined) return;
      const { waiting, circle } = await draw(this.env, this.ctx, question);
      const next = waiting ? nextWideningAt(question.askedAt, circle) : null;
      if (next === null) return this.stop();
      const nowMs = Date.now();
      await this.ctx.storage.setAlarm(next > nowMs ? next : nowMs + AGAIN_MS);
    }
  };
}
