import { Link } from "@remix-run/react";
import { REQUEST_DUE_HOURS, REQUEST_WORDS_DAYS } from "#app/domains/listings/limits.ts";
import { paths } from "#app/paths/paths.ts";
import { rich, t } from "#app/text/text.ts";
import { Chapter } from "./chapter.tsx";

/** How a person leaves the directory, what stays, and why. */
export function NotListedHelp() {
  return (
    <Chapter id="not-listed" title={t("If you don’t want to be listed")}>
      <div className="prose">
        <p>
          {rich(
            "{link}. You don’t need an account. A person on our team decides within {hours} hours and emails you.",
            {
              link: <Link to={paths.notListed()}>{t("Ask not to be listed")}</Link>,
              hours: REQUEST_DUE_HOURS,
            },
          )}
        </p>
        <p>
          {rich(
            "{lead} The profile leaves search, every place and count, and the list we give search engines. Its address says that it’s gone. No list we import later adds you again.",
            { lead: <b>{t("What goes.")}</b> },
          )}
        </p>
        <p>
          {rich(
            "{lead} Your NPN and license numbers, because that’s how we recognize you in the next list and leave you out. Our record of what each state said about your licenses and when, because people relied on it. Reviews and conversations, because they belong to the people who wrote them: only they can still read them, and they can delete them. Your request without your words: we delete your name, your email, and what you wrote {days} days after we decide. None of it is public.",
            { lead: <b>{t("What stays.")}</b>, days: REQUEST_WORDS_DAYS },
          )}
        </p>
        <p>
          {rich(
            "{lead} Claim the profile with a document, or apply to be listed with your NPN. Our team decides, and you’re listed again, as you were. Without an account, email us.",
            {
              lead: <b>{t("If you change your mind.")}</b>,
            },
          )}
        </p>
      </div>
    </Chapter>
  );
}
