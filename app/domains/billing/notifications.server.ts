/** Notifications and emails about payments, to payers and to admins. */

import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { announceStatements, type Recipient } from "#app/domains/notifications/announce-commands.server.ts";
import { notificationStatement } from "#app/domains/notifications/commands.server.ts";
import { preferencesOf, recipientRow } from "#app/domains/notifications/preferences-queries.server.ts";
import { belongedWhenClosed } from "#app/domains/organizations/membership-queries.server.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { AppContext } from "#app/platform/context.ts";
import { nullable, rowsOf, text } from "#app/platform/database/rows.ts";
import { newId } from "#app/platform/ids.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { accountZone } from "#app/platform/time/account-zone.ts";
import { inZone } from "#app/platform/time/reader-zone.server.ts";
import { billingEvents } from "#db/schema/index.ts";
import { type BillingNews, billingEmail, type Receipt, receiptEmail, waitingPaymentEmail } from "./emails.ts";
import type { BillingEventKind } from "./types.ts";

type Notifying = Pick<AppContext, "db" | "clock" | "origin">;
export type NotifiedPayer = { userId: string; email: string; zone: string | null };

const RECIPIENTS_MOST = 20;

/**
 * The recipients of a Stripe customer's billing notifications: the account, or the organization's owner and managers; for a
 * closed organization, those at the time it closed.
 */
export const payersStatement = ({ db }: Pick<AppContext, "db">, stripeCustomerId: string | SQL) =>
  rowsOf(
    db,
    "payers to tell",
    { userId: text, email: text, zone: nullable(text) },
    sql`
    SELECT u.id userId, u.email, ${accountZone(sql`u.id`)} zone FROM billing_customers c
      JOIN users u ON u.id = c.user_id OR u.id IN (
        SELECT m.user_id FROM organization_members m WHERE m.organization_no = c.organization_no
          AND m.role IN ('owner', 'manager') AND (m.left_at IS NULL OR ${belongedWhenClosed(sql`m`)}))
      JOIN profiles p ON p.user_id = u.id
    WHERE c.stripe_id = ${stripeCustomerId} AND p.account_status = 'active'
    ORDER BY u.id LIMIT ${RECIPIENTS_MOST}`,
  );

const here = (organizationSlug: string | null) =>
  paymentPaths.billing(organizationSlug === null ? {} : { organization: organizationSlug });

/**
 * Notification and email, with days in each reader's zone, whatever they have chosen, because it is about their money. The
 * commit spreads `notifyUsers` and sets `mail`.
 */
export const tellPayers = (
  context: Notifying,
  payers: readonly NotifiedPayer[],
  news: () => BillingNews,
  organizationSlug: string | null,
): BatchItem<"sqlite">[] => {
  const actionUrl = here(organizationSlug);
  return payers.flatMap(({ userId, email, zone }) => {
    const { type, ...words } = inZone(zone, news);
    return [
      notificationStatement(context, { userId, type, ...words, actionUrl }),
      emailStatement(context, billingEmail(email, words, context.origin + actionUrl)),
    ];
  });
};

/** The receipt of a payment, by email only. */
export const sendReceipts = (
  context: Notifying,
  payers: readonly NotifiedPayer[],
  of: string,
  receipt: Receipt,
  organizationSlug: string | null,
): BatchItem<"sqlite">[] =>
  payers.map(({ email, zone }) =>
    emailStatement(
      context,
      inZone(zone, () => receiptEmail(email, of, receipt, context.origin + here(organizationSlug))),
    ),
  );

/** Adds a line to a payer's billing history. */
export const billingEventStatement = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  event: {
    customerId: string;
    kind: BillingEventKind;
    byUserId?: string;
    detail: string;
  },
) =>
  db.orm.insert(billingEvents).values({
    id: newId(clock.now()),
    at: clock.now(),
    byUserId: event.byUserId ?? null,
    ...event,
  });

/** All active admins as recipients. */
export const adminsStatement = ({ db }: Pick<AppContext, "db">) =>
  rowsOf(
    db,
    "admins to tell of payments",
    recipientRow,
    sql`
    SELECT u.id userId, u.email, ${preferencesOf(sql`u.id`)} preferences
    FROM user_roles r JOIN users u ON u.id = r.user_id JOIN profiles p ON p.user_id = u.id
    WHERE r.role = 'admin' AND p.account_status = 'active' LIMIT ${RECIPIENTS_MOST}`,
  );

/** Notifies admins, each in the ways they have chosen. */
export const tellAdmins = (
  context: Notifying & Pick<AppContext, "settings">,
  admins: readonly Recipient[],
  news: Pick<BillingNews, "title" | "message">,
  actionUrl: string,
) =>
  announceStatements(context, admins, {
    event: "waiting-payment",
    type: "warning",
    ...news,
    actionUrl,
    composeEmail: (email, stop) =>
      waitingPaymentEmail(email, news, { url: context.origin + actionUrl, stop }),
  });
