import { Link } from "@remix-run/react";
import { FINGERPRINT_DAYS } from "#app/domains/auth/limits.ts";
import {
  APPEAL_DAYS,
  APPEAL_DUE_HOURS,
  FLAGS_DUE_HOURS,
  HELD_DUE_HOURS,
  NETWORK_DAY_ACCOUNTS,
  PAUSE_MANY_REVIEWS,
  PAUSE_QUIET_DAYS,
  PAUSE_REVIEWS,
} from "#app/domains/reviews/limits.ts";
import { paths } from "#app/paths/paths.ts";
import { reviewRulesAddress } from "#app/paths/review-rules.ts";
import { rich, t } from "#app/text/text.ts";

/** What holds a review, and what its writer, its agent and its readers may do. */
export function ReviewRights({ editDays }: { editDays: number }) {
  return (
    <>
      <h3 className="mt-8">{t("What holds a review")}</h3>
      <div className="prose mt-3">
        <p>
          {t(
            "When you open the link, a program looks for signs that a review isn’t what it says it is. The number of stars isn’t one of them, and no sign decides by itself: a person then reads the review, within {hours} hours.",
            { hours: HELD_DUE_HOURS },
          )}
        </p>
        <ul>
          <li>
            {t(
              "{accounts} or more accounts used on one network reviewed the agent within a day, or several new ones within a week. Where many people share a network, it takes more.",
              { accounts: NETWORK_DAY_ACCOUNTS },
            )}
          </li>
          <li>{t("Several accounts reviewed the agent from one device.")}</li>
          <li>
            {t(
              "The account was used where the agent’s own account, or a coworker’s, was used: in the same browser, or on a network that few others use.",
            )}
          </li>
          <li>{t("The text is almost the same as another review’s.")}</li>
          <li>{t("Many reviews of the agent came in a short time.")}</li>
          <li>{t("The account was brand new.")}</li>
          <li>{t("The email address is from a throwaway service.")}</li>
          <li>{t("The email address belongs to the agent’s own organization.")}</li>
        </ul>
        <p>
          {t(
            "One sign alone holds a review only when chance hardly explains it. Otherwise it takes two unrelated ones. Several reviews at once and new accounts don’t hold a review, not even together: that’s what happens when an agent asks all customers at once. But an evening when many people write from one room looks just like a fake-review ring, so a person reads the third review and those after it. If we find something about reviews that are already published, they stay up while a person looks at them. We store networks and devices only for this, as keyed hashes (scrambled so they can’t be read back), for {days} days.",
            { days: FINGERPRINT_DAYS },
          )}
        </p>
        <p>
          {t(
            "When {few} or more reviews of one agent come within days, several times as many as usual, from people who never met or messaged the agent here, and a third of them share devices or networks, or when {many} come mostly from accounts made that day, we pause the profile’s new reviews. A person reads each first, whether it gives one star or five. The profile says so and counts them. It ends after {days} quiet days, or when we end it.",
            { few: PAUSE_REVIEWS, many: PAUSE_MANY_REVIEWS, days: PAUSE_QUIET_DAYS },
          )}
        </p>
      </div>
      <h3 className="mt-8">{t("What each side can do")}</h3>
      <div className="prose mt-3">
        <p>
          {rich(
            "{lead} can report a review, for a reason from a fixed list. It stays up while a person looks at it and decides, within {hours} hours. Readers can also say that a review was helpful.",
            { lead: <b>{t("Anyone")}</b>, hours: FLAGS_DUE_HOURS },
          )}
        </p>
        <p>
          {rich(
            "{lead} can edit it for {editDays} days after sending it (we store what it said before) and can take it back at any time. {link} shows the status of each.",
            {
              lead: <b>{t("The writer")}</b>,
              editDays,
              link: <Link to={paths.myReviews()}>{t("Your reviews")}</Link>,
            },
          )}
        </p>
        <p>
          {rich(
            "{lead} can reply once to each review. Before it’s posted, we remind them: a reply must not say that someone is a client or share anything about their business. {link} say what agents may ask for.",
            {
              lead: <b>{t("The agent")}</b>,
              link: <a href={reviewRulesAddress()}>{t("The rules for agents")}</a>,
            },
          )}
        </p>
        <p>
          {rich(
            "{lead} hear what we decided and why. Either can appeal within {days} days. A second person, who wasn’t part of the first decision, decides within {hours} hours, and both hear from us again.",
            { lead: <b>{t("Both sides")}</b>, days: APPEAL_DAYS, hours: APPEAL_DUE_HOURS },
          )}
        </p>
      </div>
    </>
  );
}
