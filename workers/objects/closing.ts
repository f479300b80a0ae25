/** How rooms close a socket. */
import type { Connection } from "partyserver";

/** For a client that sends in a send-only room, and for one that finds no seat (RFC 6455 and its registry). */
export const POLICY_VIOLATION = 1008;
export const TRY_AGAIN_LATER = 1013;
/** For whom a seat is free, but not one more of their network's share. */
export const NO_MORE_FROM_NETWORK = 4429;

/** The code that stands in for a close frame without a code; it must not be sent back. */
const NO_CODE = 1005;

/** Answers a browser that closes without a code: partyserver repeats the code, and that one cannot be repeated. */
export function answerClose(connection: Connection, code: number): void {
  if (code === NO_CODE) connection.close(1000);
}

/** A browser does not tell its page the status of a refused upgrade; the code of a closed socket it does. */
export function closedAtOnce(code: number, reason: string): Response {
  const { 0: browser, 1: here } = new WebSocketPair();
  here.accept();
  here.close(code, reason);
  return new Response(null, { status: 101, webSocket: browser });
}
