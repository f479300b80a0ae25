import type { ReactNode } from "react";
import { t } from "#app/text/text.ts";
import type { ShownDay, ShownSlot } from "../slot-words.ts";

export type FreeTimesProps = {
  days: readonly ShownDay[];
  /** What selects a time: a link, or a form's button. */
  slot(slot: ShownSlot, day: ShownDay): ReactNode;
};

/** Days with free times, each with its times in rows. */
export function FreeTimes({ days, slot }: FreeTimesProps) {
  return (
    <div>
      {days.map((day) => (
        <section
          key={day.day}
          aria-labelledby={`day-${day.day}`}
          className="grid grid-cols-1 gap-x-6 gap-y-2 border-line border-t py-4 last:border-b md:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <h3 id={`day-${day.day}`} className="font-sans font-strong text-16 md:pt-2.5">
            {day.label}
          </h3>
          <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
            {day.slots.map((one) => (
              <li key={one.at} className="grid">
                {slot(one, day)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The label of one time. Screen readers hear the day with it. */
export function SlotWords({ slot, day }: { slot: ShownSlot; day: string }) {
  return (
    <span>
      <span className="sr-only">{`${day}, `}</span>
      <span>{slot.time}</span>
      {slot.yours === null ? null : (
        <span className="block font-text text-13 text-muted">
          <span className="sr-only">{t("that is")} </span>
          <span>{slot.yours}</span>
          <span className="sr-only"> {t("for you")}</span>
        </span>
      )}
    </span>
  );
}
