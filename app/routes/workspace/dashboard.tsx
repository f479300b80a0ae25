import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import { ShowcaseCompleteness } from "#app/domains/directory/components/profile/showcase-completeness.tsx";
import { findOwnRecord } from "#app/domains/directory/profile/own-record-queries.server.ts";
import { completenessOf } from "#app/domains/directory/showcase/completeness.ts";
import { findOwnShowcase } from "#app/domains/directory/showcase/showcase-queries.server.ts";
import { listQueue } from "#app/domains/questions/expert-queries.server.ts";
import { countSideReviews } from "#app/domains/reviews/replies/side-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { paymentPaths } from "#app/payment-paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { AgentBadge } from "./agent-badge.tsx";
import { AgentDashboard } from "./agent-dashboard.tsx";
import { OrganizationDashboard } from "./organization-dashboard.tsx";
import { QuestionQueue } from "./question-queue.tsx";

export const handle = { access: "signed-in" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const { isCustomer, isAgent } = flagsOf(viewer.role);
  if (isCustomer) throw redirect(paths.customerDashboard());
  const [record, questions, showcase] =
    isAgent && viewer.slug !== null
      ? await Promise.all([
          findOwnRecord(context, viewer.slug),
          listQueue(context, viewer.userId, 5),
          findOwnShowcase(context, viewer.userId),
        ])
      : [null, [], null];
  const reviews =
    viewer.managedOrganization === null
      ? { published: 0, unanswered: 0 }
      : await countSideReviews(context, viewer.userId);
  return {
    reviews,
    firstName: viewer.firstName,
    unreadMessages: viewer.unreadMessages,
    slug: viewer.slug,
    isAgent,
    record,
    questions,
    withFile: viewer.entitlements.includes("figures-file"),
    completeness: showcase === null ? null : completenessOf(showcase.showcase),
    nowMs: context.clock.now(),
    organization: viewer.managedOrganization,
    onboarding: viewer.onboarding,
    origin: context.origin,
    today: utcDay(context.clock.now()),
  };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Dashboard", description: "What’s waiting for you.", indexable: false });

export default function Dashboard() {
  const page = useLoaderData<typeof loader>();
  const { firstName, slug, isAgent, record, questions, nowMs, organization, onboarding, today } = page;
  return (
    <Stack gap="loose">
      <Row as="header">
        {record === null ? null : (
          <Link to={paths.settings({ section: "photo" })} aria-label="Your photo">
            <Avatar id={record.id} name={record.name} photoUrl={record.photoUrl} eager />
          </Link>
        )}
        <h1>Hello {firstName}</h1>
      </Row>
      {page.completeness === null ? null : <ShowcaseCompleteness completeness={page.completeness} />}
      {isAgent && record !== null && slug !== null ? (
        <>
          <Section
            id="questions"
            title="Questions waiting"
            thin
            aside={<Link to={paths.expertQuestions()}>All questions</Link>}
          >
            <QuestionQueue questions={questions} nowMs={nowMs} />
          </Section>
          <AgentDashboard slug={slug} record={record} unreadMessages={page.unreadMessages} today={today} />
          {page.withFile ? (
            <p>
              <Link to={paymentPaths.figuresFile()} reloadDocument>
                Your figures of the last 52 weeks as a file (CSV)
              </Link>
            </p>
          ) : null}
          <AgentBadge slug={slug} name={record.name} origin={page.origin} />
        </>
      ) : null}
      {isAgent && record === null ? (
        <EmptyState
          title="No public profile yet"
          actions={<Link to={paths.verifyEmail()}>Claim your profile</Link>}
        >
          <p>Your showcase appears once you claim your profile.</p>
        </EmptyState>
      ) : null}
      {isAgent ? null : (
        <OrganizationDashboard
          organization={organization}
          onboarding={onboarding}
          reviews={page.reviews}
          withFile={page.withFile}
        />
      )}
    </Stack>
  );
}
