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
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";

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
        <ul
          className="list-none border-line border-t"
          aria-label="Agents of your organization, those with reviews to answer first"
        >
          {members.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The face, the name, and in a second line how they are doing; at the end what waits for them. */
function MemberRow({ member }: { member: MemberSummary }) {
  const { name, slug: agent, agentId, photoUrl, meanStars, reviews, unanswered, views } = member;
  return (
    <li className="flex items-center gap-4 border-line border-b py-3">
      <Avatar id={agentId} name={name ?? ""} photoUrl={photoUrl} size="sm" />
      <div className="min-w-0 flex-1">
        <Link className="font-label" to={paths.showcase(agent)}>
          {name}
        </Link>
        <Caption className="max-w-none">
          {meanStars === null ? (
            <span>no reviews yet</span>
          ) : (
            <>
              <Link to={paths.expertReviews({ agent })}>{meanStars.toFixed(1)}</Link>
              <span> </span>
              <Stars value={meanStars} />
              <span>{` from ${formatCountOf(reviews ?? 0, "review")}`}</span>
            </>
          )}
          <span className="max-md:hidden">{` · ${formatCountOf(views, "view")} in 12 weeks`}</span>
          <span>{` · ${formatAnswerTime(member)}`}</span>
        </Caption>
      </div>
      {unanswered === 0 ? (
        <Caption as="span" className="flex-none">
          all answered
        </Caption>
      ) : (
        <ButtonLink
          small
          to={paths.expertReviews({ agent, show: "to-answer" })}
          className="flex-none max-md:min-h-target"
        >
          <span>{`${unanswered} to answer`}</span>
          <span className="sr-only">{`, ${name}`}</span>
        </ButtonLink>
      )}
    </li>
  );
}

function formatAnswerTime({ responseMinutes, responseThreads }: MemberSummary): string {
  const threads = responseThreads ?? 0;
  if (threads === 0) return "no conversations yet";
  return responseMinutes === null || threads < RESPONSE_FLOOR_THREADS
    ? `${formatCountOf(threads, "conversation")} so far`
    : `usually answers in ${formatSpan(responseMinutes * MINUTE_MS)}`;
}
