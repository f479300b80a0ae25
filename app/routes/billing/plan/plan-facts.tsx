import { Form, useNavigation } from "@remix-run/react";
import type { OwnSubscription } from "#app/domains/billing/payer-queries.server.ts";
import { cardWords, nextWords, priceWords, STATUS_WORDS, seatWords } from "#app/domains/billing/words.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";

export type PlanFactsProps = {
  payer: { here: string; acts: boolean };
  subscription: OwnSubscription;
  nowMs: number;
};

/** The plan, its status, what comes next, and the card. */
export function PlanFacts({ payer: { here, acts }, subscription, nowMs }: PlanFactsProps) {
  const { status, planName, perSeat, seats, open, withdrawn, graceUntil } = subscription;
  const { amountCents, currency, interval, cancelAtPeriodEnd } = subscription;
  const card = cardWords(subscription, nowMs);
  const missing = status === "past_due" || status === "unpaid";
  const price =
    amountCents === null || currency === null || interval === null
      ? "See the invoices"
      : `${priceWords({ amountCents, currency, interval }, perSeat === true)}${amountCents === 0 ? "" : ", plus tax"}`;
  return (
    <Stack>
      {missing ? (
        <Note tone="bad" live>
          <p>
            <b>We couldn’t collect the last payment.</b>
            <span>{` ${
              graceUntil === null || graceUntil <= nowMs
                ? "What the plan includes is off until it’s paid."
                : `Nothing changes until ${formatDayOf(graceUntil)}. Update the card before then to keep the plan.`
            }`}</span>
          </p>
        </Note>
      ) : null}
      {status === "incomplete" ? (
        <Note tone="bad">
          The first payment isn’t finished: the bank may have asked for an approval. Nothing was charged.
        </Note>
      ) : null}
      {open && withdrawn === true ? (
        <Note tone="plain">
          {`${planName ?? ""} isn’t offered to others anymore. You keep it, at its price, for as long as you like.`}
        </Note>
      ) : null}
      {open && card !== null && card.trouble !== null && !cancelAtPeriodEnd ? (
        <Note tone={card.trouble === "expired" ? "bad" : "info"}>
          {card.trouble === "expired"
            ? `Your card (${card.name}) has expired. Change it, so that the next payment comes through.`
            : `Your card (${card.name}) expires soon. Change it in time, so that the next payment comes through.`}
        </Note>
      ) : null}
      <Section id="plan" title={planName ?? "Your plan"} thin aside={<span>{STATUS_WORDS[status]}</span>}>
        <FactList
          items={[
            { term: "Price", detail: price },
            ...(perSeat === true ? [{ term: "Seats", detail: seatWords(seats) }] : []),
            { term: open ? "Next charge" : "Status", detail: nextWords(subscription) },
            {
              term: "Payment",
              detail:
                card === null ? "No card on file" : `${card.name}${card.ends === "" ? "" : `, ${card.ends}`}`,
            },
          ]}
        />
        {acts && open ? <ChangeCard here={here} urgent={missing} /> : null}
      </Section>
    </Stack>
  );
}

/** Opens Stripe's page for the card. */
function ChangeCard({ here, urgent }: { here: string; urgent: boolean }) {
  const { state, formData } = useNavigation();
  const busy = state === "submitting" && formData?.get("intent") === "card";
  return (
    <Form method="post" action={here} className="mt-4">
      <Row>
        <Button
          look={urgent ? "primary" : "plain"}
          name="intent"
          value="card"
          busy={busy}
          busyLabel="Opening"
        >
          Change card
        </Button>
        <span className="text-14 text-muted">On our payment provider’s page. It leads back here.</span>
      </Row>
    </Form>
  );
}
