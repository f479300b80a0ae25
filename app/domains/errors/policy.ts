/** The rules of the error reporter, pure: how bad, whose, and what is the same again. */

import { UUID } from "#app/platform/ids.ts";
import { NOT_ARRIVED } from "#app/platform/pages/not-arrived.ts";
import type { Pages } from "#app/platform/pages/pages.ts";
import type { Failure, Occasion, Severity } from "./types.ts";

/** How messages of the database's client begin. */
const OF_THE_DATABASE = /^(?:SQLITE|SERVER_ERROR|HRANA|LIBSQL)/;

/** Names of the specification's four (§8): what is lost, then what is not seen, then what does not work. */
export function decideSeverity({ source, during, message }: Occasion & { message: string }): Severity {
  if (source === "server") {
    return during === "write" || OF_THE_DATABASE.test(message) ? "critical" : "high";
  }
  if (NOT_ARRIVED.test(message)) return "low";
  return during === "render" ? "high" : "medium";
}

/** Whether it is somebody else's: a browser's extension, or a script that the browser says nothing about. */
export function isForeign({ message, stack }: Pick<Failure, "message" | "stack">): boolean {
  if (/^Script error\.?$/.test(message)) return true;
  const first = stack.split("\n").find((line) => /:\d+:\d+\)?$/.test(line.trimEnd()));
  return first !== undefined && /[a-z]-extension:\/\//.test(first);
}

/** What changes between two failures of one kind: addresses, ids, numbers. */
const CHANGING = new RegExp(`https?://\\S+|${UUID}|\\d[\\d.,]*`, "gi");

/**
 * The same text for what failed in one way at one place: source, the message's first line without what changes, the
 * first line of the stack, and the pattern of the path. Takes what `scrubbing.ts` has left.
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
