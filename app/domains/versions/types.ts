/** Earlier versions of a page that somebody writes. Times are milliseconds UTC. */
import type { SHOWCASE_KINDS } from "#db/lists.ts";

/** One field that differs between two versions, in words. */
export type Change = { field: string; before: string; after: string };

export type Version = {
  versionNo: number;
  at: number;
  /** Who saved it; null for what the page said before its first change, and for a deleted account. */
  by: string | null;
  /** From the version before it. */
  changes: Change[];
  /** What readers see today. */
  current: boolean;
};

/** Whose page: an `agent_no` or an `organization_no`. */
export type PageOwner = { kind: (typeof SHOWCASE_KINDS)[number]; ownerNo: number };

/** A page with versions: how a stored one is read, null where it can't be, and what differs between two. */
export type VersionedPage<Facts> = PageOwner & {
  parse: (stored: string) => Facts | null;
  changes: (before: Facts, after: Facts) => Change[];
};
