/** To admins, when rows of the log are not what they were. */
import { writeEmail } from "#app/platform/email.ts";
import type { Email } from "#app/platform/mail.ts";

export const brokenLogEmail = (recipient: string, found: readonly string[], url: string): Email =>
  writeEmail("audit-log-broken", recipient, {
    subject: "The audit log is broken",
    before: [
      "We verified the log of what admins do, and it isn’t what was written.",
      ...found,
      "Somebody changed rows behind the product’s back. Treat the database’s credentials as known to others, and keep a copy of the database before anything else.",
    ],
    link: { label: "Open the audit log", url },
    after: [],
  });
