/** The forms of claims, parsed at the edge. */
import { z } from "zod";
import { parseUuid } from "#app/platform/ids.ts";
import { longText } from "#app/platform/inputs.ts";
import { DOCUMENT_BYTES, REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from "./limits.ts";
import { documentTypeOf } from "./policy.ts";
import type { DocumentType } from "./types.ts";

/** Domain facts: digits, up to ten, no leading zero. Null for anything else. */
export function parseNpn(value: unknown): string | null {
  const text = typeof value === "string" ? value.trim() : "";
  return /^[1-9]\d{0,9}$/.test(text) ? text : null;
}

/** A file with the type that its content says, or what is wrong with it. */
export type ReadDocument = { type: DocumentType; bytes: Uint8Array<ArrayBuffer> } | { problem: string };

export async function parseDocument(value: unknown): Promise<ReadDocument> {
  if (!(value instanceof Blob) || value.size === 0) return { problem: "Choose a file." };
  if (value.size > DOCUMENT_BYTES) return { problem: "Choose a file of at most 10 MB." };
  const bytes = new Uint8Array(await value.arrayBuffer());
  const type = documentTypeOf(bytes);
  return type === null ? { problem: "Choose a PDF, a JPEG, or a PNG." } : { type, bytes };
}

export const ClaimDecision = z.object({
  decision: z.enum(["approve", "refuse"], { error: "Choose what becomes of it." }),
  reason: longText(
    "Write a reason.",
    REASON_MIN_CHARACTERS,
    `Write at least ${REASON_MIN_CHARACTERS} characters.`,
    REASON_MAX_CHARACTERS,
  ),
  /** Who held the profile when the admin read the page; empty for nobody. */
  holder: z
    .union([z.literal(""), z.string().refine((id) => parseUuid(id) !== null)], {
      error: "Load the page again.",
    })
    .default(""),
});
export type ClaimDecision = z.infer<typeof ClaimDecision>;
