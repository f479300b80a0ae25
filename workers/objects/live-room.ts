/**
 * The public room behind `/live`: tells every page that something changed, and listens to nobody. It sleeps between
 * messages with its sockets open (hibernation), so that idle readers cost nothing.
 */
import { type Connection, type ConnectionContext, Server } from "partyserver";
import type { LiveEvent } from "#app/platform/rooms/rooms.ts";
import {
  answerClose,
  closedAtOnce,
  NO_MORE_FROM_NETWORK,
  POLICY_VIOLATION,
  TRY_AGAIN_LATER,
} from "./closing.ts";

export const LIVE_ROOM = "public";

/** The header in which `parties.ts` says from which network a reader comes; the room is reached by no other way. */
export const NETWORK_HEADER = "X-Network";

export class LiveRoom extends Server {
  static override options = { hibernate: true };

  /** So many follow at once; below what one object can hold, so that telling them stays quick. */
  protected seats = 5_000;

  /** So many of them for one network: an office finds room, and nobody alone fills the house. */
  protected networkSeats = 50;

  /** A socket's network is known for as long as it is open, also while the room sleeps. */
  override getConnectionTags(_connection: Connection, { request }: ConnectionContext): string[] {
    return [networkOf(request)];
  }

  /**
   * Who finds no seat has a page that is right as of now, and tries again with growing pauses. Never let in: a socket
   * that a room closes by itself leaves its line open.
   */
  override async fetch(request: Request): Promise<Response> {
    if ([...this.getConnections(networkOf(request))].length >= this.networkSeats)
      return closedAtOnce(NO_MORE_FROM_NETWORK, "This network has its share of seats. Try again later.");
    if ([...this.getConnections()].length >= this.seats)
      return closedAtOnce(TRY_AGAIN_LATER, "No seat is free. Try again.");
    return super.fetch(request);
  }

  async publish(event: LiveEvent): Promise<void> {
    this.broadcast(JSON.stringify(event));
  }

  /** Nothing is taken from a reader: who talks is disconnected. */
  override onMessage(connection: Connection): void {
    connection.close(POLICY_VIOLATION, "This room only speaks.");
  }

  override onClose(connection: Connection, code: number): void {
    answerClose(connection, code);
  }

  override onRequest(): Response {
    return new Response("Not found.\n", { status: 404 });
  }
}

const networkOf = (request: Request): string => request.headers.get(NETWORK_HEADER) ?? "unknown";
