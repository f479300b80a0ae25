import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { RefundInput } from "#app/domains/billing/invoices/payments-inputs.ts";
import { listEvents, listRefunds } from "#app/domains/billing/invoices/payments-queries.server.ts";
import {
  findRefundable,
  leftOf,
  whyNotRefundable,
} from "#app/domains/billing/invoices/refund-commands.server.ts";
import { listRevenue } from "#app/domains/billing/invoices/revenue-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAdmin, requireFresh } from "#app/guards/require.server.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { notFoundNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { AdminPage } from "../frame/admin-page.tsx";
import { columnsQuery } from "../list-pages/list-view.ts";
import { Listed } from "../list-pages/listed.tsx";
import { payments } from "../lists/payments.server.ts";
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
  const refund = new URL(request.url).searchParams.get("refund");
  const [page, revenue, events, invoice, refunds] = await Promise.all([
    payments.load(request, context),
    listRevenue(context),
    listEvents(context),
    refund === null ? null : getInvoice(context, refund),
    refund === null ? [] : listRefunds(context, refund),
  ]);
  return {
    page,
    revenue,
    ...events,
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

/** The action's answer: a refused form, or the preview of a refund. */
type Answer = FormReply & { preview?: RefundPreview };

export default function Payments() {
  const { page, revenue, dead, waiting, invoice, refunds, rules, off } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>() as Answer | undefined;
  const busy = useNavigation().state === "submitting";
  const here = { ...page.query, ...columnsQuery(page.shown, page.columns) };
  return (
    <AdminPage
      title={page.title}
      lead={page.lead}
      actions={
        <>
          <ButtonLink to={paymentPaths.adminStripeSync()} look="link">
            Compare with Stripe
          </ButtonLink>
          <Form method="post" preventScrollReset>
            <Button name="intent" value="catch-up" busy={busy} busyLabel="Asking Stripe">
              Catch up with Stripe
            </Button>
          </Form>
        </>
      }
    >
      {off ? <Note tone="plain">No Stripe key is set, so nothing can be paid or refunded here.</Note> : null}
      {invoice === null ? null : (
        <RefundPanel
          key={`${invoice.stripeId} ${invoice.seen}`}
          invoice={invoice}
          refunds={refunds}
          rules={rules}
          answer={answer}
          preview={answer?.preview ?? null}
          closeTo={`${paymentPaths.adminPayments(here)}#payments`}
        />
      )}
      <Revenue months={revenue} />
      <Section id="payments" title="Invoices" thin aside={<Caption>Newest first</Caption>}>
        <Listed page={page} anchor="payments" />
      </Section>
      <StripeEvents dead={dead} waiting={waiting} />
    </AdminPage>
  );
}
