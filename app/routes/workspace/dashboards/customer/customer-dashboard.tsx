import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { comingStatement } from "#app/domains/calendar/appointments/appointment-queries.server.ts";
import { AgentList } from "#app/domains/directory/components/agent-list.tsx";
import { SavedSearchList } from "#app/domains/directory/components/saved-searches/saved-search-list.tsx";
import { RecentlyViewed } from "#app/domains/directory/components/viewed/recently-viewed.tsx";
import { readSaved } from "#app/domains/directory/saved/saved.ts";
import { listSavedAgents } from "#app/domains/directory/saved/saved-agents-queries.server.ts";
import { listSavedSearches } from "#app/domains/directory/saved-searches/saved-search-queries.server.ts";
import { requestUrl } from "#app/domains/leads/lead-links.server.ts";
import { type OwnRequest, ownRequestsStatement } from "#app/domains/leads/requests/request-queries.server.ts";
import { ThreadList } from "#app/domains/messages/components/thread-list.tsx";
import { unreadStatement } from "#app/domains/messages/reading/contact-queries.server.ts";
import { listThreads } from "#app/domains/messages/reading/thread-queries.server.ts";
import { listOwnQuestions } from "#app/domains/questions/asking/own-queries.server.ts";
import type { ReviewStatus } from "#app/domains/reviews/policy.ts";
import { countOwnReviews } from "#app/domains/reviews/writing/own-queries.server.ts";
import { ownStateLabel } from "#app/domains/reviews/writing/own-words.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { t } from "#app/text/text.ts";
import { LinkList, LinkListItem } from "#app/ui/layout/link-list.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { ComingAppointments, comingTo } from "../coming-appointments.tsx";
import { DashboardColumns } from "../dashboard-columns.tsx";
import { NEW_ANSWER_DAYS, SHOWN_APPOINTMENTS, SHOWN_THREADS } from "../limits.ts";
import { NotInView } from "../not-in-view.tsx";
import { CustomerWaiting } from "./customer-waiting.tsx";
import { NextSteps } from "./next-steps.tsx";
import { OwnQuestions } from "./own-questions.tsx";
import { OwnRequests, type ShownRequest } from "./own-requests.tsx";
import { isUsed, STEPS, unusedSteps } from "./unused-steps.ts";

export const handle = { access: "signed-in", inView: true } satisfies RouteHandle;

/** Everything is read in one turn, so that it travels in one batch. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  const confirmedEmail = viewer.emailConfirmed ? viewer.email : null;
  const nowMs = context.clock.now();
  const [agents, searches, { threads }, own, reviews, { unread, appointments, requests }] = await Promise.all(
    [
      listSavedAgents(context, viewer.userId, readSaved(request)),
      listSavedSearches(context, viewer.userId),
      listThreads(context, viewer.userId),
      listOwnQuestions(context, { userId: viewer.userId, confirmedEmail, passHashes: [] }),
      countOwnReviews(context, viewer.userId),
      context.db.read({
        unread: unreadStatement(context, viewer.userId),
        appointments: comingStatement(context, viewer.userId, "client", SHOWN_APPOINTMENTS),
        requests: ownRequestsStatement(context, viewer.userId),
      }),
    ],
  );
  const questions = own.map(({ questionNo: _, ...question }) => question);
  const fresh = questions
    .map(
      ({ answers }) => answers.filter(({ createdAt }) => createdAt > nowMs - NEW_ANSWER_DAYS * DAY_MS).length,
    )
    .filter((count) => count > 0);
  return {
    firstName: viewer.firstName,
    unread: unread[0] ?? { messages: 0, threads: 0 },
    answers: { count: fresh.reduce((sum, count) => sum + count, 0), questions: fresh.length },
    unconfirmed: reviews.find(({ status }) => status === "awaiting-verification")?.count ?? 0,
    // An admin who looks sees neither their messages nor whom they meet.
    appointments: context.viewing === null ? appointments.map(comingTo("client")) : null,
    requests: context.viewing === null ? await showRequests(context, requests) : null,
    questions,
    reviews,
    agents,
    searches,
    newest: context.viewing === null ? threads.slice(0, SHOWN_THREADS) : null,
    nowMs,
    today: utcDay(nowMs),
  };
}

/** Each with its conversation, or with the page that its sender's link opens. */
const showRequests = (context: AppContext, requests: readonly OwnRequest[]): Promise<ShownRequest[]> =>
  Promise.all(
    requests.map(async ({ id, agentName, typeName, state, threadId, replied, createdAt }) => ({
      id,
      agentName,
      typeName,
      status: state === "unconfirmed" ? "unconfirmed" : replied ? "replied" : "sent",
      createdAt,
      to: threadId === null ? new URL(await requestUrl(context, id)).pathname : paths.thread(threadId),
    })),
  );

export const meta: MetaFunction = () =>
  pageMeta("", {
    title: t("Today"),
    description: t("Your questions, messages, reviews, and saved agents."),
    indexable: false,
  });

export default function CustomerDashboard() {
  const page = useLoaderData<typeof loader>();
  const { firstName, unread, answers, unconfirmed, agents, searches, newest, nowMs, today } = page;
  const steps = unusedSteps(page);
  const isWaiting = unread.messages + answers.count + unconfirmed > 0;
  return (
    <Stack gap="loose">
      <header>
        <h1>{t("Today")}</h1>
        <p className="mt-1 text-muted">
          {`${t("Hello {name}.", { name: firstName })}${isWaiting ? "" : ` ${t("Nothing is waiting for you.")}`}`}
        </p>
      </header>
      <DashboardColumns
        top={<CustomerWaiting unread={unread} answers={answers} unconfirmed={unconfirmed} />}
        main={
          <>
            <ComingAppointments appointments={page.appointments} side="client" />
            {isUsed(newest) ? (
              <Section
                id="messages"
                title={t("Messages")}
                thin
                aside={<Link to={paths.messages()}>{t("All messages")}</Link>}
              >
                {newest === null ? <NotInView /> : <ThreadList threads={newest} nowMs={nowMs} />}
              </Section>
            ) : null}
            {isUsed(page.questions) ? (
              <Section
                id="questions"
                title={t("My questions")}
                thin
                aside={<Link to={paths.myQuestions()}>{t("All questions")}</Link>}
              >
                <OwnQuestions questions={page.questions} />
              </Section>
            ) : null}
            {isUsed(agents) ? (
              <Section
                id="saved"
                title={t("Saved agents")}
                thin
                aside={<Link to={paths.saved()}>{t("All saved agents")}</Link>}
              >
                <AgentList
                  level={3}
                  narrow
                  compare
                  agents={agents}
                  today={today}
                  saved={agents.map((agent) => agent.slug)}
                  back={paths.customerDashboard()}
                />
              </Section>
            ) : null}
            <RecentlyViewed thin />
            <NextSteps title={t(steps.length < STEPS ? "More you can do" : "Start here")} steps={steps} />
          </>
        }
        aside={
          <>
            {isUsed(page.requests) ? <OwnRequests requests={page.requests} /> : null}
            {isUsed(searches) ? (
              <Section
                id="searches"
                title={t("Saved searches")}
                thin
                aside={<Link to={paths.savedSearches()}>{t("All saved searches")}</Link>}
              >
                <SavedSearchList searches={searches} back={paths.customerDashboard()} />
              </Section>
            ) : null}
            {isUsed(page.reviews) ? (
              <Section
                id="reviews"
                title={t("My reviews")}
                thin
                aside={<Link to={paths.myReviews()}>{t("All my reviews")}</Link>}
              >
                <OwnReviewCounts counts={page.reviews} />
              </Section>
            ) : null}
          </>
        }
      />
    </Stack>
  );
}

/** How many of the customer's reviews are in which state; each number links to the list. */
function OwnReviewCounts({ counts }: { counts: readonly { status: ReviewStatus; count: number }[] }) {
  return (
    <LinkList>
      {counts.map(({ status, count }) => (
        <LinkListItem key={status} to={paths.myReviews()} end={count}>
          {ownStateLabel(status)}
        </LinkListItem>
      ))}
    </LinkList>
  );
}
