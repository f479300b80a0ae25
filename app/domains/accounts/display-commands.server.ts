import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { type DisplaySettings, formatDisplay, writeDisplay } from "#app/platform/reader/display.ts";
import { displaySettings } from "#db/schema/index.ts";

/** Saves how an account's pages look, on the account and in this browser. */
export async function saveDisplay(
  context: AppContext,
  userId: string,
  settings: DisplaySettings,
): Promise<void> {
  const written = { settings: formatDisplay(settings), changedAt: context.clock.now() };
  await commit(context, {
    statements: [
      context.db.orm
        .insert(displaySettings)
        .values({ userId, ...written })
        .onConflictDoUpdate({ target: displaySettings.userId, set: written }),
    ],
  });
  context.cookies.push(writeDisplay(settings));
}
