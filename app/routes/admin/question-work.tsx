import { Form, Link } from "@remix-run/react";
import { REPORT_REASONS } from "#app/domains/questions/fields.ts";
import type { LateQuestion, OpenReport } from "#app/domains/questions/moderation-queries.server.ts";
import { paths } from "#app/paths.ts";
import { formatAgo, formatSpan } from "#app/platform/time-words.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

export type QuestionWorkProps = {
  reports: readonly OpenReport[];
  late: readonly LateQuestion[];
  nowMs: number;
};

/** Reports to decide, and questions past their first deadline. */
export function QuestionWork({ reports, late, nowMs }: QuestionWorkProps) {
  return (
    <>
      <Section id="late-questions" title="Questions without an answer" thin>
        {late.length === 0 ? (
          <EmptyState title="No question has waited more than 15 minutes" level={3} />
        ) : (
          <DataTable
            caption="Questions without an answer, longest wait first"
            rows={late}
            rowKey={(row) => row.id}
            columns={[
              { key: "question", label: "Question", heading: true, cell: (row) => row.title },
              { key: "type", label: "Type", cell: (row) => `${row.typeName}, ${row.stateCode}` },
              { key: "waits", label: "Waits", cell: (row) => formatSpan(nowMs - row.askedAt) },
              { key: "experts", label: "Agents asked", end: true, cell: (row) => row.experts },
            ]}
          />
        )}
      </Section>
      <Section id="question-reports" title="Reported questions and answers" thin>
        {reports.length === 0 ? (
          <EmptyState title="No reports" level={3} />
        ) : (
          <DataTable
            caption="Reports, longest wait first"
            rows={reports}
            rowKey={(row) => row.id}
            columns={[
              {
                key: "what",
                label: "What",
                heading: true,
                cell: (row) => (
                  <>
                    <Link to={paths.expertAnswer(row.slug)}>{row.title}</Link>
                    <Caption as="span" className="block font-text">
                      {row.isAnswer ? "An answer: " : "The question: "}
                      {row.text.slice(0, 300)}
                    </Caption>
                  </>
                ),
              },
              {
                key: "why",
                label: "Why",
                cell: (row) =>
                  row.note === "" ? REPORT_REASONS[row.reason] : `${REPORT_REASONS[row.reason]}: ${row.note}`,
              },
              { key: "since", label: "Since", cell: (row) => formatAgo(row.reportedAt, nowMs) },
              {
                key: "action",
                label: "Decide",
                cell: (row) => (
                  <Row method="post" as={Form}>
                    <input type="hidden" name="report" value={row.id} />
                    <Button small name="decision" value="keep">
                      Keep it
                    </Button>
                    <Button small look="danger" name="decision" value="remove">
                      Remove it
                    </Button>
                  </Row>
                ),
              },
            ]}
          />
        )}
      </Section>
    </>
  );
}
