/** Reports of an agent's photo: it stays up, and all reports while a case is open belong to that case. */
import { sql } from "drizzle-orm";
import { announceStatements, type Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { adminRecipientsStatement } from "#app/domains/notifications/preferences-queries.server.ts";
import { adminPhotoAddress } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { newId } from "#app/platform/ids.ts";
import { purposeKeys } from "#app/platform/security/purpose-keys.ts";
import { PHOTO_REPORT_REASONS } from "#db/lists.ts";
import type { PhotoReport } from "../inputs.ts";
import { REPORT_DUE_HOURS, REPORTS_MINUTES, REPORTS_MOST } from "../limits.ts";
import type { PhotoReportReason } from "../types.ts";
import { waitingPhotoEmail } from "./emails.ts";

const reportableRow = {
  photoId: text,
  agentName: text,
  slug: text,
  photoUrl: text,
  looking: flag,
  leftUpFor: nullable(text),
};

export type ReportablePhoto = {
  photoId: string;
  agentName: string;
  slug: string;
  photoUrl: string;
  /** An admin is reviewing it already. */
  looking: boolean;
  /** Reasons for which an admin reviewed it and left it up. */
  leftUpFor: PhotoReportReason[];
};

/** The photo that a listed agent's profile shows; null when there is none. One round trip. */
export async function findReportablePhoto(
  { db }: Pick<AppContext, "db">,
  slug: string,
): Promise<ReportablePhoto | null> {
  const [[row]] = await db.batch([
    rowsOf(
      db,
      "photo to report",
      reportableRow,
      sql`
      SELECT p.id photoId, a.name agentName, a.slug, a.photo_url photoUrl,
        EXISTS (SELECT 1 FROM photo_cases c WHERE c.photo_id = p.id AND c.decided_at IS NULL) looking,
        (SELECT group_concat(DISTINCT r.reason) FROM photo_cases c JOIN photo_reports r ON r.case_id = c.id
          WHERE c.photo_id = p.id AND c.decision = 'keep') leftUpFor
      FROM agents a JOIN photos p ON p.agent_no = a.agent_no AND p.status = 'live'
      WHERE a.slug = ${slug} AND a.account_status = 'active' AND a.photo_url IS NOT NULL LIMIT 1`,
    ),
  ]);
  if (row === undefined) return null;
  const leftUp = (row.leftUpFor ?? "").split(",");
  return { ...row, leftUpFor: PHOTO_REPORT_REASONS.filter((reason) => leftUp.includes(reason)) };
}

export type ReportOutcome =
  | "received"
  /** By the same reader, while an admin reviews it. */
  | "again"
  /** An admin reviewed it for this reason and left it up. */
  | "left-up"
  | "too-many"
  /** Changed or removed in the meantime. */
  | "gone";

/**
 * Files a report. `userId` is null for a reader without an account, who is known by a keyed hash of the network address
 * and the photo: it reveals neither who they are nor what else they reported.
 */
export async function reportPhoto(
  context: AppContext,
  photo: ReportablePhoto,
  userId: string | null,
  report: PhotoReport,
): Promise<ReportOutcome> {
  if (!photo.looking && photo.leftUpFor.includes(report.reason)) return "left-up";
  const { limiters } = context;
  if (userId !== null && (await limiters.take("photo-report", userId, REPORTS_MOST, REPORTS_MINUTES)) > 0)
    return "too-many";
  const outcome = await writeReport(context, photo, userId, report);
  // Another report opened the case at the same moment, and notified the admins.
  return outcome === "opened" ? fileLater(context, photo, userId, report) : outcome;
}

async function fileLater(
  ...[context, photo, ...rest]: Parameters<typeof writeReport>
): Promise<ReportOutcome> {
  const outcome = await writeReport(context, { ...photo, looking: true }, ...rest);
  return outcome === "opened" ? "gone" : outcome;
}

/** Writes the report. The first one opens a case and notifies the admins; `opened` when another was first after all. */
async function writeReport(
  context: AppContext,
  { photoId, agentName, looking }: ReportablePhoto,
  userId: string | null,
  { reason, note }: PhotoReport,
): Promise<Exclude<ReportOutcome, "left-up" | "too-many"> | "opened"> {
  const { db, clock } = context;
  const caseId = newId(clock.now());
  const admins = looking ? [] : (await db.batch([adminRecipientsStatement(context)]))[0];
  const nowMs = clock.now();
  const isLive = sql`EXISTS (SELECT 1 FROM photos p WHERE p.id = ${photoId} AND p.status = 'live')`;
  const open = sql`SELECT c.id FROM photo_cases c WHERE c.photo_id = ${photoId} AND c.decided_at IS NULL`;
  const written = await commit(context, {
    guards: { gone: isLive, ...(looking ? {} : { opened: sql`NOT EXISTS (${open})` }) },
    duplicates: ["photo_reports.case_id, photo_reports.reported_by"],
    statements: [
      // Checked at the write: of many at once, one opens the case.
      db.orm.run(sql`
        INSERT INTO photo_cases (id, photo_id, opened_at, due_at, reason)
        SELECT ${caseId}, ${photoId}, ${nowMs}, ${nowMs + REPORT_DUE_HOURS * HOUR_MS}, ''
        WHERE NOT EXISTS (${open})`),
      db.orm.run(sql`
        INSERT INTO photo_reports (id, case_id, reported_by, user_id, reason, note, reported_at)
        SELECT ${newId(nowMs)}, c.id, ${await readerHash(context, photoId, userId)}, ${userId}, ${reason}, ${note}, ${nowMs}
        FROM (${open}) c`),
      ...(await tellAdmins(context, admins, { caseId, agentName })),
    ],
    ...notifyUsers(admins.map((one) => one.userId)),
    mail: admins.length > 0,
  });
  if (written.kind === "committed") return "received";
  return written.kind === "stale" ? written.guard : "again";
}

function tellAdmins(
  context: AppContext,
  admins: readonly Recipient[],
  { caseId, agentName }: { caseId: string; agentName: string },
) {
  const news = {
    title: "A photo was reported",
    message: `It’s the photo of ${agentName}. It stays up until someone on our team decides.`,
  };
  const actionUrl = adminPhotoAddress(caseId);
  return announceStatements(context, admins, {
    event: "waiting-photo",
    type: "info",
    ...news,
    actionUrl,
    composeEmail: (email, stop) => waitingPhotoEmail(email, news, { url: context.origin + actionUrl, stop }),
  });
}

async function readerHash(
  { settings, clientAddress }: Pick<AppContext, "settings" | "clientAddress">,
  photoId: string,
  userId: string | null,
): Promise<string> {
  const [key] = await purposeKeys(settings, "photo-report");
  const reader = new TextEncoder().encode([photoId, userId ?? `at ${clientAddress}`].join("\n"));
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, reader));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
