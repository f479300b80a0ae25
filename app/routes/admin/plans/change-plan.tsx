import { useNavigation } from "@remix-run/react";
import { decimalOf } from "#app/domains/billing/money.ts";
import type { FoundPlan } from "#app/domains/billing/plans/admin-plan-queries.server.ts";
import { PLAN_REASON } from "#app/domains/billing/plans/plan-filters.ts";
import { ENTITLEMENT_WORDS } from "#app/domains/billing/plans/plan-words.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { FieldPair } from "#app/ui/fields/field-pair.tsx";
import { HiddenField } from "#app/ui/fields/hidden-field.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { liveWords } from "./live-words.ts";

export type ChangePlanProps = FoundPlan & {
  seen: string;
  rules: FormRules;
  answer: FormReply | undefined;
};

/** The form that changes a plan, with what each change means for those who have it. */
export function ChangePlan({ plan, prices, entitlements, seen, rules, answer }: ChangePlanProps) {
  const offered = prices.filter(({ status }) => status === "offered");
  const amountOf = (interval: "month" | "year") => {
    const price = offered.find((one) => one.interval === interval);
    return price === undefined ? "" : decimalOf(price.amountCents);
  };
  const form = useAnsweredForm<string>({
    rules,
    answer,
    known: {
      seen,
      name: plan.name,
      summary: plan.summary,
      includes: plan.includes,
      ...(plan.status === "offered" && { offered: "yes" }),
      month: amountOf("month"),
      year: amountOf("year"),
      seatsMin: String(plan.seatsMin),
      seatsMax: String(plan.seatsMax),
      ...(entitlements.includes("figures-file") && { figures: "yes" }),
      ...(entitlements.includes("all-versions") && { versions: "yes" }),
    },
  });
  const busy = useNavigation().state === "submitting";
  const currency = (prices[0]?.currency ?? "usd").toUpperCase();
  return (
    <Section id="change" title="Change it" thin>
      <PostForm form={form} className="max-w-176">
        <HiddenField field={form.field("seen")} />
        <InputField label="Name" field={form.field("name")} />
        <InputField label="A sentence about it" field={form.field("summary")} />
        <TextareaField
          label="What it includes"
          hint="A line each."
          rows={5}
          optional={false}
          field={form.field("includes")}
        />
        <p>
          {`A price at Stripe never changes: another amount is a new price, for everyone who pays from then on. Those who pay today’s prices (${liveWords(offered, "live subscription")}) keep them until they choose again.`}
        </p>
        <FieldPair>
          <InputField
            label={`A month, ${currency}`}
            inputMode="decimal"
            hint={plan.perSeat ? "Each seat. Empty: can’t be had." : "Empty: can’t be had."}
            field={form.field("month")}
          />
          <InputField
            label={`A year, ${currency}`}
            inputMode="decimal"
            hint={plan.perSeat ? "Each seat. Empty: can’t be had." : "Empty: can’t be had."}
            field={form.field("year")}
          />
        </FieldPair>
        {plan.perSeat ? (
          <FieldPair>
            <InputField label="Fewest seats" field={form.field("seatsMin")} />
            <InputField
              label="Most seats"
              hint="Seats that are paid for stay until they’re changed."
              field={form.field("seatsMax")}
            />
          </FieldPair>
        ) : null}
        <ChoiceGroup
          legend="What it unlocks"
          hint={`At once, for all who have the plan (${liveWords(prices, "live subscription")}).`}
        >
          <Choice field={form.field("figures")} value="yes">
            {ENTITLEMENT_WORDS["figures-file"]}
          </Choice>
          <Choice field={form.field("versions")} value="yes">
            {ENTITLEMENT_WORDS["all-versions"]}
          </Choice>
        </ChoiceGroup>
        <Choice
          field={form.field("offered")}
          value="yes"
          hint="Without it, nobody can choose the plan. Those who have it keep it."
        >
          Offered
        </Choice>
        <TextareaField
          label="Reason"
          rows={3}
          optional={false}
          hint="For the log."
          count={`at most ${PLAN_REASON.most.toLocaleString("en-US")} characters`}
          field={form.field("reason")}
        />
        <Row>
          <Button look="primary" busy={busy} busyLabel="Changing it">
            Change the plan
          </Button>
        </Row>
      </PostForm>
    </Section>
  );
}
