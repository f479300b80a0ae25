/** Sentences about the plan of a payer who closes: its price, when it ends, and that nothing more is charged. */
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { costWords, formatMoney } from "../money.ts";
import type { OwnInvoice, OwnSubscription } from "../payer-queries.server.ts";
import type { PlanEnd } from "../types.ts";
import { INVOICE_WORDS } from "../words.ts";

type Priced = Pick<OwnSubscription, "amountCents" | "currency" | "interval" | "perSeat" | "seats">;
/** What a closing form needs to know about the plan. */
export type EndingPlan = Pick<OwnSubscription, "planName" | "status" | "periodEnd" | "cancelAtPeriodEnd"> &
  Priced;

/** Whether the plan has a paid period left, so that the payer can choose when it ends. */
export const hasPaidPeriod = ({ status }: Pick<EndingPlan, "status">): boolean =>
  status === "active" || status === "trialing";

/** "The Agency plan ($156 a month plus tax)" */
export const planWords = (plan: EndingPlan): string => {
  const costs = costWords(plan);
  const name = plan.planName ?? t("paid");
  return costs === null
    ? t("The {name} plan", { name })
    : t("The {name} plan ({costs} plus tax)", { name, costs });
};

/** What closing does to the plan, for the form and the email. */
export function endWords(plan: EndingPlan, ends: PlanEnd): string {
  const name = planWords(plan);
  const until = formatDayOf(plan.periodEnd);
  if (plan.status === "past_due" || plan.status === "unpaid")
    return t("{name} ends right away. Its last payment is missing, and we stop trying to collect it.", {
      name,
    });
  if (!hasPaidPeriod(plan)) return t("{name} ends right away. Nothing is charged for it.", { name });
  return ends === "now"
    ? t("{name} ends right away. Nothing more is charged, and what was paid until {until} isn’t paid back.", {
        name,
        until,
      })
    : t("{name} ends on {until}, with what is paid for. Nothing more is charged.", { name, until });
}

/** The same for all of a payer's plans. */
export const closingWords = (plans: readonly EndingPlan[], ends: PlanEnd): string =>
  plans.map((one) => endWords(one, ends)).join(" ");

export const INVOICES_STAY = "Its invoices and receipts stay under Billing.";
export const ENDING_PENDING =
  "Our payment provider hasn’t confirmed that yet. We ask again every minute until it does.";

/** An invoice as an email lists it, with a link to its file; nothing without a file. */
export const receiptOf = ({ number, totalCents, currency, madeAt, status, pdfUrl }: OwnInvoice) =>
  pdfUrl === null
    ? []
    : [
        {
          title: `Invoice ${number ?? ""}, ${formatMoney(totalCents, currency)}`,
          text: `${formatDayOf(madeAt)}, ${INVOICE_WORDS[status].toLowerCase()}`,
          url: pdfUrl,
        },
      ];
