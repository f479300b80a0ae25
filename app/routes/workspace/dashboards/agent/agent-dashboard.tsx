import { Link } from "@remix-run/react";
import type { Year } from "#app/domains/billing/figures/year-queries.server.ts";
import { ShowcaseCompleteness } from "#app/domains/directory/components/profile/showcase-completeness.tsx";
import { RESPONSE_FLOOR_THREADS } from "#app/domains/directory/policy.ts";
import { MEDIAN_CONVERSATIONS } from "#app/domains/messages/limits.ts";
import { dashboardPaths } from "#app/paths/dashboard.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { formatSpan } from "#app/platform/time/time-words.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import { Stats } from "#app/ui/figures/stats.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { QuestionQueue } from "../../expert-questions/question-queue.tsx";
import { ComingAppointments } from "../coming-appointments.tsx";
import { DashboardColumns } from "../dashboard-columns.tsx";
import { FirstSteps } from "../first-steps.tsx";
import { LAPSE_DAYS } from "../limits.ts";
import { formatMean } from "../sentences.ts";
import { AgentBadge } from "./agent-badge.tsx";
import type { AgentFigures } from "./agent-figures.server.ts";
import { NewLeads } from "./new-leads.tsx";
import { daysLeft, formatLeft, OwnLicenses } from "./own-licenses.tsx";
import { OwnYear } from "./own-year.tsx";
import { UnconfirmedFacts } from "./unconfirmed-facts.tsx";
import { ViewsAndContacts } from "./views-and-contacts.tsx";

export type AgentDashboardProps = {
  slug: string;
  figures: AgentFigures;
  nowMs: number;
  /** 52 weeks, if their plan includes them. */
  year: Year | null;
  /** Scheme and host of this site. */
  origin: string;
};

/** An agent's day: what waits, their record, and their figures. */
export function AgentDashboard({ slug, figures, nowMs, year, origin }: AgentDashboardProps) {
  const { record } = figures;
  return (
    <>
      <header>
        <h1>Today</h1>
        <p className="mt-1 text-muted">
          {`${[formatWeekday(record.today), ...ending(record.licenses)].join(". ")}.`}
        </p>
      </header>
      <DashboardColumns
        top={<KeyFigures figures={figures} />}
        main={
          <>
            <div className="max-wide:-order-2">
              <NewLeads leads={figures.leads} total={figures.newLeads} nowMs={nowMs} />
            </div>
            {figures.untouched > 0 ? <Questions figures={figures} nowMs={nowMs} /> : null}
            <ReviewToAnswer figures={figures} />
            {figures.untouched > 0 ? null : <Questions figures={figures} nowMs={nowMs} />}
            <ViewsAndContacts
              slug={slug}
              weeks={figures.weeks}
              views={figures.views}
              leads={figures.leadWeeks}
              conversations={figures.conversations}
            />
            {year === null ? null : <OwnYear year={year} />}
          </>
        }
        aside={
          <>
            <div className="max-wide:-order-1">
              <ComingAppointments appointments={figures.appointments} side="agent" />
            </div>
            <FirstSteps checklist="agent" steps={figures.steps} />
            <OwnLicenses licenses={record.licenses} />
            <UnconfirmedFacts facts={figures.unconfirmed} />
            {figures.completeness === null ? null : (
              <Section
                id="showcase"
                title="Showcase"
                thin
                aside={<Link to={paths.editShowcase()}>Edit showcase</Link>}
              >
                <ShowcaseCompleteness completeness={figures.completeness} />
              </Section>
            )}
            <AgentBadge slug={slug} name={record.name} origin={origin} />
          </>
        }
      />
    </>
  );
}

/** The newest review without a reply, with the way to its reply. */
function ReviewToAnswer({ figures: { record, toAnswer } }: { figures: AgentFigures }) {
  return (
    <Section
      id="review"
      title="Review to answer"
      thin
      aside={
        <Link to={paths.expertReviews({ show: "to-answer" })}>
          {record.unansweredReviews === 0 ? "All reviews" : `All ${record.unansweredReviews}`}
        </Link>
      }
    >
      {toAnswer === null ? (
        <EmptyState level={3} title={record.publishedReviews === 0 ? "No reviews yet" : "All answered"}>
          <p>New reviews without a reply show up here.</p>
        </EmptyState>
      ) : (
        <>
          <Row>
            <Stars value={toAnswer.stars} />
            <b className="text-14">{toAnswer.author}</b>
            <Caption as="span">{formatPublicDay(toAnswer.publishedAt)}</Caption>
          </Row>
          <p className="wrap-anywhere mt-1.5 mb-3 line-clamp-4 text-14">{`“${toAnswer.body}”`}</p>
          <ButtonLink small to={`${paths.review(toAnswer.id)}#reply`}>
            Write a reply
          </ButtonLink>
          <Caption className="mt-2.5">
            Don’t confirm that the writer is a client, and say nothing about their affairs.
          </Caption>
        </>
      )}
    </Section>
  );
}

const questionsTitle = ({ waiting, untouched }: Pick<AgentFigures, "waiting" | "untouched">) =>
  waiting > 0 && untouched === 0 ? "Questions to add to" : "Questions to answer";

function Questions({ figures, nowMs }: { figures: AgentFigures; nowMs: number }) {
  return (
    <Section
      id="questions"
      title={questionsTitle(figures)}
      thin
      aside={<Link to={paths.expertQuestions()}>All questions</Link>}
    >
      <QuestionQueue questions={figures.questions} waitingOnly nowMs={nowMs} />
    </Section>
  );
}

/** "Monday, November 23" of `YYYY-MM-DD`. */
function formatWeekday(day: string): string {
  return new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(day));
}

/** The license that ends next, if that is soon: a sentence without its period. */
function ending(licenses: AgentFigures["record"]["licenses"]): string[] {
  const next = licenses.find(({ status }) => status === "active");
  const left = next === undefined ? null : daysLeft(next);
  return next === undefined || left === null || left >= LAPSE_DAYS
    ? []
    : [`Your ${next.stateName} license has ${formatLeft(left)} left`];
}

/** Six figures, each a link to what it counts. */
function KeyFigures({ figures }: { figures: AgentFigures }) {
  const { newLeads, leads, unread, waiting, untouched, late, record } = figures;
  const { responseMinutes, responseThreads, meanStars, publishedReviews, heldReviews } = record;
  const hidden = responseMinutes === null || responseThreads < RESPONSE_FLOOR_THREADS;
  return (
    <Stats
      items={[
        ...(leads === null
          ? []
          : [
              {
                label: "New leads",
                value: <Link to={leadPaths.leads({ state: "new" })}>{newLeads}</Link>,
                base: "not contacted yet",
              },
            ]),
        {
          label: "Unread messages",
          value: <Link to={paths.messages({ show: "unread" })}>{unread.messages}</Link>,
          base: unread.threads === 1 ? "in 1 conversation" : `in ${unread.threads} conversations`,
        },
        {
          label: questionsTitle(figures),
          value: <Link to={dashboardPaths.waitingQuestions()}>{waiting}</Link>,
          base: waitingBase(waiting, untouched, late),
        },
        {
          label: "Usual answer time",
          value: (
            <Link to={paths.messages()}>
              {hidden ? "not shown" : formatSpan(responseMinutes * MINUTE_MS)}
            </Link>
          ),
          base: hidden
            ? `${responseThreads} of ${RESPONSE_FLOOR_THREADS} conversations it takes`
            : `median of the newest ${Math.min(responseThreads, MEDIAN_CONVERSATIONS)} answered conversations`,
        },
        {
          label: "Rating",
          value: <Link to={paths.expertReviews()}>{formatMean(meanStars)}</Link>,
          base: (
            <>
              {meanStars === null ? null : (
                <>
                  <Stars value={meanStars} />
                  <span> </span>
                </>
              )}
              <span>{`from ${publishedReviews === 1 ? "1 review" : `${publishedReviews} reviews`}${heldReviews === 0 ? "" : `; ${heldReviews} being reviewed by our team`}`}</span>
            </>
          ),
        },
        {
          label: "Reviews to answer",
          value: <Link to={paths.expertReviews({ show: "to-answer" })}>{record.unansweredReviews}</Link>,
          base: "published, with no reply yet",
        },
      ]}
    />
  );
}

/** Who has answered the questions that this agent hasn't. */
function waitingBase(waiting: number, untouched: number, late: number): string {
  if (waiting === 0) return "you’ve answered them all";
  if (untouched === 0) return "each has an answer already";
  return `${untouched} without any answer${late === 0 ? "" : `, ${late} past the first 15 minutes`}`;
}
