import { Link } from "@remix-run/react";
import type { Thread } from "#app/domains/messages/types.ts";
import { paths } from "#app/paths/paths.ts";
import { formatPhone, phoneLink } from "#app/platform/contact-data/phone.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { formatDayOf } from "#app/platform/time/reader-time.ts";
import { t } from "#app/text/text.ts";
import { Checked } from "#app/ui/choices/checked.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Avatar } from "#app/ui/record/avatar.tsx";

/** The other person, and whether the agent is licensed in the customer's state today. */
export function ThreadHeader({ thread, beside }: { thread: Thread; beside: boolean }) {
  const { side, agent, name, zip, stateCode, licensedThere, staleSince, startedAt } = thread;
  const own = side === "agent";
  const place = stateCode === null ? zip : `${zip}, ${stateCode}`;
  const Heading = beside ? "h2" : "h1";
  return (
    <header className="border-line-strong border-b pb-4 lg:py-4 lg:pl-8">
      <Link className="inline-flex min-h-target items-center gap-1.5 text-14 lg:hidden" to={paths.messages()}>
        <Icon name="left" />
        <span>{t("Messages")}</span>
      </Link>
      <div className="flex items-center gap-4">
        {own ? (
          <Avatar id={thread.id} name={name} />
        ) : (
          <Avatar id={agent.id} name={name} photoUrl={agent.photoUrl} eager />
        )}
        <div className="min-w-0">
          <Heading className="wrap-anywhere text-24">
            {own ? name : <Link to={paths.showcase(agent.slug)}>{name}</Link>}
          </Heading>
          <p className="text-14 text-muted">
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
        </div>
      </div>
    </header>
  );
}

/** For the agent: what the customer shows of their contact details. */
export function CustomerContact({ thread: { side, contact, name } }: { thread: Thread }) {
  if (side !== "agent") return null;
  if (contact === null)
    return (
      <Caption>
        {t("Their email and phone number stay hidden until {name} chooses to show them.", { name })}
      </Caption>
    );
  return (
    <p className="wrap-anywhere text-14">
      <a href={`mailto:${contact.email}`}>{contact.email}</a>
      {contact.phone === null ? null : (
        <>
          <br />
          <a href={phoneLink(contact.phone)}>{formatPhone(contact.phone)}</a>
        </>
      )}
    </p>
  );
}
