import { site } from "#app/platform/site.ts";
import { Section } from "#app/ui/layout/section.tsx";

export function ContactHelp() {
  return (
    <Section id="contact" title="Write to us">
      <div className="prose">
        <p>
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> reaches a person. It helps to send
          the address of the page. If a page failed, add the number it printed.
        </p>
        <ul>
          <li>
            <b>Something about you is wrong</b> (a license, an address, a review): name the page and what is
            right. Evidence such as the state’s own page settles it fastest.
          </li>
          <li>
            <b>A review breaks the rules above</b>: name it and the reason. It stays up while it is looked at.
          </li>
          <li>
            <b>You are an agent and want to be listed or taken off</b>: send your NPN and one license number.
          </li>
        </ul>
        <p>
          To reach an agent, use “Message”, the phone number, or the website on the profile. We don’t pass on
          messages sent to us, and we can’t advise on insurance.
        </p>
      </div>
    </Section>
  );
}
