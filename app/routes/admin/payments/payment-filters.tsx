import { Form } from "@remix-run/react";
import {
  PAYMENT_STATUSES,
  type PaymentFilter,
  type PaymentStatus,
} from "#app/domains/billing/payments-inputs.ts";
import { paymentPaths } from "#app/payment-paths.ts";
import { formatMonth } from "#app/platform/dates.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { InputField } from "#app/ui/forms/input-field.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Chip } from "#app/ui/record/chip.tsx";

export const FILTER_WORDS: Readonly<Record<PaymentStatus, string>> = {
  paid: "Paid",
  failed: "Failed",
  open: "Open",
  refunded: "Refunded",
  disputed: "Disputed",
};

export type PaymentFiltersProps = { filter: PaymentFilter; months: readonly string[] };

/** Narrows the list: by what became of a payment as links, by month and by number or name as a form. */
export function PaymentFilters({ filter, months }: PaymentFiltersProps) {
  const { status, month, find } = filter;
  const address = (one: PaymentStatus | undefined) =>
    `${paymentPaths.adminPayments({ status: one, month, find })}#payments`;
  return (
    <Stack>
      <Row as="nav" aria-label="What became of it">
        <Chip to={address(undefined)} current={status === undefined}>
          All
        </Chip>
        {PAYMENT_STATUSES.map((one) => (
          <Chip key={one} to={address(one)} current={one === status}>
            {FILTER_WORDS[one]}
          </Chip>
        ))}
      </Row>
      <Form
        method="get"
        action={`${paymentPaths.adminPayments()}#payments`}
        role="search"
        aria-label="Payments"
        className="grid max-w-200 grid-cols-1 items-end gap-3 md:grid-cols-[12rem_minmax(0,1fr)_auto]"
      >
        {status === undefined ? null : <input type="hidden" name="status" value={status} />}
        <SelectField
          label="Month"
          name="month"
          key={`month ${month}`}
          defaultValue={month ?? ""}
          emptyLabel="Any month"
          options={[...months].reverse().map((one) => ({ value: one, label: formatMonth(one) }))}
        />
        <InputField
          label="Invoice number, or who pays"
          name="find"
          type="search"
          key={`find ${find}`}
          defaultValue={find}
          maxLength={80}
          autoComplete="off"
        />
        <Button>Find</Button>
      </Form>
    </Stack>
  );
}
