/** What people agree to, read at the edge. */
import * as z from "zod";
import { controlHints } from "#app/platform/forms/inputs.ts";

export const AgreeInput = z.object({
  agree: z.literal("yes", {
    error: "Check the box to agree, or leave the page. Just reading isn’t agreeing.",
  }),
  /** Whether it is still in force is checked where the versions are known. */
  version: z.string().register(controlHints, { type: "hidden" }).default(""),
});
