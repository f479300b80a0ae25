import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { iconButtonClass } from "#app/ui/forms/icon-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { AgentProfile } from "../../profile/profile-types.ts";
import { CallLink } from "./call-link.tsx";
import { ContactLink } from "./contact-link.tsx";

/** On small screens the next step stays at hand at the foot of the screen. */
export function ProfileDock({ profile, open }: { profile: AgentProfile; open: boolean }) {
  const { slug, name, phone, kept } = profile;
  return (
    <section
      data-dock
      className="sticky bottom-0 z-5 mt-8 grid grid-cols-[1fr_auto] gap-2 border-line-strong border-t bg-paper px-gutter pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] *:only:col-span-full lg:hidden print:hidden"
      aria-label="Next step, at hand"
    >
      {kept ? (
        <>
          <ButtonLink icon="message" look={open ? "primary" : "plain"} to={paths.newMessage(slug)}>
            Message
          </ButtonLink>
          <SaveContactIcon slug={slug} name={name} />
        </>
      ) : phone === null ? (
        <ContactLink slug={slug} look={open ? "primary" : "plain"}>
          Save contact
        </ContactLink>
      ) : (
        <>
          <CallLink phone={phone} look={open ? "primary" : "plain"} />
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
      aria-label={`Save the contact of ${name}`}
    >
      <Icon name="card" />
    </a>
  );
}
