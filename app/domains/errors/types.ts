/** Errors as they are reported and listed. Times are milliseconds UTC. */

import { ERROR_SOURCES, SEVERITIES } from "#db/lists.ts";

export { ERROR_SOURCES, SEVERITIES };
export type Severity = (typeof SEVERITIES)[number];
export type ErrorSource = (typeof ERROR_SOURCES)[number];

/** Where it failed: a request that reads or writes, or a page while it renders or after. */
export type Occasion =
  | { source: "server"; during: "read" | "write" }
  | { source: "browser"; during: "render" | "script" };

/** A failure as it was noticed: neither shortened nor scrubbed yet. */
export type Failure = Occasion & { message: string; stack: string; path: string };

export type ErrorReport = Failure & {
  /** As the error screen shows it; empty when the page does not know its own. */
  requestId: string;
  /** Browser and system in a few words. */
  device: string;
};

/** Undefined parts don't narrow. */
export type ErrorFilter = {
  severity?: Severity | undefined;
  source?: ErrorSource | undefined;
  requestId?: string | undefined;
};

export type ListedError = {
  errorNo: number;
  severity: Severity;
  source: ErrorSource;
  message: string;
  /** A few lines; may be empty. */
  stack: string;
  path: string;
  requestId: string;
  device: string;
  times: number;
  firstAt: number;
  lastAt: number;
};
