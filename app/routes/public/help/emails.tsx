import { Link } from "@remix-run/react";
import { UNASKED_EMAILS } from "#app/domains/notifications/limits.ts";
import { paths } from "#app/paths.ts";
import { Section } from "#app/ui/layout/section.tsx";

export function EmailsHelp() {
  return (
    <Section id="emails" title="Notifications and emails">
      <div className="prose">
        <p>
          <b>With an account,</b> you hear from us in the bell and by email when you get an answer or a
          message, and, if you’re an agent, when you get a question. Choose what you get, and how, in your{" "}
          <Link to={paths.settings({ section: "notifications" })}>settings</Link>. During your quiet hours,
          emails wait. Or choose one daily email at 8:00 AM instead of many.
        </p>
        <p>
          <b>To stop emails,</b> follow “Unsubscribe” at the bottom of one, or use your email app’s own
          unsubscribe button. You don’t need to sign in, and you can turn them back on from the same page.
        </p>
        <p>
          <b>Never too many.</b> Nobody can flood your inbox through us. After {UNASKED_EMAILS.hour} emails in
          an hour or {UNASKED_EMAILS.day} in a day about what others do, the rest go to the bell. Links that
          others write can’t be clicked in our emails.
        </p>
        <p>
          <b>What you’ll always get:</b> links to confirm your address or your question, to reset your
          password, and to come back to your account; news about who has claimed your profile; and answers to
          a question you asked without an account.
        </p>
      </div>
    </Section>
  );
}
