/** The Worker of the `objects` tests: the Durable Objects alone, without the built site around them. */
import { BookingSlots } from "../../../workers/objects/booking-slots.ts";
import { LiveRoom } from "../../../workers/objects/live-room.ts";
import { LoginLockout } from "../../../workers/objects/login-lockout.ts";
import { NotificationRoom } from "../../../workers/objects/notification-room.ts";
import { PurgeList } from "../../../workers/objects/purge-list.ts";
import { questionClockOf } from "../../../workers/objects/question-clock.ts";
import { RateLimit } from "../../../workers/objects/rate-limit.ts";

export { LoginLockout, NotificationRoom, RateLimit };

/** The public room with three seats, two of them for one network. */
export class SmallLiveRoom extends LiveRoom {
  protected override seats = 3;
  protected override networkSeats = 2;
}

/** A booking that takes longer than a fifth of a second loses its turn. */
export class QuickBookingSlots extends BookingSlots {
  protected override turnMs = 2_000;
  protected override waitingMost = 25;
}

/** A list that remembers five pages. */
export class SmallPurgeList extends PurgeList {
  protected override mostPaths = 5;
}

/** What the clocks have drawn, as `question circle`, the newest last. */
export const drawn: string[] = [];
const circles = new Map<string, number>();

/** Replaces the site behind the clock: a question named `answered…` has its answer, one named `stuck` draws nothing. */
export const QuestionClock = questionClockOf<Cloudflare.Env>(async (_env, _ctx, { questionId }) => {
  const circle = (circles.get(questionId) ?? 1) + (questionId === "stuck" ? 0 : 1);
  circles.set(questionId, circle);
  drawn.push(`${questionId} ${circle}`);
  return { waiting: !questionId.startsWith("answered"), circle };
});

declare global {
  namespace Cloudflare {
    interface Env {
      LOGIN_LOCKOUT: DurableObjectNamespace<LoginLockout>;
      RATE_LIMIT: DurableObjectNamespace<RateLimit>;
      NOTIFICATION_ROOM: DurableObjectNamespace<NotificationRoom>;
      LIVE_ROOM: DurableObjectNamespace<SmallLiveRoom>;
      BOOKING_SLOTS: DurableObjectNamespace<QuickBookingSlots>;
      PURGE_LIST: DurableObjectNamespace<SmallPurgeList>;
      QUESTION_CLOCK: DurableObjectNamespace<InstanceType<typeof QuestionClock>>;
    }
  }
}

export default { fetch: () => new Response("Only objects live here.", { status: 404 }) };
