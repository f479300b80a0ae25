import { Link } from "@remix-run/react";
import { formatCountOf } from "#app/domains/directory/format-figures.ts";
import { SUMMED_LEAST_AGENTS } from "#app/domains/organizations/limits.ts";
import { roleWords, typeWords } from "#app/domains/organizations/policy.ts";
import { dashboardPaths } from "#app/paths/dashboard.ts";
import { leadPaths } from "#app/paths/leads.ts";
import { paths } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import { formatMonth } from "#app/platform/time/dates.ts";
import { PeriodChart } from "#app/ui/figures/period-chart.tsx";
import { Stats } from "#app/ui/figures/stats.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import { DashboardColumns } from "../dashboard-columns.tsx";
import { FirstSteps } from "../first-steps.tsx";
import { LapsingLicenses } from "./lapsing-licenses.tsx";
import { MemberSummaries } from "./member-summaries.tsx";
import type { OrganizationFigures } from "./organization-figures.server.ts";
import { Appointed, OrganizationsBelow } from "./organizations-below.tsx";
import { ToDo } from "./to-do.tsx";
import { OpenInvites } from "./waiting-people.tsx";

export type OrganizationDashboardProps = {
  figures: OrganizationFigures;
  nowMs: number;
  /** Its plan includes figures as a file. */
  withFile: boolean;
};

/** An organization's dashboard. Executives read it; the owner and the managers act on it. */
export function OrganizationDashboard({ figures, nowMs, withFile }: OrganizationDashboardProps) {
  const { summary, all, members, lapsing, acts, months, conversations, leads, below, leavesOutBelow } =
    figures;
  const { slug: organization, type } = summary;
  const isAbove = type !== "agency";
  const began = conversations.some((n) => n > 0);
  return (
    <>
      <header>
        <h1>Today</h1>
        <p className="mt-1 text-muted">
          <Link to={paths.organization(organization)}>{summary.name}</Link>
          <span>{`, ${typeWords[summary.type].toLowerCase()}. You’re its ${roleWords[summary.role].toLowerCase()}.${formatLapsing(lapsing[0]?.total ?? 0)}`}</span>
        </p>
        {all.length > 1 ? (
          <Row as="nav" aria-label="Organizations you manage" className="mt-3">
            {all.map(({ name, slug }) => (
              <Chip key={slug} to={dashboardPaths.organization(slug)} current={slug === organization}>
                {name}
              </Chip>
            ))}
          </Row>
        ) : null}
      </header>
      <DashboardColumns
        top={<KeyFigures figures={figures} />}
        main={
          <>
            <div className="max-md:mb-10 max-wide:-order-2">
              <ToDo figures={figures} nowMs={nowMs} />
            </div>
            {isAbove ? <OrganizationsBelow below={below} type={type} organization={organization} /> : null}
            {isAbove && summary.agents === 0 ? null : (
              <MemberSummaries members={members} agents={summary.agents} slug={organization} acts={acts} />
            )}
            <Section
              id="contacts"
              title="Leads and conversations"
              thin
              aside={<Caption>12 months; this month isn’t over</Caption>}
            >
              {leavesOutBelow ? (
                <p className="mb-3">{`Fewer than ${SUMMED_LEAST_AGENTS} agents are below you. A sum over so few could show what one of them gets, so theirs count here from ${SUMMED_LEAST_AGENTS} agents on.`}</p>
              ) : null}
              <PeriodChart
                title="Leads and conversations by month"
                periodLabel="Month"
                periods={months}
                head={(month) => formatMonth(month).slice(0, 3)}
                series={[
                  { label: "Leads", kind: "bars", values: leads, to: () => `${leadPaths.leads()}#months` },
                  ...(began
                    ? [{ label: "Conversations", kind: "line" as const, values: conversations }]
                    : []),
                ]}
              />
              <Caption className="mt-3">
                {`The sum over ${isAbove && !leavesOutBelow ? "your agents and those of the organizations below you today" : "the agents who belong to you today"}. Who asked stays with each agent.${began ? "" : " No conversations began in these months."}`}
              </Caption>
            </Section>
            {withFile ? (
              <p className="mt-4">
                <Link to={paymentPaths.figuresFile({ organization })} reloadDocument>
                  Members with their figures as a file (CSV)
                </Link>
              </p>
            ) : null}
          </>
        }
        aside={
          <>
            <FirstSteps checklist="organization" steps={figures.steps} />
            {type === "carrier" ? <Appointed appointed={figures.appointed} /> : null}
            <OpenInvites {...figures} nowMs={nowMs} />
            <LapsingLicenses licenses={lapsing} />
          </>
        }
      />
    </>
  );
}

/** What no key figure counts; nothing for none. */
const formatLapsing = (licenses: number): string =>
  licenses === 0
    ? ""
    : licenses === 1
      ? " 1 license is about to lapse."
      : ` ${licenses} licenses are about to lapse.`;

/** Six figures, each a link to what it counts. */
function KeyFigures({
  figures: { summary, reviews, views, leads, below, leavesOutBelow },
}: {
  figures: OrganizationFigures;
}) {
  const {
    slug: organization,
    requests,
    invites,
    expiredInvites,
    members,
    seatsTaken,
    seats,
    seatsPaid,
  } = summary;
  return (
    <Stats
      items={[
        {
          label: "Leads this month",
          value: <Link to={`${leadPaths.leads()}#months`}>{formatCount(leads.at(-1) ?? 0)}</Link>,
          base: leavesOutBelow
            ? `of your own agents; of those below from ${SUMMED_LEAST_AGENTS} on`
            : `${formatCount(leads.at(-2) ?? 0)} last month`,
        },
        {
          label: "Requests to join",
          value: <Link to={`${paths.members({ organization })}#requests`}>{requests}</Link>,
          base: "waiting for the owner or a manager",
        },
        {
          label: "Open invites",
          value: <Link to={paths.invites({ organization })}>{invites}</Link>,
          base: expiredInvites === 0 ? "all links are still good" : `${expiredInvites} with an expired link`,
        },
        {
          label: "Reviews to answer",
          value: (
            <Link to={paths.expertReviews({ show: "to-answer" })}>{formatCount(reviews.unanswered)}</Link>
          ),
          base: `of ${formatCountOf(reviews.published, "published review")} of your agents`,
        },
        {
          label: "Members",
          value: <Link to={`${paths.members({ organization })}#people`}>{formatCount(members)}</Link>,
          base: seatBase(seatsTaken, seats, seatsPaid),
        },
        ...(summary.type === "agency"
          ? [
              {
                label: "Profile views",
                value: <a href="#members">{formatCount(views)}</a>,
                base: `of ${formatCountOf(summary.agents, "agent")}, last 12 weeks`,
              },
            ]
          : [
              {
                label: "Agents below you",
                value: <a href="#below">{formatCount(below[0]?.allAgents ?? 0)}</a>,
                base: `in ${formatCountOf(below[0]?.organizations ?? 0, "organization")}`,
              },
            ]),
      ]}
    />
  );
}

/** How many seats are taken, of how many, and how many of them are paid for. */
function seatBase(taken: number, seats: number | null, paid: number | null): string {
  if (paid !== null) return `${taken} of ${formatCountOf(paid, "paid seat")} taken`;
  return seats === null
    ? `${taken} seats taken, no limit set`
    : `${taken} of ${formatCountOf(seats, "seat")} taken`;
}
