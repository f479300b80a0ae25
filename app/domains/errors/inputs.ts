/** What a browser may send about an error. */
import * as z from "zod";
import { REPORT_MAX_BYTES } from "./limits.ts";

export const BrowserErrorInput = z.object({
  during: z.enum(["render", "script"]),
  message: z.string().max(REPORT_MAX_BYTES),
  stack: z.string().max(REPORT_MAX_BYTES),
  path: z.string().startsWith("/").max(REPORT_MAX_BYTES),
  /** Without a number of its own a page may still fail. */
  requestId: z.uuid().catch(""),
});
