import { Link } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Section } from "#app/ui/section.tsx";

export function LettersHelp() {
  return (
    <Section id="letters" title="What we tell you">
      <div className="prose">
        <p>
          <b>With an account</b> you are told in the bell and by mail: of answers and messages to you, and as
          an agent of questions that reach you. Your{" "}
          <Link to={paths.settings({ section: "notifications" })}>settings</Link> say which of it comes, and
          how. In quiet hours mail waits until they end. A daily letter at 8 in the morning takes the place of
          single ones.
        </p>
        <p>
          <b>To stop letters</b> follow “Stop these letters” at the foot of one, or the button that your mail
          program shows for it. It needs no signing in, and the page lets them come again.
        </p>
        <p>
          <b>What always comes:</b> links to confirm your address, to choose a new password and to come back,
          what concerns who holds your profile, and the answers to a question that you asked without an
          account.
        </p>
      </div>
    </Section>
  );
}
