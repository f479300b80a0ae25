/** Publishes terms, and withdraws a version that isn't in force yet. One that was in force never changes. */
import { eq, sql } from "drizzle-orm";
import type { AgreementType } from "#app/domains/accounts/types.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { DAY_SECONDS, SECOND_MS } from "#app/platform/durations.ts";
import { newId, sha256Hex } from "#app/platform/ids.ts";
import { dayStartMs } from "#app/platform/time/dates.ts";
import { publicDay, SITE_ZONE } from "#app/platform/time/reader-time.ts";
import { firstInstantOf } from "#app/platform/time/zoned-time.ts";
import { termsVersions } from "#db/schema/index.ts";
import { TERMS_AHEAD_DAYS, TERMS_LEAD_SECONDS } from "../limits.ts";
import type { TermsDraft } from "./terms-inputs.ts";

/**
 * The moment at which terms of this day take effect: its midnight in Central Time, or for today the earliest that every
 * isolate knows in advance. Null for a day that is past, no day, or too far ahead.
 */
export function effectiveAtOf(day: string, nowMs: number): number | null {
  const asUtc = dayStartMs(day);
  if (Number.isNaN(asUtc) || utcDay(asUtc) !== day || day < publicDay(nowMs)) return null;
  const startMs = firstInstantOf(SITE_ZONE, { day, minute: 0 });
  if (startMs > nowMs + TERMS_AHEAD_DAYS * DAY_SECONDS * SECOND_MS) return null;
  return Math.max(startMs, nowMs + TERMS_LEAD_SECONDS * SECOND_MS);
}

/** Whether the text to publish is the one that was reviewed. */
export const draftMark = ({ title, body, changeSummary, effectiveOn }: TermsDraft, after: number) =>
  sha256Hex(JSON.stringify([title, body, changeSummary, effectiveOn, after]));

export type PublishOutcome =
  | { kind: "published"; id: string; version: number }
  /** `waiting`: another version has yet to take effect; `moved`: another was published since. */
  | { kind: "day" | "waiting" | "moved" };

/** Publishes a text as the version after `after`, the newest so far. Its body is normalized already. */
export async function publishTerms(
  context: AppContext,
  adminId: string,
  type: AgreementType,
  { title, body, changeSummary, effectiveOn }: TermsDraft,
  after: number,
): Promise<PublishOutcome> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const effectiveAt = effectiveAtOf(effectiveOn, nowMs);
  if (effectiveAt === null) return { kind: "day" };
  const id = newId(nowMs);
  const version = after + 1;
  const hash = await sha256Hex(body);
  const own = sql`SELECT 1 FROM terms_versions WHERE agreement_type = ${type}`;
  const written = await commit(context, {
    guards: {
      waiting: sql`NOT EXISTS (${own} AND effective_at > ${nowMs})`,
      moved: sql`${after} = (SELECT coalesce(max(version), 0) FROM terms_versions WHERE agreement_type = ${type})`,
    },
    duplicates: ["terms_versions.agreement_type, terms_versions.version"],
    audit: [
      {
        actorId: adminId,
        act: "terms.publish",
        subject: { kind: "terms", id },
        before: { version: after },
        after: { type, version, hash, effectiveAt: new Date(effectiveAt).toISOString() },
      },
    ],
    statements: [
      db.orm
        .insert(termsVersions)
        .values({ id, agreementType: type, version, title, body, hash, changeSummary, effectiveAt }),
    ],
  });
  if (written.kind === "stale") return { kind: written.guard };
  return written.kind === "duplicate" ? { kind: "moved" } : { kind: "published", id, version };
}

/** Withdraws a version before it takes effect, so no one has agreed to it. `begun`: it is in force, or gone. */
export async function withdrawTerms(
  context: AppContext,
  adminId: string,
  {
    id,
    agreementType,
    version,
    hash,
  }: Pick<typeof termsVersions.$inferSelect, "id" | "agreementType" | "version" | "hash">,
): Promise<"withdrawn" | "begun"> {
  const { db, clock } = context;
  const written = await commit(context, {
    guards: {
      waiting: sql`EXISTS (SELECT 1 FROM terms_versions WHERE id = ${id} AND effective_at > ${clock.now()})
        AND NOT EXISTS (SELECT 1 FROM user_terms_agreements WHERE terms_version_id = ${id})`,
    },
    audit: [
      {
        actorId: adminId,
        act: "terms.withdraw",
        subject: { kind: "terms", id },
        before: { type: agreementType, version, hash },
        after: { version: version - 1 },
      },
    ],
    statements: [db.orm.delete(termsVersions).where(eq(termsVersions.id, id))],
  });
  return written.kind === "committed" ? "withdrawn" : "begun";
}
