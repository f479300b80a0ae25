/**
 * A user's room: tells their open tabs that something of theirs has changed, never what. It sleeps between messages with
 * its sockets open (hibernation), so everything that it must remember is in its storage or on the sockets.
 */
import { type Connection, type ConnectionContext, Server } from "partyserver";
import { CLOSED, PING, PONG, writeRoomMessage } from "#app/platform/rooms/room-messages.ts";
import type { Topic } from "#app/platform/rooms/rooms.ts";
import { answerClose, POLICY_VIOLATION, TRY_AGAIN_LATER } from "./closing.ts";

/** Until when a socket's token lets it stay. */
type Seat = { untilMs: number };

/** The header in which `parties.ts` says so, in milliseconds; the room can't be reached any other way. */
export const SEAT_HEADER = "X-Seat-Until";

const SEQUENCE = "sequence";
/** Tabs of one user; one more is turned away until another is closed. */
const MOST_TABS = 20;

export class NotificationRoom extends Server {
  static override options = { hibernate: true };

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    knowOwnName(ctx);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Numbers the change and notifies every tab whose token is still valid. */
  tell(topics: Topic[]): void {
    const sequence = this.sequence() + 1;
    // Nothing that is sent leaves before this is written: the runtime holds it back.
    this.ctx.storage.kv.put(SEQUENCE, sequence);
    const text = writeRoomMessage({ type: "changed", sequence, topics });
    for (const connection of this.seated()) connection.send(text);
  }

  /** Closes every socket: tabs with a valid session reconnect. */
  endSockets(): void {
    for (const connection of this.getConnections()) connection.close(CLOSED.tokenOver, "Signed out.");
  }

  override async onConnect(connection: Connection<Seat>, { request }: ConnectionContext): Promise<void> {
    const untilMs = Number(request.headers.get(SEAT_HEADER));
    if (!(untilMs > Date.now())) {
      connection.close(CLOSED.tokenOver, "The token has run out.");
      return;
    }
    if (this.seated().length >= MOST_TABS) {
      connection.close(TRY_AGAIN_LATER, "Too many tabs are open.");
      return;
    }
    connection.setState({ untilMs });
    connection.send(writeRoomMessage({ type: "hello", sequence: this.sequence() }));
    this.tellTabs();
    await this.ringAtNextEnd();
  }

  /** Tabs only send the ping, which the runtime answers: any other message disconnects them. */
  override onMessage(connection: Connection): void {
    connection.close(POLICY_VIOLATION, "This room only speaks.");
  }

  override onClose(connection: Connection, code: number): void {
    answerClose(connection, code);
    this.tellTabs(connection.id);
  }

  override onError(connection: Connection): void {
    this.tellTabs(connection.id);
  }

  /** Tokens end while their sockets are open. */
  override async onAlarm(): Promise<void> {
    this.seated();
    await this.ringAtNextEnd();
  }

  override onRequest(): Response {
    return new Response("Not found.\n", { status: 404 });
  }

  private sequence(): number {
    return this.ctx.storage.kv.get<number>(SEQUENCE) ?? 0;
  }

  /** Sockets whose tokens stand; the others are closed on the way. */
  private seated(): Connection<Seat>[] {
    const nowMs = Date.now();
    return [...this.getConnections<Seat>()].filter((connection) => {
      if (connection.readyState !== WebSocket.OPEN || connection.state === null) return false;
      if (connection.state.untilMs > nowMs) return true;
      connection.close(CLOSED.tokenOver, "The token has run out.");
      return false;
    });
  }

  private tellTabs(leaving?: string): void {
    const tabs = this.seated().filter((connection) => connection.id !== leaving);
    const text = writeRoomMessage({ type: "tabs", count: tabs.length });
    for (const connection of tabs) connection.send(text);
  }

  private async ringAtNextEnd(): Promise<void> {
    const ends = this.seated().map((connection) => connection.state?.untilMs ?? 0);
    if (ends.length > 0) await this.ctx.storage.setAlarm(Math.min(...ends));
  }
}

/** Where partyserver stores a room's name, for alarms of runtimes that don't report it. */
const NAME = "__ps_name";

/**
 * Gives partyserver the name that the runtime knows, in alarms too, as if it had been stored. A room that only
 * listens then stores nothing, which saves 20 kB of memory and one write for each.
 */
function knowOwnName({ id, storage }: DurableObjectState): void {
  const { name } = id;
  if (name === undefined) return;
  const get = storage.get.bind(storage) as (...asked: unknown[]) => Promise<unknown>;
  Object.defineProperty(storage, "get", {
    value: (...asked: unknown[]) => (asked[0] === NAME ? Promise.resolve(name) : get(...asked)),
  });
}
