/**
 * The public room behind `/live`: tells every page that something changed, and listens to nobody. It sleeps between
 * messages with its sockets open (hibernation), so that idle readers cost nothing.
 */
import { type Connection, Server } from "partyserver";
import type { LiveEvent } from "#app/platform/rooms.ts";
import { answerClose } from "./answer-close.ts";

export const LIVE_ROOM = "public";

export class LiveRoom extends Server {
  static override options = { hibernate: true };

  async publish(event: LiveEvent): Promise<void> {
    this.broadcast(JSON.stringify(event));
  }

  /** Nothing is taken from a reader: who talks is disconnected. */
  override onMessage(connection: Connection): void {
    connection.close(1008, "This room only speaks.");
  }

  override onClose(connection: Connection, code: number): void {
    answerClose(connection, code);
  }

  override onRequest(): Response {
    return new Response("Not found.\n", { status: 404 });
  }
}
