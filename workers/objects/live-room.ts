/**
 * The public room behind `/live`: tells every page that something changed, and accepts no messages. It hibernates
 * between messages with its sockets open, so idle readers cost nothing.
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

/** The header in which `parties.ts` says which network a reader comes from; the room can't be reached any other way. */
export const NETWORK_HEADER = "X-Network";

export class LiveRoom extends Server {
  static override options = { hibernate: true };

  /** How many can follow at once; below an object's limit, so that messages stay fast. */
  protected seats = 5_000;

  /** How many of them one network may use: enough for an office, too few to fill the room alone. */
  protected networkSeats = 50;

  /** A socket's network is known as long as it is open, also during hibernation. */
  override getConnectionTags(_connection: Connection, { request }: ConnectionContext): string[] {
    return [networkOf(request)];
  }

  /**
   * A client without a seat has a page that is current as of now, and retries with growing pauses. It is never
   * accepted, because a socket that a room closes itself leaves its connection open.
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

  /** Readers may not send: one that does is disconnected. */
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
