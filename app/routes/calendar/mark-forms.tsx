import { Link } from "@remix-run/react";
import { COMPLETED_AFTER_HOURS } from "#app/domains/calendar/limits.ts";
import type { AppointmentStatus } from "#app/domains/calendar/types.ts";
import { reviewRulesAddress } from "#app/paths/review-rules.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";

/** Buttons that mark an appointment completed or missed, for a form whose action knows which one. */
export function MarkForms({ status, of }: { status: AppointmentStatus; of?: string }) {
  const heard = of === undefined ? null : <span className="sr-only">{` (${of})`}</span>;
  return (
    <Stack gap="tight">
      <Row>
        {status === "completed" ? null : (
          <Button name="intent" value="completed" small look={status === "booked" ? "primary" : "plain"}>
            <span>We met</span>
            {heard}
          </Button>
        )}
        {status === "missed" ? null : (
          <Button name="intent" value="missed" small>
            <span>The client didn’t come</span>
            {heard}
          </Button>
        )}
      </Row>
      {status === "booked" && of === undefined ? (
        <Caption>
          <span>{`Every client you met is asked for a review. If you say nothing, it counts as completed ${COMPLETED_AFTER_HOURS} hours later. If you ask them, too, don’t promise anything for it. `}</span>
          <Link to={reviewRulesAddress()}>Review rules for agents</Link>
        </Caption>
      ) : null}
    </Stack>
  );
}
