/** The form in which an admin says why they view the product as a person. */
import * as z from "zod";
import { longText } from "#app/platform/forms/inputs.ts";
import { VIEW_REASON_MIN_CHARACTERS as LEAST, VIEW_REASON_MAX_CHARACTERS as MOST } from "./limits.ts";

export const ViewInput = z.object({
  reason: longText(
    "Write a reason.",
    LEAST,
    `Write at least ${LEAST} characters.`,
    MOST,
    `Write at most ${MOST} characters.`,
  ),
  confirm: z.literal("yes", { error: "Check the box to go on." }),
});
