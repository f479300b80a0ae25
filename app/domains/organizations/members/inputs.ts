/** The forms of membership, parsed at the edge. */
import * as z from "zod";
import { controlHints, EmailAddress, longText, plainText } from "#app/platform/forms/inputs.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { INVITE_ROLES, PLAN_ENDS } from "#db/lists.ts";
import {
  INVITE_FILE_BYTES,
  MESSAGE_MAX_CHARACTERS,
  PASTED_CHARACTERS,
  REASON_MAX_CHARACTERS,
  REASON_MIN_CHARACTERS,
} from "./limits.ts";

const Role = z.enum(INVITE_ROLES, { error: "Choose a role." });
/** A hidden field: the sentence is about the form. */
const RowId = z
  .string({ error: "Reload the page." })
  .refine((text) => parseUuid(text) !== null, { error: "Reload the page." });

export const InviteInput = z.object({ email: EmailAddress, role: Role });

const Pasted = z
  .string({ error: "Paste some addresses." })
  .max(
    PASTED_CHARACTERS,
    `Use at most ${PASTED_CHARACTERS.toLocaleString("en-US")} characters, or choose a file.`,
  )
  .default("");
export const InviteListInput = z.object({
  addresses: Pasted,
  file: z
    .file({ error: "Choose a file." })
    .max(INVITE_FILE_BYTES, "Choose a file of at most 100 kB.")
    .optional(),
  role: Role,
});

export const RowInput = z.object({ id: RowId });

export const AnswerInput = z.object({
  id: RowId,
  answer: z.enum(["accept", "refuse"], { error: "Choose an answer." }),
  reason: plainText(
    "Write a reason.",
    REASON_MAX_CHARACTERS,
    `Use at most ${REASON_MAX_CHARACTERS} characters.`,
  )
    .min(REASON_MIN_CHARACTERS, `Write at least ${REASON_MIN_CHARACTERS} characters.`)
    .optional(),
});

export const RoleInput = z.object({ id: RowId, role: Role });

const Password = z
  .string({ error: "Password is required" })
  .min(1, "Password is required")
  .overwrite((value) => (value.length > 1_024 ? "" : value))
  .register(controlHints, { type: "password", autoComplete: "current-password", secret: true });

export const HandOverInput = z.object({
  id: z
    .string({ error: "Choose a person." })
    .refine((text) => parseUuid(text) !== null, { error: "Choose a person." }),
  password: Password,
});

export const CloseInput = z.object({
  name: plainText("Enter the organization’s name.", 200, "Use at most 200 characters."),
  /** Asked where a plan is running. What is paid for isn't cut off unless its owner says so. */
  planEnd: z.enum(PLAN_ENDS, { error: "Choose when the plan ends." }).default("period-end"),
  password: Password,
});

export const RequestInput = z.object({
  organization: z
    .string({ error: "Choose an organization." })
    .min(1, "Choose an organization.")
    .max(200, "Choose an organization."),
  role: Role,
  message: longText("Write a message.", 10, "Write at least 10 characters.", MESSAGE_MAX_CHARACTERS),
});
