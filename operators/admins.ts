/**
 * `npm run admins -- make someone@example.com --url …`, or `reset-second-factor` (docs/deploy.md): what only the
 * person who runs the database may do. It makes the first admin, and removes a second factor where two admins can't.
 */
import { sql } from "drizzle-orm";
import { AUDIT_BEGINNING, type AuditEntry, auditRows } from "#app/platform/audit/audit.ts";
import { normalizeEmail } from "#app/platform/forms/inputs.ts";
import { createDatabase, type DatabaseOptions } from "#db/client.ts";
import { auditLog } from "#db/schema/index.ts";
import { endMisused, readCommandLine } from "../scripts/command-line.ts";
import { chosenDatabase } from "../scripts/project.ts";

type AdminAct = "make" | "reset-second-factor";

/** The only record of who did it: the command has no session. */
const REASON = "By command of the database’s operator.";

/**
 * Does it and writes the audit log in one transaction; returns a sentence about it. Throws if there is no such
 * account, or nothing to reset.
 */
export async function actAsOperator(
  database: DatabaseOptions,
  act: AdminAct,
  address: string,
  nowMs: number,
): Promise<string> {
  const { client, ormToWrite } = createDatabase(database);
  try {
    const email = normalizeEmail(address);
    const { rows } = await client.execute({
      sql: `SELECT u.id, coalesce(r.role, 'customer') role,
          EXISTS (SELECT 1 FROM authenticators WHERE user_id = u.id)
            OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = u.id) keeps
        FROM users u LEFT JOIN user_roles r ON r.user_id = u.id WHERE u.email = ?`,
      args: [email],
    });
    const [found] = rows;
    if (found === undefined) throw new Error(`There is no account with the address ${email}.`);
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
      return `${email} is an admin. Signing in leads to setting up a second factor.`;
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

const USAGE = `npm run admins -- make|reset-second-factor someone@example.com… [--url http://…]

  make                 makes accounts admins
  reset-second-factor  takes off the second factor of accounts
  --url                the database; without it, DATABASE_URL, or the one of npm run dev`;

async function main(): Promise<void> {
  const { values, positionals } = readCommandLine(USAGE, {
    options: { url: { type: "string" } },
    allowPositionals: true,
  });
  const [act, ...emails] = positionals;
  if ((act !== "make" && act !== "reset-second-factor") || emails.length === 0)
    return endMisused("Say what to do, and for which addresses", USAGE);
  for (const email of emails)
    console.log(await actAsOperator(chosenDatabase(values.url), act, email, Date.now()));
}

// A test does the same without the command line.
if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
