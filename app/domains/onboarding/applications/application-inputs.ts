/** What an organization enters when it applies, and what an admin decides, read at the edge. */
import * as z from "zod";
import {
  controlHints,
  longText,
  Npn,
  OrganizationName,
  PublicPhone,
  plainText,
  Website,
} from "#app/platform/forms/inputs.ts";
import { ORGANIZATION_TYPES } from "#db/lists.ts";
import {
  DESCRIPTION_MAX_CHARACTERS,
  PROOF_MAX_CHARACTERS,
  PROOF_MIN_CHARACTERS,
  REASON_MAX_CHARACTERS,
  REASON_MIN_CHARACTERS,
  STREET_MAX_CHARACTERS,
} from "../limits.ts";

const Street = plainText(
  "Street address is required",
  STREET_MAX_CHARACTERS,
  `Use at most ${STREET_MAX_CHARACTERS} characters.`,
).register(controlHints, { autoComplete: "address-line1" });

const NO_ZIP = "Enter a five-digit ZIP code.";
/** Of a ZIP+4, the ZIP. */
const Zip = z
  .string({ error: NO_ZIP })
  .trim()
  .overwrite((typed) => typed.replace(/^(\d{5})-\d{4}$/, "$1"))
  .regex(/^\d{5}$/, NO_ZIP)
  .register(controlHints, {
    autoComplete: "postal-code",
    inputMode: "numeric",
    pattern: "\\s*\\d{5}(-\\d{4})?\\s*",
  });

/** The description on its public page; empty for none. */
export const Description = longText(
  "Write a description.",
  1,
  "Write a description.",
  DESCRIPTION_MAX_CHARACTERS,
);

export const OrganizationApplication = z.object({
  organizationName: OrganizationName,
  organizationType: z.enum(ORGANIZATION_TYPES, { error: "Choose what kind of organization it is." }),
  npn: Npn.optional(),
  street: Street,
  zip: Zip,
  phone: PublicPhone.optional(),
  website: Website.optional(),
  description: Description.optional(),
});
export type OrganizationApplication = z.infer<typeof OrganizationApplication>;

/** The proof that someone may manage an organization that is already listed. */
export const OrganizationProof = z.object({
  proof: longText(
    "Say what you do there, and how we can check it.",
    PROOF_MIN_CHARACTERS,
    `Write at least ${PROOF_MIN_CHARACTERS} characters.`,
    PROOF_MAX_CHARACTERS,
  ),
});

/** What an approved organization adds before its page opens. */
export const OrganizationSetup = z.object({
  description: Description,
  phone: PublicPhone.optional(),
  website: Website.optional(),
});
export type OrganizationSetup = z.infer<typeof OrganizationSetup>;

/** What its owner and managers change later. */
export const OrganizationEdit = z.object({
  organizationName: OrganizationName,
  description: Description,
  phone: PublicPhone.optional(),
  website: Website.optional(),
  street: Street,
  zip: Zip,
});

export const ApplicationDecision = z
  .object({
    reason: longText(
      "Write a reason.",
      REASON_MIN_CHARACTERS,
      `Write at least ${REASON_MIN_CHARACTERS} characters.`,
      REASON_MAX_CHARACTERS,
    ).optional(),
    decision: z.enum(["start", "approve", "reject"], { error: "Choose a decision." }),
    /** When the application that the admin read was last changed. */
    seen: z.coerce.number({ error: "Reload the page." }).int("Reload the page."),
  })
  .refine(({ decision, reason }) => decision !== "reject" || reason !== undefined, {
    path: ["reason"],
    error: "Write a reason. The applicant will read it.",
  });
export type ApplicationDecision = z.infer<typeof ApplicationDecision>;
