/** An agent whom the directory doesn't have, and who waits to be listed. Nobody signs in as them. */
import type { Client } from "@libsql/client/web";
import { APPLICATION_HOURS } from "#app/domains/claims/applications/limits.ts";
import { DAY_MS, HOUR_MS } from "#app/platform/durations.ts";
import { formatDay } from "#app/platform/time/dates.ts";
import { onePagePdf } from "../../stand-ins/one-page-pdf.ts";
import { addDays, addYears, dayOf } from "./days.ts";
import { fixedId } from "./fixed-id.ts";

const applicant = {
  email: "applying-agent@fairlead.example",
  firstName: "Noor",
  lastName: "Castellanos",
  npn: "9999041187",
  zip: "78701",
  hoursAgo: 26,
} as const;

const openedAtOf = (nowMs: number) => nowMs - applicant.hoursAgo * HOUR_MS;
const idOf = (nowMs: number) => fixedId(`agent application ${applicant.email}`, openedAtOf(nowMs));

const licensesOf = (today: string) => {
  const effectiveOn = addDays(today, -45);
  return [
    { state: "TX", name: "Texas", number: "2904417", lines: 12, effectiveOn },
    { state: "OK", name: "Oklahoma", number: "3002290441", lines: 4, effectiveOn },
  ].map((license) => ({ ...license, expiresOn: addDays(addYears(today, 2), -46) }));
};

/** The document as the states would have written it. */
const paperOf = (nowMs: number) =>
  onePagePdf([
    ["PRODUCER LICENSES", "Demonstration, no real document"],
    ["Licensee", `${applicant.firstName} ${applicant.lastName}`],
    ["NPN", applicant.npn],
    ["", ""],
    ...licensesOf(dayOf(nowMs)).map(({ name, number, expiresOn }): [string, string] => [
      `${name} ${number}`,
      `Property, Casualty, to ${formatDay(expiresOn)}`,
    ]),
  ]);

/** Its document. It is in a bucket, not in the database. */
export const applicationDocuments = (nowMs: number) => [{ id: idOf(nowMs), bytes: paperOf(nowMs) }];

/** Writes the account and its application, where the demo's accounts are. Call it when all of those are written. */
export async function seedAgentApplications(client: Client, nowMs: number): Promise<void> {
  const userId = fixedId(`user ${applicant.email}`, Date.UTC(2026, 8, 1));
  const openedAt = openedAtOf(nowMs);
  const id = idOf(nowMs);
  await client.batch(
    [
      {
        sql: `INSERT OR IGNORE INTO users (id, email, password_hash, first_name, last_name, email_confirmed_at, language,
            created_at)
          SELECT ?, ?, password_hash, ?, ?, ?, 'en', ? FROM users WHERE email = 'new-agent@fairlead.example'`,
        args: [
          userId,
          applicant.email,
          applicant.firstName,
          applicant.lastName,
          openedAt - HOUR_MS,
          openedAt - DAY_MS,
        ],
      },
      {
        sql: "INSERT OR IGNORE INTO user_roles (user_id, role) SELECT id, 'agent' FROM users WHERE id = ?",
        args: [userId],
      },
      {
        sql: "INSERT OR IGNORE INTO profiles (user_id, account_status, verified) SELECT id, 'active', 0 FROM users WHERE id = ?",
        args: [userId],
      },
      {
        sql: `INSERT OR IGNORE INTO agent_applications (id, user_id, npn, first_name, last_name, zip, document_type,
            document_bytes, status, opened_at, due_at)
          SELECT ?, id, ?, first_name, last_name, ?, 'application/pdf', ?, 'open', ?, ? FROM users WHERE id = ?`,
        args: [
          id,
          applicant.npn,
          applicant.zip,
          paperOf(nowMs).length,
          openedAt,
          openedAt + APPLICATION_HOURS * HOUR_MS,
          userId,
        ],
      },
      ...licensesOf(dayOf(nowMs)).map(({ state, number, lines, effectiveOn, expiresOn }, at) => ({
        sql: `INSERT OR IGNORE INTO agent_application_licenses (application_id, position, state_code, number, lines,
            effective_on, expires_on)
          SELECT id, ?, ?, ?, ?, ?, ? FROM agent_applications WHERE id = ?`,
        args: [at + 1, state, number, lines, effectiveOn, expiresOn, id],
      })),
    ],
    "write",
  );
}
