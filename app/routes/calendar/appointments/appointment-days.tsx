import { Form, Link } from "@remix-run/react";
import type { Way } from "#app/domains/calendar/types.ts";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { buttonClass } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Sheet } from "#app/ui/layout/sheet.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";
import { Tag } from "#app/ui/record/tag.tsx";
import { MarkForms } from "../mark-forms.tsx";
import type { AppointmentDay, ShownAppointment } from "./shown-appointments.ts";

const WAY_ICONS = { office: "pin", phone: "phone", video: "video" } as const satisfies Record<Way, IconName>;

export type AppointmentDaysProps = {
  days: readonly AppointmentDay[];
  /** Asks the agent whether they met. */
  mark?: boolean;
};

/** Cards by day, the next first. */
export function AppointmentDays({ days, mark = false }: AppointmentDaysProps) {
  return (
    <ol className="grid list-none gap-4">
      {days.map(({ day, label, rows }) => (
        <li key={day} className="grid grid-cols-1 gap-x-6 gap-y-2 md:grid-cols-[9rem_minmax(0,1fr)]">
          <h3 className="text-16 md:pt-3">{label}</h3>
          <ul className="grid max-w-216 list-none gap-3">
            {rows.map((one) => (
              <Sheet key={one.id} as="li" className="p-3">
                <Card one={one} mark={mark} />
              </Sheet>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Card({ one, mark }: { one: ShownAppointment; mark: boolean }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Avatar className="size-12" id={one.face.id} name={one.who} photoUrl={one.face.photoUrl} />
      <div>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link className="font-strong tabular-nums" to={one.to}>
            <span className="sr-only">{`${one.when}: `}</span>
            <span>{one.time}</span>
          </Link>
          <span className="font-serif text-18" dir="auto">
            {one.who}
          </span>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-14">
          <span className="text-muted">{one.what}</span>
          <span className="inline-flex items-center gap-1.75">
            <Icon name={WAY_ICONS[one.way]} />
            <span>{one.where}</span>
          </span>
        </p>
        {one.missing === null ? null : (
          <div className="mt-2 grid justify-items-start gap-1 text-14">
            <Tag icon="warning">{t("License missing")}</Tag>
            <p>{one.missing.why}</p>
            {one.missing.license === null ? null : (
              <p>
                <span>{`${one.missing.license} `}</span>
                <Link to={paths.settings({ section: "licenses" })}>{t("Look at your licenses")}</Link>
              </p>
            )}
          </div>
        )}
      </div>
      <div className="max-md:col-span-full md:col-start-3 md:justify-self-end">
        {mark ? (
          <Form method="post">
            <input type="hidden" name="id" value={one.id} />
            <MarkForms status={one.status} of={`${one.who}, ${one.when}`} />
          </Form>
        ) : (
          <Row>
            {one.call === null ? null : (
              <a className={buttonClass({ small: true })} href={one.call} rel="noreferrer nofollow">
                {t("Open the video call")}
              </a>
            )}
            {one.phone === null ? null : (
              <a className={buttonClass({ small: true })} href={one.phone.link}>
                {t("Call {phone}", { phone: one.phone.words })}
              </a>
            )}
            <ButtonLink small look="link" className="whitespace-nowrap max-md:-ml-3" to={one.to}>
              <span>{one.more}</span>
              <span className="sr-only">{` (${one.who}, ${one.when})`}</span>
            </ButtonLink>
          </Row>
        )}
      </div>
    </div>
  );
}
