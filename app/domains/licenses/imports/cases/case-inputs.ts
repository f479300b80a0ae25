/** The form that decides about a row of a list, read at the edge. */
import * as z from "zod";
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

/** A ZIP and a status are asked for by the action, where the case needs one. */
export const ListCaseDecision = z.object({
  zip: z
    .string()
    .trim()
    .regex(/^(\d{5})?$/, "Enter five digits.")
    .default(""),
  status: z.enum(["", ...READ_STATUSES], { error: "Choose a status." }).default(""),
  reason: z
    .string()
    .trim()
    .max(REASON_MAX_CHARACTERS, `Use at most ${REASON_MAX_CHARACTERS} characters.`)
    .default(""),
  decision: z.enum(["apply", "refuse"], { error: "Choose a decision." }),
});
export type ListCaseDecision = z.output<typeof ListCaseDecision>;
