import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link, useLoaderData, useNavigation } from "@remix-run/react";
import { REVENUE_MONTHS } from "#app/domains/billing/limits.ts";
import {
  monthsUntil,
  PaymentFilterInput,
  paymentCursor,
  RefundInput,
} from "#app/domains/billing/payments-inputs.ts";
import {
  listEvents,
  listPayments,
  listRefunds,
  listRevenue,
} from "#app/domains/billing/payments-queries.server.ts";
import { findRefundable, leftOf, whyNotRefundable } from "#app/domains/billing/refund-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { paymentPaths } from "#app/payment-paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/form.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { rulesOf } from "#app/platform/form-rules.ts";
import { notFoundNotice } from "#app/platform/notice.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { PaymentFilters } from "./payment-filters.tsx";
import { PaymentTable } from "./payment-table.tsx";
import { RefundPanel, type RefundPreview } from "./refund-panel.tsx";
import { Revenue } from "./revenue.tsx";
import { StripeEvents } from "./stripe-events.tsx";
import { takeEvents } from "./take-events.server.ts";
import { takeRefund } from "./take-refund.server.ts";

export const handle = { access: "admin" } satisfies RouteHandle;

async function getInvoice(context: AppContext, stripeId: string) {
  const invoice = await findRefundable(context, stripeId);
  if (invoice !== null) return invoice;
  throw notFoundNotice("Invoice not found", "We have no invoice with this id.", [
    { label: "Payments", to: paymentPaths.adminPayments() },
  ]);
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const { searchParams } = new URL(request.url);
  const filter = PaymentFilterInput.parse(Object.fromEntries(searchParams));
  const after = paymentCursor.parse(searchParams.get("after"));
  const refund = searchParams.get("refund");
  const [{ payments, next }, months, events, invoice, refunds] = await Promise.all([
    listPayments(context, filter, after),
    listRevenue(context),
    listEvents(context),
    refund === null ? null : getInvoice(context, refund),
    refund === null ? [] : listRefunds(context, refund),
  ]);
  return {
    filter,
    first: after === null,
    next,
    months,
    monthNames: monthsUntil(context.clock.now(), REVENUE_MONTHS),
    ...events,
    payments: payments.map(({ paymentIntentId, paidCents, ...payment }) => ({
      ...payment,
      refundable: whyNotRefundable({ ...payment, paymentIntentId, paidCents }) === null,
    })),
    invoice:
      invoice === null ? null : { ...invoice, leftCents: leftOf(invoice), why: whyNotRefundable(invoice) },
    refunds,
    rules: rulesOf(RefundInput),
    off: context.payments() === null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireAdmin(request, context);
  const form = await parseForm(request);
  const intent = String(form.get("intent") ?? "");
  if (intent === "refund") await requireFresh(request, context, form);
  if (intent === "check" || intent === "refund") {
    const stripeId = new URL(request.url).searchParams.get("refund") ?? "";
    const invoice = await getInvoice(context, stripeId);
    return takeRefund(context, admin.userId, invoice, form, intent);
  }
  const taken = await takeEvents(
    context,
    admin.userId,
    intent,
    String(form.get("event") ?? "").slice(0, 100),
  );
  if (taken !== null) return redirect(paymentPaths.adminPayments(), 303);
  throw new Response("We don’t know what to do with that. Reload the page and try again.\n", { status: 400 });
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Payments",
    description: "Revenue, payments, refunds, and what Stripe told us.",
    indexable: false,
  });

/** What the action says: a form that was not taken, or what a refund would do. */
type Answer = FormReply & { preview?: RefundPreview };

export default function Payments() {
  const { filter, first, next, months, monthNames, dead, waiting, payments, invoice, refunds, rules, off } =
    useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() as Answer | undefined;
  const busy = useNavigation().state === "submitting";
  const { status, month, find } = filter;
  const address = (more: { after?: string; refund?: string } = {}) =>
    paymentPaths.adminPayments({ status, month, find, ...more });
  return (
    <Stack gap="loose">
      <Stack as="header">
        <h1>Payments</h1>
        <Row>
          <Form method="post" preventScrollReset>
            <Button name="intent" value="catch-up" busy={busy} busyLabel="Asking Stripe">
              Catch up with Stripe
            </Button>
          </Form>
          <ButtonLink to={paymentPaths.adminStripeSync()} look="link">
            Compare with Stripe
          </ButtonLink>
        </Row>
        {off ? (
          <Note tone="plain">No Stripe key is set, so nothing can be paid or refunded here.</Note>
        ) : null}
      </Stack>
      {invoice === null ? null : (
        <RefundPanel
          key={`${invoice.stripeId} ${invoice.seen}`}
          invoice={invoice}
          refunds={refunds}
          rules={rules}
          answer={answer}
          preview={answer?.preview ?? null}
          closeTo={`${address()}#payments`}
        />
      )}
      <Revenue months={months} />
      <Section
        id="payments"
        title="Payments"
        thin
        aside={
          <Link to={paymentPaths.adminPaymentsFile({ status, month, find })} reloadDocument>
            Download these as CSV
          </Link>
        }
      >
        <Stack>
          <PaymentFilters filter={filter} months={monthNames} />
          {payments.length === 0 ? (
            <EmptyState
              title={first ? "No payments like that" : "No more payments"}
              level={3}
              actions={<Link to={paymentPaths.adminPayments()}>All payments</Link>}
            />
          ) : (
            <PaymentTable
              payments={payments}
              refundTo={(stripeId) => `${address({ refund: stripeId })}#refund`}
            />
          )}
          {next === null && first ? null : (
            <Row as="nav" aria-label="Pages of payments">
              {next === null ? null : (
                <ButtonLink to={`${address({ after: next })}#payments`} rel="next">
                  More
                </ButtonLink>
              )}
              {first ? null : (
                <ButtonLink to={`${address()}#payments`} look="link">
                  Back to the first page
                </ButtonLink>
              )}
            </Row>
          )}
        </Stack>
      </Section>
      <StripeEvents dead={dead} waiting={waiting} />
    </Stack>
  );
}
