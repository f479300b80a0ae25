/** The filters of the list of people and its order, from the address. */
import { cursorOf, idKey, integerKey } from "#app/platform/lists/cursor.ts";
import { ACCOUNT_STATUSES, ROLES } from "#db/lists.ts";
import { roleLabel } from "../flags.ts";

const ORDERS = ["newest", "name"] as const;

export const PEOPLE_FILTERS = [
  {
    name: "find",
    label: "Email, name, NPN, or id",
    hint: "Emails and names from their beginning.",
  },
  {
    name: "role",
    label: "Role",
    any: "Any role",
    options: ROLES.map((value) => ({ value, label: roleLabel(value) })),
  },
  {
    name: "status",
    label: "Status",
    any: "Any status",
    options: [
      { value: "active", label: "Active" },
      { value: "archived", label: "Archived" },
    ],
  },
  {
    name: "confirmed",
    label: "Email address",
    any: "Confirmed or not",
    options: [
      { value: "yes", label: "Confirmed" },
      { value: "no", label: "Not confirmed" },
    ],
  },
  { name: "from", label: "Created from", type: "date" },
  { name: "to", label: "Created until", type: "date" },
  {
    name: "order",
    label: "Order",
    order: true,
    options: [
      { value: "newest", label: "Newest first" },
      { value: "name", label: "Last name" },
    ],
  },
] as const;

export type PeopleFilter = { [Name in (typeof PEOPLE_FILTERS)[number]["name"]]?: string | undefined };

/** The filter as the query needs it: allowed values, a span of time, and the order. */
export function readFilter({ find, role, status, confirmed, from, to, order }: PeopleFilter) {
  const span =
    from === undefined && to === undefined
      ? null
      : {
          fromMs: from === undefined ? 0 : Date.parse(from),
          toMs: to === undefined ? 1e15 : Date.parse(to) + 86_400_000,
        };
  return {
    find,
    roles: ROLES.filter((one) => role === undefined || role === one),
    statuses: ACCOUNT_STATUSES.filter((one) => status === undefined || status === one),
    confirmed: [0, 1].filter((one) => confirmed === undefined || (confirmed === "yes") === (one === 1)),
    span,
    // With a span of days, newest first is the only order that has an index.
    order: span === null ? (ORDERS.find((one) => one === order) ?? "newest") : "newest",
  };
}
export type ReadFilter = ReturnType<typeof readFilter>;

export const newestCursor = cursorOf({ createdAt: integerKey(), id: idKey });
export const nameCursor = cursorOf({ id: idKey });
export type PeoplePlace = { createdAt: number; id: string } | { id: string };

/** Where a page begins, in a list of this order. */
export const parsePlace = (order: ReadFilter["order"], text: string | null): PeoplePlace | null =>
  order === "newest" ? newestCursor.parse(text) : nameCursor.parse(text);

export const writePlace = (order: ReadFilter["order"], row: { createdAt: number; id: string }): string =>
  order === "newest" ? newestCursor.write(row) : nameCursor.write(row);
