/** Notifies the admins that a user asks to remove a lost second factor. */

import { waitingResetEmail, waitingResetNews } from "#app/domains/auth/second-factor/emails.ts";
import type { ToldAdmins } from "#app/domains/auth/second-factor/reset-commands.server.ts";
import { announceStatements } from "#app/domains/notifications/announce-commands.server.ts";
import { notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { otherAdminsStatement } from "#app/domains/notifications/preferences-queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { inLanguage } from "#app/text/language.server.ts";

/**
 * Notifications for every admin who may approve, each in their own language, as part of the request's commit. Leaves
 * out the admin who asks.
 */
export async function tellAdmins(
  context: AppContext,
  askerId: string,
  expiresAt: number,
): Promise<ToldAdmins> {
  const [admins] = await context.db.read([otherAdminsStatement(context, askerId)]);
  const actionUrl = adminPaths.secondFactorResets();
  const told = await Promise.all(
    admins.map(({ language, ...admin }) => {
      const news = inLanguage(language, () => waitingResetNews(expiresAt));
      return announceStatements(context, [admin], {
        event: "waiting-factor-reset",
        type: "warning",
        ...news,
        actionUrl,
        composeEmail: (email, stop) =>
          inLanguage(language, () =>
            waitingResetEmail(email, news, { url: context.origin + actionUrl, stop }),
          ),
      });
    }),
  );
  return { statements: told.flat(), notified: notifyUsers(admins.map(({ userId }) => userId)) };
}
