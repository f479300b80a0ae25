import { paths } from "#app/paths/paths.ts";
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
  /** The page's one primary action is elsewhere. */
  quiet: boolean;
};

const FIRST_ID = "dock-first";

/** On small screens the next step stays at the bottom of the screen. */
export function ProfileDock({ profile, reach, quiet }: ProfileDockProps) {
  const { slug, name, phone } = profile;
  const writable = profile.claimed && profile.acceptingClients;
  const first = SHORT_REACH[reach];
  const describedBy = first === null ? undefined : FIRST_ID;
  const look = reach === "open" && !quiet ? "primary" : "plain";
  return (
    <section
      data-dock
      className="sticky bottom-0 z-5 mt-8 grid grid-cols-[1fr_auto] gap-2 border-line-strong border-t bg-paper px-gutter pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden print:hidden"
      aria-label={t("Next step, always in view")}
    >
      {first === null ? null : (
        <p id={FIRST_ID} className="col-span-full text-13 leading-table">
          {t(first)}
        </p>
      )}
      {writable ? (
        <>
          <ButtonLink icon="message" look={look} to={paths.newMessage(slug)} aria-describedby={describedBy}>
            {t("Message")}
          </ButtonLink>
          <SaveContactIcon slug={slug} name={name} />
        </>
      ) : phone === null ? (
        <div className="col-span-full grid">
          <ContactLink slug={slug} look={look}>
            {t("Save contact")}
          </ContactLink>
        </div>
      ) : (
        <>
          <CallLink phone={phone} look={look} describedBy={describedBy} />
          <SaveContactIcon slug={slug} name={name} />
        </>
      )}
    </section>
  );
}

function SaveContactIcon({ slug, name }: { slug: string; name: string }) {
  return (
    <a
      className={iconButtonClass({ edged: true })}
      href={paths.agentContact(slug)}
      download={`${slug}.vcf`}
      aria-label={t("Save the contact of {name}", { name })}
    >
      <Icon name="card" />
    </a>
  );
}
