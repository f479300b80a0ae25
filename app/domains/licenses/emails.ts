/** The emails of licenses. */

import { formatDay } from "#app/platform/dates.ts";
import { type EmailStop, writeEmail } from "#app/platform/email.ts";
import type { Email } from "#app/platform/mail.ts";

/** Title and text for the bell and for the email. */
export type LicenseNews = { title: string; message: string };

/** To the agent. */
export const licenseEmail = (
  recipient: string,
  { title, message }: LicenseNews,
  { url, stop }: { url: string; stop: EmailStop },
): Email =>
  writeEmail("license", recipient, {
    subject: title,
    before: [message],
    link: { label: "View your licenses", url },
    after: [],
    stop,
  });

/** To admins. */
export const waitingLicenseEmail = (
  recipient: string,
  { title, message }: LicenseNews,
  { url, stop }: { url: string; stop: EmailStop },
): Email =>
  writeEmail("waiting-license", recipient, {
    subject: title,
    before: [message],
    link: { label: "Review it", url },
    after: [],
    stop,
  });

export type NamedLicense = { stateName: string; number: string; expiresOn: string };

const listed = (licenses: readonly NamedLicense[]) =>
  licenses
    .map(({ stateName, number, expiresOn }) => `${stateName} ${number} (${formatDay(expiresOn)})`)
    .join(", ");

/** Some licenses of one agent whose last day is over. */
export function lapsedNews(licenses: readonly [NamedLicense, ...NamedLicense[]]): LicenseNews {
  const [one] = licenses;
  return licenses.length === 1
    ? {
        title: `Your ${one.stateName} license has expired`,
        message: `Its last day was ${formatDay(one.expiresOn)} (number ${one.number}). Customers no longer see you as licensed for what only this license covers. If you renewed it, upload the new one in Settings.`,
      }
    : {
        title: `${licenses.length} of your licenses have expired`,
        message: `Their last days are over: ${listed(licenses)}. Customers no longer see you as licensed for what only these cover. If you renewed them, upload the new ones in Settings.`,
      };
}

/** Some licenses of one agent whose last day comes. */
export function endingNews(licenses: readonly [NamedLicense, ...NamedLicense[]]): LicenseNews {
  const [one] = licenses;
  const after = "After that, customers no longer see you as licensed for what only it covers.";
  return licenses.length === 1
    ? {
        title: `Your ${one.stateName} license ends ${formatDay(one.expiresOn)}`,
        message: `It’s number ${one.number}. ${after} Once you’ve renewed it, upload the new one in Settings.`,
      }
    : {
        title: `${licenses.length} of your licenses end soon`,
        message: `These end: ${listed(licenses)}. Once you’ve renewed them, upload the new ones in Settings.`,
      };
}
