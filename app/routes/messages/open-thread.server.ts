import type { Viewer } from "#app/domains/accounts/types.ts";
import { MessageReportInput, RevealInput, SendInput } from "#app/domains/messages/inputs.ts";
import { PAGE_MESSAGES } from "#app/domains/messages/limits.ts";
import { findThread } from "#app/domains/messages/reading/thread-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";

/**
 * What the pane of an open conversation shows: its newest messages, those before `before`, or those around the one that a
 * search found. Null when the conversation isn't the viewer's.
 */
export async function readOpenThread(
  context: AppContext,
  { userId }: Pick<Viewer, "userId">,
  id: string,
  { before = null, found = null }: { before?: number | null; found?: number | null } = {},
) {
  // A search result is in the middle of its page.
  const view = await findThread(
    context,
    userId,
    id,
    found === null ? before : found + Math.floor(PAGE_MESSAGES / 2),
  );
  if (view === null) return null;
  return {
    view,
    found,
    userId,
    key: crypto.randomUUID(),
    rules: { send: rulesOf(SendInput), reveal: rulesOf(RevealInput), report: rulesOf(MessageReportInput) },
  };
}

export type OpenThread = NonNullable<Awaited<ReturnType<typeof readOpenThread>>>;
