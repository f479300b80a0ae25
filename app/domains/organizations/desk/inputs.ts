/** What admins send about organizations, and how their list is narrowed. */
import * as z from "zod";
import { cursorOf, wholeKey } from "#app/platform/cursor.ts";
import { controlHints, longText } from "#app/platform/inputs.ts";
import { ORGANIZATION_STATUSES, ORGANIZATION_TYPES } from "#db/lists.ts";
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from "./limits.ts";

export const OrganizationActInput = z.object({
  seen: z.string().max(100).register(controlHints, { type: "hidden" }).default(""),
  reason: longText(
    "Write a reason",
    REASON_MIN_CHARACTERS,
    `Write at least ${REASON_MIN_CHARACTERS} characters.`,
    REASON_MAX_CHARACTERS,
  ),
});

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

/** Both orders go on after a row, by its number; where it stands is read from it. */
export const organizationCursor = cursorOf({ no: wholeKey() });
export type Place = { no: number };
