import { site } from "#app/platform/site.ts";
import { Section } from "#app/ui/layout/section.tsx";

export function ContactHelp() {
  return (
    <Section id="contact" title="Write to us">
      <div className="prose">
        <p>
          <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> reaches a person. It helps to
          include the page’s address. If a page failed, add the number it showed you.
        </p>
        <ul>
          <li>
            <b>Something about you is wrong</b> (a license, an address, a review): tell us which page, and
            what’s right. Proof, such as the state’s own page, settles it fastest.
          </li>
          <li>
            <b>A review breaks the rules above</b>: tell us which one and why. It stays up while we look at
            it.
          </li>
          <li>
            <b>You’re an agent and want to be listed or removed</b>: send your NPN and one license number.
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
