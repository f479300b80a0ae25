/** WebSockets: who may open which room. Decided here, before any room is asked. */
import { CLOSED } from "#app/platform/room-messages.ts";
import { LIVE_ROOM, type LiveRoom } from "./live-room.ts";
import { type NotificationRoom, SEAT_HEADER } from "./notification-room.ts";

type Rooms = {
  LIVE_ROOM: DurableObjectNamespace<LiveRoom>;
  NOTIFICATION_ROOM: DurableObjectNamespace<NotificationRoom>;
};

/** Whom the session cookie stands for, and until when; null for nobody. */
type SocketSession = { userId: string; expiresAt: number };

const PREFIX = "/parties/";
const LIVE = `${PREFIX}live-room/${LIVE_ROOM}`;
const NOTIFICATIONS = /^\/parties\/notifications\/([0-9a-f-]{36})$/;

export const isParty = (url: URL): boolean => url.pathname.startsWith(PREFIX);

/**
 * Opens the public room to any page of this site, and a user's room to that user. Of the request nothing is passed on:
 * what a client says of itself in headers or query (`x-partykit-*`, `_pk`) would be believed by the room.
 */
export async function openParty(
  request: Request,
  url: URL,
  env: Rooms,
  findSession: () => Promise<SocketSession | null>,
): Promise<Response> {
  const owner = NOTIFICATIONS.exec(url.pathname)?.[1];
  if (owner === undefined && url.pathname !== LIVE) return new Response("Not found.\n", { status: 404 });
  if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") {
    return new Response("This address takes WebSockets.\n", {
      status: 426,
      headers: { Upgrade: "websocket" },
    });
  }
  if (request.headers.get("Origin") !== url.origin) {
    return new Response("This room is open to pages of this site.\n", { status: 403 });
  }
  if (owner === undefined) return env.LIVE_ROOM.getByName(LIVE_ROOM).fetch(upgrade());

  const session = await findSession();
  if (session === null) return closedAtOnce(CLOSED.tokenOver, "Sign in first.");
  if (session.userId !== owner) return closedAtOnce(CLOSED.notYours, "This is another's room.");
  const seat = { [SEAT_HEADER]: String(session.expiresAt) };
  return env.NOTIFICATION_ROOM.getByName(owner).fetch(upgrade(seat));
}

const upgrade = (headers: Record<string, string> = {}) =>
  new Request("https://room.invalid/", { headers: { Upgrade: "websocket", ...headers } });

/** A browser does not tell its page the status of a refused upgrade; the code of a closed socket it does. */
function closedAtOnce(code: number, reason: string): Response {
  const { 0: browser, 1: here } = new WebSocketPair();
  here.accept();
  here.close(code, reason);
  return new Response(null, { status: 101, webSocket: browser });
}
