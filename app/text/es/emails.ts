/** What only the server says: emails. */
import { questionEmails } from "./question-emails.ts";
import { reviewEmails } from "./review-emails.ts";

export const emails = {
  ...questionEmails,
  ...reviewEmails,
} satisfies Record<string, string>;
