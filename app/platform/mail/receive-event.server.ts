/** A mail provider's report: proven, then its addresses are suppressed. */
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import { type Reported, readEvent } from "./providers/events.ts";
import { suppressStatements } from "./suppressions.ts";

const CONFIRM_MS = 5 * SECOND_MS;

/** False for what isn't the provider's, or where no provider that reports is set. */
export async function receiveMailEvent(context: AppContext, reported: Reported): Promise<boolean> {
  const { mail } = context.settings;
  if (mail.through !== "resend" && mail.through !== "postmark" && mail.through !== "ses") return false;
  const event = await readEvent(mail, reported);
  if (event.kind === "refused") return false;
  if (event.kind === "confirm") {
    // SNS reports only to addresses that have called it back.
    context.later(fetch(event.url, { redirect: "error", signal: AbortSignal.timeout(CONFIRM_MS) }));
    return true;
  }
  const [first, ...others] = suppressStatements(context, event.suppressed);
  if (first !== undefined) await commit(context, { statements: [first, ...others] });
  return true;
}
