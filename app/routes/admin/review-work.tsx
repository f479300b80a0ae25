import { Link } from "@remix-run/react";
import type { CaseCounts, QueuedCase } from "#app/domains/reviews/cases/case-types.ts";
import { paths } from "#app/paths.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import { CaseTable } from "./case-table.tsx";

export type ReviewWorkProps = { cases: readonly QueuedCase[]; counts: CaseCounts; nowMs: number };

/** How many reviews wait for a decision, and those that are due first. */
export function ReviewWork({ cases, counts, nowMs }: ReviewWorkProps) {
  return (
    <Section id="reviews" title="Reviews" thin aside={<Link to={paths.adminReviews()}>All waiting</Link>}>
      {cases.length === 0 ? (
        <EmptyState title="No reviews waiting" level={3} />
      ) : (
        <Stack>
          <Row>
            <Chip to={paths.adminReviews({ show: "held" })} count={formatCount(counts.held)}>
              Signals
            </Chip>
            <Chip to={paths.adminReviews({ show: "flagged" })} count={formatCount(counts.flagged)}>
              Reported
            </Chip>
            <Chip to={paths.adminReviews({ show: "appeals" })} count={formatCount(counts.appeals)}>
              Appeals
            </Chip>
            <Caption as="span">{formatCount(counts.overdue)} overdue</Caption>
          </Row>
          <CaseTable caption="Reviews due soonest" cases={cases} nowMs={nowMs} />
        </Stack>
      )}
    </Section>
  );
}
