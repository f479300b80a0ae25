import { Link } from "@remix-run/react";
import { FreeTimes, SlotWords } from "#app/domains/calendar/components/free-times.tsx";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { StepOf } from "./book-page.server.ts";
import { ZoneForm } from "./zone-form.tsx";

/** The second step: the next days that have free times. */
export function BookTimes({ step }: { step: StepOf<"times"> }) {
  const { type, days, first, later, zone, zones, agentZone, elsewhere, otherTypes, here } = step;
  const targets = new Map(days.flatMap(({ slots }) => slots.map(({ at, to }) => [at, to])));
  return (
    <Stack gap="loose">
      <div>
        <h2 className="text-24">{type.name}</h2>
        <p className="text-muted">
          <span>{type.words}</span>
          {otherTypes === null ? null : (
            <>
              <span> · </span>
              <Link to={otherTypes}>{t("Choose something else")}</Link>
            </>
          )}
        </p>
      </div>
      <ZoneForm action={here} zone={zone} zones={zones} kept={{ type: type.id }} />
      {days.length === 0 ? (
        <p>{first === null ? t("No free times right now.") : t("No free times from this day on.")}</p>
      ) : (
        <div>
          <p className="mb-3 text-14 text-muted">
            {elsewhere
              ? t("Times are in {zone}, where the agent is; yours are below them.", { zone: agentZone })
              : t("Times are in {zone}, where the agent is, and the same as yours.", { zone: agentZone })}
          </p>
          <FreeTimes
            days={days}
            slot={(slot, day) => (
              <ButtonLink to={targets.get(slot.at) ?? here} rel="nofollow">
                <SlotWords slot={slot} day={day.label} />
              </ButtonLink>
            )}
          />
        </div>
      )}
      <Row>
        {first === null ? null : <Link to={first}>{t("Earliest days")}</Link>}
        {later === null ? null : <Link to={later}>{t("Later days")}</Link>}
      </Row>
    </Stack>
  );
}
