import { Link } from "@remix-run/react";
import {
  type EndingPlan,
  endWords,
  hasPaidPeriod,
  planWords,
} from "#app/domains/billing/subscriptions/ending-words.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import type { FormField } from "#app/ui/fields/form-field.ts";

export type EndingPlansProps = {
  /** The plans that run today. */
  plans: readonly EndingPlan[];
  /** The field `planEnd` of the form around it. */
  field: FormField;
  /** Where the invoices are afterwards. */
  invoices: string;
};

/** In the form that closes an account or an organization: its plans end too, at once or with the paid period. */
export function EndingPlans({ plans, field, invoices }: EndingPlansProps) {
  if (plans.length === 0) return null;
  const asked = plans.filter((one) => hasPaidPeriod(one) && !one.cancelAtPeriodEnd);
  return (
    <>
      {plans
        .filter((one) => !hasPaidPeriod(one))
        .map((one) => (
          <p key={planWords(one)}>{endWords(one, "now")}</p>
        ))}
      {plans
        .filter((one) => hasPaidPeriod(one) && one.cancelAtPeriodEnd)
        .map((one) => (
          <p key={planWords(one)}>
            {t("{name} is canceled already and ends on {until}. Nothing more is charged.", {
              name: planWords(one),
              until: formatDayOf(one.periodEnd),
            })}
          </p>
        ))}
      {asked.length === 0 ? null : (
        <ChoiceGroup
          legend={t("When should the plan end?")}
          hint={`${asked.map(planWords).join(", ")}.`}
          field={field}
        >
          <Choice type="radio" field={field} value="period-end" hint={asked.map(lastsWords).join(" ")}>
            {t("At the end of what’s paid for")}
          </Choice>
          <Choice
            type="radio"
            field={field}
            value="now"
            hint={t("Nothing more is charged. What was paid for the rest of the time isn’t paid back.")}
          >
            {t("Now")}
          </Choice>
        </ChoiceGroup>
      )}
      <p className="text-14 text-muted">
        <span>{`${invoices} `}</span>
        <Link to={paymentPaths.subscriptions()}>{t("What you pay for")}</Link>
      </p>
    </>
  );
}

const lastsWords = (plan: EndingPlan): string =>
  t("It ends on {until}. Nothing more is charged.", { until: formatDayOf(plan.periodEnd) });
