import { Link } from "@remix-run/react";
import { IconLink } from "#app/ui/buttons/icon-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Row } from "#app/ui/layout/row.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import type { ShownDay, ShownWeek } from "./shown-week.ts";
import { WeekDrawing } from "./week-drawing.tsx";
import { DateRing, entryName } from "./week-parts.tsx";

/** The week: drawn from 768 px, a list of days below. */
export function WeekSection({ week }: { week: ShownWeek }) {
  return (
    <Section
      id="week"
      title={week.title}
      thin
      aside={
        <Row tight>
          {week.isNext ? null : (
            <Link className="mr-2 text-14" to={week.next}>
              Next 7 days
            </Link>
          )}
          <IconLink edged icon="left" label="The week before" to={week.earlier} />
          <IconLink edged icon="right" label="The week after" to={week.later} />
        </Row>
      }
    >
      <WeekDrawing week={week} />
      <ol className="list-none md:hidden">
        {week.days.map((day) => (
          <Day key={day.day} day={day} />
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-13 text-muted">
        <Key className="border border-line bg-accent-tint">You can be booked</Key>
        <Key className="bg-accent">Appointment</Key>
        <Key className="border border-line-strong bg-sunk">Busy elsewhere, closed, or past</Key>
        <span>{`Times are ${week.zone}.`}</span>
      </p>
    </Section>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.75">
      <span className={classNames("inline-block size-3 rounded-1", className)} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}

const BARS = {
  appointment: "border-accent",
  held: "border-accent border-dashed",
  busy: "border-line-strong",
} as const;

function Day({ day }: { day: ShownDay }) {
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] gap-3 border-line border-t py-3 last:border-b">
      <p className="text-center leading-tight">
        <span className="block text-13 text-muted">{day.weekday}</span>
        <DateRing day={day} />
      </p>
      <div>
        <p className={day.open.length === 0 ? "text-14 text-muted" : "text-14"}>
          {day.note === "" || day.off ? null : <span>{`${day.note} · `}</span>}
          <span>{day.off ? day.note : day.hours}</span>
        </p>
        {day.entries.length === 0 ? null : (
          <ul className="mt-1.5 grid list-none gap-1.5">
            {day.entries.map((entry) => (
              <li
                key={`${entry.kind} ${entry.from} ${entry.until}`}
                className={classNames("border-l-4 pl-3", BARS[entry.kind])}
              >
                {entry.to === null ? (
                  <p className="py-1 text-14 text-muted">{`${entryName(entry)} · ${entry.time}`}</p>
                ) : (
                  <Link className="block min-h-target py-0.5 no-underline" to={entry.to}>
                    <b className="block text-ink" dir="auto">
                      {entry.who}
                    </b>
                    <span className="block text-14 text-muted">{`${entry.time} · ${entry.what}`}</span>
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
