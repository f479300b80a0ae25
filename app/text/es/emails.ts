/** What only the server says: emails. */
import { accountEmails } from "./account-emails.ts";
import { reviewEmails } from "./review-emails.ts";

export const emails = { ...accountEmails, ...reviewEmails };
