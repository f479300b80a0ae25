/** Faults on demand: calls that are answered with an error, with nonsense, or not at all. */
import type { ServerResponse } from "node:http";
import type { Account, Fault } from "../account.ts";
import { ownError } from "./errors.ts";

/** The fault that this call meets, counted down; undefined when there is none. */
export function takeFault(
  account: Account,
  { method, path, query, body }: { method: string; path: string; query: string; body: string },
): Fault | undefined {
  const fault = account.data.faults.find(
    (one) =>
      one.times > 0 &&
      (one.method === "*" || one.method === method) &&
      matches(one.path, path) &&
      [path, query, body].some((part) => decoded(part).includes(one.has)),
  );
  if (fault === undefined) return undefined;
  if (fault.skip > 0) {
    fault.skip -= 1;
    account.changed();
    return undefined;
  }
  fault.times -= 1;
  if (fault.times === 0) account.data.faults = account.data.faults.filter((one) => one !== fault);
  account.changed();
  return fault;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}

/** `*` matches anything, slashes too. */
function matches(pattern: string, path: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(path);
}

/** Answers as the fault says. The status is for our own record; 0 if there is no answer. */
export function answerFault(
  { answer }: Fault,
  response: ServerResponse,
  headers: Record<string, string>,
): number {
  const send = (status: number, body: string, type = "application/json") => {
    response.writeHead(status, { ...headers, "Content-Type": type }).end(body);
    return status;
  };
  switch (answer) {
    case "500":
      return send(500, JSON.stringify(ownError().body));
    case "429":
      return send(
        429,
        JSON.stringify({
          error: {
            type: "invalid_request_error",
            code: "rate_limit",
            message: "Too many calls in a short time.",
          },
        }),
      );
    case "garbage":
      return send(200, "<html>This is not what was asked for.</html>", "text/html");
    case "reset":
      response.socket?.destroy();
      return 0;
    case "timeout":
      // The client gives up first.
      return 0;
  }
}
