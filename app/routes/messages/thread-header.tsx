import { Link } from "@remix-run/react";
import type { Thread } from "#app/domains/messages/types.ts";
import { paths } from "#app/paths/paths.ts";
import { formatPhone, phoneLink } from "#app/platform/contact-data/phone.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { Checked } from "#app/ui/choices/checked.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";

/** The other person, and whether the agent is licensed in the customer's state today. */
export function ThreadHeader({ thread }: { thread: Thread }) {
  const { side, agent, name, zip, stateCode, licensedThere, staleSince, contact, startedAt } = thread;
  const own = side === "agent";
  const place = stateCode === null ? zip : `${zip}, ${stateCode}`;
  return (
    <header className="flex items-center gap-4">
      {own ? (
        <Avatar id={thread.id} name={name} />
      ) : (
        <Avatar id={agent.id} name={name} photoUrl={agent.photoUrl} eager />
      )}
      <div>
        <h1 className="text-32">{own ? name : <Link to={paths.showcase(agent.slug)}>{name}</Link>}</h1>
        <p className="text-muted">
          {`${own ? t("Customer in {place}", { place }) : t("You wrote from {place}", { place })} · ${t("since {day}", { day: formatDayOf(startedAt) })}`}
        </p>
        {stateCode === null ? null : staleSince !== null ? (
          <Checked tone="off">
            {own
              ? t("Your license in {state} was active when last checked, {day}", {
                  state: stateCode,
                  day: formatDay(staleSince),
                })
              : t("{name}’s license in {state} was active when last checked, {day}", {
                  name: agent.name,
                  state: stateCode,
                  day: formatDay(staleSince),
                })}
          </Checked>
        ) : licensedThere ? (
          <Checked>
            {own
              ? t("You have an active license in {state} today", { state: stateCode })
              : t("{name} has an active license in {state} today", { name: agent.name, state: stateCode })}
          </Checked>
        ) : (
          <Checked tone="off">
            {own
              ? t("You have no active license in {state} today", { state: stateCode })
              : t("{name} has no active license in {state} today", { name: agent.name, state: stateCode })}
          </Checked>
        )}
        {own && contact !== null ? (
          <p>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
            {contact.phone === null ? null : (
              <>
                <span> · </span>
                <a href={phoneLink(contact.phone)}>{formatPhone(contact.phone)}</a>
              </>
            )}
          </p>
        ) : own ? (
          <Caption>
            {t("Their email and phone number stay hidden until {name} chooses to show them.", { name })}
          </Caption>
        ) : null}
      </div>
    </header>
  );
}
