/** Reminds payers once a year that a plan renews, what it costs, and how to cancel. */
import { sql } from "drizzle-orm";
import { lawRule } from "#app/domains/law/policy.ts";
import { notificationStatement, notifyUsers } from "#app/domains/notifications/commands.server.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { commit } from "#app/platform/database/commit.ts";
import { flag, integer, nullable, oneOf, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { inZone } from "#app/platform/time/reader-zone.server.ts";
import { BILLING_INTERVALS } from "#db/lists.ts";
import { NEWS, renewalEmail } from "../emails.ts";
import { REMINDERS_A_RUN } from "../limits.ts";
import { costWords } from "../money.ts";
import { payersStatement } from "../notifications.server.ts";
import { remindOf } from "./reminder-dates.ts";

const planRow = {
  id: text,
  stripeCustomerId: text,
  renews: flag,
  lookAt: integer,
  startedAt: integer,
  periodStart: integer,
  periodEnd: integer,
  remindedAt: nullable(integer),
  seats: integer,
  planName: nullable(text),
  amountCents: nullable(integer),
  currency: nullable(text),
  interval: nullable(oneOf(BILLING_INTERVALS)),
  perSeat: nullable(flag),
  organizationName: nullable(text),
  organizationSlug: nullable(text),
};
type DuePlan = RowOf<typeof planRow>;

/**
 * Called by the clock: looks at the subscriptions whose time has come, by index, and reminds the payers of those that renew
 * soon. Each is one commit with the time of its next look, so that of two runs only one reminds. Returns how many.
 */
export async function remindOfRenewals(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const nowMs = clock.now();
  const rule = lawRule("renewal-reminder", { day: utcDay(nowMs), email: "plan-reminder" });
  if (rule?.text === undefined) return 0;
  const [due] = await db.batch([
    rowsOf(
      db,
      "plans to look at",
      planRow,
      sql`
      SELECT s.id, c.stripe_id stripeCustomerId, s.status IN ('active', 'trialing') AND NOT s.cancel_at_period_end renews,
        s.remind_look_at lookAt, s.started_at startedAt, s.period_start periodStart, s.period_end periodEnd,
        s.reminded_at remindedAt, s.seats, p.name planName, pp.amount_cents amountCents, pp.currency, pp.interval,
        p.per_seat perSeat, o.name organizationName, o.url_slug organizationSlug
      FROM subscriptions s JOIN billing_customers c ON c.id = s.customer_id
        LEFT JOIN plan_prices pp ON pp.id = s.price_id LEFT JOIN plans p ON p.id = pp.plan_id
        LEFT JOIN organizations o ON o.organization_no = c.organization_no
      WHERE s.remind_look_at <= ${nowMs} ORDER BY s.remind_look_at LIMIT ${REMINDERS_A_RUN}`,
    ),
  ]);
  let reminded = 0;
  for (const plan of due) {
    const interval = plan.interval ?? "month";
    const { remind, lookAt } = remindOf({ ...plan, interval }, nowMs);
    if (await look(context, plan, { remind: remind && plan.renews, lookAt, cancel: rule.text.en }))
      reminded++;
  }
  return reminded;
}

async function look(
  context: AppContext,
  plan: DuePlan,
  { remind, lookAt, cancel }: { remind: boolean; lookAt: number; cancel: string },
): Promise<boolean> {
  const { db, clock, origin } = context;
  const { id, organizationName, organizationSlug, planName, periodEnd } = plan;
  const payers = remind ? (await db.batch([payersStatement(context, plan.stripeCustomerId)]))[0] : [];
  const of = `${planName ?? "Your plan"}${organizationName === null ? "" : ` for ${organizationName}`}`;
  const billing = paymentPaths.billing(organizationSlug === null ? {} : { organization: organizationSlug });
  const written = await commit(context, {
    guards: {
      due: sql`EXISTS (SELECT 1 FROM subscriptions WHERE id = ${id} AND remind_look_at = ${plan.lookAt})`,
    },
    statements: [
      db.orm.run(sql`UPDATE subscriptions SET remind_look_at = ${lookAt},
        reminded_at = CASE WHEN ${payers.length > 0 ? 1 : 0} THEN ${clock.now()} ELSE reminded_at END WHERE id = ${id}`),
      ...payers.flatMap(({ userId, email, zone }) => {
        const { type, ...words } = inZone(zone, () => NEWS.renewing(of, periodEnd, costWords(plan)));
        return [
          notificationStatement(context, { userId, type, ...words, actionUrl: billing }),
          emailStatement(context, renewalEmail(email, words, { cancel, url: `${origin}${billing}#cancel` })),
        ];
      }),
    ],
    ...notifyUsers(payers.map(({ userId }) => userId)),
    mail: payers.length > 0,
  });
  return payers.length > 0 && written.kind === "committed";
}
