/** What goes with an act on an account in other domains. */
import type { Elsewhere } from "#app/domains/accounts/desk/act-commands.server.ts";
import { runDueBulks } from "#app/domains/accounts/desk/bulk-run.server.ts";
import { cancelAllToCome } from "#app/domains/calendar/forgetting.server.ts";
import type { AppContext } from "#app/platform/context.ts";

/** As with an account whose owner leaves: appointments to come are canceled, and the cron tells the other side. */
export const elsewhereOf =
  (context: AppContext): Elsewhere =>
  (userId) =>
    cancelAllToCome(context, userId);

/** For the clock of the minute: acts on many accounts go on though nobody looks. */
export const runBulks = (context: AppContext) => runDueBulks(context, elsewhereOf(context));
