import type { Failure } from "./types.ts";

/** The failure of what a loader, an action, or a rendering threw while it answered `request`. */
export function serverFailure(error: unknown, request: Request): Failure {
  const cause = withoutQuery(error);
  // The outermost stack has our own lines. It begins with the message, which for a query is all that was typed into it.
  const stack = error instanceof Error ? (error.stack ?? "").replace(error.message, () => "") : "";
  return {
    source: "server",
    during: request.method === "GET" || request.method === "HEAD" ? "read" : "write",
    message: cause instanceof Error ? cause.message : String(cause),
    stack,
    path: new URL(request.url).pathname,
  };
}

/** Drizzle's message is the full statement with parameters that a person typed; the cause says what is wrong. */
function withoutQuery(error: unknown): unknown {
  let at = error;
  while (at instanceof Error && at.message.startsWith("Failed query:") && at.cause instanceof Error)
    at = at.cause;
  return at instanceof Error && at.message.startsWith("Failed query:") ? new Error("A query failed.") : at;
}
