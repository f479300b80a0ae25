/** Reads from the address which cases an admin wants to see. */
import * as z from "zod";
import { cursorOf, idKey, wholeKey } from "#app/platform/cursor.ts";
import type { QueueCursor, QueueShow } from "./case-types.ts";

const Show = z.enum(["open", "held", "flagged", "appeals", "decided"]).catch("open");

export const queueCursor = cursorOf<QueueCursor>({ at: wholeKey(), id: idKey });

/** Reads `show` and `after`. Unknown values mean all open cases, from the start. */
export function parseQueueQuery(parameters: URLSearchParams): { show: QueueShow; after: QueueCursor | null } {
  return {
    show: Show.parse(parameters.get("show")),
    after: queueCursor.parse(parameters.get("after")),
  };
}
