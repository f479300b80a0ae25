import { Form, Link, useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { OwnSubscription } from "#app/domains/billing/payer-queries.server.ts";
import type { BillingInterval, Plan } from "#app/domains/billing/types.ts";
import { nextSentence, priceWords } from "#app/domains/billing/words.ts";
import { FREE_VERSIONS } from "#app/domains/directory/showcase/limits.ts";
import { typeWords } from "#app/domains/organizations/policy.ts";
import type { OrganizationType } from "#app/domains/organizations/types.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Columns } from "#app/ui/layout/columns.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Sheet } from "#app/ui/layout/sheet.tsx";
import { Tag } from "#app/ui/record/tag.tsx";

type Own = Pick<OwnSubscription, "planId" | "priceId"> & OwnSubscription;

/** What every claimed profile includes. */
const FREE = [
  "Your public profile, with your licenses and reviews",
  "All your leads, messages, and booked times",
  "Questions to answer, and replies to reviews",
  "A place in the results by the same formula as everyone",
  "12 weeks of figures on your dashboard",
  `The last ${FREE_VERSIONS} earlier versions of your profile`,
];

function PlanSheet({
  name,
  price,
  saving = "",
  summary,
  includes,
  mine,
  children,
}: {
  name: string;
  price: string;
  /** What this rhythm saves; empty for nothing. */
  saving?: string;
  summary: string;
  includes: readonly string[];
  mine: boolean;
  children: ReactNode;
}) {
  return (
    <Sheet
      as="article"
      className={classNames(
        "flex h-full flex-col gap-4 p-5 md:p-6",
        mine && "border-accent shadow-[inset_0_0_0_1px_var(--accent)]",
      )}
    >
      <Row apart>
        <h3>{name}</h3>
        {mine ? <Tag icon="check">Your plan</Tag> : null}
      </Row>
      <p className="font-heading font-serif text-32 lining-nums leading-none">{price}</p>
      {saving === "" ? null : <p className="-mt-2 font-label text-14 text-accent">{saving}</p>}
      {summary === "" ? null : <p className="text-14 text-muted">{summary}</p>}
      <ul className="grid list-none gap-2">
        {includes.map((one) => (
          <li key={one} className="flex gap-2.5">
            <Icon name="tick" className="mt-1 flex-none text-accent" />
            <span>{one}</span>
          </li>
        ))}
      </ul>
      {children}
    </Sheet>
  );
}

const priceOf = (plan: Plan, interval: BillingInterval) =>
  plan.prices.find((one) => one.interval === interval);

/** "2 months free" of a yearly price that costs fewer than twelve months; empty for any other. */
function savingOf(plan: Plan, interval: BillingInterval): string {
  const [month, year] = [priceOf(plan, "month")?.amountCents, priceOf(plan, "year")?.amountCents];
  if (interval !== "year" || !month || year === undefined) return "";
  const months = Math.floor((12 * month - year) / month);
  return months < 1 ? "" : months === 1 ? "1 month free" : `${months} months free`;
}

/** The free plan, and the paid plans. */
export function AgentPlans({
  plans,
  interval,
  own,
}: {
  plans: readonly Plan[];
  interval: BillingInterval;
  own: Own | null;
}) {
  const { pathname, search } = useLocation();
  const busy = useNavigation().state === "submitting";
  return (
    <Section id="agent" title="For agents" thin>
      <Columns count={2} className="items-stretch">
        <PlanSheet name="Agent Free" price="Free" summary="" includes={FREE} mine={own === null}>
          <p className="mt-auto border-line border-t pt-4 text-14 text-muted">
            {own === null
              ? "Yours for as long as you like. No card needed."
              : "What you keep if you end your plan."}
          </p>
        </PlanSheet>
        {plans.map((plan) => {
          const price = priceOf(plan, interval);
          const mine = own?.planId === plan.id;
          return (
            <PlanSheet
              key={plan.id}
              name={plan.name}
              summary={plan.summary}
              includes={plan.includes}
              mine={mine}
              saving={savingOf(plan, interval)}
              price={price === undefined ? "Not offered this way" : priceWords(price, plan.perSeat)}
            >
              {own === null && price !== undefined ? (
                <Form method="post" action={pathname + search} className="mt-auto pt-1">
                  <input type="hidden" name="price" value={price.id} />
                  <Button look="primary" busy={busy} busyLabel="Going to the payment page">
                    {`Choose ${plan.name}`}
                  </Button>
                </Form>
              ) : null}
              {mine && own !== null ? <p className="mt-auto">{nextSentence(own)}</p> : null}
              {own === null ? null : (
                <ButtonLink to={paymentPaths.billing()} className="self-start">
                  View billing
                </ButtonLink>
              )}
            </PlanSheet>
          );
        })}
      </Columns>
      {plans.length === 0 ? <p className="mt-4">Nothing else is offered right now.</p> : null}
    </Section>
  );
}

/** An organization's plan, by seats. */
export function OrganizationPlans({
  organization: { name, slug, type, acts, has },
  plans,
  interval,
}: {
  organization: { name: string; slug: string; type: OrganizationType; acts: boolean; has: Own | null };
  plans: readonly Plan[];
  interval: BillingInterval;
}) {
  return (
    <Section id={`for-${slug}`} title={`For ${name}`} thin aside={<span>{typeWords[type]}</span>}>
      {plans.length === 0 ? <p>Nothing is offered for this kind of organization right now.</p> : null}
      <Columns count={2} className="items-stretch">
        {plans.map((plan) => {
          const price = priceOf(plan, interval);
          return (
            <PlanSheet
              key={plan.id}
              name={plan.name}
              summary={plan.summary}
              includes={plan.includes}
              mine={has?.planId === plan.id}
              saving={savingOf(plan, interval)}
              price={price === undefined ? "Not offered this way" : priceWords(price, plan.perSeat)}
            >
              {has === null ? null : <p className="mt-auto">{nextSentence(has)}</p>}
              {!acts ? (
                <Note tone="plain">{`The owner or a manager of ${name} pays for it.`}</Note>
              ) : has === null && price !== undefined ? (
                <ButtonLink
                  look="primary"
                  className="self-start"
                  to={paymentPaths.organizationCheckout({ organization: slug, price: price.id })}
                >
                  Choose seats
                </ButtonLink>
              ) : null}
              {has === null ? null : (
                <p>
                  <Link to={paymentPaths.billing({ organization: slug })}>{`Billing of ${name}`}</Link>
                </p>
              )}
            </PlanSheet>
          );
        })}
      </Columns>
      {has !== null && !plans.some((one) => one.id === has.planId) ? (
        <p className="mt-4">
          <span>{`${name} has ${has.planName ?? "a plan"}, which isn’t offered to others anymore. `}</span>
          <Link to={paymentPaths.billing({ organization: slug })}>{`Billing of ${name}`}</Link>
        </p>
      ) : null}
    </Section>
  );
}
