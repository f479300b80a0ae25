/** Notifies people about their membership. */

import { sql } from "drizzle-orm";
import { announceStatements, type Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { notificationStatement } from "#app/domains/notifications/commands.server.ts";
import { preferencesOf, recipientRow } from "#app/domains/notifications/preferences-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rowsOf } from "#app/platform/database/rows.ts";
import { isFull, unaskedEmailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import type { OrganizationRole } from "../types.ts";
import { type MemberNews, managerNewsEmail, memberNewsEmail } from "./emails.ts";
import { INVITE_EMAILS, TOLD_MANAGERS } from "./limits.ts";

type Telling = Pick<AppContext, "db" | "clock" | "origin">;

/** Bell and email, whatever the account chose to receive: its membership changed. The email within its limit. */
export function tellStatements(
  context: Telling,
  { userId, email }: { userId: string; email: string },
  news: MemberNews,
  actionUrl: string,
) {
  const message = inLanguage("en", () => memberNewsEmail(email, news, context.origin + actionUrl));
  const full = isFull(context, message, { hour: INVITE_EMAILS.hour, day: INVITE_EMAILS.day });
  return [
    notificationStatement(context, { userId, type: "info", ...news, actionUrl }),
    unaskedEmailStatement(context, message, { notBeforeMs: null, full }),
  ] as const;
}

/** The people to notify among those with these roles; `but` is the one who acted. */
export const managersStatement = (
  { db }: Pick<AppContext, "db">,
  organizationNo: number,
  { roles = ["owner", "manager"], but = "" }: { roles?: readonly OrganizationRole[]; but?: string } = {},
) =>
  rowsOf(
    db,
    "managers to tell",
    recipientRow,
    sql`
    SELECT u.id userId, u.email, ${preferencesOf(sql`u.id`)} preferences
    FROM organization_members m JOIN users u ON u.id = m.user_id JOIN profiles p ON p.user_id = u.id
    WHERE m.organization_no = ${organizationNo} AND m.left_at IS NULL AND m.role IN ${roles}
      AND p.account_status = 'active' AND u.id <> ${but}
    ORDER BY m.joined_at LIMIT ${TOLD_MANAGERS}`,
  );

/** Notifies the managers, each as they chose. */
export const tellManagers = (
  context: Telling & Pick<AppContext, "settings">,
  managers: readonly Recipient[],
  news: MemberNews,
  actionUrl: string,
) =>
  announceStatements(context, managers, {
    event: "membership",
    type: "info",
    ...news,
    actionUrl,
    composeEmail: (email, stop) => managerNewsEmail(email, news, { url: context.origin + actionUrl, stop }),
  });
