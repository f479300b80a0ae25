import type { Decision } from "#app/domains/reviews/cases/case-policy.ts";
import { flagLabel, removedLabel } from "#app/domains/reviews/reasons.ts";
import { formatUtcDay } from "#app/platform/dates.ts";
import { FactList } from "#app/ui/record/fact-list.tsx";
import { Written } from "#app/ui/record/written.tsx";

export type DecidedFactsProps = {
  review: { title: string; body: string };
  decided: { decision: Decision; reason: string | null; note: string; at: number; until: number };
};

/** What was decided about a review, when and why, as its sides see it. */
export function DecidedFacts({ review, decided }: DecidedFactsProps) {
  const { decision, reason, note, at, until } = decided;
  return (
    <FactList
      items={[
        {
          term: "Review",
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
          term: "Decision",
          detail: `${decision === "remove" ? "Removed" : "Left up"} on ${formatUtcDay(at)}`,
        },
        ...(reason === null
          ? []
          : [
              {
                term: decision === "remove" ? "Reason" : "Reported",
                detail:
                  decision === "remove" ? removedLabel(reason) : `${flagLabel(reason)}. We didn’t find that.`,
              },
            ]),
        ...(note === ""
          ? []
          : [
              {
                term: "Note",
                detail: (
                  <Written as="span" dir="auto">
                    {note}
                  </Written>
                ),
              },
            ]),
        { term: "Appeal until", detail: formatUtcDay(until) },
      ]}
    />
  );
}
