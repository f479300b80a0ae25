import { Link } from "@remix-run/react";
import { UNASKED_EMAILS } from "#app/domains/notifications/limits.ts";
import { paths } from "#app/paths.ts";
import { Section } from "#app/ui/layout/section.tsx";

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
          <b>Never too much.</b> Others can’t fill your inbox through us: after {UNASKED_EMAILS.hour} emails
          an hour or {UNASKED_EMAILS.day} a day about what others do, the rest is in the bell. Links in what
          they write can’t be followed from an email.
        </p>
        <p>
          <b>What always comes:</b> links to confirm your address or your question, to choose a new password
          and to come back, what concerns who holds your profile, and the answers to a question that you asked
          without an account.
        </p>
      </div>
    </Section>
  );
}
