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
          messages, questions, and reviews. Your name and NPN are public too, so they prove nothing. Until
          you’ve shown that you’re the agent, nothing reaches you, and nothing changes on the profile.
        </p>
        <p>
          <b>With a code.</b> We email it to the address your state has on file for your license. It’s good
          for {CODE_MINUTES} minutes. <b>With a document.</b> Send your license or a letter from the state as
          a PDF, a JPEG, or a PNG. One of us reads it within {DECIDE_HOURS} hours, and we delete it once we’ve
          decided.
        </p>
        <p>
          <b>Has somebody else claimed your profile?</b> Contest it on the same page, with the same proof. A
          person decides within {DECIDE_HOURS} hours and tells both of you why. Until then, nothing changes.
          Whatever we decide, conversations stay with the account that customers wrote to.
        </p>
        <p>
          <b>Are you licensed?</b>{" "}
          <Link to={paths.signUp({ role: "agent", next: paths.verifyEmail() })}>Claim your profile</Link>.
          From sign-up to writing your page it’s one visit.
        </p>
      </div>
    </Section>
  );
}
