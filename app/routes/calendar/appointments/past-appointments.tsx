import { Link } from "@remix-run/react";
import { STATUSES } from "#app/domains/calendar/words.ts";
import { t } from "#app/text/text.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Tag } from "#app/ui/record/tag.tsx";
import type { ShownAppointment } from "./shown-appointments.ts";

export type PastAppointmentsProps = { id: string; title: string; rows: readonly ShownAppointment[] };

/** What is over or canceled, folded: a line each. */
export function PastAppointments({ id, title, rows }: PastAppointmentsProps) {
  return (
    <Section id={id} title={title} thin>
      <Disclosure plain summary={t("Show {n}", { n: rows.length })}>
        <ul className="mt-2 list-none">
          {rows.map((one) => (
            <li
              key={one.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-line border-t py-2.5 last:border-b md:grid-cols-[17rem_minmax(0,1fr)_auto]"
            >
              <Link className="inline-flex min-h-6 items-center" to={one.to}>
                {one.when}
              </Link>
              <span className="max-md:col-span-full max-md:row-start-2">
                <b dir="auto">{one.who}</b>
                <span className="block text-14 text-muted">{one.what}</span>
              </span>
              <Tag>{t(STATUSES[one.status])}</Tag>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Section>
  );
}
