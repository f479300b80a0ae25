/** What an admin does about Stripe's events: tries one or all again, or asks for those that never came. */
import { askAsAdmin } from "#app/domains/billing/events/catch-up-commands.server.ts";
import { handleDueEvents, retryDead, retryEvent } from "#app/domains/billing/events/retry-commands.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";

type Said = { title: string; text?: string; tone: "success" | "error" };

const plural = (count: number) => `${count} ${count === 1 ? "event" : "events"}`;
const DOWN: Said = {
  title: "Stripe didn’t answer",
  text: "Nothing was lost. Try again in a minute.",
  tone: "error",
};

/** Does it and leaves a toast; null for any other intent. */
export async function takeEvents(
  context: AppContext,
  adminId: string,
  intent: string,
  eventId: string,
): Promise<true | null> {
  const said = await act(context, adminId, intent, eventId);
  if (said === null) return null;
  context.cookies.push(writeToast(said));
  return true;
}

async function act(
  context: AppContext,
  adminId: string,
  intent: string,
  eventId: string,
): Promise<Said | null> {
  if (intent === "try-again") {
    const outcome = await retryEvent(context, adminId, eventId);
    if (outcome === "done") return { title: "Followed", tone: "success" };
    return outcome === "closed"
      ? { title: "It was followed already, or somebody else is trying it", tone: "success" }
      : { title: "It failed again", text: "We’ll try it again automatically.", tone: "error" };
  }
  if (intent === "try-all") {
    const { done, failed } = await retryDead(context, adminId);
    return failed
      ? {
          title: `Followed ${plural(done)}`,
          text: "The others failed again. We’ll try them again automatically.",
          tone: "error",
        }
      : { title: `Followed ${plural(done)}`, tone: "success" };
  }
  if (intent !== "catch-up") return null;
  const { kind, found } = await askAsAdmin(context, adminId);
  if (kind === "off") return { title: "No Stripe key is set", tone: "error" };
  if (kind === "down") return DOWN;
  await handleDueEvents(context);
  return found === 0
    ? { title: "Nothing was missed", text: "Stripe told us nothing that we don’t have.", tone: "success" }
    : { title: `Caught up on ${plural(found)}`, text: "We’re following them now.", tone: "success" };
}
