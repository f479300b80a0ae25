/** What runs next to requests: clocks and public rooms, backed by Durable Objects. Each call is made after a commit. */

/** What everyone on `/live` receives: that something changed, never what. The page reloads its data. */
export type LiveEvent = { type: (typeof LIVE_EVENTS)[number] };

const LIVE_EVENTS = ["asked", "widened", "answered"] as const;

/** Whether a message of the public room is one that we send. */
export function isLiveEvent(value: unknown): value is LiveEvent {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    LIVE_EVENTS.some((one) => one === value.type)
  );
}

/** What can change for a user while they look. */
export const TOPICS = ["notifications", "messages"] as const;
export type Topic = (typeof TOPICS)[number];

export type Rooms = {
  /** Wakes the question at its deadlines until it is answered. */
  startQuestionClock(questionId: string, askedAt: number, origin: string): Promise<void>;
  stopQuestionClock(questionId: string): Promise<void>;
  publishLive(event: LiveEvent): Promise<void>;
  /** Tells the open tabs of a user what has changed. */
  tellUser(userId: string, topics: Topic[]): Promise<void>;
  /** Closes the user's sockets when sessions end: tabs of one that has not come again. */
  endSockets(userId: string): Promise<void>;
  /** Calls `work` after all earlier bookings with this agent are done. False: too many wait, and it was not called. */
  bookInTurn(agentId: string, work: () => Promise<void>): Promise<boolean>;
};
