import { cursorOf, integerKey, realKey } from "#app/platform/lists/cursor.ts";

/** A place in a list of agents: the last one shown, with the value that it was listed by (`ranking/list-order-queries.server.ts`). */
export type ListCursor = { orderValue: number; agentNo: number };

/** Values are stars less an uncertainty. */
export const agentCursor = cursorOf<ListCursor>({ orderValue: realKey(-99, 99), agentNo: integerKey() });
