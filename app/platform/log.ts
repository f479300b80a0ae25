/** What the server says about itself: a closed set of events, one JSON line each, nothing personal. */

export type LogEvent =
  | { event: "loader-error"; requestId: string; path: string; message: string; stack: string }
  | {
      event: "database-unreachable" | "database-empty" | "database-busy";
      requestId: string;
      address: string;
      message: string;
    }
  | { event: "role-lookup-failed"; requestId: string; attempt: number; message: string }
  | { event: "trusted-key-refused"; requestId: string; key: string; message: string }
  | { event: "sign-up-failed"; requestId: string; message: string }
  /** A call to Stripe that it did not answer as asked, by its type, status and code. */
  | { event: "stripe"; requestId: string; message: string }
  | { event: "photo-maker-failed" | "bulk-batch-failed"; requestId: string; message: string }
  | { event: "later-work-failed"; requestId: string; message: string }
  | { event: "erasure-failed" | "look-failed"; requestId: string; userId: string; message: string }
  /** What the log of admins' acts does not say as it was written. */
  | { event: "audit-log-broken"; requestId: string; message: string }
  | { event: "error-not-reported"; requestId: string; message: string }
  /** Somebody asked for what belongs to others. */
  | { event: "refused"; requestId: string; path: string; userId: string }
  | { event: "cross-site-refused"; requestId: string; path: string };

export type Log = (event: LogEvent) => void;

/** Writes to the console, where `wrangler tail` and the dashboard read it. */
export function createLog(): Log {
  return (event) => console.error(JSON.stringify(event));
}
