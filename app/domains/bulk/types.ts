/** What a list says about itself so that an act can be done to many of its rows. */
import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AuditEntry } from "#app/platform/audit/audit.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { Topic } from "#app/platform/rooms/rooms.ts";
import type { BULK_ACTS, BULK_KINDS, BULK_OUTCOMES } from "#db/lists.ts";

export type BulkKind = (typeof BULK_KINDS)[number];
export type BulkAct = (typeof BULK_ACTS)[number];
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** Rows that were chosen one by one, or all that match the list's filters. */
export type Selection = { ids: readonly string[] } | { filter: Readonly<Record<string, string | undefined>> };
/** The admin, and the reason that those concerned are told. */
export type Acting = { adminId: string; reason: string };

/** A row whose turn it is. All of a batch belong to one act. */
export type WaitingRow = {
  no: number;
  subjectId: string;
  act: BulkAct;
  actorId: string;
  reason: string;
  startedAt: number;
  /** The act that is undone, and when it did this row. */
  undoOf: string | null;
  doneAt: number | null;
};

/** Parts of one commit: what is done to all rows of a batch that aren't left out, or to none. */
export type BulkParts = {
  /** The time that is written to the rows. */
  at: number;
  /** That nothing changed since it was read. */
  guard: SQL;
  statements: readonly BatchItem<"sqlite">[];
  audit: readonly AuditEntry[];
  purge?: readonly string[];
  notify?: readonly { userId: string; topics: Topic[] }[];
  forget?: readonly string[];
  /** Called after the commit. */
  follow?: () => void;
};
/** Why rows are left out, by the id of their subject, and what is done to the others; null for nothing. */
export type BulkWork = { left: ReadonlyMap<string, string>; parts: BulkParts | null };

export type BulkTarget = {
  kind: BulkKind;
  /** Each act with the act that undoes it; null when none does. */
  acts: Readonly<Partial<Record<BulkAct, BulkAct | null>>>;
  /** Rows per transaction. */
  batch: number;
  /** The longest reason, where a single act takes less than usual. */
  reasonMost?: number;
  /** The existing subjects of a selection, as `SELECT … id`. */
  selected: (selection: Selection, most: number) => SQL;
  /** Which of them a preview leaves out: a join on `x.id`, and the reason as a key of `words`, or NULL. */
  leftOut: (act: BulkAct, adminId: string) => { join: SQL; reason: SQL };
  words: Readonly<Record<string, string>>;
  /** A subject's name, and what tells it from others of the same name; NULL when it is gone. */
  name: (id: SQL) => SQL;
  about: (id: SQL) => SQL;
  /** Reads the rows' current state, and says what to do to them. */
  prepare: (context: AppContext, rows: readonly WaitingRow[]) => Promise<BulkWork>;
};
