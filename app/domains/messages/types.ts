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
  /** The reader's side. */
  side: Side;
  /** The other side: an agent's name, or a customer's first name, and last name once shown. */
  name: string;
  /** The other side's picture; customers have initials, by the conversation. */
  face: { id: string; photoUrl: string | null };
  zip: string;
  lastMessageAt: number;
  preview: string;
  /** Whether the newest message is the reader's own. */
  own: boolean;
  unread: number;
  closed: boolean;
};

export type Thread = Omit<ThreadSummary, "preview" | "own" | "closed" | "face"> & {
  /** The agent of the thread, for either reader. */
  agent: { id: string; slug: string; name: string; photoUrl: string | null };
  /** State of the ZIP, and whether the agent holds any license in force there today. */
  stateCode: string | null;
  licensedThere: boolean;
  /** The day as of which that was last read, where nobody has confirmed it for long. */
  staleSince: string | null;
  startedAt: number;
  lastMessageNo: number;
  /** The last message that the other side has seen. */
  seenByOtherNo: number;
  /** The details that the customer shows the agent; null while hidden. */
  contact: { name: string; email: string; phone: string | null } | null;
  closedBy: readonly ClosedBy[];
  /** False when the other side can't read anymore. */
  reachable: boolean;
};

export type FoundMessage = Message & { threadId: string; side: Side; name: string };
