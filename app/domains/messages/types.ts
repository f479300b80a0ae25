/** Conversations as pages see them. */
import type { MESSAGE_REPORT_REASONS, MESSAGE_SIDES } from "#db/lists.ts";

export type Side = (typeof MESSAGE_SIDES)[number];
export type ClosedBy = Side | "fairlead";
export type MessageReportReason = (typeof MESSAGE_REPORT_REASONS)[number];

export type Message = {
  /** Counts from 1 within its thread. */
  no: number;
  id: string;
  from: Side;
  body: string;
  sentAt: number;
};

/** One row of the list. */
export type ThreadSummary = {
  id: string;
  /** Which of the two the reader is. */
  side: Side;
  /** The other one: an agent's name; of a customer the first name, and the last once it is shown. */
  name: string;
  zip: string;
  lastMessageAt: number;
  preview: string;
  /** Whether the newest message is the reader's own. */
  own: boolean;
  unread: number;
  closed: boolean;
};

export type Thread = Omit<ThreadSummary, "preview" | "own" | "closed"> & {
  /** The agent of the thread, whoever reads. */
  agent: { id: string; slug: string; name: string; photoUrl: string | null };
  /** State of the ZIP, and whether the agent holds any license in force there today. */
  stateCode: string | null;
  licensedThere: boolean;
  startedAt: number;
  lastMessageNo: number;
  /** Up to which message the other one has seen it. */
  seenByOtherNo: number;
  /** What the customer shows the agent; null while hidden. */
  contact: { name: string; email: string; phone: string | null } | null;
  closedBy: readonly ClosedBy[];
  /** False when the other one can read nothing any more. */
  reachable: boolean;
};

export type FoundMessage = Message & { threadId: string; side: Side; name: string };
