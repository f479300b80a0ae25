import { cursorOf, realKey, wholeKey } from "#app/platform/cursor.ts";

/** A place in a list of agents: the last one shown. */
export type ListCursor = { orderValue: number; agentNo: number };

/** Order values are z-scores in between. */
export const agentCursor = cursorOf<ListCursor>({ orderValue: realKey(-99, 99), agentNo: wholeKey() });
