import { Link } from "@remix-run/react";
import { QuestionClockBadge } from "#app/domains/questions/components/question-clock-badge.tsx";
import { readClock } from "#app/domains/questions/policy.ts";
import type { QueuedQuestion } from "#app/domains/questions/types.ts";
import { paths } from "#app/paths/paths.ts";
import { formatAgo } from "#app/platform/time/time-words.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

type QuestionQueueProps = {
  questions: readonly QueuedQuestion[];
  /** Answered ones are left out, so an empty list doesn't mean there are none. */
  waitingOnly: boolean;
  nowMs: number;
};

/** The questions sent to this expert, each with its clock. */
export function QuestionQueue({ questions, waitingOnly, nowMs }: QuestionQueueProps) {
  if (questions.length === 0) {
    return (
      <EmptyState
        level={3}
        title={waitingOnly ? "No questions are waiting" : "No questions yet"}
        actions={<Link to={paths.expertAnswers()}>Read other agents’ answers</Link>}
      >
        <p>Questions you’re licensed to answer, from near your office, come here and by email.</p>
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="Questions we sent you"
      rows={questions}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "clock",
          label: "First answer",
          cell: (row) => <QuestionClockBadge clock={readClock(row, nowMs)} />,
        },
        {
          key: "question",
          label: "Question",
          heading: true,
          cell: (row) => (
            <>
              <Link to={paths.expertQuestion(row.id)}>{row.title}</Link>
              <Caption as="span" className="block font-text">
                {`${row.typeName} · ${row.zip}, ${row.distanceMiles.toFixed(1)} miles${row.hasDraft ? " · draft saved" : ""}`}
              </Caption>
            </>
          ),
        },
        {
          key: "asked",
          label: "Asked",
          cell: (row) => <span className="whitespace-nowrap">{formatAgo(row.askedAt, nowMs)}</span>,
        },
        {
          key: "action",
          label: "Answer",
          hideLabel: true,
          cell: (row) => (
            <ButtonLink small to={paths.expertQuestion(row.id)}>
              {row.answeredAt === null ? "Answer" : "View"}
            </ButtonLink>
          ),
        },
      ]}
    />
  );
}
