import { Link, useNavigation } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { RefusalNote } from "#app/domains/billing/components/refusal-note.tsx";
import { formatMoney } from "#app/domains/billing/money.ts";
import type { Plan } from "#app/domains/billing/types.ts";
import { INTERVALS, priceWords, seatWords } from "#app/domains/billing/words.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { FormReply, FormRules } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useAnsweredForm } from "#app/ui/forms/use-answered-form.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

export type CheckoutFormProps = {
  plans: readonly Plan[];
  /** Members who take a seat. */
  taken: number;
  slug: string;
  /** The earlier choice from the address. */
  price: string | null;
  seats: string | null;
  off: boolean;
  /** Null in the payment step, where the page of plans is closed. */
  compares: boolean;
  rules: FormRules<"price" | "seats">;
  answer: FormReply | undefined;
  /** Other parameters of the address. */
  hidden: Readonly<Record<string, string>>;
};

/** The prices of these plans, each with its plan. */
const pricesOf = (plans: readonly Plan[]) =>
  plans.flatMap((plan) => plan.prices.map((price) => ({ plan, price })));

/** Interval, seats, and total. The total updates with JavaScript, or by its button without. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { plans, taken, slug, price, seats, off, compares, rules, answer, hidden } = props;
  const busy = useNavigation().state === "submitting";
  const hydrated = useHydrated();
  const all = pricesOf(plans);
  const [first] = all;
  const least = Math.max(first?.plan.seatsMin ?? 1, taken);
  const known = {
    price: all.some((one) => one.price.id === price) ? (price ?? "") : (first?.price.id ?? ""),
    seats: seats ?? String(least),
  };
  const form = useAnsweredForm({ rules, answer, known });
  const sent = {
    price: form.field("price").meta.initialValue ?? known.price,
    seats: form.field("seats").meta.initialValue ?? known.seats,
  };
  const [typed, setTyped] = useState(sent);
  const chosen = hydrated ? typed : sent;
  const priced = all.find((one) => one.price.id === chosen.price);
  const count = /^[1-9]\d{0,4}$/.test(chosen.seats.trim()) ? Number(chosen.seats) : null;
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const data = new FormData(currentTarget);
    setTyped({ price: String(data.get("price") ?? ""), seats: String(data.get("seats") ?? "") });
  };
  return (
    <PostForm form={form} onInput={onInput}>
      <RefusalNote notice={form.notice} />
      {off ? <Note tone="bad">Payments are not set up here, so nothing can be paid right now.</Note> : null}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ChoiceGroup legend="How often" field={form.field("price")}>
        {all.map(({ plan, price: one }) => (
          <Choice
            key={one.id}
            type="radio"
            field={form.field("price")}
            value={one.id}
            hint={plans.length > 1 ? plan.summary : undefined}
          >
            {`${plans.length > 1 ? `${plan.name}, ` : ""}${INTERVALS[one.interval].every}: ${priceWords(one, plan.perSeat)}`}
          </Choice>
        ))}
      </ChoiceGroup>
      <InputField
        label="Seats"
        short
        inputMode="numeric"
        hint={`At least ${least}.${taken === 0 ? "" : ` ${taken === 1 ? "1 person takes" : `${taken} people take`} a seat today.`}`}
        field={form.field("seats")}
      />
      <div className="border-line-strong border-y py-3">
        <p role="status">
          {priced === undefined || count === null ? (
            "Enter how many seats to see the total."
          ) : priced.price.amountCents === 0 ? (
            <>
              <b>Free</b>
              <span>{` for ${seatWords(count)}`}</span>
            </>
          ) : (
            <>
              <b>
                {`${formatMoney(
                  priced.price.amountCents * (priced.plan.perSeat ? count : 1),
                  priced.price.currency,
                )} ${INTERVALS[priced.price.interval].per}`}
              </b>
              <span>{` for ${seatWords(count)}, plus tax`}</span>
            </>
          )}
        </p>
        {hydrated ? null : (
          <Button small formMethod="get" formNoValidate className="mt-2">
            Update total
          </Button>
        )}
      </div>
      <Row>
        <Button look="primary" busy={busy} busyLabel="Going to the payment page">
          Continue to payment
        </Button>
        {compares ? <Link to={paymentPaths.membership()}>Compare plans</Link> : null}
      </Row>
      <Caption>
        <span>{`You pay now and then ${priced === undefined ? "each period" : INTERVALS[priced.price.interval].paid}, until you cancel under `}</span>
        <Link to={paymentPaths.billing({ organization: slug })}>Billing</Link>
        <span>. Tax depends on your address and is shown before you pay.</span>
      </Caption>
    </PostForm>
  );
}
