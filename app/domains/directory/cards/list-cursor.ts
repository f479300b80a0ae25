import { cursorOf, integerKey, realKey } from "#app/platform/lists/cursor.ts";

/** A place in a list of agents: the last one shown. */
export type ListCursor = { orderValue: number; agentNo: number };

/** Order values are z-scores in between. */
export const agentCursor = cursorOf<ListCursor>({ orderValue: realKey(-99, 99), agentNo: integerKey() });
