/** Emails to our own team, in English. */
import { waitingFactEmail } from "#app/domains/accuracy/reports/emails.ts";
import { brokenLogEmail } from "#app/domains/audit/emails.ts";
import { waitingResetEmail, waitingResetNews } from "#app/domains/auth/second-factor/emails.ts";
import { waitingPaymentEmail } from "#app/domains/billing/emails.ts";
import { waitingNewAgentEmail } from "#app/domains/claims/applications/emails.ts";
import { waitingClaimEmail } from "#app/domains/claims/emails.ts";
import {
  contradictionsEmail,
  contradictionsNews,
  waitingLicenseEmail,
} from "#app/domains/licenses/emails.ts";
import { waitingRequestEmail } from "#app/domains/listings/requests/emails.ts";
import { waitingApplicationEmail } from "#app/domains/onboarding/applications/application-emails.ts";
import { waitingPhotoEmail } from "#app/domains/photos/reports/emails.ts";
import { waitingPrivacyEmail } from "#app/domains/privacy/emails.ts";
import { unansweredEmail } from "#app/domains/questions/emails.ts";
import { dueCasesEmail } from "#app/domains/reviews/cases/due-email.ts";
import { ADMIN, at, DAY, type EmailSample, english, NOW, stop } from "./sample-facts.ts";

const waits = (title: string, message: string) => [ADMIN, { title, message }] as const;
const ways = { url: at("/admin"), stop: stop("waiting") };

export const adminSamples: readonly EmailSample[] = [
  english(() =>
    brokenLogEmail(ADMIN, ["Entry 4,112 was changed after it was written."], at("/admin/audit-log")),
  ),
  english(() => waitingResetEmail(ADMIN, waitingResetNews(NOW + 7 * DAY), ways)),
  english(() => waitingLicenseEmail(...waits("A license document to read", "Ines Calloway, Texas."), ways)),
  english(() => contradictionsEmail(ADMIN, contradictionsNews({ profiles: 3, applications: 1 }), ways)),
  english(() => waitingFactEmail(...waits("A reader reported hours", "Ines Calloway, Austin."), ways)),
  english(() => waitingClaimEmail(...waits("A profile is contested", "Two accounts claim Bo Li."), ways)),
  english(() => waitingNewAgentEmail(...waits("An agent applies to be listed", "NPN 7204418."), ways)),
  english(() => waitingApplicationEmail(...waits("Lantern Row applies", "Decide within 48 hours."), ways)),
  english(() => waitingRequestEmail(...waits("A request not to be listed", "About NPN 7204418."), ways)),
  english(() => waitingPrivacyEmail(...waits("A privacy request", "Correct: the street."), ways)),
  english(() => waitingPhotoEmail(...waits("A photo was reported", "Ines Calloway’s."), ways)),
  english(() => waitingPaymentEmail(...waits("A payment is disputed", "$29.00, Agent Plus."), ways)),
  english(() => unansweredEmail(ADMIN, ways)),
  english(() =>
    dueCasesEmail(ADMIN, {
      subject: "3 reviews are waiting for a decision",
      counts: { signals: 2, flags: 1, appeal: 0 },
      ...ways,
    }),
  ),
];
