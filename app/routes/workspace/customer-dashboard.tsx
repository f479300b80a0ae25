import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { AgentList } from "#app/domains/directory/components/agent-list.tsx";
import { listAgentsBySlug } from "#app/domains/directory/place-queries.server.ts";
import { readSaved } from "#app/domains/directory/saved.ts";
import { ThreadList } from "#app/domains/messages/components/thread-list.tsx";
import { listThreads } from "#app/domains/messages/thread-queries.server.ts";
import { listOwnQuestions } from "#app/domains/questions/own-queries.server.ts";
import { countOwnReviews } from "#app/domains/reviews/writing/own-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import { pageMeta } from "#app/platform/page-meta.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { OwnQuestions } from "./own-questions.tsx";
import { OwnReviewCounts } from "./own-review-counts.tsx";

const SHOWN_THREADS = 3;

export const handle = { access: "signed-in" } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const confirmedEmail = viewer.emailConfirmed ? viewer.email : null;
  const [agents, { threads }, own, reviews] = await Promise.all([
    listAgentsBySlug(context, readSaved(request)),
    listThreads(context, viewer.userId),
    listOwnQuestions(context, { userId: viewer.userId, confirmedEmail, passHashes: [] }),
    countOwnReviews(context, viewer.userId),
  ]);
  const questions = own.map(({ questionNo: _, ...question }) => question);
  const nowMs = context.clock.now();
  const newest = threads.slice(0, SHOWN_THREADS);
  return { firstName: viewer.firstName, questions, reviews, agents, newest, nowMs, today: utcDay(nowMs) };
}

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: "Your dashboard",
    description: "Your questions, messages, reviews, and saved agents.",
    indexable: false,
  });

export default function CustomerDashboard() {
  const { firstName, questions, reviews, agents, newest, nowMs, today } = useLoaderData<typeof loader>();
  return (
    <Stack gap="loose">
      <header>
        <h1>Hello {firstName}</h1>
      </header>
      <Section id="questions" title="My questions" thin aside={<Link to={paths.myQuestions()}>All</Link>}>
        <OwnQuestions questions={questions} />
      </Section>
      <Section id="messages" title="Messages" thin aside={<Link to={paths.messages()}>All messages</Link>}>
        {newest.length === 0 ? (
          <EmptyState
            level={3}
            title="No conversations yet"
            actions={<ButtonLink to={paths.locationHub()}>Find agents</ButtonLink>}
          >
            <p>To start one, choose “Message” on an agent’s profile.</p>
          </EmptyState>
        ) : (
          <ThreadList threads={newest} nowMs={nowMs} />
        )}
      </Section>
      <Section
        id="reviews"
        title="My reviews"
        thin
        aside={<Link to={paths.myReviews()}>All my reviews</Link>}
      >
        <OwnReviewCounts counts={reviews} />
      </Section>
      <Section id="saved" title="Saved agents" thin aside={<Link to={paths.saved()}>All saved agents</Link>}>
        {agents.length === 0 ? (
          <EmptyState
            level={3}
            title="Nothing saved yet"
            actions={<ButtonLink to={paths.locationHub()}>Find agents</ButtonLink>}
          >
            <p>Choose “Save” next to an agent to keep them on this device.</p>
          </EmptyState>
        ) : (
          <AgentList
            level={3}
            narrow
            compare
            agents={agents}
            today={today}
            saved={agents.map((agent) => agent.slug)}
            back={paths.customerDashboard()}
          />
        )}
      </Section>
    </Stack>
  );
}
