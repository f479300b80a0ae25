/** Proving a claim with the code from the register's address, and withdrawing a claim. */
import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { agents, profileClaims, profiles } from "#db/schema/index.ts";
import { hasNoRecord, isHeldBy, isOpenClaim } from "./claim-conditions.server.ts";
import { isRightCode } from "./code.server.ts";
import { documentName } from "./document-commands.server.ts";
import { NEWS } from "./emails.ts";
import { CODE_TRIES, DECIDE_HOURS } from "./limits.ts";
import { holderStatement, listToTell, tellAdminsStatements, tellStatements } from "./notifications.server.ts";
import { parseCode } from "./policy.ts";
import type { Proof } from "./types.ts";

export type ProveOutcome =
  | { kind: "proven"; slug: string }
  /** The code is right, but another account holds the profile: a person decides. */
  | { kind: "evidence" }
  | { kind: "wrong"; left: number }
  | { kind: "expired" }
  | { kind: "used-up" }
  /** No claim of this account waits for a code. */
  | { kind: "none" };

/** Gives a record to an account, with how it was proved. */
export const giveStatement = (
  { db }: Pick<AppContext, "db">,
  { userId, agentNo, proof }: { userId: string; agentNo: number; proof: Proof },
) =>
  db.orm
    .update(profiles)
    .set({
      verified: true,
      agentNo,
      proof,
      npn: sql`(SELECT a.npn FROM agents a WHERE a.agent_no = ${agentNo})`,
      urlSlug: sql`(SELECT a.slug FROM agents a WHERE a.agent_no = ${agentNo})`,
    })
    .where(eq(profiles.userId, userId));

/** The public pages that say whether a profile is claimed. */
export const claimedPages = (slug: string): string[] => [paths.showcase(slug), paths.agentBadge(slug)];

/**
 * Counts the try, then compares: however many requests come at once, a code is compared `CODE_TRIES` times. The right code
 * gives the profile to the account. If another account holds it, the code is evidence for the person who decides.
 */
export async function enterCode(context: AppContext, viewer: Viewer, typed: unknown): Promise<ProveOutcome> {
  const { db, clock } = context;
  const { userId } = viewer;
  const nowMs = clock.now();
  const waits = sql`SELECT 1 FROM profile_claims c WHERE c.user_id = ${userId} AND c.status = 'open'
    AND c.code_hash IS NOT NULL AND c.code_proven_at IS NULL`;
  const code = parseCode(typed);
  const taken = await commit(context, {
    guards: {
      none: sql`EXISTS (${waits})`,
      expired: sql`EXISTS (${waits} AND c.code_expires_at > ${nowMs})`,
      "used-up": sql`EXISTS (${waits} AND c.code_tries < ${CODE_TRIES})`,
    },
    statements: [
      db.orm
        .update(profileClaims)
        .set({ codeTries: sql`${profileClaims.codeTries} + 1` })
        .where(and(eq(profileClaims.userId, userId), eq(profileClaims.status, "open")))
        .returning(),
    ],
  });
  if (taken.kind !== "committed") return { kind: taken.kind === "stale" ? taken.guard : "none" };
  const claim = taken.results[0][0];
  if (claim === undefined || claim.codeHash === null) return { kind: "none" };
  const { id, agentNo, codeHash } = claim;
  if (code === null || !(await isRightCode(context, id, code, codeHash)))
    return { kind: "wrong", left: Math.max(0, CODE_TRIES - claim.codeTries) };
  const { records, holders } = await db.batch({
    records: db.orm
      .select({ slug: agents.slug, name: agents.name, npn: agents.npn })
      .from(agents)
      .where(eq(agents.agentNo, agentNo))
      .limit(1),
    holders: holderStatement(context, agentNo),
  });
  const record = records[0];
  if (record === undefined) return { kind: "none" };
  if (claim.kind === "claim" && holders.length === 0) {
    const given = await commit(context, {
      guards: {
        open: isOpenClaim(id),
        "no-holder": isHeldBy(agentNo, null),
        "no-record": hasNoRecord(userId),
      },
      statements: [
        giveStatement(context, { userId, agentNo, proof: "code" }),
        db.orm
          .update(profileClaims)
          .set({ status: "proven", codeHash: null, codeProvenAt: nowMs, decidedAt: nowMs })
          .where(eq(profileClaims.id, id)),
        ...tellStatements(context, viewer, NEWS.proven(record.name)),
      ],
      notify: [{ userId, topics: ["notifications"] }],
      forget: [userId],
      purge: claimedPages(record.slug),
      mail: true,
    });
    if (given.kind === "committed") return { kind: "proven", slug: record.slug };
    if (given.kind === "stale" && given.guard !== "no-holder") return { kind: "none" };
  }
  // Another account was quicker: now this is a contest, with the code as evidence, and notifies like one.
  const { told, admins } =
    claim.kind === "claim"
      ? await listToTell(context, { agentNo, npn: record.npn, contest: true })
      : { told: [], admins: [] };
  const news = { claimId: id, contest: true, agentName: record.name };
  const heard = [...told, ...admins].map((one) => one.userId);
  const written = await commit(context, {
    guards: { open: isOpenClaim(id) },
    statements: [
      db.orm
        .update(profileClaims)
        .set({
          kind: "contest",
          codeHash: null,
          codeProvenAt: nowMs,
          dueAt: sql`coalesce(${profileClaims.dueAt}, ${nowMs + DECIDE_HOURS * HOUR_MS})`,
        })
        .where(eq(profileClaims.id, id)),
      ...told.flatMap((holder) => tellStatements(context, holder, NEWS.contested(record.name))),
      ...(await tellAdminsStatements(context, admins, news)),
    ],
    notify: heard.map((one) => ({ userId: one, topics: ["notifications"] })),
    forget: heard,
    mail: heard.length > 0,
  });
  return { kind: written.kind === "committed" ? "evidence" : "none" };
}

/** Withdraws the open claim. Its document is deleted, and a holder who was notified of a contest hears that it is over. */
export async function withdrawClaim(context: AppContext, userId: string): Promise<boolean> {
  const { db, clock } = context;
  const [claims] = await db.batch([
    db.orm
      .select({
        id: profileClaims.id,
        kind: profileClaims.kind,
        agentNo: profileClaims.agentNo,
        name: agents.name,
      })
      .from(profileClaims)
      .innerJoin(agents, eq(agents.agentNo, profileClaims.agentNo))
      .where(and(eq(profileClaims.userId, userId), eq(profileClaims.status, "open")))
      .limit(1),
  ]);
  const claim = claims[0];
  if (claim === undefined) return false;
  const holders =
    claim.kind === "contest" ? (await db.batch([holderStatement(context, claim.agentNo)]))[0] : [];
  const statements: [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] = [
    db.orm
      .update(profileClaims)
      .set({ status: "withdrawn", codeHash: null, decidedAt: clock.now() })
      .where(eq(profileClaims.id, claim.id)),
    ...holders.flatMap((holder) => tellStatements(context, holder, NEWS.withdrawn(claim.name))),
  ];
  const written = await commit(context, {
    guards: { open: isOpenClaim(claim.id) },
    statements,
    notify: holders.map((holder) => ({ userId: holder.userId, topics: ["notifications"] })),
    forget: holders.map((holder) => holder.userId),
    mail: holders.length > 0,
  });
  if (written.kind !== "committed") return false;
  context.later(context.documents.delete([documentName(claim.id)]));
  return true;
}
