import { Form, Link } from "@remix-run/react";
import { DayTimes, WeekStrip } from "#app/domains/calendar/components/week-times.tsx";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { iconButtonClass } from "#app/ui/buttons/icon-button.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import type { StepOf } from "./book-page.server.ts";

/** The first step: what it's about, a week of days, and the free times of the chosen one. */
export function BookTimes({ step }: { step: StepOf<"times"> }) {
  const { type, kinds, week, label, parts, earlier, later, zone, zones, agentZone, elsewhere, here } = step;
  return (
    <Stack gap="loose">
      {kinds.length > 1 ? (
        <KindLinks kinds={kinds} />
      ) : (
        <p className="text-muted">
          <b className="text-ink">{type.name}</b>
          <span>{` · ${type.words}`}</span>
        </p>
      )}
      <div>
        <div className="mb-2 flex min-h-target items-center gap-2">
          <h2 className="mr-auto text-24">{t("Choose a time")}</h2>
          {earlier === null ? null : <Turn to={earlier} icon="left" label={t("Earlier days")} />}
          {later === null ? null : <Turn to={later} icon="right" label={t("Later days")} />}
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

/** The agent's types of appointment: one is chosen, each of the others shows its own times. */
function KindLinks({ kinds }: Pick<StepOf<"times">, "kinds">) {
  return (
    <nav aria-label={t("What it’s about")}>
      <ul className="grid list-none rounded-2 border border-line-strong md:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] md:gap-2 md:border-0">
        {kinds.map(({ id, name, words, next, to, chosen }) => (
          <li key={id} className="grid border-line border-t first:border-t-0 md:border-t-0">
            <Link
              to={to}
              rel="nofollow"
              preventScrollReset
              aria-current={chosen ? "true" : undefined}
              className="group grid min-h-target grid-cols-[1rem_minmax(0,1fr)] content-start gap-x-2.5 px-3 py-2 text-ink leading-table no-underline hover:bg-sunk aria-current:bg-accent-tint md:rounded-2 md:border md:border-line-strong md:py-3 md:aria-current:border-accent"
            >
              <span
                aria-hidden="true"
                className="mt-1 size-4 rounded-full border-[1.5px] border-line-strong bg-surface group-aria-current:border-[5px] group-aria-current:border-accent"
              />
              <span className="flex flex-wrap items-baseline justify-between gap-x-3 md:grid md:gap-y-0.5">
                <b className="group-hover:underline">{name}</b>
                <span className="text-14 text-muted">{words}</span>
                {next === null ? null : <span className="text-14 text-muted max-md:hidden">{next}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TurnProps = { to: string; icon: "left" | "right"; label: string };

const Turn = ({ to, icon, label }: TurnProps) => (
  <Link
    className={iconButtonClass({ edged: true })}
    to={to}
    rel="nofollow"
    preventScrollReset
    aria-label={label}
    title={label}
  >
    <Icon name={icon} />
  </Link>
);

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
