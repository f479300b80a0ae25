import { classNames } from "#app/ui/class-names.ts";
import type { ShownDay, ShownEntry } from "./shown-week.ts";

/** What an entry is called where it has no name of its own. */
export const entryName = ({ kind, who }: Pick<ShownEntry, "kind" | "who">): string =>
  kind === "busy" ? "Busy elsewhere" : kind === "held" ? "Waiting for confirmation" : who;

/** The day of the month; the circle marks today. */
export function DateRing({ day }: { day: Pick<ShownDay, "date" | "isToday"> }) {
  return (
    <span
      className={classNames(
        "inline-flex size-8 items-center justify-center rounded-full font-serif text-18 tabular-nums",
        day.isToday && "border-2 border-accent text-accent",
      )}
    >
      <span>{day.date}</span>
      {day.isToday ? <span className="sr-only">, today</span> : null}
    </span>
  );
}
