/**
 * The public room behind `/live`: tells every page that something changed, and listens to nobody. It sleeps between
 * messages with its sockets open (hibernation), so that idle readers cost nothing.
 */
import { type Connection, Server } from "partyserver";
import type { LiveEvent } from "#app/platform/rooms.ts";
import { answerClose, POLICY_VIOLATION, TRY_AGAIN_LATER } from "./closing.ts";

export const LIVE_ROOM = "public";

export class LiveRoom extends Server {
  static override options = { hibernate: true };

  /** So many follow at once; below what one object can hold, so that telling them stays quick. */
  protected seats = 5_000;

  /** Who finds no seat has a page that is right as of now, and tries again with growing pauses. */
  override onConnect(connection: Connection): void {
    if ([...this.getConnections()].length > this.seats)
      connection.close(TRY_AGAIN_LATER, "No seat is free. Try again.");
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
