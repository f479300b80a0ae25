import type { readItem } from "./items.server.ts";
import type { ItemKind } from "./open-item.ts";

/** An item of today's work with all that its decision rests on. */
export type AnyItem = NonNullable<Awaited<ReturnType<typeof readItem>>>;

/** One of this kind. */
export type Item<Kind extends ItemKind> = Extract<AnyItem, { kind: Kind }>;
