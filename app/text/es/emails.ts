/** What only the server says: emails. */
import { accountEmails } from "./account-emails.ts";

export const emails = { ...accountEmails };
