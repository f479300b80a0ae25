/** What rows must be to each other. Pure, but for the digest. */
import { type AuditHead, type AuditRow, auditHash } from "#app/platform/audit/audit.ts";
import type { AuditAnchor } from "#app/platform/audit/audit-anchors.ts";
import type { AuditBreak } from "./types.ts";

/** Looks at rows in their order, of which the first follows `last`. What stands behind a break is looked at all the same. */
export async function checkRows(
  last: AuditHead,
  rows: readonly AuditRow[],
): Promise<{ breaks: AuditBreak[]; last: AuditHead }> {
  const breaks: AuditBreak[] = [];
  const hashes = await Promise.all(rows.map((row) => auditHash(row)));
  let before = last;
  for (const [at, { auditNo: no, previousHash, hash }] of rows.entries()) {
    if (no < 1) {
      breaks.push({ kind: "out-of-place", no });
      continue;
    }
    if (no > before.no + 1) breaks.push({ kind: "missing", from: before.no + 1, to: no - 1 });
    else if (previousHash !== before.hash) breaks.push({ kind: "replaced", no: before.no, by: no });
    if (hashes[at] !== hash) breaks.push({ kind: "altered", no });
    before = { no, hash };
  }
  return { breaks, last: before };
}

/** Looks at the anchor of a day: whether the log still leads to it. `found` is the hash of the row with its number. */
export function checkAnchor(
  day: string,
  anchor: AuditAnchor | null,
  found: string | undefined,
  headNo: number,
): AuditBreak | null {
  if (anchor === null) return { kind: "unreadable-anchor", day };
  if (anchor.no > headNo) return { kind: "cut-off", from: headNo + 1, to: anchor.no, day };
  // A row that is missing among others is named by the chain.
  return found === undefined || found === anchor.hash ? null : { kind: "rewritten", no: anchor.no, day };
}
