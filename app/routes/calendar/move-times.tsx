import { Form, Link } from "@remix-run/react";
import { FreeTimes, SlotWords } from "#app/domains/calendar/components/free-times.tsx";
import type { ShownDay } from "#app/domains/calendar/slot-words.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Row } from "#app/ui/layout/row.tsx";

export type MoveTimesProps = {
  days: readonly ShownDay[];
  later: string | null;
  first: string | null;
  here: string;
};

/** The free times that an appointment can be moved to: one click moves it. */
export function MoveTimes({ days, later, first, here }: MoveTimesProps) {
  return (
    <section id="move" aria-labelledby="move-h">
      <h2 id="move-h" className="mb-1 text-24">
        {t("Choose a new time")}
      </h2>
      <p className="mb-4 text-muted">
        {t("It moves when you click one. Until then, you keep the old time.")}
      </p>
      {days.length === 0 ? (
        <p className="mb-4">
          {first === null ? t("No free times right now.") : t("No free times from this day on.")}
        </p>
      ) : null}
      <Form method="post" action={here}>
        <input type="hidden" name="intent" value="move" />
        <FreeTimes
          days={days}
          slot={(slot, day) => (
            <Button name="at" value={String(slot.at)}>
              <SlotWords slot={slot} day={day.label} />
            </Button>
          )}
        />
      </Form>
      <Row className="mt-4">
        {first === null ? null : <Link to={first}>{t("Earliest days")}</Link>}
        {later === null ? null : <Link to={later}>{t("Later days")}</Link>}
        <Link to={here}>{t("Leave it as it is")}</Link>
      </Row>
    </section>
  );
}
