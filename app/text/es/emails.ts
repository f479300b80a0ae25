/** What only the server says: emails. */
import { reviewEmails } from "./review-emails.ts";

export const emails = {
  ...reviewEmails,
} satisfies Record<string, string>;
