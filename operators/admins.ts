/**
 * `npm run admins -- make someone@example.com --url …`, or `reset-second-factor` (docs/deploy.md): what only the
 * person who runs the database may do. It makes the first admin, with an account if there is none yet, and removes a
 * second factor where two admins can't.
 */
import { sql } from "drizzle-orm";
import { RESET_LINK_MINUTES } from "#app/domains/auth/limits.ts";
import { prepareLink } from "#app/domains/auth/links/links.server.ts";
import { hashPassword } from "#app/domains/auth/passwords/password.server.ts";
import { paths } from "#app/paths/paths.ts";
import { AUDIT_BEGINNING, type AuditEntry, auditRows } from "#app/platform/audit/audit.ts";
import { commit } from "#app/platform/database/commit.ts";
import { EmailAddress, normalizeEmail } from "#app/platform/forms/inputs.ts";
import { newId, newSecret } from "#app/platform/ids.ts";
import { createDatabase, type DatabaseOptions } from "#db/client.ts";
import { auditLog, profiles, users } from "#db/schema/index.ts";
import { endMisused, readCommandLine } from "../scripts/command-line.ts";
import { chosenDatabase } from "../scripts/project.ts";
import { openOwnContext } from "./own-context.ts";

type AdminAct = "make" | "reset-second-factor";

/** The only record of who did it: the command has no session. */
const REASON = "By command of the database’s operator.";

/** Where `npm run dev` serves the pages. */
const DEVELOPMENT_SITE = "http://127.0.0.1:8787";

/**
 * Does it and writes the audit log in one transaction; returns a sentence about it. An address without an account gets
 * one, confirmed, whose password is chosen at the returned link to `site`. Throws if the address is none, or if there is
 * nothing to reset.
 */
export async function actAsOperator(
  database: DatabaseOptions,
  act: AdminAct,
  address: string,
  nowMs: number,
  site = DEVELOPMENT_SITE,
): Promise<string> {
  const { client, ormToWrite } = createDatabase(database);
  try {
    const email = normalizeEmail(address);
    const find = async () => {
      const { rows } = await client.execute({
        sql: `SELECT u.id, coalesce(r.role, 'customer') role,
            EXISTS (SELECT 1 FROM authenticators WHERE user_id = u.id)
              OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = u.id) keeps
          FROM users u LEFT JOIN user_roles r ON r.user_id = u.id WHERE u.email = ?`,
        args: [email],
      });
      return rows[0];
    };
    const known = await find();
    if (known === undefined && act === "reset-second-factor")
      throw new Error(`There is no account with the address ${email}.`);
    const path = known === undefined ? await makeAccount(database, email, nowMs) : null;
    const found = known ?? (await find());
    if (found === undefined) throw new Error(`The account ${email} could not be made.`);
    const [id, role] = [String(found.id), String(found.role)];
    if (act === "make" && role === "admin") return `${email} is an admin already.`;
    if (act === "reset-second-factor" && found.keeps !== 1)
      throw new Error(`${email} has no second factor to remove.`);
    const entry: AuditEntry = {
      actorId: null,
      act: act === "make" ? "account.change-role" : "second-factor.reset",
      subject: { kind: "account", id },
      reason: REASON,
      before: act === "make" ? { role } : { approvals: 0 },
      after: act === "make" ? { role: "admin" } : { approvals: 0 },
    };
    const head = await client.execute(
      "SELECT audit_no no, hash FROM audit_log ORDER BY audit_no DESC LIMIT 1",
    );
    const [last] = head.rows;
    const before = last === undefined ? AUDIT_BEGINNING : { no: Number(last.no), hash: String(last.hash) };
    const endSessions = ormToWrite.run(
      sql`UPDATE sessions SET revoked_at = ${nowMs} WHERE user_id = ${id} AND revoked_at IS NULL`,
    );
    const entries = ormToWrite.insert(auditLog).values(await auditRows([entry], before, nowMs));
    if (act === "make") {
      const role = sql`INSERT INTO user_roles (user_id, role) VALUES (${id}, 'admin')
        ON CONFLICT (user_id) DO UPDATE SET role = 'admin'`;
      await ormToWrite.batch([entries, ormToWrite.run(role), endSessions]);
      const next =
        path === null ? "" : ` Choose the password within ${RESET_LINK_MINUTES} minutes: ${site}${path}`;
      return `${email} is an admin. Signing in leads to setting up a second factor.${next}`;
    }
    await ormToWrite.batch([
      entries,
      ormToWrite.run(sql`DELETE FROM authenticators WHERE user_id = ${id}`),
      ormToWrite.run(sql`DELETE FROM recovery_codes WHERE user_id = ${id}`),
      ormToWrite.run(sql`DELETE FROM passkeys WHERE user_id = ${id}`),
      ormToWrite.run(
        sql`UPDATE factor_resets SET status = 'stopped', decided_at = ${nowMs} WHERE user_id = ${id} AND status = 'open'`,
      ),
      endSessions,
    ]);
    return `The second factor of ${email} is removed, and every session ended. Signing in leads to setting up a new one.`;
  } finally {
    client.close();
  }
}

/** A confirmed account without a password that anyone knows. Returns the path of the link that sets one. */
async function makeAccount(
  { url, authToken }: DatabaseOptions,
  address: string,
  nowMs: number,
): Promise<string> {
  const parsed = EmailAddress.safeParse(address);
  if (!parsed.success) throw new Error(`${address} is not an email address.`);
  const email = parsed.data;
  const context = openOwnContext({ url, authToken });
  const { orm } = context.db;
  const id = newId(nowMs);
  const link = await prepareLink(context, "reset-password", id, RESET_LINK_MINUTES);
  const account = {
    id,
    email,
    passwordHash: await hashPassword(newSecret()),
    firstName: email.slice(0, email.indexOf("@")),
    lastName: "",
    emailConfirmedAt: nowMs,
    createdAt: nowMs,
  };
  await commit(context, {
    statements: [
      orm.insert(users).values(account),
      orm.insert(profiles).values({ userId: id }),
      link.statement,
    ],
  });
  return paths.resetPassword({ token: link.token });
}

const USAGE = `npm run admins -- make|reset-second-factor someone@example.com… [--url http://…] [--site https://…]

  make                 makes accounts admins, and first an account for an address that has none
  reset-second-factor  takes off the second factor of accounts
  --url                the database; without it, DATABASE_URL, or the one of npm run dev
  --site               where the pages are, for the link that sets a new account's password; ${DEVELOPMENT_SITE} unless given`;

async function main(): Promise<void> {
  const { values, positionals } = readCommandLine(USAGE, {
    options: { url: { type: "string" }, site: { type: "string" } },
    allowPositionals: true,
  });
  const [act, ...emails] = positionals;
  if ((act !== "make" && act !== "reset-second-factor") || emails.length === 0)
    return endMisused("Say what to do, and for which addresses", USAGE);
  for (const email of emails)
    console.log(await actAsOperator(chosenDatabase(values.url), act, email, Date.now(), values.site));
}

// A test does the same without the command line.
if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
