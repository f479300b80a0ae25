/** The browser's end of the public room behind `/live`. Loaded after the page, where it is used. */
import LastingSocket from "partysocket/ws";
import { paths } from "#app/paths/paths.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { isLiveEvent } from "#app/platform/rooms/rooms.ts";

/** Spreads requests, so that the readers of a busy room don't all reload at the same moment. */
const SPREAD_MS = 1_500;

/** Opens the room, and reopens it when the connection is lost. Returns a function that closes it. */
export function openLiveRoom({
  onChange,
  onOpen,
}: {
  onChange(): void;
  onOpen(open: boolean): void;
}): () => void {
  const url = new URL(paths.liveRoom(), location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const socket = new LastingSocket(url.href, [], {
    minReconnectionDelay: 1_000 + Math.random() * 4_000,
    maxReconnectionDelay: MINUTE_MS,
    maxEnqueuedMessages: 0,
  });
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let before = false;
  const change = () => {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      onChange();
    }, Math.random() * SPREAD_MS);
  };
  socket.addEventListener("open", () => {
    onOpen(true);
    // Events during a lost connection were missed.
    if (before) change();
    before = true;
  });
  socket.addEventListener("close", () => onOpen(false));
  socket.addEventListener("message", ({ data }) => {
    if (typeof data === "string" && isLiveEvent(parse(data))) change();
  });
  return () => {
    clearTimeout(waiting);
    socket.close();
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
