/** What only the server says: emails, and what the law asks for. */
import { accountEmails } from "./account-emails.ts";
import { accuracyEmails } from "./accuracy-emails.ts";
import { calendarEmails } from "./calendar-emails.ts";
import { factorEmails } from "./factor-emails.ts";
import { law } from "./law.ts";
import { leadEmails } from "./lead-emails.ts";
import { listingEmails } from "./listing-emails.ts";
import { privacyRequestEmails } from "./privacy-requests.ts";
import { questionEmails } from "./question-emails.ts";
import { reviewEmails } from "./review-emails.ts";
import { savedSearchEmails } from "./saved-search-emails.ts";
import { watchEmails } from "./watch-emails.ts";

export const emails = {
  ...accountEmails,
  ...accuracyEmails,
  ...calendarEmails,
  ...factorEmails,
  ...law,
  ...leadEmails,
  ...listingEmails,
  ...privacyRequestEmails,
  ...questionEmails,
  ...reviewEmails,
  ...savedSearchEmails,
  ...watchEmails,
};
