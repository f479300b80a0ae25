/** What admins fill in about a lost second factor. */
import * as z from "zod";
import { plainText } from "#app/platform/forms/inputs.ts";

export const RefuseResetInput = z.object({
  why: plainText("Say why", 300, "Use at most 300 characters."),
});
