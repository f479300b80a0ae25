/** Notifications about licenses. */
import { announceStatements, type Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { type LicenseNews, licenseEmail } from "./emails.ts";

/** The statements that notify one agent, for the batch that makes the change. */
export function notifyAgentStatements(
  context: Pick<AppContext, "db" | "clock" | "settings" | "origin">,
  agent: Recipient,
  {
    type,
    actionUrl = paths.settings({ section: "licenses" }),
    ...news
  }: LicenseNews & { type: "info" | "warning" | "success" | "error"; actionUrl?: string },
) {
  return announceStatements(context, [agent], {
    event: "license",
    type,
    ...news,
    actionUrl,
    composeEmail: (email, stop) => licenseEmail(email, news, { url: context.origin + actionUrl, stop }),
  });
}
