import { useEffect, useState } from "react";
import { formatDay } from "#app/platform/time/dates.ts";
import { laterDay } from "#app/platform/time/holidays.ts";
import { named, t } from "#app/text/text.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { dayIn, formatHours, formatZone, groupHours, weekdayIn } from "../../profile/hours/profile-hours.ts";
import type { DayHours, SpecialDay } from "../../profile/profile-types.ts";

export type OfficeHoursProps = {
  week: readonly DayHours[];
  /** Days that differ from the week. */
  specialDays: readonly SpecialDay[];
  /** IANA name. */
  timeZone: string;
  /** When the page was made, milliseconds UTC. */
  nowMs: number;
};

/** Of the days after this week those with other hours; further ones can wait. */
const SHOWN_DAYS = 5;
const CELL = "border-0 py-1.25";

/** "Thanksgiving Day, Nov 26, 2026 only" */
function onlyOn({ on, name }: SpecialDay): string {
  const day = t("{day} only", { day: formatDay(on) });
  return name === null ? day : `${named(name)}, ${day}`;
}

/** The coming seven days where the office is, today marked; special hours replace a weekday's. */
export function OfficeHours({ week, specialDays, timeZone, nowMs }: OfficeHoursProps) {
  const [now, setNow] = useState(nowMs);
  // A page from the edge cache may be from yesterday.
  useEffect(() => setNow(Date.now()), []);
  const today = dayIn(timeZone, now);
  const weekOver = laterDay(today, 7);
  const thisWeek = specialDays.filter(({ on }) => on >= today && on < weekOver);
  const later = specialDays.filter(({ on }) => on >= weekOver).slice(0, SHOWN_DAYS);
  return (
    <div>
      <table>
        <caption className="sr-only">{t("Hours, {zone}", { zone: formatZone(timeZone, now) })}</caption>
        <tbody>
          {groupHours(week, weekdayIn(timeZone, now), thisWeek).map((row) => (
            <tr key={row.days} aria-current={row.isToday ? "date" : undefined}>
              <th scope="row" className={classNames(CELL, row.isToday ? "font-strong" : "font-text")}>
                <span>{row.days}</span>
                {row.special === null ? null : (
                  <Caption as="span" className="wrap-anywhere block">
                    {onlyOn(row.special)}
                  </Caption>
                )}
              </th>
              <td className={classNames(CELL, "text-right", row.isToday && "font-strong")}>{row.hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {later.length === 0 ? null : (
        <ul className="mt-3 list-none border-line border-t pt-2 text-14" aria-label={t("Other hours")}>
          {later.map(({ on, hours, name }) => (
            <li
              key={on}
            >{`${formatDay(on)}${name === null ? "" : `, ${named(name)}`}: ${formatHours(hours)}`}</li>
          ))}
        </ul>
      )}
      <Caption className="mt-2" aria-hidden="true">
        {formatZone(timeZone, now)}
      </Caption>
    </div>
  );
}
