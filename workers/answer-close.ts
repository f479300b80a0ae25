import type { Connection } from "partyserver";

/** How a close frame without a code is told to us; it must not be sent back as it is. */
const NO_CODE = 1005;

/** Answers a browser that closes without a code: partyserver repeats the code, and that one cannot be repeated. */
export function answerClose(connection: Connection, code: number): void {
  if (code === NO_CODE) connection.close(1000);
}
