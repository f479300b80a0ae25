import { Link } from "@remix-run/react";
import type { CaseSignal, LinkedReview } from "#app/domains/reviews/cases/case-types.ts";
import { heldLabel } from "#app/domains/reviews/reasons.ts";
import { type EvidenceLine, readEvidence } from "#app/domains/reviews/signals/evidence.ts";
import { paths } from "#app/paths/paths.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";
import { Written } from "#app/ui/record/written.tsx";

/** The signals and their evidence. A review that they name is a link to its case or its page. */
export function CaseSignals({ signals }: { signals: readonly CaseSignal[] }) {
  if (signals.length === 0) return null;
  return (
    <Section id="signals" title="Signals" thin>
      <DataTable
        caption="Signals, strongest first"
        rows={signals}
        rowKey={(row) => row.kind}
        columns={[
          { key: "kind", label: "Signal", heading: true, cell: (row) => heldLabel(row.kind) },
          { key: "points", label: "Points", end: true, cell: (row) => row.points },
          {
            key: "evidence",
            label: "Found by",
            cell: (row) => (
              <ul className="list-none">
                {readEvidence(row.evidence).map((line) => (
                  <li key={`${line.name} ${line.values[0]?.text}`}>{printLine(line, row.linked)}</li>
                ))}
                {row.linked.map(({ reviewId, agentName, body }) =>
                  body ? (
                    <li key={reviewId}>
                      <Disclosure dense summary={`What the review of ${agentName} says`}>
                        <Written dir="auto">{body}</Written>
                      </Disclosure>
                    </li>
                  ) : null,
                )}
              </ul>
            ),
          },
        ]}
      />
    </Section>
  );
}

function printLine({ name, values }: EvidenceLine, linked: readonly LinkedReview[]) {
  return (
    <>
      <span>{name === null ? "" : `${name}: `}</span>
      {values.map(({ text, note }, at) => {
        const review = linked.find(({ reviewId }) => reviewId === text);
        const place = `${at} ${text}`;
        return (
          <span key={place}>
            <span>{at === 0 ? "" : ", "}</span>
            {review === undefined ? <span>{text}</span> : <LinkTo review={review} />}
            {note === null ? null : <span>{` (${note})`}</span>}
          </span>
        );
      })}
    </>
  );
}

const LinkTo = ({ review }: { review: LinkedReview }) =>
  review.caseId === null ? (
    <Link to={paths.review(review.reviewId)} prefetch="none">
      {`a review of ${review.agentName}`}
    </Link>
  ) : (
    <Link to={paths.adminReview(review.caseId)}>{`the case of a review of ${review.agentName}`}</Link>
  );
