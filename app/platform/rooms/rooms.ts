/** What runs beside requests: clocks and public rooms, Durable Objects behind. Each call is made after a commit. */

/** What everyone on `/live` is told: that something changed there, never what. The page is read anew. */
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
  /** Calls `work` once all who book with this agent and came before are done; false: too many wait, it was not called. */
  bookInTurn(agentId: string, work: () => Promise<void>): Promise<boolean>;
};
