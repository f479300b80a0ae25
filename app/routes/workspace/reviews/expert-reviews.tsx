import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import {
  parseSideFilter,
  type SideFilter,
  sideCursor,
  sideParameters,
} from "#app/domains/reviews/listing/list-inputs.ts";
import { listSideReviews } from "#app/domains/reviews/replies/side-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireSignedIn } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { reviewRulesAddress } from "#app/paths/review-rules.ts";
import { pageMeta } from "#app/platform/pages/page-meta.ts";
import { formatCount } from "#app/ui/format-count.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import { SideReviews } from "./side-reviews.tsx";

export const handle = { access: "signed-in", english: true, inView: true } satisfies RouteHandle;

/** For agents and for managers of an organization; the rows say which reviews they may answer. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await requireSignedIn(request, context);
  if (!flagsOf(viewer.role).isAgent && viewer.managedOrganization === null) throw redirect(paths.dashboard());
  const { searchParams } = new URL(request.url);
  const filter = parseSideFilter(searchParams);
  const after = sideCursor.parse(searchParams.get("after"));
  const found = await listSideReviews(context, viewer.userId, filter, after);
  return {
    ...found,
    filter,
    begun: after !== null,
    organization: viewer.managedOrganization?.name ?? null,
    slug: viewer.slug,
  };
}

export const meta: MetaFunction = () =>
  pageMeta("", { title: "Reviews to answer", description: "What customers wrote.", indexable: false });

const SHOWN = [
  ["all", "All"],
  ["to-answer", "To answer"],
  ["answered", "Answered"],
] as const;

const starWords = (stars: number) => (stars === 1 ? "1 star" : `${stars} stars`);
const unansweredWords = (many: number) =>
  many === 0 ? "all answered" : `${formatCount(many)} without a reply`;

export default function ExpertReviews() {
  const { reviews, next, counts, filter, begun, organization, slug } = useLoaderData<typeof loader>();
  const to = (changes: Partial<SideFilter>, after?: string) =>
    paths.expertReviews({ ...sideParameters({ ...filter, ...changes }), after });
  const of = {
    all: counts.published,
    "to-answer": counts.unanswered,
    answered: counts.published - counts.unanswered,
  };
  return (
    <Stack gap="loose">
      <header>
        <h1>Reviews</h1>
        <p className="text-muted">
          {`${formatCount(counts.published)} published${filter.stars === null ? "" : ` with ${starWords(filter.stars)}`}${organization === null ? "" : ` for agents of ${organization}`}${counts.published === 0 ? "" : `, ${unansweredWords(counts.unanswered)}`}. Reviews without a reply come first.`}
        </p>
        <p className="text-14 text-muted">
          <span>You can ask every client for a review, without promising anything for it. </span>
          <Link to={reviewRulesAddress()}>Review rules for agents</Link>
        </p>
      </header>
      <nav aria-label="Which reviews" className="grid grid-cols-1 gap-5">
        <Row>
          {SHOWN.map(([show, label]) => (
            <Chip key={show} to={to({ show })} current={filter.show === show} count={formatCount(of[show])}>
              {label}
            </Chip>
          ))}
        </Row>
        {filter.agent === null ? null : (
          <Row>
            <Chip to={to({ agent: null })} current removable>
              {reviews[0]?.agentName ?? filter.agent}
            </Chip>
          </Row>
        )}
        <Row>
          <Chip to={to({ stars: null })} current={filter.stars === null}>
            All stars
          </Chip>
          {[5, 4, 3, 2, 1].map((stars) => (
            <Chip key={stars} to={to({ stars })} current={filter.stars === stars}>
              {starWords(stars)}
            </Chip>
          ))}
        </Row>
      </nav>
      <SideReviews
        reviews={reviews}
        counts={counts}
        filter={filter}
        all={paths.expertReviews()}
        slug={slug}
        named={organization !== null}
      />
      <Pager firstTo={begun ? to({}) : null} nextTo={next === null ? null : to({}, next)} />
    </Stack>
  );
}
