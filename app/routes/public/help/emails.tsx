import { Link } from "@remix-run/react";
import { UNASKED_EMAILS } from "#app/domains/notifications/limits.ts";
import { paths } from "#app/paths/paths.ts";
import { rich, t } from "#app/text/text.ts";
import { Chapter } from "./chapter.tsx";

export function EmailsHelp() {
  return (
    <Chapter id="emails" title={t("Notifications and emails")}>
      <div className="prose">
        <p>
          {rich(
            "{lead} you hear from us in the bell and by email when you get an answer or a message, and, if you’re an agent, when you get a question. Choose what you get, and how, in your {link}. During your quiet hours, emails wait. Or choose one daily email at 8:00 AM instead of many.",
            {
              lead: <b>{t("With an account,")}</b>,
              link: <Link to={paths.settings({ section: "notifications" })}>{t("settings")}</Link>,
            },
          )}
        </p>
        <p>
          {rich(
            "{lead} follow “Unsubscribe” at the bottom of one, or use your email app’s own unsubscribe button. You don’t need to sign in, and you can turn them back on from the same page.",
            { lead: <b>{t("To stop emails,")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} Nobody can flood your inbox through us. After {hour} emails in an hour or {day} in a day about what others do, the rest go to the bell. Links that others write can’t be clicked in our emails.",
            { lead: <b>{t("Never too many.")}</b>, hour: UNASKED_EMAILS.hour, day: UNASKED_EMAILS.day },
          )}
        </p>
        <p>
          {rich(
            "{lead} links to confirm your address or your question, to reset your password, and to come back to your account; news about who has claimed your profile; and answers to a question you asked without an account.",
            { lead: <b>{t("What you’ll always get:")}</b> },
          )}
        </p>
      </div>
    </Chapter>
  );
}
