import { Link } from "@remix-run/react";
import { t } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { ShownPart, ShownWeek } from "../slot-words.ts";
import { SlotWords } from "./free-times.tsx";

/** Seven days as links, each with how many times are free; the chosen one is marked. */
export function WeekStrip({ week }: { week: ShownWeek }) {
  return (
    <nav aria-label={t("Days")}>
      <ol className="grid list-none grid-cols-7 gap-1 md:gap-2">
        {week.days.map(({ day, weekday, date, label, free, to, chosen }) => (
          <li key={day} className="grid">
            {free === 0 ? (
              <span className={`${DAY} border-transparent text-muted`}>
                <DayWords weekday={weekday} date={date} small="–" />
                <span className="sr-only">{`, ${label}: ${t("no free times")}`}</span>
              </span>
            ) : (
              <Link
                to={to}
                rel="nofollow"
                preventScrollReset
                aria-current={chosen ? "true" : undefined}
                className={classNames(
                  DAY,
                  "border-line-strong text-ink no-underline hover:bg-sunk aria-current:border-accent aria-current:bg-accent aria-current:text-on-accent",
                )}
              >
                <DayWords weekday={weekday} date={date} small={t("{n} free", { n: free })} />
                <span className="sr-only">{`, ${label}`}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const DAY =
  "grid min-h-18 content-center justify-items-center gap-0.5 rounded-2 border py-1.5 text-center leading-tight";

function DayWords({ weekday, date, small }: { weekday: string; date: string; small: string }) {
  return (
    <>
      <span className="text-13">{weekday}</span>
      <span className="font-heading font-serif text-20 lining-nums">{date}</span>
      <span className="text-12">{small}</span>
    </>
  );
}

/** The free times of one day, in the parts of the day that have any. */
export function DayTimes({ label, parts }: { label: string; parts: readonly ShownPart[] }) {
  return (
    <div className="grid gap-5">
      {parts.map(({ name, slots }) => (
        <section key={name} aria-label={`${label}, ${name}`}>
          <h4 className="mb-2 font-label font-sans text-14 text-muted">{name}</h4>
          <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
            {slots.map((slot) => (
              <li key={slot.at} className="grid">
                <Link
                  to={slot.to}
                  rel="nofollow"
                  className="grid min-h-13 content-center justify-items-center rounded-2 border border-transparent bg-accent-tint px-2 py-1.5 text-center font-label text-14 text-accent tabular-nums no-underline hover:bg-accent hover:text-on-accent md:text-16 [&_.text-muted]:text-inherit"
                >
                  <SlotWords slot={slot} day={label} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
