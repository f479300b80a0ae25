import { Form, Link } from "@remix-run/react";
import type { Way } from "#app/domains/calendar/types.ts";
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
    <ol className="grid list-none gap-6">
      {days.map(({ day, label, rows }) => (
        <li key={day} className="grid grid-cols-1 gap-x-6 gap-y-2 md:grid-cols-[9rem_minmax(0,1fr)]">
          <h3 className="text-16 md:pt-4">{label}</h3>
          <ul className="grid max-w-176 list-none gap-3">
            {rows.map((one) => (
              <Sheet key={one.id} as="li" className="p-4">
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
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3">
      <Avatar className="max-md:size-12" id={one.face.id} name={one.who} photoUrl={one.face.photoUrl} />
      <div>
        <p>
          <Link className="font-strong tabular-nums" to={one.to}>
            <span className="sr-only">{`${one.when}: `}</span>
            <span>{one.time}</span>
          </Link>
        </p>
        <p className="font-serif text-20">
          <span dir="auto">{one.who}</span>
        </p>
        <p className="text-14 text-muted">{one.what}</p>
        <p className="mt-1 flex items-center gap-1.75 text-14">
          <Icon name={WAY_ICONS[one.way]} />
          <span>{one.where}</span>
        </p>
        {one.flagged ? (
          <p className="mt-2">
            <Tag icon="warning">{t("License missing")}</Tag>
          </p>
        ) : null}
      </div>
      <div className="col-span-full md:col-start-2">
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
            <ButtonLink small look="link" className="-ml-3" to={one.to}>
              <span>{one.more}</span>
              <span className="sr-only">{` (${one.who}, ${one.when})`}</span>
            </ButtonLink>
          </Row>
        )}
      </div>
    </div>
  );
}
