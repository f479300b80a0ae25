import { Link } from "@remix-run/react";
import { formatCountOf } from "#app/domains/directory/format-figures.ts";
import { RESPONSE_FLOOR_THREADS } from "#app/domains/directory/policy.ts";
import type { MemberSummary } from "#app/domains/organizations/members/summary-queries.server.ts";
import { paths } from "#app/paths/paths.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { formatSpan } from "#app/platform/time/time-words.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

export type MemberSummariesProps = {
  members: readonly MemberSummary[];
  /** All listed agents, shown or not. */
  agents: number;
  slug: string;
  /** May invite. */
  acts: boolean;
};

/** The listed agents of an organization with figures from their public records; those with reviews to answer first. */
export function MemberSummaries({ members, agents, slug, acts }: MemberSummariesProps) {
  return (
    <Section
      id="members"
      title="Agents"
      thin
      aside={
        <Link to={paths.members({ organization: slug })}>
          {members.length < agents
            ? `All members; ${members.length} of ${agents} agents shown`
            : "All members"}
        </Link>
      }
    >
      {members.length === 0 ? (
        <EmptyState
          level={3}
          title="No agents yet"
          actions={
            acts ? (
              <ButtonLink to={paths.invites({ organization: slug })}>Invite agents</ButtonLink>
            ) : undefined
          }
        >
          <p>Agents who join with a claimed profile show up here with their ratings and answer times.</p>
        </EmptyState>
      ) : (
        <DataTable
          caption="Agents of your organization, those with reviews to answer first"
          rows={members}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "name",
              label: "Agent",
              heading: true,
              cell: ({ name, slug: agent, agentId, photoUrl }) => (
                <span className="flex items-center gap-3">
                  <Avatar id={agentId} name={name ?? ""} photoUrl={photoUrl} size="sm" />
                  <Link to={paths.showcase(agent)}>{name}</Link>
                </span>
              ),
            },
            {
              key: "rating",
              label: "Rating",
              cell: ({ slug: agent, meanStars, reviews }) =>
                meanStars === null ? (
                  "no reviews yet"
                ) : (
                  <>
                    <Link to={paths.expertReviews({ agent })}>{meanStars.toFixed(1)}</Link>
                    <span> </span>
                    <Stars value={meanStars} />
                    <Caption as="span" className="block">
                      {` from ${formatCountOf(reviews ?? 0, "review")}`}
                    </Caption>
                  </>
                ),
            },
            {
              key: "unanswered",
              label: "To answer",
              end: true,
              cell: ({ slug: agent, unanswered }) => (
                <Link to={paths.expertReviews({ agent, show: "to-answer" })}>{unanswered}</Link>
              ),
            },
            {
              key: "views",
              label: "Views, 12 weeks",
              end: true,
              cell: ({ slug: agent, views }) => <Link to={paths.showcase(agent)}>{formatCount(views)}</Link>,
            },
            { key: "response", label: "Usual answer time", cell: formatAnswerTime },
          ]}
        />
      )}
    </Section>
  );
}

function formatAnswerTime({ responseMinutes, responseThreads }: MemberSummary) {
  const threads = responseThreads ?? 0;
  const base = formatCountOf(threads, "conversation");
  if (responseMinutes === null || threads < RESPONSE_FLOOR_THREADS)
    return (
      <Caption as="span">{`not shown: ${threads === 0 ? "no conversations yet" : `${base} so far`}`}</Caption>
    );
  return (
    <>
      <span>{formatSpan(responseMinutes * MINUTE_MS)}</span>
      <Caption as="span" className="block">
        {` median, ${base}`}
      </Caption>
    </>
  );
}
