import { named, t } from "#app/text/text.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import { formatStage } from "../fields.ts";
import { ALL_REVIEWS, countFilters, reviewsAddress } from "../listing/filter-address.ts";
import { proofWords, starsWords } from "../review-sentences.ts";
import type { ReviewFilter, ReviewPage, ReviewSummary } from "../types.ts";

export type ReviewFiltersProps = {
  slug: string;
  summary: ReviewSummary;
  page: Pick<ReviewPage, "filter" | "sort" | "typeName">;
};

/** Chips that filter by proof, and a removable chip for each other active filter. */
export function ReviewFilters({ slug, summary, page }: ReviewFiltersProps) {
  const { filter, sort, typeName } = page;
  const to = (changes: Partial<ReviewFilter>) =>
    reviewsAddress(slug, { filter: { ...filter, ...changes }, sort });
  const others = countFilters({ ...filter, tier: null });
  // The counts cover all published reviews, so they are right only without another filter.
  const counted = (count: number) => (others === 0 ? { count } : {});
  return (
    <>
      <Row
        as="nav"
        className="mt-3 mb-1 max-md:-mx-gutter max-md:flex-nowrap max-md:overflow-x-auto max-md:px-gutter max-md:*:flex-none md:mt-5"
        aria-label={t("Choose reviews")}
      >
        <Chip
          to={to({ tier: null })}
          rel="nofollow"
          current={filter.tier === null}
          {...counted(summary.published)}
        >
          {others === 0 ? t("All") : t("Any proof")}
        </Chip>
        {summary.byTier.map(({ tier, count }) => (
          <Chip
            key={tier}
            to={to({ tier })}
            rel="nofollow"
            current={filter.tier === tier}
            {...counted(count)}
          >
            {t(proofWords[tier])}
          </Chip>
        ))}
      </Row>
      {others === 0 ? null : (
        <Row as="nav" className="mb-3" aria-label={t("Active filters")}>
          {filter.stars === null ? null : (
            <Chip removable rel="nofollow" to={to({ stars: null })}>
              {starsWords(filter.stars)}
            </Chip>
          )}
          {filter.type === null ? null : (
            <Chip removable rel="nofollow" to={to({ type: null })}>
              {named(typeName ?? filter.type)}
            </Chip>
          )}
          {filter.stage === null ? null : (
            <Chip removable rel="nofollow" to={to({ stage: null })}>
              {formatStage(filter.stage)}
            </Chip>
          )}
          {filter.words.map((word, at) => (
            <Chip
              // biome-ignore lint/suspicious/noArrayIndexKey: a word may be asked for twice.
              key={at}
              removable
              rel="nofollow"
              to={to({ words: filter.words.filter((_, other) => other !== at) })}
            >
              <span>
                “<bdi>{word}</bdi>”
              </span>
            </Chip>
          ))}
          <Chip rel="nofollow" to={reviewsAddress(slug, { filter: ALL_REVIEWS, sort })}>
            {t("Clear all")}
          </Chip>
        </Row>
      )}
    </>
  );
}
