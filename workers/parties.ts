/** WebSockets: who may open which room. Decided here, before any room is asked. */
import { LIVE_ROOM, type LiveRoom } from "./live-room.ts";

type Rooms = { LIVE_ROOM: DurableObjectNamespace<LiveRoom> };

const PREFIX = "/parties/";

export const isParty = (url: URL): boolean => url.pathname.startsWith(PREFIX);

/**
 * Opens the public room to a page of this site, and nothing else. Of the request nothing is passed on: what a client
 * says of itself in headers or query (`x-partykit-*`, `_pk`) would be believed by the room.
 */
export async function openParty(request: Request, url: URL, env: Rooms): Promise<Response> {
  if (url.pathname !== `${PREFIX}live-room/${LIVE_ROOM}`)
    return new Response("Not found.\n", { status: 404 });
  if (request.headers.get("Upgrade")?.toLowerCase() !== "websocket") {
    return new Response("This address takes WebSockets.\n", {
      status: 426,
      headers: { Upgrade: "websocket" },
    });
  }
  if (request.headers.get("Origin") !== url.origin) {
    return new Response("This room is open to pages of this site.\n", { status: 403 });
  }
  const room = env.LIVE_ROOM.getByName(LIVE_ROOM);
  return room.fetch(new Request("https://room.invalid/", { headers: { Upgrade: "websocket" } }));
}
