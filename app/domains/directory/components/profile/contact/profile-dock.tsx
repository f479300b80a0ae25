import { Link } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { phoneLink } from "#app/platform/contact-data/phone.ts";
import { t } from "#app/text/text.ts";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { iconButtonClass } from "#app/ui/buttons/icon-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type Reach, SHORT_REACH } from "../../../profile/profile-reach.ts";
import type { AgentProfile } from "../../../profile/profile-types.ts";
import { CallLink } from "./call-link.tsx";
import { ContactLink } from "./contact-link.tsx";

export type ProfileDockProps = {
  profile: AgentProfile;
  reach: Reach;
  /** Where its free times are; null where none can be booked. */
  timesTo: string | null;
  /** The page's one primary action is elsewhere. */
  quiet: boolean;
};

const FIRST_ID = "dock-first";

/** On small screens the next step comes back at the bottom of the screen: a time, a message, or a call. */
export function ProfileDock({ profile, reach, timesTo, quiet }: ProfileDockProps) {
  const { slug, name, phone } = profile;
  const writable = profile.claimed && profile.acceptingClients;
  const first = SHORT_REACH[reach];
  const describedBy = first === null ? undefined : FIRST_ID;
  const look = reach === "open" && !quiet ? "primary" : "plain";
  const isAlone = !writable && timesTo === null;
  return (
    <section
      data-dock
      className="pointer-events-auto sticky bottom-0 z-5 flex flex-wrap gap-2 border-line-strong border-t bg-paper px-gutter pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]"
      aria-label={t("Next step, again")}
    >
      {first === null ? null : (
        <p id={FIRST_ID} className="basis-full text-13 leading-table">
          {t(first)}
        </p>
      )}
      {timesTo === null ? null : (
        <ButtonLink className="grow" icon="calendar" look={look} to={timesTo} rel="nofollow">
          {t("Book a time")}
        </ButtonLink>
      )}
      {writable ? (
        timesTo === null ? (
          <ButtonLink
            className="grow"
            icon="message"
            look={look}
            to={paths.beforeMessage(slug)}
            aria-describedby={describedBy}
          >
            {t("Message")}
          </ButtonLink>
        ) : (
          <Link
            className={iconButtonClass({ edged: true })}
            to={paths.beforeMessage(slug)}
            prefetch="none"
            aria-label={t("Message {name}", { name })}
          >
            <Icon name="message" />
          </Link>
        )
      ) : null}
      {phone !== null ? (
        isAlone ? (
          <CallLink full phone={phone} look={look} describedBy={describedBy} />
        ) : (
          <a
            className={iconButtonClass({ edged: true })}
            href={phoneLink(phone)}
            aria-label={t("Call {name}", { name })}
            aria-describedby={describedBy}
          >
            <Icon name="phone" />
          </a>
        )
      ) : isAlone ? (
        <ContactLink full slug={slug}>
          {t("Save contact")}
        </ContactLink>
      ) : null}
    </section>
  );
}
