/** Emails that wait in the outbox, as their reader would find them. */
import type { Client } from "@libsql/client/web";

/** The token of the newest email of a kind; waits for it, since emails are written behind the answer. */
export async function findEmailToken(client: Client, kind: string, recipient: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { rows } = await client.execute({
      sql: "SELECT text FROM outbox WHERE kind = ? AND recipient = ? ORDER BY created_at DESC LIMIT 1",
      args: [kind, recipient],
    });
    const token = /token=([\w-]+)/.exec(String(rows[0]?.text ?? ""))?.[1];
    if (token !== undefined) return token;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No ${kind} email came for ${recipient}.`);
}
