/** What a list has to say of itself so that something can be done to many of its rows. */
import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AuditEntry } from "#app/platform/audit.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { Topic } from "#app/platform/rooms.ts";
import type { BULK_ACTS, BULK_KINDS, BULK_OUTCOMES } from "#db/lists.ts";

export type BulkKind = (typeof BULK_KINDS)[number];
export type BulkAct = (typeof BULK_ACTS)[number];
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** Chosen one by one, or all that the list's filters name. */
export type Selection = { ids: readonly string[] } | { filter: Readonly<Record<string, string | undefined>> };
/** Who does it, and what those concerned are told. */
export type Acting = { adminId: string; reason: string };

/** A row whose turn it is. All of a batch belong to one act. */
export type WaitingRow = {
  no: number;
  subjectId: string;
  act: BulkAct;
  actorId: string;
  reason: string;
  startedAt: number;
  /** The act that is taken back, and when it did this row. */
  undoOf: string | null;
  doneAt: number | null;
};

/** Parts of one commit: what is done to all rows of a batch that are not left out, or to none. */
export type BulkParts = {
  /** The moment that the rows bear from then on. */
  at: number;
  /** That everything still stands as it was read. */
  guard: SQL;
  statements: readonly BatchItem<"sqlite">[];
  audit: readonly AuditEntry[];
  purge?: readonly string[];
  notify?: readonly { userId: string; topics: Topic[] }[];
  forget?: readonly string[];
  /** What follows once it stands. */
  follow?: () => void;
};
/** Why rows are left out, by id of their subject, and what is done to the others; null for nothing. */
export type BulkWork = { left: ReadonlyMap<string, string>; parts: BulkParts | null };

export type BulkTarget = {
  kind: BulkKind;
  /** Each act with what takes it back; null where nothing does. */
  acts: Readonly<Partial<Record<BulkAct, BulkAct | null>>>;
  /** Rows that are done in one transaction. */
  batch: number;
  /** Of the reason; fewer where a single act takes fewer. */
  reasonMost?: number;
  /** The subjects of a selection that there are, as `SELECT … id`. */
  selected: (selection: Selection, most: number) => SQL;
  /** Which of them a preview leaves out: what is joined to `x.id`, and why as a key of `words`, or NULL. */
  leftOut: (act: BulkAct, adminId: string) => { join: SQL; reason: SQL };
  words: Readonly<Record<string, string>>;
  /** What a subject is called, and what tells it from others of that name; NULL when it is gone. */
  name: (id: SQL) => SQL;
  about: (id: SQL) => SQL;
  /** Reads how the rows stand, and says what would be done to them. */
  prepare: (context: AppContext, rows: readonly WaitingRow[]) => Promise<BulkWork>;
};
