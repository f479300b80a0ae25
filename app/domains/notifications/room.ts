/** The browser's connection to a user's room. Loaded after the page, only for signed-in users. */
import LastingSocket from "partysocket/ws";
import { paths } from "#app/paths/paths.ts";
import { MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import { announceAuthChange } from "#app/platform/rooms/auth-changes.ts";
import { CLOSED, PING, parseRoomMessage } from "#app/platform/rooms/room-messages.ts";
import type { Topic } from "#app/platform/rooms/rooms.ts";

/** An idle connection may be dead without notice, so it is pinged this often. */
const PING_SECONDS = 45;
/** When a connection with a renewed token is closed this soon, the token wasn't renewed. */
const SHORT_VISIT_MS = 10_000;

export type UserRoom = {
  userId: string;
  /** Something changed, or may have changed while disconnected. */
  onChange(topics: readonly Topic[] | "unknown"): void;
  onOpen(open: boolean): void;
  /** Makes a request so that the server renews the session; false when the session has ended. */
  renew(): Promise<boolean>;
};

/** Opens the room and reconnects when needed. Returns a function that closes it. */
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
    // The same token would be refused again: renew it first, and only once in a row.
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
