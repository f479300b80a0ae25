import { Form, Link, useNavigation } from "@remix-run/react";
import { formatMoney } from "#app/domains/billing/money.ts";
import type { OwnSubscription } from "#app/domains/billing/payer-queries.server.ts";
import type { Plan, PlanPrice } from "#app/domains/billing/types.ts";
import { INTERVALS, priceWords, seatWords } from "#app/domains/billing/words.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { ChoiceGroup } from "#app/ui/choices/choice-group.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Sheet } from "#app/ui/layout/sheet.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { BILLING_FORMS } from "./billing-forms.ts";
import type { Preview } from "./billing-preview.server.ts";

type Priced = { plan: Pick<Plan, "name" | "perSeat">; price: PlanPrice; current: boolean };

/** The choices: all offered prices, and the current one even if withdrawn. */
function choicesOf(plans: readonly Plan[], has: OwnSubscription): Priced[] {
  const offered = plans.flatMap((plan) =>
    plan.prices.map((price) => ({ plan, price, current: price.id === has.priceId })),
  );
  const { priceId: id, amountCents, currency, interval, planName, perSeat } = has;
  if (id === null || amountCents === null || currency === null || interval === null) return offered;
  if (offered.some(({ current }) => current)) return offered;
  const plan = { name: planName ?? "Your plan", perSeat: perSeat === true };
  return [{ plan, price: { id, amountCents, currency, interval }, current: true }, ...offered];
}

export type ChangePlanProps = {
  payer: { here: string };
  organization: { slug: string } | null;
  subscription: OwnSubscription;
  plans: readonly Plan[];
  preview: Preview | null;
  answer: FormReply | undefined;
};

/** Changing plan or seats: first the cost, then the button that changes it. */
export function ChangePlan(props: ChangePlanProps) {
  const { organization, subscription, plans, preview, answer } = props;
  const { here } = props.payer;
  const choices = choicesOf(plans, subscription);
  const perSeat = subscription.perSeat === true;
  if (choices.length < 2 && !perSeat) return null;
  const url = new URL(here, "http://own.invalid");
  // The choice stays, even after the button below the preview failed.
  const sent = answer?.form === BILLING_FORMS.change ? answer.result?.initialValue : undefined;
  const wanted = (name: "price" | "seats"): string | undefined => {
    const value = sent?.[name];
    return preview?.[name] ?? (typeof value === "string" ? value : undefined);
  };
  const chosen = wanted("price") ?? subscription.priceId ?? choices[0]?.price.id;
  return (
    <Section id="change" title={perSeat ? "Change plan or seats" : "Change plan"} thin>
      <Stack gap="loose">
        <Stack as={Form} gap="form" method="get" action={`${url.pathname}#change`} preventScrollReset>
          {[...url.searchParams].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <ChoiceGroup legend="How often">
            {choices.map(({ plan, price, current }) => (
              <Choice
                key={price.id}
                type="radio"
                name="price"
                value={price.id}
                defaultChecked={price.id === chosen}
              >
                {`${plan.name}, ${INTERVALS[price.interval].every.toLowerCase()}: ${priceWords(price, plan.perSeat)}${current ? " (yours today)" : ""}`}
              </Choice>
            ))}
          </ChoiceGroup>
          {perSeat ? (
            <InputField
              label="Seats"
              name="seats"
              // The section of seat holders has the same id.
              id="change-seats"
              short
              inputMode="numeric"
              maxLength={5}
              required
              defaultValue={wanted("seats") ?? String(subscription.seats)}
            />
          ) : null}
          <div>
            <Button>Show what it costs</Button>
          </div>
        </Stack>
        {preview === null ? null : (
          <PreviewBox
            preview={preview}
            here={here}
            members={organization === null ? null : paths.members({ organization: organization.slug })}
            seen={subscription.version}
            interval={choices.find(({ price }) => price.id === preview.price)?.price.interval ?? "month"}
            perSeat={perSeat}
          />
        )}
      </Stack>
    </Section>
  );
}

function PreviewBox({
  preview: { price, seats, proration, error, tooFew },
  here,
  members,
  seen,
  interval,
  perSeat,
}: {
  preview: Preview;
  here: string;
  members: string | null;
  seen: number;
  interval: PlanPrice["interval"];
  perSeat: boolean;
}) {
  const { state, formData } = useNavigation();
  const busy = state === "submitting" && formData?.get("intent") === "change";
  if (proration === null)
    return (
      <Note tone={error?.harmless === true ? "plain" : "bad"} live>
        <p>
          <b>{error?.title}</b>
        </p>
        <p>
          <span>{`${error?.text ?? ""} `}</span>
          {tooFew && members !== null ? <Link to={members}>See who fills the seats</Link> : null}
        </p>
      </Note>
    );
  const { dueCents, nextCents, taxCents, currency, atMs } = proration;
  const tax = taxCents === 0 ? "" : `, of that ${formatMoney(Math.abs(taxCents), currency)} tax`;
  return (
    <Sheet className="p-5" role="status">
      <h3>{perSeat ? `This is what ${seatWords(Number(seats))} cost` : "This is what it costs"}</h3>
      <FactList
        className="mt-3"
        items={[
          dueCents >= 0
            ? {
                term: "Due today",
                detail: `${formatMoney(dueCents, currency)}${tax}. What you’ve already paid counts.`,
              }
            : {
                term: "Credited",
                detail: `${formatMoney(-dueCents, currency)}${tax}, taken off your next invoices`,
              },
          {
            term: "From then on",
            detail:
              nextCents === 0
                ? "Free"
                : `${formatMoney(nextCents, currency)} ${INTERVALS[interval].per}, plus tax`,
          },
        ]}
      />
      <Form method="post" action={here} className="mt-4">
        <input type="hidden" name="price" value={price} />
        <input type="hidden" name="seats" value={seats} />
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="at" value={atMs} />
        <Row>
          <Button look="primary" name="intent" value="change" busy={busy} busyLabel="Changing">
            {dueCents > 0 ? `Change and pay ${formatMoney(dueCents, currency)}` : "Change the plan"}
          </Button>
          <Link to={here}>Keep it as it is</Link>
        </Row>
      </Form>
    </Sheet>
  );
}
