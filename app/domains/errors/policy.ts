/** The rules of the error reporter, pure: how bad a failure is, whether it's ours, and whether it's the same as another. */

import { UUID } from "#app/platform/ids.ts";
import { NOT_ARRIVED } from "#app/platform/pages/not-arrived.ts";
import type { Pages } from "#app/platform/pages/pages.ts";
import type { Failure, Occasion, Severity } from "./types.ts";

/** The first word of the database client's messages. */
const OF_THE_DATABASE = /^(?:SQLITE|SERVER_ERROR|HRANA|LIBSQL)/;

/** The four of the specification (§8): critical loses data, high hides a page, medium breaks a part, low is a lost connection. */
export function decideSeverity({ source, during, message }: Occasion & { message: string }): Severity {
  if (source === "server") {
    return during === "write" || OF_THE_DATABASE.test(message) ? "critical" : "high";
  }
  if (NOT_ARRIVED.test(message)) return "low";
  return during === "render" ? "high" : "medium";
}

/** Whether it isn't ours: a browser extension's, or a script that the browser says nothing about. */
export function isForeign({ message, stack }: Pick<Failure, "message" | "stack">): boolean {
  if (/^Script error\.?$/.test(message)) return true;
  const first = stack.split("\n").find((line) => /:\d+:\d+\)?$/.test(line.trimEnd()));
  return first !== undefined && /[a-z]-extension:\/\//.test(first);
}

/** What differs between two failures of the same kind: addresses, ids, numbers. */
const CHANGING = new RegExp(`https?://\\S+|${UUID}|\\d[\\d.,]*`, "gi");

/**
 * The same text for the same failure at the same place: source, the message's first line without what changes, the first
 * line of the stack, and the pattern of the path. Takes scrubbed text.
 */
export function failurePlace(
  { source, message, stack, path }: Failure,
  isReserved: Pages["isReserved"],
): string {
  const [firstLine = ""] = message.split("\n");
  const [firstFrame = ""] = stack.split("\n");
  return [source, firstLine.replace(CHANGING, "#"), firstFrame, pathPattern(path, isReserved)].join("\n");
}

/** `/showcase/ines-calloway` → `/showcase/:`; a profile's own address, `/ines-calloway`, → `/:`. */
function pathPattern(path: string, isReserved: Pages["isReserved"]): string {
  const [first = "", ...rest] = path.split("/").slice(1);
  const known = first === "" || isReserved(first) ? first : ":";
  return `/${[known, ...rest.map(() => ":")].join("/")}`;
}
