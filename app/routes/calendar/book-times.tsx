import { Form, Link } from "@remix-run/react";
import { DayTimes, WeekStrip } from "#app/domains/calendar/components/week-times.tsx";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { StepOf } from "./book-page.server.ts";

const TURN = "inline-flex min-h-target items-center gap-1.5";

/** The second step: a week of days, and the free times of the chosen one. */
export function BookTimes({ step }: { step: StepOf<"times"> }) {
  const { type, week, label, parts, earlier, later, zone, zones, agentZone, elsewhere, here } = step;
  return (
    <Stack gap="loose">
      <div>
        <h2 className="text-24">{type.name}</h2>
        <p className="text-muted">{type.words}</p>
      </div>
      <div>
        <div className="mb-1 flex min-h-target flex-wrap items-center justify-between gap-x-4">
          {earlier === null ? (
            <span />
          ) : (
            <Link className={TURN} to={earlier} rel="nofollow" preventScrollReset>
              <Icon name="left" />
              <span>{t("Earlier days")}</span>
            </Link>
          )}
          {later === null ? null : (
            <Link className={TURN} to={later} rel="nofollow" preventScrollReset>
              <span>{t("Later days")}</span>
              <Icon name="right" />
            </Link>
          )}
        </div>
        <WeekStrip week={week} />
      </div>
      {label === null ? (
        <EmptyState level={3} title={t("No free times right now.")}>
          <p>{t("Look again later, or send a message.")}</p>
        </EmptyState>
      ) : (
        <div>
          <h3 className="text-20">{label}</h3>
          <p className="mb-4 text-14 text-muted">
            {elsewhere
              ? t("Times are in {zone}, where the agent is. Yours are below them.", { zone: agentZone })
              : t("All times are in {zone}.", { zone: agentZone })}
          </p>
          <DayTimes label={label} parts={parts} />
        </div>
      )}
      <Disclosure dense summary={t("Show times in another time zone")} open={elsewhere}>
        <ZoneForm action={here} zone={zone} zones={zones} others={{ type: type.id }} />
      </Disclosure>
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
