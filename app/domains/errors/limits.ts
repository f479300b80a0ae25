/** Constants of the error reporter. */
import { MINUTE_MS } from "#app/platform/durations.ts";

/** §8 */
export const STORED_ERRORS = 100;

export const MESSAGE_MAX_CHARACTERS = 500;
export const STACK_MAX_CHARACTERS = 2_000;
export const STACK_MAX_LINES = 12;
export const PATH_MAX_CHARACTERS = 200;
/** What a browser may send in one request. */
export const REPORT_MAX_BYTES = 8 * 1024;
/** An isolate that found the database away reports nothing for this long. */
export const AWAY_PAUSE_MS = MINUTE_MS;
