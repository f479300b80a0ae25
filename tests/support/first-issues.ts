import type { z } from "zod";

/** One message a field, the first that is wrong with it, as a form says it. */
export function firstIssues(error: z.ZodError): Record<string, string> {
  const first: Record<string, string> = {};
  for (const issue of error.issues) first[String(issue.path[0] ?? "form")] ??= issue.message;
  return first;
}
