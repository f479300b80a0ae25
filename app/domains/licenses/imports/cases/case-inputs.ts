/** The form that decides about a row of a list, read at the edge. */
import * as z from "zod";
import { controlHints } from "#app/platform/forms/inputs.ts";
import { REASON_MAX_CHARACTERS } from "../../limits.ts";

/** What an admin can read in a row that the import couldn't. */
export const READ_STATUSES = [
  "active",
  "expired",
  "inactive",
  "canceled",
  "surrendered",
  "suspended",
  "revoked",
] as const;

const isDay = (text: string) =>
  /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) && new Date(Date.parse(text)).toJSON()?.slice(0, 10) === text;

/** A ZIP and a status are asked for by the action, where the case needs one. */
export const ListCaseDecision = z.object({
  zip: z
    .string()
    .trim()
    .regex(/^(\d{5})?$/, "Enter five digits.")
    .default(""),
  status: z.enum(["", ...READ_STATUSES], { error: "Choose a status." }).default(""),
  /** Of somebody who died or retired: which of both, and the day. */
  left: z.enum(["", "deceased", "retired"], { error: "Choose what happened." }).default(""),
  since: z
    .string()
    .trim()
    .refine((day) => day === "" || isDay(day), "Enter the day.")
    .default("")
    .register(controlHints, { type: "date" }),
  reason: z
    .string()
    .trim()
    .max(REASON_MAX_CHARACTERS, `Use at most ${REASON_MAX_CHARACTERS} characters.`)
    .default(""),
  decision: z.enum(["apply", "refuse"], { error: "Choose a decision." }),
});
export type ListCaseDecision = z.output<typeof ListCaseDecision>;
