import { Form } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { named, t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { formatStage } from "../fields.ts";
import { WORDS_MAX_CHARACTERS } from "../limits.ts";
import {
  ALL_REVIEWS,
  countFilters,
  filterParameters,
  REVIEW_LIST,
  reviewsAddress,
} from "../listing/filter-address.ts";
import { starsWords } from "../review-sentences.ts";
import type { ReviewPage } from "../types.ts";

export type ReviewSearchProps = {
  slug: string;
  page: Pick<ReviewPage, "filter" | "sort" | "choices" | "typeName">;
  /** The search text as typed. */
  typed: string;
};

const STARS = [5, 4, 3, 2, 1];

/** Filters, searches, and sorts an agent's reviews. It is a GET form, so every choice is in the address. */
export function ReviewSearch({ slug, page, typed }: ReviewSearchProps) {
  const { filter, sort, choices, typeName } = page;
  const asked = filter.type;
  const types = choices.types.map((one) => ({ value: one.slug, label: named(one.name) }));
  // A link may ask for a type that no review has.
  if (asked !== null && !types.some(({ value }) => value === asked))
    types.push({ value: asked, label: named(typeName ?? asked) });
  const stages = filter.stage === null ? choices.stages : [...new Set([...choices.stages, filter.stage])];
  const inForce = countFilters({ ...filter, tier: null }) > 0 || sort !== "newest" || typed !== "";
  return (
    <Disclosure summary={t("Search, filter, and sort these reviews")} open={inForce} className="mb-2">
      {/* Keyed by address, so that the fields always show the active filters. */}
      <Form
        className="grid grid-cols-1 items-end gap-x-4 gap-y-3 md:grid-cols-2"
        role="search"
        aria-label={t("Reviews")}
        action={`${paths.showcase(slug)}#${REVIEW_LIST}`}
        key={JSON.stringify([filterParameters({ filter, sort }), typed])}
      >
        {filter.tier === null ? null : <input type="hidden" name="tier" value={filter.tier} />}
        <InputField
          label={t("Search in reviews and replies")}
          id="reviews-words"
          name="words"
          type="search"
          maxLength={WORDS_MAX_CHARACTERS}
          defaultValue={typed}
          dir="auto"
        />
        <SelectField
          label={t("Stars")}
          id="reviews-stars"
          name="stars"
          emptyLabel={t("Any")}
          defaultValue={filter.stars ?? ""}
          options={STARS.map((stars) => ({ value: String(stars), label: starsWords(stars) }))}
        />
        <SelectField
          label={t("Insurance type")}
          id="reviews-type"
          name="type"
          emptyLabel={t("Any")}
          defaultValue={asked ?? ""}
          options={types}
        />
        <SelectField
          label={t("What was it about?")}
          id="reviews-stage"
          name="stage"
          emptyLabel={t("Anything")}
          defaultValue={filter.stage ?? ""}
          options={stages.map((stage) => ({ value: stage, label: formatStage(stage) }))}
        />
        <SelectField
          label={t("Sort by")}
          id="reviews-sort"
          name="sort"
          defaultValue={sort === "newest" ? "" : sort}
          options={[
            { value: "", label: t("Newest first") },
            { value: "helpful", label: t("Most helpful first") },
          ]}
        />
        <Row>
          <Button>{t("Show")}</Button>
          <ButtonLink
            look="link"
            rel="nofollow"
            to={reviewsAddress(slug, { filter: ALL_REVIEWS, sort: "newest" })}
          >
            {t("Clear")}
          </ButtonLink>
        </Row>
      </Form>
    </Disclosure>
  );
}
