/** The emails that say what an admin did to an account, and why. */
import { writeEmail } from "#app/platform/mail/email.ts";
import type { Email } from "#app/platform/mail/mail.ts";
import { site } from "#app/platform/site.ts";
import { t } from "#app/text/text.ts";
import type { GivenRole } from "./policy.ts";

type Reader = { email: string; firstName: string };

const hello = (firstName: string) => t("Hello {name},", { name: firstName });
const because = (reason: string) => t("Why: {reason}", { reason });
const mistaken = () => t("If you think this is a mistake, write to us at the address below.");

export const archivedEmail = ({ email, firstName }: Reader, reason: string): Email =>
  writeEmail("account-archived", email, {
    subject: t("Your account was archived"),
    before: [
      hello(firstName),
      t(
        "We archived your {site} account. Nobody sees it anymore, and you are signed out everywhere. Appointments to come were canceled, and a plan of your own ends with the time that is paid for.",
        { site: site.name },
      ),
      because(reason),
    ],
    after: [mistaken()],
  });

export const restoredEmail = ({ email, firstName }: Reader, reason: string): Email =>
  writeEmail("account-restored", email, {
    subject: t("Your account is back"),
    before: [
      hello(firstName),
      t("We restored your {site} account. You sign in as before.", { site: site.name }),
      because(reason),
    ],
    after: [
      t(
        "Appointments that were canceled stay canceled. If you have a plan, you can resume it under Billing before it ends.",
      ),
    ],
  });

export const endedSessionsEmail = ({ email, firstName }: Reader, reason: string): Email =>
  writeEmail("account-signed-out", email, {
    subject: t("You were signed out everywhere"),
    before: [
      hello(firstName),
      t("We ended every session of your {site} account. Your password stays the same.", { site: site.name }),
      because(reason),
    ],
    after: [mistaken()],
  });

const roleWords: Readonly<Record<GivenRole, () => string>> = {
  customer: () =>
    t("Your {site} account is a customer’s account now. You were signed out everywhere.", {
      site: site.name,
    }),
  agent: () =>
    t("Your {site} account is an agent’s account now. You were signed out everywhere.", { site: site.name }),
  admin: () =>
    t("Your {site} account is an administrator’s account now. You were signed out everywhere.", {
      site: site.name,
    }),
};

export const roleEmail = ({ email, firstName }: Reader, role: GivenRole, reason: string): Email =>
  writeEmail("account-role-changed", email, {
    subject: t("The role of your account changed"),
    before: [hello(firstName), roleWords[role](), because(reason)],
    after: [mistaken()],
  });
