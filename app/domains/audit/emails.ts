/** To admins, when the log was changed; and to a person, when an admin views the product as them. */
import { writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { site } from "#app/platform/site.ts";
import { t } from "#app/text/text.ts";

export const brokenLogEmail = (recipient: string, found: readonly string[], url: string): Email =>
  writeEmail("audit-log-broken", recipient, {
    subject: "The audit log is broken",
    before: [
      "We verified the log of what admins do, and it isn’t what was written.",
      ...found,
      "Somebody changed rows without using the product. Treat the database’s credentials as known to others, and keep a copy of the database before anything else.",
    ],
    link: { label: "Open the audit log", url },
    after: [],
  });

type Viewed = { reason: string; minutes: number };

/** For the bell, in the reader's language. */
export const viewedWords = ({ reason, minutes }: Viewed) => ({
  title: t("Our team looked at your pages"),
  message: t(
    "Someone on our team can see {site} as you do for {minutes} minutes, without changing anything. Reason: {reason}",
    { site: site.name, minutes, reason },
  ),
});

export const viewedEmail = (recipient: string, firstName: string, viewed: Viewed): Email =>
  writeEmail("viewed-as", recipient, {
    subject: viewedWords(viewed).title,
    before: [
      t("Hello {name},", { name: firstName }),
      viewedWords(viewed).message,
      t("Your messages, payments, leads’ contact details, and sign-in settings aren’t shown to them."),
    ],
    after: [t("Questions about this? Email us at the address below; we keep a record of each time.")],
  });
