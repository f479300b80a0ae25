/** What the server logs: a fixed set of events, one JSON line each, nothing personal. */

export type LogEvent =
  | { event: "loader-error"; requestId: string; path: string; message: string; stack: string }
  | {
      /** Unreachable and read-only: once for each time that it begins. */
      event: "database-unreachable" | "database-read-only" | "database-empty" | "database-busy";
      requestId: string;
      address: string;
      message: string;
    }
  /** The database answers again, or takes writes again. */
  | { event: "database-back"; requestId: string; downMs: number; turnedAway: number }
  | { event: "database-writable"; requestId: string }
  /** A page that was changed couldn't be put on the list of those that aren't shown in an outage. */
  | { event: "purge-not-noted"; requestId: string; message: string }
  | { event: "role-lookup-failed"; requestId: string; attempt: number; message: string }
  | { event: "trusted-key-refused"; requestId: string; key: string; message: string }
  | { event: "sign-up-failed"; requestId: string; message: string }
  /** A call to Stripe that failed, by its type, status and code. */
  | { event: "stripe"; requestId: string; message: string }
  | {
      event: "photo-maker-failed" | "bulk-batch-failed" | "facts-not-asked";
      requestId: string;
      message: string;
    }
  | { event: "pause-not-begun"; requestId: string; agentNo: number; message: string }
  | { event: "later-work-failed"; requestId: string; message: string }
  | { event: "erasure-failed" | "look-failed"; requestId: string; userId: string; message: string }
  /** A row of the audit log that no longer says what was written. */
  | { event: "audit-log-broken"; requestId: string; message: string }
  | { event: "error-not-reported"; requestId: string; message: string }
  /** Someone asked for what belongs to others. */
  | { event: "refused"; requestId: string; path: string; userId: string }
  | { event: "cross-site-refused"; requestId: string; path: string };

export type Log = (event: LogEvent) => void;

/** Writes to the console, which `wrangler tail` and the dashboard read. */
export function createLog(): Log {
  return (event) => console.error(JSON.stringify(event));
}
