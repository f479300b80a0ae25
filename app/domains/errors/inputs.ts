/** What a browser may send of an error, and how an admin narrows the list. */
import * as z from "zod";
import { REPORT_MAX_BYTES } from "./limits.ts";
import { ERROR_SOURCES, SEVERITIES } from "./types.ts";

export const BrowserErrorInput = z.object({
  during: z.enum(["render", "script"]),
  message: z.string().max(REPORT_MAX_BYTES),
  stack: z.string().max(REPORT_MAX_BYTES),
  path: z.string().startsWith("/").max(REPORT_MAX_BYTES),
  /** Without a number of its own a page may still fail. */
  requestId: z.uuid().catch(""),
});

/** The address of `/admin/errors`; what is no filter does not narrow. */
export const ErrorFilterInput = z
  .object({
    severity: z.enum(SEVERITIES).optional().catch(undefined),
    source: z.enum(ERROR_SOURCES).optional().catch(undefined),
    request: z.string().catch(""),
  })
  .transform(({ severity, source, request }) => ({
    severity,
    source,
    requestId: request.trim().toLowerCase().slice(0, 36) || undefined,
  }));
