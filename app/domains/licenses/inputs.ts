/** The forms of licenses, parsed at the edge. */
import * as z from "zod";
import { UploadedFile } from "#app/platform/files/upload.ts";
import { controlHints } from "#app/platform/forms/inputs.ts";
import { REASON_MAX_CHARACTERS } from "./limits.ts";
import { LINE_FIELDS } from "./lines.ts";

const DAY = "Choose a date.";
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(Date.parse(text)).toJSON()?.slice(0, 10) === text;
export const Day = (required: string) =>
  z
    .string({ error: required })
    .trim()
    .refine((text) => isDay(text) && text > "1900-01-01" && text < "2200-01-01", DAY)
    .register(controlHints, { type: "date" });

const NUMBER = "A license number has 3 to 15 letters, digits, or hyphens.";
export const Held = z.literal("yes").optional().catch(undefined);

export const LicenseState = z.string({ error: "Choose a state." }).regex(/^[A-Z]{2}$/, "Choose a state.");
export const LicenseNumber = z
  .string({ error: "License number is required" })
  .trim()
  .overwrite((text) => text.toUpperCase())
  .min(1, { error: "License number is required", abort: true })
  .max(15, NUMBER)
  .regex(/^[A-Za-z0-9-]{3,15}$/, NUMBER);

/** What a document for a license says, as its holder reads it. */
export const LicenseDocumentInput = z.object({
  state: LicenseState,
  number: LicenseNumber,
  life: Held,
  health: Held,
  property: Held,
  casualty: Held,
  variable: Held,
  personal: Held,
  effectiveOn: Day("Effective date is required"),
  expiresOn: Day("Expiration date is required"),
  document: UploadedFile,
});
export type LicenseDocumentInput = z.output<typeof LicenseDocumentInput>;

/** Bits of `lines_of_authority`. */
export const linesIn = (form: Pick<LicenseDocumentInput, (typeof LINE_FIELDS)[number]>): number =>
  LINE_FIELDS.reduce((lines, field, bit) => lines + (form[field] === "yes" ? 2 ** bit : 0), 0);

/** A reason is asked for by the action, of a refusal alone. */
export const DocumentDecision = z.object({
  reason: z
    .string()
    .trim()
    .max(REASON_MAX_CHARACTERS, `Use at most ${REASON_MAX_CHARACTERS} characters.`)
    .default(""),
  /** What the license was checked against besides the document. */
  lookup: Held,
  /** Revision of the license that was shown next to it, "none" if there was none. */
  seen: z.string().max(20).default(""),
  decision: z.enum(["accept", "refuse"], { error: "Choose a decision." }),
});
export type DocumentDecision = z.output<typeof DocumentDecision>;
