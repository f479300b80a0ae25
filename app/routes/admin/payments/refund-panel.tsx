import { Form, Link, useNavigation } from "@remix-run/react";
import type { ListedRefund } from "#app/domains/billing/invoices/payments-queries.server.ts";
import { REASON_MAX_CHARACTERS } from "#app/domains/billing/limits.ts";
import { formatMoney } from "#app/domains/billing/money.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { formatMoment } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { TextareaField } from "#app/ui/fields/textarea-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { REFUND_WORDS } from "./payment-words.ts";

/** The preview of a refund. */
export type RefundPreview = {
  fields: { part: string; amount: string; reason: string; seen: string };
  cents: number;
  keptCents: number;
};

export type RefundPanelProps = {
  invoice: {
    stripeId: string;
    number: string | null;
    currency: string;
    paidCents: number;
    refundedCents: number;
    leftCents: number;
    payer: string | null;
    seen: string;
    why: "unpaid" | "nothing-left" | "disputed" | null;
  };
  refunds: readonly ListedRefund[];
  rules: FormRules<"part" | "amount" | "reason" | "seen">;
  answer: FormReply | undefined;
  preview: RefundPreview | null;
  closeTo: string;
};

const WHY = {
  unpaid: "Nothing was paid for this invoice, so there’s nothing to give back.",
  "nothing-left": "All of it has been given back.",
  disputed: "The payment is disputed. The bank holds the money until it decides, so it can’t be refunded.",
} as const;

/** The refund of one invoice: how much and why, then the preview, then the refund. */
export function RefundPanel(props: RefundPanelProps) {
  const { invoice, refunds, preview, closeTo } = props;
  const money = (cents: number) => formatMoney(cents, invoice.currency);
  const number = invoice.number ?? invoice.stripeId;
  return (
    <Section id="refund" title={`Refund ${number}`} thin aside={<Link to={closeTo}>Close</Link>}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] items-start gap-8">
        <Stack>
          <FactList
            items={[
              { term: "Payer", detail: <bdi>{invoice.payer ?? "A deleted account"}</bdi> },
              { term: "Paid", detail: money(invoice.paidCents) },
              { term: "Refunded", detail: money(invoice.refundedCents) },
              { term: "Left", detail: money(invoice.leftCents) },
              ...refunds.map((refund) => ({
                term: formatMoney(refund.amountCents, refund.currency),
                detail: `${formatMoment(refund.madeAt)}, ${refund.by ?? "at Stripe"}, ${REFUND_WORDS[refund.status] ?? refund.status}${refund.reason === "" ? "" : `: ${refund.reason}`}`,
              })),
            ]}
          />
        </Stack>
        {preview !== null ? (
          <ConfirmRefund {...props} preview={preview} />
        ) : invoice.why !== null ? (
          <Note tone="plain">{WHY[invoice.why]}</Note>
        ) : (
          <RefundForm {...props} />
        )}
      </div>
    </Section>
  );
}

function RefundForm({ invoice, rules, answer }: RefundPanelProps) {
  const busy = useNavigation().state === "submitting";
  // Not the section's id: fields find their form by its id.
  const form = useAnsweredForm({
    name: "refund",
    id: "refund-form",
    rules,
    answer,
    known: { part: "whole" },
  });
  const left = formatMoney(invoice.leftCents, invoice.currency);
  return (
    <PostForm form={form} preventScrollReset>
      {form.notice ? (
        <Note tone="bad" live>
          {`${form.notice.title} ${form.notice.text ?? ""}`}
        </Note>
      ) : null}
      <input type="hidden" name="seen" value={invoice.seen} />
      <ChoiceGroup legend="How much" field={form.field("part")}>
        <Choice type="radio" field={form.field("part")} value="whole">
          {`All that’s left, ${left}`}
        </Choice>
        <Choice type="radio" field={form.field("part")} value="part">
          A part of it
        </Choice>
      </ChoiceGroup>
      <InputField
        label={`Amount, ${invoice.currency.toUpperCase()}`}
        hint="For a part, such as 12.50"
        inputMode="decimal"
        autoComplete="off"
        className="max-w-50"
        field={form.field("amount")}
      />
      <TextareaField
        label="Reason"
        rows={3}
        hint="For our own record. The payer isn’t shown it."
        count={`at most ${REASON_MAX_CHARACTERS} characters`}
        field={form.field("reason")}
      />
      <Row>
        <Button look="primary" name="intent" value="check" busy={busy} busyLabel="Looking">
          See what will happen
        </Button>
      </Row>
    </PostForm>
  );
}

function ConfirmRefund({ invoice, preview, closeTo }: RefundPanelProps & { preview: RefundPreview }) {
  const busy = useNavigation().state === "submitting";
  const money = (cents: number) => formatMoney(cents, invoice.currency);
  return (
    <Stack as={Form} method="post" gap="form" preventScrollReset aria-labelledby="refund-confirm">
      <h3 id="refund-confirm">What will happen</h3>
      <ul>
        <li>
          {`${money(preview.cents)} goes back to ${invoice.payer ?? "the payer"}, to the card that paid. The bank shows it within five to ten days.`}
        </li>
        <li>{`We keep ${money(preview.keptCents)} of this invoice.`}</li>
        <li>They get a notification and an email. Their plan stays as it is.</li>
        <li>A refund can’t be taken back.</li>
      </ul>
      {Object.entries(preview.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Row>
        <Button look="danger" name="intent" value="refund" busy={busy} busyLabel="Refunding">
          {`Refund ${money(preview.cents)}`}
        </Button>
        <ButtonLink to={closeTo} look="link">
          Don’t refund
        </ButtonLink>
      </Row>
    </Stack>
  );
}
