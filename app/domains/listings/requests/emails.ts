/** The emails about a request not to be listed. */
import { type EmailStop, writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { site } from "#app/platform/site.ts";
import { t } from "#app/text/text.ts";
import { REQUEST_DUE_HOURS } from "../limits.ts";

/** Whose profile it is: a name, or an NPN that nobody here has. */
type About = { name: string | null; npn: string };
const whose = ({ name, npn }: About) => name ?? `NPN ${npn}`;

export const requestReceivedEmail = (recipient: string, about: About): Email =>
  writeEmail("not-listed-received", recipient, {
    subject: t("We got your request"),
    before: [
      t("Someone gave this email address and asked us not to list {whose} on {site}.", {
        whose: whose(about),
        site: site.name,
      }),
      t("A person on our team decides within {hours} hours and emails you.", { hours: REQUEST_DUE_HOURS }),
    ],
    after: [t("If that wasn’t you, you don’t have to do anything.")],
  });

export const requestAcceptedEmail = (recipient: string, about: About, helpUrl: string): Email =>
  writeEmail("not-listed-accepted", recipient, {
    subject: t("The profile isn’t listed anymore"),
    before: [
      about.name === null
        ? t("From now on, no list we import adds a profile for NPN {npn}.", { npn: about.npn })
        : t(
            "We removed the profile of {name} from {site}: from search, from every place, and from what we tell search engines. They drop it when they visit again, which can take some weeks.",
            { name: about.name, site: site.name },
          ),
      t(
        "What stays: the NPN and license numbers, so that no list adds you again, and our record of what each state said about the licenses and when. Reviews belong to the people who wrote them: only they can still read them. Conversations stay with those who had them.",
      ),
    ],
    link: { label: t("What stays, and why"), url: helpUrl },
    after: [
      t(
        "Want to be listed again? Claim the profile with a document, or apply to be listed. Without an account, email us at {email}.",
        { email: site.supportEmail },
      ),
    ],
  });

export const requestDeclinedEmail = (recipient: string, about: About, reason: string): Email =>
  writeEmail("not-listed-declined", recipient, {
    subject: t("We didn’t remove the profile"),
    before: [
      t("You asked us not to list {whose} on {site}. We decided not to remove it. The reason:", {
        whose: whose(about),
        site: site.name,
      }),
      reason,
    ],
    after: [t("Think we got it wrong? Email us at {email}.", { email: site.supportEmail })],
  });

export const listedAgainEmail = (recipient: string, about: About, reason: string): Email =>
  writeEmail("not-listed-undone", recipient, {
    subject: t("The profile is listed again"),
    before: [
      t("We list {whose} on {site} again. The reason:", { whose: whose(about), site: site.name }),
      reason,
    ],
    after: [t("Think we got it wrong? Email us at {email}.", { email: site.supportEmail })],
  });

/** For the account that has claimed the profile. */
export const profileNotListedEmail = (recipient: string, name: string): Email =>
  writeEmail("not-listed-account", recipient, {
    subject: t("Your profile isn’t listed anymore"),
    before: [
      t(
        "Someone asked us not to list the profile of {name}, and a person on our team agreed. Readers can’t find it, message you, or book you. Your account stays.",
        { name },
      ),
    ],
    after: [t("If you didn’t ask for this, email us at {email}.", { email: site.supportEmail })],
  });

/** To admins. */
export const waitingRequestEmail = (
  recipient: string,
  { title, message }: { title: string; message: string },
  { url, stop }: { url: string; stop: EmailStop },
): Email =>
  writeEmail("waiting-not-listed", recipient, {
    subject: title,
    before: [message],
    link: { label: "Read the request", url },
    after: [],
    stop,
  });
