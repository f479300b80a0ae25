import { Form, Link } from "@remix-run/react";
import { REPORT_REASONS } from "#app/domains/messages/conversation-texts.ts";
import type { ReportedMessage } from "#app/domains/messages/moderation.server.ts";
import { paths } from "#app/paths.ts";
import { formatAgo } from "#app/platform/time-words.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { DataTable } from "#app/ui/record/data-table.tsx";

/** Reported messages to decide, each with the few before it and nothing else of its conversation. */
export function MessageWork({ reports, nowMs }: { reports: readonly ReportedMessage[]; nowMs: number }) {
  return (
    <Section id="message-reports" title="Reported messages" thin>
      {reports.length === 0 ? (
        <EmptyState title="No reports" level={3} />
      ) : (
        <DataTable
          caption="Reported messages, longest wait first"
          rows={reports}
          rowKey={(row) => row.id}
          columns={[
            {
              key: "what",
              label: "What",
              heading: true,
              cell: (row) => (
                <>
                  A customer and <Link to={paths.showcase(row.agentSlug)}>{row.agentName}</Link>
                  <Caption as="span" className="block font-text">
                    {row.excerpt.map(({ no, from, body }, at) => (
                      <span key={no} className="mt-1 block last:font-label last:text-ink">
                        {at === row.excerpt.length - 1 ? "Reported, by the " : "Before it, by the "}
                        {from}: {body}
                      </span>
                    ))}
                  </Caption>
                </>
              ),
            },
            {
              key: "why",
              label: "Why",
              cell: (row) =>
                `${REPORT_REASONS[row.reason]}${row.note === "" ? "" : `: ${row.note}`}, by the ${row.reporter}`,
            },
            { key: "since", label: "Since", cell: (row) => formatAgo(row.reportedAt, nowMs) },
            {
              key: "action",
              label: "Decide",
              cell: (row) => (
                <Row method="post" as={Form}>
                  <input type="hidden" name="report" value={row.id} />
                  <Button small name="decision" value="leave">
                    Leave it open
                  </Button>
                  <Button small look="danger" name="decision" value="close">
                    Close the conversation
                  </Button>
                </Row>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}
