/** The forms of claims, parsed at the edge. */
import { z } from "zod";
import { parseUuid } from "#app/platform/ids.ts";
import { controlHints, longText, Npn } from "#app/platform/inputs.ts";
import { DOCUMENT_BYTES, REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from "./limits.ts";
import { documentTypeOf } from "./policy.ts";
import type { DocumentType } from "./types.ts";

/** That it is there and fits; what it is, `readDocument` says. */
const ClaimDocument = z
  .file({ error: "Choose a file." })
  .min(1, "Choose a file.")
  .max(DOCUMENT_BYTES, "Choose a file of at most 10 MB.");

/** What a claim by code asks. */
export const CodeClaimInput = z.object({
  npn: Npn,
  contest: z.literal("yes").optional().catch(undefined),
});
/** The same form, sent by its other button. */
export const DocumentClaimInput = CodeClaimInput.extend({ document: ClaimDocument });
/** The form before it is known which button sends it. */
export const ClaimInput = DocumentClaimInput.partial({ document: true });

/** Nothing is said about the form of a code: one that could not be one is wrong, and costs a try. */
export const CodeInput = z.object({
  code: z.string().default("").register(controlHints, { autoComplete: "one-time-code" }),
});

/** A file with the type that its content says, or what is wrong with it. */
export type ReadDocument = { type: DocumentType; bytes: Uint8Array<ArrayBuffer> } | { problem: string };

/** Reads a document's bytes, and what they say they are. */
export async function readDocument(file: File): Promise<ReadDocument> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = documentTypeOf(bytes);
  return type === null ? { problem: "Choose a PDF, a JPEG, or a PNG." } : { type, bytes };
}

export const ClaimDecision = z
  .object({
    reason: longText(
      "Write a reason.",
      REASON_MIN_CHARACTERS,
      `Write at least ${REASON_MIN_CHARACTERS} characters.`,
      REASON_MAX_CHARACTERS,
    ),
    decision: z.enum(["approve", "refuse"], { error: "Choose a decision." }),
    /** Who held the profile when the admin read the page; empty for nobody. */
    holder: z.string().default(""),
  })
  // Nobody sees the field: it is the form that is wrong.
  .refine(({ holder }) => holder === "" || parseUuid(holder) !== null, { error: "Reload the page." });
export type ClaimDecision = z.infer<typeof ClaimDecision>;
