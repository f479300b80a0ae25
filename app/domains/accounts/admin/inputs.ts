/** The forms of admins about accounts. */
import * as z from "zod";
import { controlHints, longText } from "#app/platform/forms/inputs.ts";
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from "./limits.ts";
import { GIVEN_ROLES } from "./policy.ts";

export const ActReason = longText(
  "Write a reason",
  REASON_MIN_CHARACTERS,
  `Write at least ${REASON_MIN_CHARACTERS} characters.`,
  REASON_MAX_CHARACTERS,
);
/** The account's state when the admin read it. */
const Seen = z.string().max(100).register(controlHints, { type: "hidden" }).default("");

export const ActInput = z.object({ seen: Seen, reason: ActReason });
export const RoleInput = z.object({
  seen: Seen,
  role: z.enum(GIVEN_ROLES, { error: "Choose a role." }),
  confirm: z
    .string()
    .max(254, "That’s not the account’s email address.")
    .register(controlHints, { autoComplete: "off" })
    .optional(),
  reason: ActReason,
});
