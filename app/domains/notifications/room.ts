/** The browser's end of a user's room. Loaded after the page, for signed-in users alone. */
import LastingSocket from "partysocket/ws";
import { paths } from "#app/paths/paths.ts";
import { MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import { announceAuthChange } from "#app/platform/rooms/auth-changes.ts";
import { CLOSED, PING, parseRoomMessage } from "#app/platform/rooms/room-messages.ts";
import type { Topic } from "#app/platform/rooms/rooms.ts";

/** A line through which nothing came for as long may be dead without anybody having said so. */
const PING_SECONDS = 45;
/** A renewed token that is refused as soon as it is brought was not renewed. */
const SHORT_VISIT_MS = 10_000;

export type UserRoom = {
  userId: string;
  /** Something has changed, or may have while nobody listened. */
  onChange(topics: readonly Topic[] | "unknown"): void;
  onOpen(open: boolean): void;
  /** Asks the server for something, so that it renews the session; false when there is none any more. */
  renew(): Promise<boolean>;
};

/** Opens the room, and again when it is cut. Returns what closes it. */
export function openUserRoom({ userId, onChange, onOpen, renew }: UserRoom): () => void {
  const url = new URL(paths.userRoom(userId), location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const socket = new LastingSocket(url.href, [], {
    minReconnectionDelay: 1_000 + Math.random() * 4_000,
    maxReconnectionDelay: MINUTE_MS,
    maxEnqueuedMessages: 0,
  });
  let heard: number | null = null;
  let openedAt = 0;
  const pinging = setInterval(() => {
    if (socket.readyState === LastingSocket.OPEN) socket.send(PING);
  }, PING_SECONDS * SECOND_MS);

  socket.addEventListener("open", () => {
    openedAt = Date.now();
  });
  socket.addEventListener("message", ({ data }) => {
    const message = parseRoomMessage(data);
    if (message === null || message.type === "tabs") return;
    const missed = heard !== null && message.sequence !== heard + (message.type === "changed" ? 1 : 0);
    heard = message.sequence;
    if (message.type === "hello") onOpen(true);
    if (missed) onChange("unknown");
    else if (message.type === "changed") onChange(message.topics);
  });
  socket.addEventListener("close", ({ code }) => {
    onOpen(false);
    if (code === CLOSED.notYours) {
      leave();
      announceAuthChange();
    }
    if (code !== CLOSED.tokenOver) return;
    // Knocking again with the same token leads nowhere: first a new one, and only once in a row.
    socket.close();
    const short = openedAt !== 0 && Date.now() - openedAt < SHORT_VISIT_MS;
    renew().then(
      (good) => good && !short && socket.reconnect(),
      () => !short && socket.reconnect(),
    );
  });
  function leave(): void {
    clearInterval(pinging);
    socket.close();
  }
  return leave;
}
