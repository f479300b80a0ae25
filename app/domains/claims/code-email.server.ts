/** A code to the address that the register has for a license: how often it goes there, and what is stored of it. */
import { sql } from "drizzle-orm";
import type { AppContext } from "#app/platform/context.ts";
import { flag, integer, nullable, type RowOf, rowsOf, text } from "#app/platform/database/rows.ts";
import { DAY_MINUTES, MINUTE_MS } from "#app/platform/durations.ts";
import { emailStatement } from "#app/platform/mail/outbox.ts";
import { inLanguage } from "#app/text/language.server.ts";
import { isNotListed } from "./claim-conditions.server.ts";
import { hashCode } from "./code.server.ts";
import { codeEmail } from "./emails.ts";
import { CODE_MINUTES, CODES_A_DAY } from "./limits.ts";
import { newCode } from "./policy.ts";

const factRow = {
  agentNo: integer,
  npn: text,
  name: text,
  firstName: text,
  lastName: text,
  registerEmail: nullable(text),
  licensed: flag,
  holder: nullable(text),
  notListed: flag,
};

/** What the register and we know of the license of this NPN; null for none. One round trip. */
export async function findFacts({ db }: Pick<AppContext, "db">, npn: string) {
  const [rows] = await db.batch([
    rowsOf(
      db,
      "record to claim",
      factRow,
      sql`
      SELECT a.agent_no agentNo, a.npn, a.name, p.first_name firstName, p.last_name lastName,
        a.register_email registerEmail, EXISTS (SELECT 1 FROM licenses l WHERE l.agent_no = a.agent_no) licensed,
        (SELECT o.user_id FROM profiles o WHERE o.agent_no = a.agent_no) holder, ${isNotListed(sql`a.npn`)} notListed
      FROM agents a JOIN people p ON p.id = a.person_id WHERE a.npn = ${npn}
      ORDER BY a.account_status LIMIT 1`,
    ),
  ]);
  return rows[0] ?? null;
}

/** A code, what is stored of it, and the email that brings it to the register's address. */
export async function prepareCode(
  context: AppContext,
  userId: string,
  claimId: string,
  nowMs: number,
  { name: agentName, npn, registerEmail }: RowOf<typeof factRow>,
) {
  if (registerEmail === null) throw new TypeError("The register has no address for this code.");
  if (await isTooMuch(context, "claim-code", `user ${userId}`, CODES_A_DAY)) return "too-many";
  if (await isTooMuch(context, "claim-code", `npn ${npn}`, CODES_A_DAY)) return "too-many";
  const code = newCode();
  return {
    values: {
      codeHash: await hashCode(context, claimId, code),
      codeTries: 0,
      codeExpiresAt: nowMs + CODE_MINUTES * MINUTE_MS,
    },
    // We know nothing about its reader but the address.
    email: inLanguage("en", () =>
      emailStatement(context, codeEmail(registerEmail, { agentName, npn, code })),
    ),
  };
}

/** Whether the limit for today is reached. */
export const isTooMuch = async (
  { limiters }: Pick<AppContext, "limiters">,
  action: string,
  subject: string,
  most: number,
): Promise<boolean> => (await limiters.take(action, subject, most, DAY_MINUTES)) > 0;
