/** WebSockets: who may open which room. Decided here, before any room is reached. */
import { UUID } from "#app/platform/ids.ts";
import { CLOSED } from "#app/platform/rooms/room-messages.ts";
import { networkOf } from "#app/platform/security/network.ts";
import { closedAtOnce } from "./objects/closing.ts";
import { LIVE_ROOM, type LiveRoom, NETWORK_HEADER } from "./objects/live-room.ts";
import { type NotificationRoom, SEAT_HEADER } from "./objects/notification-room.ts";
import { refuse } from "./pages/first-answers.ts";

type Rooms = {
  LIVE_ROOM: DurableObjectNamespace<LiveRoom>;
  NOTIFICATION_ROOM: DurableObjectNamespace<NotificationRoom>;
};

/** The user of the session cookie, and until when; null for strangers. */
type SocketSession = { userId: string; expiresAt: number };

const PREFIX = "/parties/";
const LIVE = `${PREFIX}live-room/${LIVE_ROOM}`;
const NOTIFICATIONS = new RegExp(`^${PREFIX}notifications/(${UUID})$`);

export const isParty = (url: URL): boolean => url.pathname.startsWith(PREFIX);

/**
 * Opens the public room to any page of this site, and a user's room to that user. Nothing of the request is passed
 * on: the room would believe what a client claims in headers or query (`x-partykit-*`, `_pk`).
 */
export async function openParty(
  request: Request,
  url: URL,
  env: Rooms,
  findSession: () => Promise<SocketSession | null>,
): Promise<Response> {
  const owner = NOTIFICATIONS.exec(url.pathname)?.[1];
  if (owner === undefined && url.pathname !== LIVE) return refuse(404, "Not found.");
  if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") {
    return refuse(426, "This address takes WebSockets.", { Upgrade: "websocket" });
  }
  if (request.headers.get("Origin") !== url.origin) {
    return refuse(403, "This room is open to pages of this site.");
  }
  if (owner === undefined) {
    return env.LIVE_ROOM.getByName(LIVE_ROOM).fetch(upgrade({ [NETWORK_HEADER]: networkOf(request) }));
  }

  const session = await findSession();
  if (session === null) return closedAtOnce(CLOSED.tokenOver, "Sign in first.");
  if (session.userId !== owner) return closedAtOnce(CLOSED.notYours, "This is another's room.");
  const seat = { [SEAT_HEADER]: String(session.expiresAt) };
  return env.NOTIFICATION_ROOM.getByName(owner).fetch(upgrade(seat));
}

const upgrade = (headers: Record<string, string> = {}) =>
  new Request("https://room.invalid/", { headers: { Upgrade: "websocket", ...headers } });
