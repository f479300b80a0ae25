import { useEffect, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { formatZone, groupHours, weekdayIn } from "../../profile/profile-hours.ts";
import type { DayHours } from "../../profile/profile-types.ts";

export type OfficeHoursProps = {
  week: readonly DayHours[];
  /** IANA name. */
  timeZone: string;
  /** When the page was made, milliseconds UTC. */
  nowMs: number;
};

const CELL = "border-0 py-1.25";

/** The week where the office stands, today marked. */
export function OfficeHours({ week, timeZone, nowMs }: OfficeHoursProps) {
  const [now, setNow] = useState(nowMs);
  // A page from the edge cache may be from yesterday.
  useEffect(() => setNow(Date.now()), []);
  return (
    <div>
      <table>
        <caption className="sr-only">Hours, {formatZone(timeZone, now)}</caption>
        <tbody>
          {groupHours(week, weekdayIn(timeZone, now)).map((row) => (
            <tr key={row.days} aria-current={row.isToday ? "date" : undefined}>
              <th scope="row" className={classNames(CELL, row.isToday ? "font-strong" : "font-text")}>
                {row.days}
              </th>
              <td className={classNames(CELL, "text-right", row.isToday && "font-strong")}>{row.hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Caption className="mt-2" aria-hidden="true">
        {formatZone(timeZone, now)}
      </Caption>
    </div>
  );
}
