import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { startCheckout } from "#app/domains/billing/checkout/checkout-commands.server.ts";
import { RefusalNote } from "#app/domains/billing/components/refusal-note.tsx";
import { readYear } from "#app/domains/billing/figures/year-queries.server.ts";
import { PlanInput } from "#app/domains/billing/inputs.ts";
import { FIGURES_WEEKS } from "#app/domains/billing/limits.ts";
import { listSubscriptions } from "#app/domains/billing/payer-queries.server.ts";
import { listPlans } from "#app/domains/billing/plans/plan-queries.server.ts";
import { INTERVAL_ORDER, INTERVALS } from "#app/domains/billing/words.ts";
import { leadsByWeekStatement } from "#app/domains/leads/lead-queries.server.ts";
import { countEarlierVersions } from "#app/domains/versions/queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { site } from "#app/platform/site.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Segmented } from "#app/ui/choices/segmented.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { useAnswer } from "#app/ui/forms/use-answer.ts";
import { PageHead } from "#app/ui/layout/page-head.tsx";
import { PageMain } from "#app/ui/layout/page-width.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { goOrRefuse } from "./go-to-stripe.server.ts";
import { AgentPlans, OrganizationPlans } from "./plan-columns.tsx";
import { type ProExample, ProExamples } from "./pro-examples.tsx";

export const handle = { access: "signed-in", english: true } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const { isAgent } = flagsOf(viewer.role);
  const asked = new URL(request.url).searchParams.get("interval");
  const { organizations: all, subscriptions } = await listSubscriptions(context, viewer.userId);
  const organizations = all.filter(({ closed }) => !closed);
  const audiences = [
    ...(isAgent ? (["agent"] as const) : []),
    ...new Set(organizations.map(({ type }) => type)),
  ];
  const [plans, example] = await Promise.all([
    audiences.length === 0 ? [] : listPlans(context, audiences),
    isAgent ? findExample(context, viewer) : null,
  ]);
  const own = subscriptions.find((one) => one.organizationNo === null && one.forOrganizationNo === null);
  // A payer sees the prices as they pay them.
  const pays = subscriptions.find(({ open }) => open)?.interval ?? "month";
  return {
    interval: INTERVAL_ORDER.find((one) => one === asked) ?? pays,
    plans,
    isAgent,
    own: own?.open ? own : null,
    organizations: organizations.map(({ no, name, slug, type, role }) => ({
      name,
      slug,
      type,
      acts: role === "owner" || role === "manager",
      has: subscriptions.find((one) => one.organizationNo === no && one.open) ?? null,
    })),
    example,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const sent = await readSent(request, PlanInput);
  if (!sent.ok) return sent.refuse(400, { notice: { title: "Choose a plan", text: "Nothing was charged." } });
  const outcome = await startCheckout(
    context,
    viewer.userId,
    { kind: "account", audience: "agent" },
    { priceId: sent.value.price, seats: 1 },
  );
  const { status, why } = goOrRefuse(outcome, request, context, viewer.userId);
  return sent.refuse(status, why);
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Plans",
    description: "What each plan includes, and what it costs.",
    indexable: false,
  });

export default function Membership() {
  const { interval, plans, isAgent, own, organizations, example } = useLoaderData<typeof loader>();
  const answer = useAnswer<FormReply>();
  const paysNothing = !isAgent && organizations.length === 0;
  return (
    <PageMain own>
      <PageHead>
        <h1>Plans</h1>
        <p className="max-w-measure text-muted">
          {paysNothing
            ? "Plans are for agents and organizations."
            : "Change or cancel any time. Prices are before tax, which depends on your address."}
        </p>
      </PageHead>
      <Stack gap="loose">
        <RefusalNote notice={answer?.notice} />
        {paysNothing ? (
          <EmptyState
            title="Everything is free for you"
            actions={
              <>
                <ButtonLink to={paths.locationHub()}>Find an agent</ButtonLink>
                <Link to={paths.createOrganization()}>Create an organization</Link>
              </>
            }
          >
            <p>
              Searching, asking, messages, and reviews cost customers nothing. There is nothing to choose
              here.
            </p>
          </EmptyState>
        ) : (
          <Segmented
            label="How often you pay"
            items={INTERVAL_ORDER.map((one) => ({
              to: paymentPaths.membership({ interval: one }),
              label: INTERVALS[one].every,
              current: one === interval,
            }))}
          />
        )}
        {isAgent ? (
          <>
            <AgentPlans
              plans={plans.filter((one) => one.audience === "agent")}
              interval={interval}
              own={own}
            />
            {example !== null && plans.some(({ key }) => key === "agent-pro") ? (
              <ProExamples example={example} />
            ) : null}
          </>
        ) : null}
        {organizations.map((organization) => (
          <OrganizationPlans
            key={organization.slug}
            organization={organization}
            plans={plans.filter((one) => one.audience === organization.type)}
            interval={interval}
          />
        ))}
        <NotForSale />
      </Stack>
    </PageMain>
  );
}

/** From the agent's own record, so that the examples are theirs. */
async function findExample(context: AppContext, { userId, entitlements }: Viewer): Promise<ProExample> {
  const [year, versions] = await Promise.all([
    readYear(
      context,
      userId,
      context.db.read({ leads: leadsByWeekStatement(context, userId, FIGURES_WEEKS) }),
    ),
    countEarlierVersions(context, userId),
  ]);
  return { year, versions, has: entitlements.includes("figures-file") };
}

function NotForSale() {
  return (
    <Section id="not-for-sale" title="What no plan buys" thin>
      <ul className="grid list-none gap-x-8 gap-y-4 md:grid-cols-3">
        <li>
          <h3 className="text-18">A place in the ranking</h3>
          <p className="mt-1 text-14 text-ink-2">
            Results follow <Link to={paths.help("ranking")}>one formula</Link>, and what you pay isn’t in it.
          </p>
        </li>
        <li>
          <h3 className="text-18">More leads, or hidden reviews</h3>
          <p className="mt-1 text-14 text-ink-2">
            People choose whom they ask. Every published review stays where everyone can read it.
          </p>
        </li>
        <li>
          <h3 className="text-18">A better rating</h3>
          <p className="mt-1 text-14 text-ink-2">{`No one at ${site.name} changes one for money.`}</p>
        </li>
      </ul>
    </Section>
  );
}
