/** The forms about second factors. */
import * as z from "zod";
import { controlHints, longText, plainText } from "#app/platform/forms/inputs.ts";
import { t } from "#app/text/text.ts";
import { CurrentPassword } from "../inputs.ts";
import { RESET_REASON_CHARACTERS, RESET_REASON_LEAST } from "../limits.ts";

const CODE_CHARACTERS = 40;

/**
 * A code from the app or a recovery code, as typed. It is marked secret, so that a page that is sent back doesn't
 * contain it.
 */
const Code = z
  .string({ error: () => t("A code is required") })
  .trim()
  .min(1, { error: () => t("A code is required") })
  .max(CODE_CHARACTERS, { error: () => t("A code is shorter than that.") })
  .register(controlHints, { autoComplete: "one-time-code", secret: true });

export const CodeInput = z.object({ code: Code });

/** Setting up an app: its sealed secret, its first code, and the account's password. */
export const SetUpInput = z.object({
  sealed: z
    .string({ error: () => t("Scan the code again.") })
    .max(400, { error: () => t("Scan the code again.") })
    .register(controlHints, { type: "hidden" }),
  code: Code,
  password: CurrentPassword,
});

/** Other changes to the second factor. */
export const ChangeInput = z.object({ password: CurrentPassword });

/** A reason for two people to decide by, and the password: a session alone can't ask for this. */
export const ResetReasonInput = z.object({
  reason: longText(
    "A reason is required",
    RESET_REASON_LEAST,
    "Use at least 20 characters: two people decide by it.",
    RESET_REASON_CHARACTERS,
  ),
  password: CurrentPassword,
});

/** Why an admin refuses to remove a factor; the owner reads it. */
export const RefuseResetInput = z.object({
  why: plainText("Say why", 300, "Use at most 300 characters."),
});
