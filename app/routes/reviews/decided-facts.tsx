import type { Decision } from "#app/domains/reviews/cases/case-policy.ts";
import { flagLabel, removedLabel } from "#app/domains/reviews/reasons.ts";
import { formatPublicDay } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Written } from "#app/ui/record/written.tsx";

export type DecidedFactsProps = {
  review: { title: string; body: string };
  decided: { decision: Decision; reason: string | null; note: string; at: number; until: number };
};

/** The decision on a review, its date and its reason, for both sides. */
export function DecidedFacts({ review, decided }: DecidedFactsProps) {
  const { decision, reason, note, at, until } = decided;
  const day = formatPublicDay(at);
  return (
    <FactList
      items={[
        {
          term: t("Review"),
          detail: (
            <>
              <p dir="auto">
                <b>{review.title}</b>
              </p>
              <Written dir="auto">{review.body}</Written>
            </>
          ),
        },
        {
          term: t("Decision"),
          detail: decision === "remove" ? t("Removed on {day}", { day }) : t("Left up on {day}", { day }),
        },
        ...(reason === null
          ? []
          : [
              {
                term: decision === "remove" ? t("Reason") : t("Reported"),
                detail:
                  decision === "remove"
                    ? removedLabel(reason)
                    : t("{reason}. We didn’t find that.", { reason: flagLabel(reason) }),
              },
            ]),
        ...(note === ""
          ? []
          : [
              {
                term: t("Note"),
                detail: (
                  <Written as="span" dir="auto">
                    {note}
                  </Written>
                ),
              },
            ]),
        { term: t("Appeal until"), detail: formatPublicDay(until) },
      ]}
    />
  );
}
