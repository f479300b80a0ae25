/** How rooms close a socket. */
import type { Connection } from "partyserver";

/** For who talks in a room that only speaks, and for who finds no seat (RFC 6455 and its registry). */
export const POLICY_VIOLATION = 1008;
export const TRY_AGAIN_LATER = 1013;

/** How a close frame without a code is told to us; it must not be sent back as it is. */
const NO_CODE = 1005;

/** Answers a browser that closes without a code: partyserver repeats the code, and that one cannot be repeated. */
export function answerClose(connection: Connection, code: number): void {
  if (code === NO_CODE) connection.close(1000);
}
