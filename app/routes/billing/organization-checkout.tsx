import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { startCheckout } from "#app/domains/billing/checkout/checkout-commands.server.ts";
import { CheckoutInput } from "#app/domains/billing/inputs.ts";
import { findOffer, listPayingOrganizations } from "#app/domains/billing/payer-queries.server.ts";
import { findMembership } from "#app/domains/billing/subscriptions/seat-queries.server.ts";
import { CHECKOUT_REFUSALS } from "#app/domains/billing/words.ts";
import { roleWords } from "#app/domains/organizations/policy.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { notFoundNotice, refusedNotice } from "#app/platform/pages/notice.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { CheckoutForm } from "./checkout-form.tsx";
import { goOrRefuse, logRefused } from "./go-to-stripe.server.ts";

export const handle = { access: "signed-in", english: true, whilePaying: true } satisfies RouteHandle;

/** The organization in the address, or the first that the viewer leads; null when they lead none. */
async function requireOwn(request: Request, context: AppContext) {
  const viewer = await requireSignedIn(request, context);
  const asked = new URL(request.url).searchParams;
  const slug = asked.get("organization");
  const id = parseUuid(asked.get("orgId") ?? "");
  if (slug === null && !asked.has("orgId")) {
    const [first] = await listPayingOrganizations(context, viewer.userId);
    return { viewer, organization: first ?? null };
  }
  const named = slug !== null ? { slug } : id === null ? null : { id };
  const organization = named === null ? null : await findMembership(context, viewer.userId, named);
  if (organization !== null) return { viewer, organization };
  throw notFoundNotice(
    "Not your organization",
    "At this address is no organization that you belong to, so there is nothing to pay here.",
    [{ label: "What you pay for", to: paymentPaths.subscriptions() }],
  );
}

const mayPay = ({ role }: { role: string }) => role === "owner" || role === "manager";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { viewer, organization } = await requireOwn(request, context);
  if (organization === null || !mayPay(organization))
    return {
      organization: organization === null ? null : { name: organization.name, role: organization.role },
      pay: null,
    };
  const { no, name, slug, type, role, taken } = organization;
  const { plans, has } = await findOffer(context, { no, type });
  if (has?.open && has.status !== "incomplete") throw redirect(paymentPaths.billing({ organization: slug }));
  const asked = new URL(request.url).searchParams;
  return {
    organization: { name, role },
    pay: {
      slug,
      taken,
      plans: plans.filter(({ prices }) => prices.length > 0),
      price: asked.get("price"),
      seats: asked.get("seats"),
      off: context.payments() === null,
      compares: viewer.onboarding?.needsOnboarding !== true,
      rules: rulesOf(CheckoutInput),
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { viewer, organization } = await requireOwn(request, context);
  const sent = await readSent(request, CheckoutInput);
  if (!sent.ok) return sent.refuse(400);
  if (organization === null || !mayPay(organization)) {
    logRefused(request, context, viewer.userId);
    const { title, text } = CHECKOUT_REFUSALS["not-yours"];
    throw refusedNotice(title, text, [{ label: "What you pay for", to: paymentPaths.subscriptions() }]);
  }
  const outcome = await startCheckout(
    context,
    viewer.userId,
    { kind: "organization", organizationNo: organization.no, audience: organization.type },
    { priceId: sent.value.price, seats: Number(sent.value.seats) },
  );
  const { status, why } = goOrRefuse(outcome, request, context, viewer.userId);
  return sent.refuse(status, why);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Pay for your organization",
    description: "Choose how often you pay, and for how many seats.",
    indexable: false,
  });

export default function OrganizationCheckout() {
  const { organization, pay } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  if (organization === null)
    return (
      <PageMain own form>
        <EmptyState
          level={1}
          title="You don’t lead an organization"
          actions={
            <>
              <ButtonLink to={paths.createOrganization()}>Create an organization</ButtonLink>
              <Link to={paymentPaths.membership()}>Plans</Link>
            </>
          }
        >
          <p>Its owner and managers pay for it here.</p>
        </EmptyState>
      </PageMain>
    );
  return (
    <PageMain own form>
      <PageHead form>
        <h1>{`Pay for ${organization.name}`}</h1>
        {pay === null ? null : (
          <p className="text-muted">
            Choose a plan and seats. You enter your card on our payment provider’s page; it never reaches us.
          </p>
        )}
      </PageHead>
      {pay === null ? (
        <Note>
          {`The owner or a manager of ${organization.name} pays for it. You’re ${organization.role === "executive" ? "an" : "a"} ${roleWords[organization.role].toLowerCase()} there.`}
        </Note>
      ) : pay.plans.length === 0 ? (
        <EmptyState
          title="Nothing to pay"
          actions={<ButtonLink to={paths.dashboard()}>Go to your dashboard</ButtonLink>}
        >
          <p>No plan is offered for this kind of organization right now.</p>
        </EmptyState>
      ) : (
        <CheckoutForm {...pay} answer={answer} hidden={{ organization: pay.slug }} />
      )}
    </PageMain>
  );
}
