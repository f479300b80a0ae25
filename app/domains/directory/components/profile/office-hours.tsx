import { useEffect, useState } from "react";
import { Caption } from "#app/ui/layout/caption.tsx";
import { groupHours, weekdayIn, wordZone } from "../../profile/profile-hours.ts";
import type { DayHours } from "../../profile/profile-types.ts";

export type OfficeHoursProps = {
  week: readonly DayHours[];
  /** IANA name. */
  timeZone: string;
  /** When the page was made, milliseconds UTC. */
  nowMs: number;
};

/** The week where the office stands, today marked. */
export function OfficeHours({ week, timeZone, nowMs }: OfficeHoursProps) {
  const [now, setNow] = useState(nowMs);
  // A page from the edge cache may be from yesterday.
  useEffect(() => setNow(Date.now()), []);
  return (
    <div>
      <table className="hours">
        <caption className="sr-only">Hours, {wordZone(timeZone, now)}</caption>
        <tbody>
          {groupHours(week, weekdayIn(timeZone, now)).map((row) => (
            <tr key={row.days} aria-current={row.isToday ? "date" : undefined}>
              <th scope="row">{row.days}</th>
              <td className="text-right">{row.hours}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Caption className="mt-2" aria-hidden="true">
        {wordZone(timeZone, now)}
      </Caption>
    </div>
  );
}
