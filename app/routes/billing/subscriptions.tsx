import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import { listSubscriptions, type OwnSubscription } from "#app/domains/billing/payer-queries.server.ts";
import { nextWords, priceWords, STATUS_WORDS, seatWords } from "#app/domains/billing/words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Sheet } from "#app/ui/layout/sheet.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Tag } from "#app/ui/record/tag.tsx";

export const handle = { access: "signed-in", english: true } satisfies RouteHandle;

type Paying = {
  key: string;
  title: string;
  /** Null without a plan. */
  subscription: OwnSubscription | null;
  billing: string;
  choose: string;
  acts: boolean;
  /** The organization is closed; only its invoices are left. */
  closed?: boolean;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const { organizations, subscriptions } = await listSubscriptions(context, viewer.userId);
  const own = subscriptions.find((one) => one.organizationNo === null && one.forOrganizationNo === null);
  const paying: Paying[] = [
    ...(flagsOf(viewer.role).isAgent || own !== undefined
      ? [
          {
            key: "own",
            title: "Your own plan",
            subscription: own ?? null,
            billing: paymentPaths.billing(),
            choose: paymentPaths.membership(),
            acts: true,
          },
        ]
      : []),
    ...subscriptions
      .filter((one) => one.organizationNo === null && one.forOrganizationNo !== null)
      .map((one) => ({
        key: one.stripeId,
        title: `Your seat at ${one.forOrganization ?? "an organization"}`,
        subscription: one,
        billing: paymentPaths.billing({ seat: one.forSlug }),
        choose: paymentPaths.membership(),
        acts: true,
      })),
    ...organizations.map(({ no, name, slug, role, closed }) => ({
      key: slug,
      title: name,
      subscription: subscriptions.find((one) => one.organizationNo === no) ?? null,
      billing: paymentPaths.billing({ organization: slug }),
      choose: paymentPaths.organizationCheckout({ organization: slug }),
      acts: !closed && (role === "owner" || role === "manager"),
      closed,
    })),
  ];
  return { paying };
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Subscriptions",
    description: "Everything you pay for.",
    indexable: false,
  });

export default function Subscriptions() {
  const { paying } = useLoaderData<typeof loader>();
  return (
    <PageMain own>
      <PageHead>
        <h1>Subscriptions</h1>
        <p className="text-muted">Everything this account pays for, and the organizations it leads.</p>
      </PageHead>
      {paying.length === 0 ? (
        <EmptyState
          title="You don’t pay for anything"
          actions={
            <>
              <ButtonLink to={paths.locationHub()}>Find an agent</ButtonLink>
              <Link to={paymentPaths.membership()}>Compare plans</Link>
            </>
          }
        >
          <p>Everything is free for customers.</p>
        </EmptyState>
      ) : (
        <Stack as="ul" className="list-none">
          {paying.map(({ key, ...one }) => (
            <Sheet as="li" key={key} className="p-5">
              <PaidFor {...one} />
            </Sheet>
          ))}
        </Stack>
      )}
    </PageMain>
  );
}

function PaidFor({ title, subscription, billing, choose, acts, closed = false }: Omit<Paying, "key">) {
  const over = subscription === null || !subscription.open;
  return (
    <Stack>
      <Row apart>
        <h2 className="text-20">{title}</h2>
        <Tag>{subscription === null ? "No plan" : STATUS_WORDS[subscription.status]}</Tag>
      </Row>
      {subscription === null ? (
        <p className="text-muted">Nothing is charged.</p>
      ) : (
        <FactList
          items={[
            {
              term: "Plan",
              detail: `${subscription.planName ?? "A plan we don’t know"}${
                subscription.perSeat ? `, ${seatWords(subscription.seats)}` : ""
              }`,
            },
            { term: "Price", detail: priceOf(subscription) },
            { term: over ? "Status" : "Next", detail: nextWords(subscription) },
          ]}
        />
      )}
      <Row>
        {over && acts ? (
          <ButtonLink to={choose}>Choose a plan</ButtonLink>
        ) : closed ? (
          <span className="text-muted">This organization is closed.</span>
        ) : over ? (
          <span className="text-muted">The owner or a manager can choose a plan.</span>
        ) : null}
        {subscription === null ? null : <Link to={billing}>Billing and invoices</Link>}
      </Row>
    </Stack>
  );
}

const priceOf = ({ amountCents, currency, interval, perSeat }: OwnSubscription): string =>
  amountCents === null || currency === null || interval === null
    ? "See the invoices"
    : priceWords({ amountCents, currency, interval }, perSeat === true);
