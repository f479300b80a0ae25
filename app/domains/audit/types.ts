/** The log of admins' acts: what verifying it finds, and what its page lists. */
import * as z from "zod";
import type { AuditHead } from "#app/platform/audit/audit.ts";

const no = z.int();
const day = z.string();

/** What is wrong, with the rows it names. */
const AuditBreak = z.discriminatedUnion("kind", [
  /** Its hash doesn't fit what it says. */
  z.object({ kind: z.literal("altered"), no }),
  /** Numbers that no row has. */
  z.object({ kind: z.literal("missing"), from: no, to: no }),
  /** The row `by` follows another row `no` than the one that is there: one of the two was replaced. */
  z.object({ kind: z.literal("replaced"), no, by: no }),
  /** Before the first. */
  z.object({ kind: z.literal("out-of-place"), no }),
  /** The newest rows, which an anchor still names. */
  z.object({ kind: z.literal("cut-off"), from: no, to: no, day }),
  /** Another row than the anchor of that day names: the log was rewritten from there or before. */
  z.object({ kind: z.literal("rewritten"), no, day }),
  /** An anchor that we didn't write. */
  z.object({ kind: z.literal("unreadable-anchor"), day }),
]);
export type AuditBreak = z.infer<typeof AuditBreak>;

/** A verification so far. */
export const Verification = z.object({
  startedAt: z.int(),
  /** The admin; null at night. */
  startedBy: z.string().nullable(),
  phase: z.enum(["rows", "anchors", "done"]),
  /** Rows and anchors checked. */
  rows: no,
  anchors: no,
  /** The row that the next one follows. */
  last: z.object({ no, hash: z.string() }) satisfies z.ZodType<AuditHead>,
  /** The next anchor comes after this one. */
  afterAnchor: z.string(),
  /** The newest row when it began: how far there is to go. */
  of: no,
  breaks: z.array(AuditBreak),
  breakCount: no,
  finishedAt: z.int().nullable(),
});
export type Verification = z.infer<typeof Verification>;
