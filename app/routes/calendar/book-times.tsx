import { Form, Link } from "@remix-run/react";
import { FreeTimes, SlotWords } from "#app/domains/calendar/components/free-times.tsx";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { StepOf } from "./book-page.server.ts";

/** The second step: the next days with free times. */
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
      <ZoneForm action={here} zone={zone} zones={zones} others={{ type: type.id }} />
      {days.length === 0 ? (
        <p>{first === null ? t("No free times right now.") : t("No free times from this day on.")}</p>
      ) : (
        <div>
          <p className="mb-3 text-14 text-muted">
            {elsewhere
              ? t("Times are in {zone}, where the agent is. Yours are below them.", { zone: agentZone })
              : t("All times are in {zone}.", { zone: agentZone })}
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

type ZoneFormProps = {
  action: string;
  zone: string;
  zones: readonly { value: string; label: string }[];
  /** The other parameters of the address. */
  others: Readonly<Record<string, string>>;
};

/** The time zone that the times are also shown in. */
function ZoneForm({ action, zone, zones, others }: ZoneFormProps) {
  return (
    <Form method="get" action={action} className="flex flex-wrap items-end gap-3" preventScrollReset>
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="min-w-48">
        <SelectField
          label={t("Your time zone")}
          name="zone"
          id="zone"
          defaultValue={zone}
          options={zones}
          key={zone}
        />
      </div>
      <Button>{t("Show my times")}</Button>
    </Form>
  );
}
