/** Which cases an admin asked for, read from the address. */
import { z } from "zod";
import type { QueueCursor, QueueShow } from "./case-types.ts";

const Show = z.enum(["open", "held", "flagged", "appeals", "decided"]).catch("open");
const CURSOR = /^(\d{1,15})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Reads `show` and `after`; what means nothing is all that is open, from its beginning. */
export function parseQueueQuery(parameters: URLSearchParams): { show: QueueShow; after: QueueCursor | null } {
  const [, at, id] = CURSOR.exec(parameters.get("after") ?? "") ?? [];
  return {
    show: Show.parse(parameters.get("show")),
    after: at === undefined || id === undefined ? null : { at: Number(at), id },
  };
}

export const writeQueueCursor = ({ at, id }: QueueCursor): string => `${at}-${id}`;
