/** How the list of organizations is narrowed, and its words. */
import { cursorOf, integerKey } from "#app/platform/lists/cursor.ts";
import { ORGANIZATION_STATUSES, ORGANIZATION_TYPES } from "#db/lists.ts";

export const TYPE_WORDS = { agency: "Agency", fmo: "FMO", carrier: "Carrier" } as const;

export const STATUS_WORDS = { applied: "Applied", active: "Active", archived: "Archived" } as const;

export const ORGANIZATION_FILTERS = [
  { name: "find", label: "Name, NPN, or id", hint: "Names from their beginning." },
  {
    name: "type",
    label: "Type",
    any: "Any type",
    options: ORGANIZATION_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] })),
  },
  {
    name: "status",
    label: "Status",
    any: "Any status",
    options: ORGANIZATION_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value] })),
  },
  {
    name: "order",
    label: "Order",
    order: true,
    options: [
      { value: "newest", label: "Newest first" },
      { value: "name", label: "Name" },
    ],
  },
] as const;

export type OrganizationFilter = {
  [Name in (typeof ORGANIZATION_FILTERS)[number]["name"]]?: string | undefined;
};

export const readFilter = ({ find, type, status, order }: OrganizationFilter) => ({
  find,
  types: ORGANIZATION_TYPES.filter((one) => type === undefined || type === one),
  statuses: ORGANIZATION_STATUSES.filter((one) => status === undefined || status === one),
  order: order === "name" ? ("name" as const) : ("newest" as const),
});
export type ReadFilter = ReturnType<typeof readFilter>;

/** Both orders continue after a row, by its number; its position is read from the row. */
export const organizationCursor = cursorOf({ no: integerKey() });
export type Place = { no: number };
