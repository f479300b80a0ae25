/** Emails that wait in the outbox, as their reader would find them. */
import type { Client } from "@libsql/client/web";

export type FoundEmail = { text: string; file: { name: string; type: string; text: string } | null };

/** The newest email of a kind; waits for it, since emails are written behind the answer. */
export async function findEmail(client: Client, kind: string, recipient: string): Promise<FoundEmail> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const { rows } = await client.execute({
      sql: "SELECT text, file FROM outbox WHERE kind = ? AND recipient = ? ORDER BY created_at DESC, rowid DESC LIMIT 1",
      args: [kind, recipient],
    });
    const [row] = rows;
    if (row !== undefined)
      return { text: String(row.text), file: row.file === null ? null : JSON.parse(String(row.file)) };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No ${kind} email came for ${recipient}.`);
}

/** The token of the newest email of a kind. */
export async function findEmailToken(client: Client, kind: string, recipient: string): Promise<string> {
  const { text } = await findEmail(client, kind, recipient);
  const token = /token=([\w-]+)/.exec(text)?.[1];
  if (token === undefined) throw new Error(`The ${kind} email for ${recipient} has no token.`);
  return token;
}
