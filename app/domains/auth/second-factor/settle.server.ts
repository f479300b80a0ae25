/** What follows a valid second factor: a new session begins, or the current one records it. */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { languageOfAccount } from "#app/platform/reader/language.ts";
import { type SECOND_FACTORS, sessions, users } from "#db/schema/index.ts";
import { deviceQuery, prepareDevice } from "../sessions/known-devices.server.ts";
import { prepareSession } from "../sessions/sessions.server.ts";
import { type Claimant, clearPending } from "./pending.server.ts";

/** What using up the factor checks and writes, in the same batch as what follows. */
export type Use = {
  guards: Readonly<Record<string, SQL>>;
  duplicates?: readonly string[];
  statements: readonly BatchItem<"sqlite">[];
  mail?: boolean;
};

/** True while the session is alive, for a batch's guard. */
export const sessionIsAlive = (context: Pick<AppContext, "clock">, userId: string, sessionId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM ${sessions} WHERE ${sessions.id} = ${sessionId} AND ${sessions.userId} = ${userId}
    AND ${sessions.revokedAt} IS NULL AND ${sessions.expiresAt} > ${context.clock.now()})`;

/** Records that the session has shown a second factor now. */
export const markShown = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  userId: string,
  sessionId: string,
  factor: (typeof SECOND_FACTORS)[number],
) =>
  db.orm
    .update(sessions)
    .set({ secondFactor: factor, secondFactorAt: clock.now() })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));

/** Null on success; else the guard or column that failed, and nothing is written. */
export async function settle(
  context: AppContext,
  request: Request,
  { userId, email, language, by }: Claimant,
  factor: (typeof SECOND_FACTORS)[number],
  { guards, duplicates = [], statements, mail = false }: Use,
): Promise<string | null> {
  if ("sessionId" in by) {
    const written = await commit(context, {
      guards: { ...guards, session: sessionIsAlive(context, userId, by.sessionId) },
      duplicates,
      statements: [markShown(context, userId, by.sessionId, factor), ...statements],
      mail,
      forget: [userId],
    });
    return reasonOf(written);
  }
  const [deviceOfAccount] = await deviceQuery(context, request, email);
  const [[known]] = await context.db.batch([deviceOfAccount]);
  const session = await prepareSession(context, request, userId, { proof: "password", factor });
  const device = await prepareDevice(context, request, userId, known?.tokenHash ?? null);
  const written = await commit(context, {
    guards: {
      ...guards,
      "same-password": sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId}
        AND ${users.passwordHash} = ${by.passwordHash})`,
    },
    duplicates,
    statements: [...session.statements, ...device.statements, ...statements],
    mail,
  });
  const reason = reasonOf(written);
  if (reason !== null) return reason;
  await session.begin();
  context.cookies.push(...languageOfAccount(request, language), clearPending());
  device.remember();
  return null;
}

const reasonOf = (
  written: { kind: "committed" } | { kind: "stale"; guard: string } | { kind: "duplicate"; column: string },
): string | null =>
  written.kind === "committed" ? null : written.kind === "stale" ? written.guard : written.column;
