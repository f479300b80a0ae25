/** The forms with which admins ask others or close a question. */
import * as z from "zod";
import { longText } from "#app/platform/forms/inputs.ts";
import { ASK_REASON_MAX_CHARACTERS, CIRCLE_EXPERTS, CLOSE_REASON } from "../limits.ts";

/** How many agents had the question when the admin opened the page. */
const Seen = z.coerce
  .number({ error: "Reload the page." })
  .int("Reload the page.")
  .min(0, "Reload the page.");
const NPNS = "Write NPNs as numbers, with commas between them.";

export const AskMoreInput = z.object({
  /** NPNs, typed or checked; empty for the nearest agents. */
  npns: z
    .string()
    .trim()
    .max(200, NPNS)
    .default("")
    .refine((typed) => /^[\d\s,]*$/.test(typed), NPNS)
    .refine((typed) => readNpns(typed).length <= CIRCLE_EXPERTS, `Choose at most ${CIRCLE_EXPERTS} agents.`),
  reason: z
    .string()
    .trim()
    .max(ASK_REASON_MAX_CHARACTERS, `Use at most ${ASK_REASON_MAX_CHARACTERS} characters.`)
    .default(""),
  seen: Seen,
});
export type AskMoreInput = z.output<typeof AskMoreInput>;

/** Each NPN once, in order. */
export const readNpns = (typed: string): string[] => [...new Set(typed.match(/\d+/g) ?? [])];

export const CloseInput = z.object({
  reason: longText(
    "Write a reason. The asker will read it.",
    CLOSE_REASON.min,
    `Write at least ${CLOSE_REASON.min} characters.`,
    CLOSE_REASON.max,
  ),
});
