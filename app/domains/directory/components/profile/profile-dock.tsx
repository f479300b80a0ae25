import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/forms/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { AgentProfile } from "../../profile/profile-types.ts";
import { CallLink } from "./call-link.tsx";
import { ContactLink } from "./contact-link.tsx";

/** On small screens the next step stays at hand at the foot of the screen. */
export function ProfileDock({ profile, open }: { profile: AgentProfile; open: boolean }) {
  const { slug, name, phone, kept } = profile;
  return (
    <section className="dock one print:hidden" data-dock aria-label="Next step, at hand">
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
      className="iconbtn edged"
      href={paths.agentContact(slug)}
      download={`${slug}.vcf`}
      aria-label={`Save the contact of ${name}`}
    >
      <Icon name="card" />
    </a>
  );
}
