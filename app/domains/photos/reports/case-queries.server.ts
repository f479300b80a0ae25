/** Reported photos, for admins. */
import { sql } from "drizzle-orm";
import * as z from "zod";
import { adminPhotoAddress } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { integer, json, nullable, oneOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { readQueueStatus } from "#app/platform/lists/queue-status.ts";
import { DECISIONS, PHOTO_REPORT_REASONS, PHOTO_STATUSES } from "#db/lists.ts";
import { LISTED_CASES, LISTED_REPORTS } from "../limits.ts";
import type { PhotoCase, PhotoOwner, WaitingPhotoCase } from "../types.ts";

type Reading = Pick<AppContext, "db">;

export const ownerName = sql`coalesce(a.name, o.name, u.first_name || ' ' || u.last_name, 'Deleted account')`;
export const owners = sql`LEFT JOIN agents a ON a.agent_no = p.agent_no
  LEFT JOIN organizations o ON o.organization_no = p.organization_no LEFT JOIN users u ON u.id = p.user_id`;

export const waitingRow = { id: text, name: text, reports: integer, openedAt: integer, dueAt: integer };

export const waitingColumns = sql`c.id, ${ownerName} name, c.opened_at openedAt, c.due_at dueAt,
  (SELECT count(*) FROM photo_reports r WHERE r.case_id = c.id) reports`;

/** Open cases, those due first come first. One round trip. */
export async function listPhotoCases({ db }: Reading): Promise<WaitingPhotoCase[]> {
  const [rows] = await db.read([
    rowsOf(
      db,
      "reported photos",
      waitingRow,
      sql`
      SELECT ${waitingColumns} FROM photo_cases c JOIN photos p ON p.id = c.photo_id ${owners}
      WHERE c.decided_at IS NULL ORDER BY c.due_at LIMIT ${LISTED_CASES}`,
    ),
  ]);
  return rows.map((row) => ({ ...row, address: adminPhotoAddress(row.id) }));
}

const caseRow = {
  id: text,
  photoId: text,
  photoName: text,
  status: oneOf(PHOTO_STATUSES),
  agentNo: nullable(integer),
  organizationNo: nullable(integer),
  organizationId: nullable(text),
  userId: nullable(text),
  holder: nullable(text),
  ownerId: text,
  ownerName: text,
  slug: nullable(text),
  uploadedAt: integer,
  openedAt: integer,
  dueAt: integer,
  decidedAt: nullable(integer),
  decision: nullable(oneOf(DECISIONS)),
  reason: text,
  judge: nullable(text),
  reportCount: integer,
  reports: json(
    z.array(z.object({ reason: z.enum(PHOTO_REPORT_REASONS), note: z.string(), reportedAt: z.number() })),
  ),
};

/** One case with its reports, the newest first; null when there is none. One round trip. */
export async function findPhotoCase({ db }: Reading, caseId: string): Promise<PhotoCase | null> {
  const [[row]] = await db.read([
    rowsOf(
      db,
      "reported photo",
      caseRow,
      sql`
      SELECT c.id, p.id photoId, p.name photoName, p.status, p.agent_no agentNo, p.organization_no organizationNo,
        o.id organizationId, p.user_id userId, k.user_id holder, coalesce(a.id, o.id, p.user_id, p.id) ownerId,
        ${ownerName} ownerName, coalesce(a.slug, o.url_slug) slug, p.created_at uploadedAt, c.opened_at openedAt,
        c.due_at dueAt, c.decided_at decidedAt, c.decision, c.reason, j.first_name || ' ' || j.last_name judge,
        (SELECT count(*) FROM photo_reports r WHERE r.case_id = c.id) reportCount,
        (SELECT json_group_array(json_object('reason', r.reason, 'note', r.note, 'reportedAt', r.reported_at)) FROM (
          SELECT * FROM photo_reports WHERE case_id = c.id ORDER BY reported_at DESC LIMIT ${LISTED_REPORTS}) r) reports
      FROM photo_cases c JOIN photos p ON p.id = c.photo_id ${owners}
        LEFT JOIN profiles k ON k.agent_no = p.agent_no LEFT JOIN users j ON j.id = c.decided_by
      WHERE c.id = ${caseId} LIMIT 1`,
    ),
  ]);
  if (row === undefined) return null;
  const { agentNo, organizationNo, organizationId, userId, holder, ...facts } = row;
  const owner: PhotoOwner =
    agentNo !== null
      ? { kind: "agent", agentNo, userId: holder }
      : organizationNo !== null
        ? { kind: "organization", organizationNo, id: organizationId ?? "" }
        : { kind: "executive", userId: userId ?? "" };
  return { ...facts, owner };
}

/** How many `listPhotoCases` would list without its limit. */
export const countPhotoCases = (context: Pick<AppContext, "db" | "clock">) =>
  readQueueStatus(
    context,
    "reported photos",
    sql`SELECT opened_at at, due_at due FROM photo_cases WHERE decided_at IS NULL ORDER BY due_at`,
  );
