import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { type PlainMessage, t, tn } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Note } from "#app/ui/feedback/note.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import {
  ALL_REVIEWS,
  countFilters,
  filterParameters,
  REVIEW_LIST,
  reviewsAddress,
} from "../listing/filter-address.ts";
import { removedLabel } from "../reasons.ts";
import { receivedSentence } from "../review-sentences.ts";
import type { ReviewPage, ReviewSummary as Summary, Tombstone } from "../types.ts";
import { ReviewFilters } from "./review-filters.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewSearch } from "./review-search.tsx";
import { QuestionAverages, ReviewAccount, ReviewSummary } from "./review-summary.tsx";

export type ReviewsSectionProps = {
  agent: { slug: string; name: string };
  summary: Summary;
  page: ReviewPage;
  tombstones: readonly Tombstone[];
  /** Why new reviews wait; null when they don’t. */
  paused: string | null;
  /** What is wrong with the address's filters. */
  problem: string | null;
  /** The search text as typed. */
  typed: string;
  /** This page shows the numbers behind the agent's ranking. */
  explained: boolean;
};

/** How many reviews a profile shows before the rest of its record. */
const FIRST_REVIEWS = 3;

/**
 * The reviews section of a profile: the summary and one page of reviews. Filters and pages are links and a plain form.
 */
export function ReviewsSection({
  agent,
  summary,
  page,
  tombstones,
  paused,
  problem,
  typed,
  explained,
}: ReviewsSectionProps) {
  const { slug, name } = agent;
  const { before } = page;
  const count = page.reviews.length;
  const range = { from: before + 1, to: before + count, total: page.total };
  // Readers who chose reviews get all of them; others see the first few, in their order in time, and then the record.
  const chose = before > 0 || page.sort !== "newest" || countFilters(page.filter) > 0;
  const first = chose ? count : FIRST_REVIEWS;
  const refused = problem === null ? null : <Note tone="bad">{problem}</Note>;
  const controls = (
    <>
      <ReviewFilters slug={slug} summary={summary} page={page} />
      <ReviewSearch slug={slug} page={page} typed={typed} />
      {count === 0 ? null : (
        <Caption className="mb-2">
          {page.sort === "newest"
            ? t("{from} to {to} of {total}, newest first", range)
            : t("{from} to {to} of {total}, most helpful first", range)}
        </Caption>
      )}
    </>
  );
  return (
    <Section
      id="reviews"
      title={t("Reviews")}
      aside={
        <Link to={paths.leaveReview(slug)} rel="nofollow">
          {t("Leave a review")}
        </Link>
      }
    >
      <ReviewSummary summary={summary} paused={paused} />
      {summary.published === 0 ? (
        <div className="mt-5" id={REVIEW_LIST}>
          {refused}
          <EmptyState
            level={3}
            title={t("No reviews published yet")}
            actions={
              <Link to={paths.leaveReview(slug)} rel="nofollow">
                {t("Write the first one")}
              </Link>
            }
          >
            <p>{t("Reviews appear here after the writer confirms them by email.")}</p>
          </EmptyState>
          <Caption className="mt-3">
            <span>{`${receivedSentence(summary)} `}</span>
            <Link to={paths.help("reviews")}>{t("How reviews are checked")}</Link>
          </Caption>
        </div>
      ) : (
        <>
          {chose ? controls : null}
          <div id={REVIEW_LIST} className="mt-2">
            {refused}
            {page.reviews.slice(0, first).map((review) => (
              <ReviewItem key={review.id} review={review} repliedBy={name} />
            ))}
            {chose ? null : controls}
            {count > first ? (
              <Disclosure plain summary={tn(count - first, "Show {n} more review", "Show {n} more reviews")}>
                {page.reviews.slice(first).map((review) => (
                  <ReviewItem key={review.id} review={review} repliedBy={name} />
                ))}
              </Disclosure>
            ) : null}
            <ReviewPager slug={slug} page={page} />
            {page.unasked === null ? null : <Caption className="mt-3">{page.unasked}</Caption>}
          </div>
          <div className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-4 md:max-lg:grid-cols-[minmax(0,3fr)_minmax(0,4fr)]">
            {/* Wide screens have them at the top; on others the first review would begin too late. */}
            <div className="lg:hidden">
              <QuestionAverages questions={summary.questions} />
            </div>
            <ReviewAccount summary={summary} />
          </div>
        </>
      )}
      <p className="mt-3 text-14">
        <Link
          to={`${paths.showcase(slug, { ...filterParameters(page), explain: true })}#place`}
          rel="nofollow"
          aria-current={explained ? "true" : undefined}
        >
          {t("How this agent’s ranking is calculated")}
        </Link>
      </p>
      <Tombstones tombstones={tombstones} total={summary.removed} />
    </Section>
  );
}

const BACK = {
  newest: "Back to the newest",
  helpful: "Back to the most helpful",
} satisfies Record<string, PlainMessage>;

/** Links to the next page, or out of an empty one. */
function ReviewPager({ slug, page }: { slug: string; page: ReviewPage }) {
  const back = t(BACK[page.sort]);
  if (page.reviews.length === 0) {
    const past = page.before > 0;
    const way = past
      ? { to: reviewsAddress(slug, page), words: back }
      : { to: reviewsAddress(slug, { filter: ALL_REVIEWS, sort: page.sort }), words: t("All reviews") };
    return (
      <EmptyState
        level={3}
        title={t("No reviews here")}
        actions={
          <ButtonLink to={way.to} rel="nofollow">
            {way.words}
          </ButtonLink>
        }
      >
        <p>{past ? t("There are no more reviews.") : t("No published reviews match.")}</p>
      </EmptyState>
    );
  }
  if (page.next === null && page.before === 0) return null;
  return (
    <Row as="nav" className="border-line border-t pt-5" aria-label={t("Pages of reviews")}>
      {page.next === null ? null : (
        <ButtonLink to={reviewsAddress(slug, page, page.next)} rel="next">
          {t("More reviews")}
        </ButtonLink>
      )}
      {page.before > 0 ? (
        <ButtonLink to={reviewsAddress(slug, page)} look="link">
          {back}
        </ButtonLink>
      ) : null}
    </Row>
  );
}

type TombstonesProps = { tombstones: readonly Tombstone[]; total: number };

/** When and why reviews were removed, without their words, writers, or stars. */
function Tombstones({ tombstones, total }: TombstonesProps) {
  if (total === 0) return null;
  const left = total - tombstones.length;
  return (
    <div className="mt-5">
      <Disclosure summary={t("Removed reviews: {total}", { total })}>
        <ul className="list-none">
          {tombstones.map(({ reason, removedAt }, at) => {
            const day = removedAt === null ? t("Day unknown") : formatPublicDay(removedAt);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing names a removed review
              <li key={at} className="border-line border-t py-1.5 first:border-t-0">
                <Caption as="span" className="inline-block min-w-26">
                  {day}
                </Caption>
                <span>{` ${removedLabel(reason ?? "")}`}</span>
              </li>
            );
          })}
        </ul>
        {left > 0 ? (
          <Caption>{t("These are the newest. {left} more were removed earlier.", { left })}</Caption>
        ) : null}
        <Caption>
          {t(
            "A person removed each of them for one of these reasons. We don’t remove reviews for being negative.",
          )}
        </Caption>
      </Disclosure>
    </div>
  );
}
