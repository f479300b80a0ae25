/** Every column with an address of a person is in the copy and the deletion of what is held about it, or says why not. */
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#db/schema/index.ts";

const KNOWN: Readonly<Record<string, string>> = {
  "appointments.client_email": "copy and deletion",
  "consent_records.email": "copy; deleted with what it was given for",
  "expert_questions.customer_email": "copy and deletion",
  "fact_reports.email": "copy and deletion",
  "guest_watches.email": "copy and deletion",
  "leads.email": "copy and deletion",
  "listing_requests.email": "copy; stays, so that no list adds the person again",
  "mail_suppressions.email": "copy and deletion",
  "medicare_scopes.client_email": "copy; deletion takes address and number, the rest stays for ten years",
  "organization_invites.email": "copy; belongs to the organization that invited",
  "outbox.recipient": "copy and deletion",
  "privacy_requests.email": "copy; stays for two years",
  "agents.register_email": "of the license, from the state: not listed, or the agent’s own profile",
  "users.email": "an account has its own copy and deletion",
};

test("tables with an address are known", () => {
  const found = Object.values(schema)
    .filter((one) => is(one, SQLiteTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .map(({ name }) => `${getTableName(table)}.${name}`)
        .filter((name) => name.endsWith("email") || name === "outbox.recipient"),
    );
  expect(found.sort()).toEqual(Object.keys(KNOWN).sort());
});
