/**
 * The log of what admins did. Rows are numbered without gaps, and each carries the hash of the row before it, so
 * recomputing the hashes finds a row that was changed, removed, or inserted later (docs/security.md).
 */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { integer, rowsOf, text } from "#app/platform/database/rows.ts";
import type { auditLog } from "#db/schema/audit.ts";
import type { AuditAct } from "./audit-acts.ts";

/** Ids, roles, statuses, numbers, days: what became otherwise, without anything that names a person. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

export type AuditEntry = {
  /** The admin; null where the product does it by its clock. */
  actorId: string | null;
  act: AuditAct;
  subject: { kind: (typeof auditLog.$inferSelect)["subjectKind"]; id: string };
  /** In the actor's words. May be empty if no reason is required. */
  reason?: string;
  before?: AuditFacts | null;
  after?: AuditFacts | null;
};

export type AuditRow = typeof auditLog.$inferSelect;
export type AuditHead = { no: number; hash: string };

/** What the first row follows. */
export const AUDIT_BEGINNING: AuditHead = { no: 0, hash: "0".repeat(64) };

/** SHA-256, in hexadecimal, of a row and of what it follows. */
export async function auditHash(row: Omit<AuditRow, "hash">): Promise<string> {
  const { auditNo, atMs, actorId, act, subjectKind, subjectId, reason, before, after, previousHash } = row;
  const told = JSON.stringify([
    previousHash,
    auditNo,
    atMs,
    actorId,
    act,
    subjectKind,
    subjectId,
    reason,
    before,
    after,
  ]);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(told));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The newest row's number and hash. One round trip. */
export async function findAuditHead({ db }: Pick<AppContext, "db">): Promise<AuditHead> {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "head of the audit log",
      { no: integer, hash: text },
      sql`SELECT audit_no no, hash FROM audit_log ORDER BY audit_no DESC LIMIT 1`,
    ),
  ]);
  return rows[0] ?? AUDIT_BEGINNING;
}

/** The rows that follow the head, in the order of the entries. */
export async function auditRows(
  entries: readonly AuditEntry[],
  head: AuditHead,
  atMs: number,
): Promise<AuditRow[]> {
  const rows: AuditRow[] = [];
  let { no, hash: previousHash } = head;
  for (const { actorId, act, subject, reason = "", before = null, after = null } of entries) {
    no += 1;
    const row = {
      auditNo: no,
      atMs,
      actorId,
      act,
      subjectKind: subject.kind,
      subjectId: subject.id,
      reason,
      before: before === null ? null : JSON.stringify(before),
      after: after === null ? null : JSON.stringify(after),
      previousHash,
    };
    const hash = await auditHash(row);
    rows.push({ ...row, hash });
    previousHash = hash;
  }
  return rows;
}
