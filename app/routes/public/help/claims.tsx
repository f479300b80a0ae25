import { Link } from "@remix-run/react";
import { CODE_MINUTES, DECIDE_HOURS } from "#app/domains/claims/limits.ts";
import { paths } from "#app/paths.ts";
import { Section } from "#app/ui/layout/section.tsx";

export function ClaimsHelp() {
  return (
    <Section id="claims" title="If you’re the agent">
      <div className="prose">
        <p>
          Your license is listed here because it’s public. <b>Claiming the profile</b> lets you answer
          messages, questions, and reviews. Your name and NPN are public too, so they prove nothing: until
          you’ve shown that you’re the agent, nothing reaches you and nothing changes on the profile.
        </p>
        <p>
          <b>With a code.</b> We email it to the address that the state register has for your license. It’s
          good for {CODE_MINUTES} minutes. <b>With a document.</b> Send your license or a letter from the
          state as a PDF, a JPEG, or a PNG. One of us reads it within {DECIDE_HOURS} hours, and it’s deleted
          once decided.
        </p>
        <p>
          <b>Somebody else holds your profile?</b> Contest it on the same page, with the same proof. A person
          decides within {DECIDE_HOURS} hours and tells both of you why. Until then nothing moves. Whoever
          wins, no conversation changes hands: what customers wrote was for the account they wrote to.
        </p>
        <p>
          To begin, <Link to={paths.signUp({ role: "agent" })}>create an agent’s account</Link>.
        </p>
      </div>
    </Section>
  );
}
