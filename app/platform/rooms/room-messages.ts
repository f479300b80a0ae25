/**
 * The messages of a user's room, the same for both ends. They never say what happened: the page asks for that itself.
 */
import * as z from "zod/mini";
import { TOPICS } from "./rooms.ts";

const Sequence = z.number().check(z.int(), z.nonnegative());

const RoomMessage = z.discriminatedUnion("type", [
  /** On opening. Another sequence number than the last one heard: something was missed. */
  z.strictObject({ type: z.literal("hello"), sequence: Sequence }),
  z.strictObject({
    type: z.literal("changed"),
    sequence: Sequence,
    topics: z.array(z.enum(TOPICS)).check(z.minLength(1), z.maxLength(TOPICS.length)),
  }),
  /** How many tabs of the user are open. */
  z.strictObject({ type: z.literal("tabs"), count: Sequence }),
]);
export type RoomMessage = z.infer<typeof RoomMessage>;

/** Longer ones are none of ours. */
const MESSAGE_MAX_CHARACTERS = 1_000;

/** Reads a message of the room; null for anything that it would not send. */
export function parseRoomMessage(text: unknown): RoomMessage | null {
  if (typeof text !== "string" || text.length > MESSAGE_MAX_CHARACTERS) return null;
  try {
    return RoomMessage.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Writes one; throws when it is not in the union. */
export const writeRoomMessage = (message: RoomMessage): string => JSON.stringify(RoomMessage.parse(message));

/** Codes with which the room closes for good: the browser doesn't reconnect. */
export const CLOSED = {
  /** The session's token has run out, or there was none: renew it, then come again. */
  tokenOver: 4401,
  /** Not this user's room, or the session has ended. */
  notYours: 4403,
} as const;

/** All that a browser may send; the runtime answers it without waking the room. */
export const PING = "ping";
export const PONG = "pong";
