/** What people agree to, read at the edge. */
import * as z from "zod";
import { controlHints } from "#app/platform/forms/inputs.ts";

export const AgreeInput = z.object({
  agree: z.literal("yes", {
    error: "Check the box to agree, or leave the page. Just reading isn’t agreeing.",
  }),
  /** One that is not in force any more is told apart where they are known. */
  version: z.string().register(controlHints, { type: "hidden" }).default(""),
});
