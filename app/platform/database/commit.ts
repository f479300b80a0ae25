/**
 * One write: what must hold, what is written, and what follows once it is committed. Every command ends in one
 * `commit`. What a person can cause is an outcome; any other error is thrown, logged and shown as a failure.
 */
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import { type AuditEntry, type AuditRow, auditRows, findAuditHead } from "#app/platform/audit/audit.ts";
import { moveAnchor } from "#app/platform/audit/audit-anchors.ts";
import { purgeTaken, takeStale } from "#app/platform/cache/stale-tags.ts";
import type { AppContext } from "#app/platform/context.ts";
import { sendSoon } from "#app/platform/mail/outbox.ts";
import type { LiveEvent, Topic } from "#app/platform/rooms/rooms.ts";
import { findError } from "#db/client.ts";
import { auditLog } from "#db/schema/audit.ts";
import { commitGuards } from "#db/schema/commit-guards.ts";

type Statements = Readonly<[BatchItem<"sqlite">, ...BatchItem<"sqlite">[]]>;

/** What follows a committed write; none of it happens otherwise. */
export type Following = {
  /** Open tabs to notify, and the topics that changed. */
  notify?: readonly { userId: string; topics: Topic[] }[];
  /** Emails were queued: they are sent behind the answer. */
  mail?: boolean;
  /** Notifies everyone on `/live`. */
  live?: LiveEvent["type"];
  /** Public pages that have changed. Our own paths. */
  purge?: readonly string[];
  /** Users for whom `viewer()` has changed. */
  forget?: readonly string[];
};

type Commit<S extends Statements, G extends string, D extends string> = Following & {
  /** Conditions that must hold at that moment, by name. The first that does not is the outcome; nothing is written. */
  guards?: Readonly<{ [Name in G]?: SQL }>;
  /** Unique columns that another row may hold already, as SQLite names them: `users.email`. */
  duplicates?: readonly D[];
  /**
   * The admin action that this write is. It is logged if the write is committed, and not otherwise. Costs one more
   * round trip.
   */
  audit?: readonly AuditEntry[];
  statements: S;
  /** What follows besides, where that depends on what was written. */
  after?: (results: BatchResponse<S>) => Following;
};

export type Committed<R, G extends string = never, D extends string = never> =
  | { kind: "committed"; results: R }
  | { kind: "stale"; guard: G }
  | { kind: "duplicate"; column: D };

/** Two admins want the same next number of the log at once: one of them retries with the next. */
const AUDIT_TRIES = 8;
const AUDIT_NO = "audit_log.audit_no";

type Committing = Pick<AppContext, "db" | "clock" | "later" | "rooms" | "purge" | "forgetViewer"> &
  Partial<Pick<AppContext, "documents" | "databaseAside" | "purgeTags">> &
  Parameters<typeof sendSoon>[0];

/**
 * Runs guards and statements as one transaction in one round trip, then what follows. Throws what the database throws,
 * but for the guards and duplicates that were named.
 */
export function commit<S extends Statements>(
  context: Committing,
  change: Commit<S, never, never> & { guards?: never; duplicates?: never },
): Promise<{ kind: "committed"; results: BatchResponse<S> }>;
export function commit<S extends Statements, G extends string = never, D extends string = never>(
  context: Committing,
  change: Commit<S, G, D>,
): Promise<Committed<BatchResponse<S>, G, D>>;
export async function commit<S extends Statements, G extends string, D extends string>(
  context: Committing,
  change: Commit<S, G, D>,
): Promise<Committed<BatchResponse<S>, G, D>> {
  const { audit = [], ...plain } = change;
  if (audit.length === 0) return commitOnce(context, plain);
  return audited(context, audit, (row) => commitOnce(context, plain, [row]));
}

/** What an admin did that changes no row of ours, or whose rows others have written: the log's rows alone. */
export async function recordActs(context: Committing, acts: readonly AuditEntry[]): Promise<void> {
  await audited(context, acts, (row) => context.db.write([row]));
}

async function audited<R>(
  context: Committing,
  audit: readonly AuditEntry[],
  write: (rows: BatchItem<"sqlite">) => Promise<R>,
): Promise<R> {
  for (let tried = 1; ; tried += 1) {
    const rows = await auditRows(audit, await findAuditHead(context), context.clock.now());
    try {
      const written = await write(context.db.orm.insert(auditLog).values(rows));
      anchorBehind(context, rows.at(-1));
      return written;
    } catch (error) {
      if (tried === AUDIT_TRIES || !isDuplicate(error, AUDIT_NO)) throw error;
    }
  }
}

/** Where what is written here may not have been (a guard), the anchor finds no such row and stays. */
function anchorBehind(
  { db, databaseAside, documents, clock, later }: Committing,
  last: AuditRow | undefined,
) {
  if (documents === undefined || last === undefined) return;
  const head = { no: last.auditNo, hash: last.hash };
  later(moveAnchor({ db: databaseAside?.() ?? db, documents, clock }, head));
}

async function commitOnce<S extends Statements, G extends string, D extends string>(
  context: Committing,
  { guards, duplicates = [], statements, after, ...following }: Commit<S, G, D>,
  besides: readonly BatchItem<"sqlite">[] = [],
): Promise<Committed<BatchResponse<S>, G, D>> {
  const named = Object.entries<SQL | undefined>(guards ?? {}).flatMap(([name, condition]) =>
    condition === undefined ? [] : [{ name, condition }],
  );
  const { purgeTags = null } = context;
  let written: unknown[];
  try {
    const checks = named.map(({ condition }) => guardStatement(context, condition));
    const [first, ...others]: BatchItem<"sqlite">[] = [...checks, ...statements, ...besides];
    if (first === undefined) throw new TypeError("A commit without statements.");
    if (purgeTags === null) written = await context.db.write([first, ...others]);
    else {
      const [all, stale] = await writeAndTake(context, [first, ...others]);
      written = all;
      purgeTaken({ purgeTags, later: context.later }, stale);
    }
  } catch (error) {
    const guard = brokenGuard(
      error,
      named.map(({ name }) => name),
    );
    // Object.keys doesn't keep the type of the keys.
    if (guard !== undefined) return { kind: "stale", guard: guard as G };
    const column = duplicates.find((one) => isDuplicate(error, one));
    if (column !== undefined) return { kind: "duplicate", column };
    throw error;
  }
  // The guards' results come first, the log's last.
  const results = written.slice(named.length, written.length - besides.length) as BatchResponse<S>;
  follow(context, following);
  if (after !== undefined) follow(context, after(results));
  return { kind: "committed", results };
}

/** The results, and the tags of cached pages that the write has made stale. */
async function writeAndTake({ db }: Committing, [first, ...others]: BatchItem<"sqlite">[]) {
  const take = takeStale(db);
  if (first === undefined) throw new TypeError("A commit without statements.");
  const results: unknown[] = await db.write([first, ...others, take]);
  return [results.slice(0, -1), results.at(-1) as (typeof take)["_"]["result"]] as const;
}

/**
 * Whether the error says that another row already holds this unique value: `users.email`, `a.b, a.c` of two columns.
 */
export function isDuplicate(error: unknown, columns: string): boolean {
  const said = findError(error, (one) => /UNIQUE constraint failed: /.test(one.message));
  return said !== null && said.message.split("UNIQUE constraint failed: ")[1]?.trim() === columns;
}

/** Writes nothing if the condition holds, and fails the batch otherwise: the table takes no NULL. */
function guardStatement({ db }: Pick<AppContext, "db">, condition: SQL) {
  return db.orm.run(
    sql`INSERT INTO ${commitGuards} (held) SELECT NULL WHERE NOT coalesce((${condition}), 0)`,
  );
}

/** The guard whose statement failed: guards come first in a batch, in their order. */
function brokenGuard(error: unknown, names: readonly string[]): string | undefined {
  const said = findError(error, (one) => /NOT NULL constraint failed: commit_guards\.held/.test(one.message));
  if (said === null) return undefined;
  const at = findError(error, (one) => "statementIndex" in one);
  const index = at !== null && "statementIndex" in at ? Number(at.statementIndex) : Number.NaN;
  const name = names[index];
  if (name === undefined)
    throw new Error("A guard failed whose place the database did not tell.", { cause: error });
  return name;
}

function follow(
  context: Committing,
  { notify = [], mail = false, live, purge = [], forget = [] }: Following,
): void {
  for (const userId of new Set(forget)) context.forgetViewer(userId);
  for (const { userId, topics } of notify) context.later(context.rooms.tellUser(userId, topics));
  if (purge.length > 0) context.purge(purge);
  if (mail) context.later(sendSoon(context));
  if (live !== undefined) context.later(context.rooms.publishLive({ type: live }));
}
