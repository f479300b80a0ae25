/** Which item of today's work is open: the address says so, with JavaScript and without. */
import { adminPaths } from "#app/paths/admin.ts";
import { parseUuid } from "#app/platform/ids.ts";

export const ITEM_KINDS = [
  "application",
  "claim",
  "new-agent",
  "license",
  "list-case",
  "review",
  "photo",
  "fact",
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
export type ItemName = { kind: ItemKind; id: string };

const OPEN = "open";

/** The id of the item's row, to which the page scrolls when the item is closed. */
export const itemAnchor = ({ kind, id }: ItemName): string => `${kind}-${id}`;

/** Today's work with this item open. */
export const openAddress = (item: ItemName): string =>
  `${adminPaths.today({ [OPEN]: `${item.kind}:${item.id}` })}#${itemAnchor(item)}`;

/** Today's work with nothing open, scrolled to this item. */
export const closedAddress = (item: ItemName): string => `${adminPaths.today()}#${itemAnchor(item)}`;

/** Whether the address is one of today's work with something open, whatever it names. */
export const isOpenAddress = (address: string): boolean => new URL(address).searchParams.has(OPEN);

/** The item that the address opens; null where it names none. */
export function parseOpenItem(address: string): ItemName | null {
  const [named, text] = (new URL(address).searchParams.get(OPEN) ?? "").split(":");
  const kind = ITEM_KINDS.find((one) => one === named);
  const id = parseUuid(text);
  return kind === undefined || id === null ? null : { kind, id };
}
