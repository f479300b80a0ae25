/** The forms of claims, parsed at the edge. */
import * as z from "zod";
import { UploadedFile } from "#app/platform/files/upload.ts";
import { controlHints, longText, Npn } from "#app/platform/forms/inputs.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from "./limits.ts";

/** The form of a claim by code. */
export const CodeClaimInput = z.object({
  npn: Npn,
  contest: z.literal("yes").optional().catch(undefined),
});
/** The same form, sent with its other button. */
export const DocumentClaimInput = CodeClaimInput.extend({ document: UploadedFile });
/** The form, whichever button sends it. */
export const ClaimInput = DocumentClaimInput.partial({ document: true });

/** Doesn't check what a code looks like: an impossible one is wrong, and costs a try. */
export const CodeInput = z.object({
  code: z.string().default("").register(controlHints, { autoComplete: "one-time-code" }),
});

const Reason = longText(
  "Write a reason.",
  REASON_MIN_CHARACTERS,
  `Write at least ${REASON_MIN_CHARACTERS} characters.`,
  REASON_MAX_CHARACTERS,
);

/** Why an admin sends a code again. */
export const ResendInput = z.object({ reason: Reason });

export const ClaimDecision = z
  .object({
    reason: Reason,
    decision: z.enum(["approve", "refuse"], { error: "Choose a decision." }),
    /** Who held the profile when the admin read the page; empty for nobody. */
    holder: z.string().default(""),
  })
  // A hidden field: the form itself is wrong.
  .refine(({ holder }) => holder === "" || parseUuid(holder) !== null, { error: "Reload the page." });
export type ClaimDecision = z.infer<typeof ClaimDecision>;
