/** Which cases an admin asked for, read from the address. */
import * as z from "zod";
import { cursorOf, idKey, integerKey } from "#app/platform/lists/cursor.ts";
import type { QueueCursor, QueueShow } from "./case-types.ts";

const Show = z.enum(["open", "held", "flagged", "appeals", "decided"]).catch("open");

export const queueCursor = cursorOf<QueueCursor>({ at: integerKey(), id: idKey });

/** Reads `show` and `after`; what means nothing is all that is open, from its beginning. */
export function parseQueueQuery(parameters: URLSearchParams): { show: QueueShow; after: QueueCursor | null } {
  return {
    show: Show.parse(parameters.get("show")),
    after: queueCursor.parse(parameters.get("after")),
  };
}
