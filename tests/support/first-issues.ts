import type { z } from "zod";

/** The first error of each field, as a form shows it. */
export function firstIssues(error: z.ZodError): Record<string, string> {
  const first: Record<string, string> = {};
  for (const issue of error.issues) first[String(issue.path[0] ?? "form")] ??= issue.message;
  return first;
}
