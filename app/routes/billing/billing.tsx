import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import { RefusalNote } from "#app/domains/billing/components/refusal-note.tsx";
import { CancelInput } from "#app/domains/billing/inputs.ts";
import { findBilling, type OwnSubscription } from "#app/domains/billing/payer-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { WithAside } from "#app/ui/layout/columns.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import { requirePayer } from "./payer.server.ts";
import { changeBilling } from "./plan/billing-actions.server.ts";
import { readPreview } from "./plan/billing-preview.server.ts";
import { BillingHistory, InvoiceTable } from "./plan/billing-records.tsx";
import { CancelPlan, ResumePlan } from "./plan/cancel-plan.tsx";
import { ChangePlan } from "./plan/change-plan.tsx";
import { PlanFacts } from "./plan/plan-facts.tsx";
import { SeatList } from "./plan/seat-list.tsx";

export const handle = { access: "settings", english: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, payer, tabs } = await requirePayer(request, context);
  const { organization, key, audience } = payer;
  const billing = await findBilling(context, key, audience);
  const { preview, status } = await readPreview(request, context, viewer.userId, payer, billing.subscription);
  const { name, here, choose, acts, closed } = payer;
  // Customers have no plans to pay for.
  const buys = organization !== null || flagsOf(viewer.role).isAgent;
  return data(
    {
      tabs,
      payer: {
        name,
        here,
        choose,
        acts,
        closed,
        isFree: organization === null && audience === "agent",
        buys,
      },
      organization:
        organization === null || closed
          ? null
          : { slug: organization.slug, seats: organization.seats, taken: organization.taken },
      ...billing,
      // Executives may read; only owners and managers get the link to pay.
      invoices: billing.invoices.map((one) => (acts ? one : { ...one, pageUrl: null })),
      preview,
      off: context.payments() === null,
      nowMs: context.clock.now(),
      rules: rulesOf(CancelInput),
    },
    { status },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer, payer } = await requirePayer(request, context);
  const form = await parseForm(request);
  return changeBilling({ request, context, userId: viewer.userId, payer, form });
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Billing",
    description: "Your plan, your seats, and your invoices.",
    indexable: false,
  });

export default function Billing() {
  const page = useLoaderData<typeof loader>();
  const { tabs, payer, organization, subscription, invoices, events, holders, off } = page;
  const answer = useAnswer<FormReply>();
  const has = subscription?.open ? subscription : null;
  const includes = page.plans.find(({ id }) => id === has?.planId)?.includes ?? [];
  return (
    <Stack gap="loose">
      <header>
        <h1>Billing</h1>
        <Caption>{payer.name}</Caption>
      </header>
      {tabs.length > 1 ? (
        <Row as="nav" aria-label="What you pay for">
          {tabs.map(({ label, to, current }) => (
            <Chip key={to} to={to} current={current}>
              {label}
            </Chip>
          ))}
        </Row>
      ) : null}
      <RefusalNote notice={answer?.notice} />
      {off ? (
        <Note tone="plain">Payments are not set up here, so nothing can be paid or changed.</Note>
      ) : null}
      {payer.closed ? <ClosedNote {...page} /> : null}
      {payer.acts || payer.closed ? null : (
        <Note tone="plain">
          {`You can read this. The owner and managers of ${payer.name} pay and change it.`}
        </Note>
      )}
      {subscription === null ? null : (
        <WithAside>
          <PlanFacts {...page} subscription={subscription} />
          {includes.length === 0 ? null : (
            <Section id="includes" title="What it includes" thin>
              <ul className="grid list-none gap-2">
                {includes.map((one) => (
                  <li key={one} className="flex gap-2.5">
                    <Icon name="tick" className="mt-1 flex-none text-accent" />
                    <span>{one}</span>
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </WithAside>
      )}
      {has === null ? (
        <EmptyState
          title={subscription === null ? "No plan yet" : "No plan anymore"}
          actions={
            payer.acts ? (
              <>
                {payer.buys ? (
                  <ButtonLink look="primary" to={payer.choose}>
                    Choose a plan
                  </ButtonLink>
                ) : null}
                <Link to={paymentPaths.subscriptions()}>What you pay for</Link>
              </>
            ) : null
          }
        >
          <p>
            {payer.isFree
              ? "You use everything that’s free, and nothing is charged. Agent Pro adds 52 weeks of figures as a file and every earlier version of your profile."
              : "Nothing is charged until you choose one."}
          </p>
        </EmptyState>
      ) : null}
      {organization === null ? null : <SeatList organization={organization} holders={holders} />}
      {has !== null && payer.acts && has.status !== "incomplete" ? (
        <>
          {has.cancelAtPeriodEnd ? null : <ChangePlan {...page} subscription={has} answer={answer} />}
          {has.cancelAtPeriodEnd ? (
            <ResumePlan here={payer.here} subscription={has} />
          ) : (
            <CancelPlan here={payer.here} subscription={has} rules={page.rules} answer={answer} />
          )}
        </>
      ) : null}
      <Section id="invoices" title="Invoices" thin>
        {invoices.length === 0 ? (
          <p className="text-muted">None yet.</p>
        ) : (
          <InvoiceTable invoices={invoices} />
        )}
      </Section>
      {events.length === 0 ? null : (
        <Section id="history" title="History" thin>
          <BillingHistory events={events} />
        </Section>
      )}
    </Stack>
  );
}

/** For a closed organization: how its plan ends, and that its invoices stay. */
function ClosedNote({
  payer: { name },
  subscription,
}: {
  payer: { name: string };
  subscription: OwnSubscription | null;
}) {
  const isEnding = subscription?.open === true && !subscription.cancelAtPeriodEnd;
  return (
    <Note tone={isEnding ? "info" : "plain"}>
      <p>{`${name} is closed. Its invoices and receipts stay here for those who paid for it.`}</p>
      {isEnding ? (
        <p>
          We’re ending its plan. Our payment provider hasn’t confirmed it yet, and we ask again every minute
          until it does.
        </p>
      ) : null}
    </Note>
  );
}
