/** Gives the demonstration's admins an authenticator, with a secret that the README tells: of a development database alone. */
import { demoLogins, demoTotpSecret } from "#app/domains/accounts/demo-logins.ts";
import { open, seal, secretOf } from "#app/domains/auth/second-factor/sealed.server.ts";
import { createDatabase } from "#db/client.ts";

/** Admins that have one keep it, unless the secrets it was sealed with are gone. */
export async function giveDemoAuthenticators(url: string, sessionKeys: string): Promise<void> {
  const context = { settings: { sessionKeys } };
  const { client } = createDatabase({ url });
  for (const { email } of demoLogins.filter(({ role }) => role === "admin")) {
    const { rows } = await client.execute({
      sql: `SELECT u.id, a.sealed_secret FROM users u LEFT JOIN authenticators a ON a.user_id = u.id WHERE u.email = ?`,
      args: [email],
    });
    const [row] = rows;
    if (row === undefined) continue;
    const userId = String(row.id);
    const about = secretOf(userId);
    if (row.sealed_secret !== null && (await open(context, about, String(row.sealed_secret))) !== null)
      continue;
    await client.execute({
      sql: `INSERT INTO authenticators (user_id, sealed_secret, last_step, created_at) VALUES (?, ?, 0, ?)
        ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, last_step = 0`,
      args: [userId, await seal(context, about, demoTotpSecret), Date.now()],
    });
  }
  client.close();
}
