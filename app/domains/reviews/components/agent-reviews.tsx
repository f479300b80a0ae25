import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ProofDots } from "#app/ui/figures/proof-dots.tsx";
import { Stars } from "#app/ui/figures/stars.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import type { AgentReview } from "../listing/organization-reviews-queries.server.ts";
import { proofWords } from "../review-sentences.ts";

/** Reviews of several agents in short, each with the agent’s face; the whole review is on its own page. */
export function AgentReviews({ reviews }: { reviews: readonly AgentReview[] }) {
  return (
    <ul className="grid list-none grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
      {reviews.map(({ id, agent, stars, title, body, author, publishedAt, tier, disclosure, counts }) => (
        <li key={id} className="grid grid-cols-[2.5rem_minmax(0,1fr)] content-start items-start gap-x-3">
          <Avatar id={agent.id} name={agent.name} photoUrl={agent.photoUrl} size="sm" />
          <div>
            <p className="text-14">
              <Link to={paths.showcase(agent.slug)}>{agent.name}</Link>
            </p>
            <Stars value={stars} />
            <h3 className="mt-1 text-18 [unicode-bidi:plaintext]">
              <Link to={paths.review(id)} rel="nofollow">
                {title}
              </Link>
            </h3>
            {disclosure === null ? null : (
              <p className={classNames("mt-1 text-13", counts ? "text-muted" : "font-label")}>{disclosure}</p>
            )}
            <p className="mt-1 line-clamp-3 text-14" dir="auto">
              {body}
            </p>
            <Caption className="mt-1.5">{`${author}, ${formatPublicDay(publishedAt)}`}</Caption>
            <ProofDots filled={tier}>{t(proofWords[tier])}</ProofDots>
          </div>
        </li>
      ))}
    </ul>
  );
}
