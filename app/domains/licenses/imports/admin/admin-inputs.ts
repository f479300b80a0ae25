/** The forms of imports, read at the edge. */
import * as z from "zod";
import { controlHints } from "#app/platform/forms/inputs.ts";
import { LICENSE_LISTS } from "#db/lists.ts";
import { fieldsOf } from "../file/columns.ts";
import { DATE_ORDERS } from "../file/date-order.ts";
import type { ListKind } from "../types.ts";

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(Date.parse(text)).toJSON()?.slice(0, 10) === text;

/** What is said of a list beside its file. */
export const BringListInput = z.object({
  list: z.enum(LICENSE_LISTS, { error: "Say which list it is." }),
  state: z
    .string()
    .regex(/^([A-Z]{2})?$/, "Choose a state.")
    .default(""),
  readOn: z
    .string({ error: "Choose a day." })
    .refine((text) => isDay(text) && text > "2000-01-01" && text < "2200-01-01", "Choose a day.")
    .register(controlHints, { type: "date" }),
});
export type BringListInput = z.output<typeof BringListInput>;

/** Where a new agent is, whose place the list doesn't name. */
export const PlaceInput = z.object({
  row: z.string({ error: "Choose an agent." }).regex(/^\d{1,9}$/, "Choose an agent."),
  zip: z
    .string({ error: "Enter a ZIP code." })
    .trim()
    .regex(/^\d{5}$/, "Enter five digits."),
});

const columnOf = ({ label, needed }: { label: string; needed: boolean }) => {
  const none = `Choose the column of the ${label}.`;
  return needed
    ? z.string({ error: none }).regex(/^\d{1,3}$/, none)
    : z
        .string()
        .regex(/^\d{0,3}$/, "Choose a column.")
        .default("");
};

/** Whether the month or the day comes first; without it, as the list's dates say. */
const dates = z.enum(DATE_ORDERS, { error: "Choose which comes first." }).optional();

/** Which column is which, by field; empty: the list has none. */
export const columnsInput = (list: ListKind) =>
  z.object({ ...Object.fromEntries(fieldsOf(list).map((one) => [one.field, columnOf(one)])), dates });
