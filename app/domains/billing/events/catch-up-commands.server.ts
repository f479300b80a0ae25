/** Events that never reached the webhook, read from Stripe's own list. */

import type { AppContext } from "#app/platform/context.ts";
import { recordActs } from "#app/platform/database/commit.ts";
import { MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import { askStripe } from "#app/platform/payments.ts";
import { CATCH_UP_DAYS, CATCH_UP_PAGES } from "../limits.ts";
import { FOLLOWED, parseEvent, storeEvents } from "./stored-events.server.ts";

/**
 * Stores events from Stripe's list that aren't stored yet. The cron handles them in the next minutes. Returns how many.
 */
export async function catchUp(context: AppContext, sinceMs?: number): Promise<number> {
  return (await askForEvents(context, sinceMs)).found;
}

/** The same for an admin, with an entry in the audit log: that it was asked for, and how many events were found. */
export async function askAsAdmin(
  context: AppContext,
  adminId: string,
): Promise<Awaited<ReturnType<typeof askForEvents>>> {
  const asked = await askForEvents(context);
  if (asked.kind !== "off")
    await recordActs(context, [
      {
        actorId: adminId,
        act: "webhook.catch-up",
        subject: { kind: "webhook", id: "stripe" },
        after: { found: asked.found, answeredToTheEnd: asked.kind === "all" },
      },
    ]);
  return asked;
}

/** The same, and whether Stripe answered to the end of its list. `since` defaults to `CATCH_UP_DAYS` ago. */
export async function askForEvents(
  context: AppContext,
  sinceMs?: number,
): Promise<{ kind: "all" | "down" | "off"; found: number }> {
  const { clock } = context;
  const since = Math.floor((sinceMs ?? clock.now() - CATCH_UP_DAYS * 24 * 60 * MINUTE_MS) / SECOND_MS);
  let found = 0;
  let after: string | undefined;
  let pages = 0;
  do {
    const asked = await askStripe(context, (stripe) =>
      stripe.events.list({
        created: { gte: since },
        limit: 100,
        ...(after !== undefined && { starting_after: after }),
      }),
    );
    if (asked.kind !== "said") return { kind: asked.kind === "off" ? "off" : "down", found };
    const { data, has_more: more } = asked.value;
    const followed = data.filter(({ type }) => FOLLOWED.some((one) => one === type));
    const events = followed.flatMap((one) => parseEvent(one) ?? []);
    found += (await storeEvents(context, events, { handledNow: false })).length;
    after = more ? data.at(-1)?.id : undefined;
    pages += 1;
  } while (after !== undefined && pages < CATCH_UP_PAGES);
  return { kind: "all", found };
}
