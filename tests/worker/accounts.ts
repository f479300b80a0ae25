/** A Fairlead with a database of its own to write to, and a client of that database. */
import { afterAll, beforeAll, inject } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { createDatabase } from "#db/client.ts";
import { findEmailToken } from "#support/emails.ts";
import { startSqld, type TestSqld } from "#support/sqld.ts";
import { SHOW_AS_ADMIN, Visitor } from "#support/visitor.ts";
import { openSite } from "./site.ts";

/** `vars` are settings of the Worker. */
export function openAccounts(options: { vars?: Record<string, string> } = {}) {
  let server: TestSqld;
  let client: ReturnType<typeof createDatabase>["client"];
  beforeAll(async () => {
    server = await startSqld({ copyOf: inject("stage").seededData });
    client = createDatabase({ url: server.url }).client;
  });
  const site = openSite({ ...options, databaseUrl: () => server.url, staticFiles: false });
  afterAll(async () => {
    client.close();
    await server.stop();
  });
  return {
    site,
    databaseUrl: () => server.url,
    stranger: (address?: string) => new Visitor(site.origin(), address),
    /** Admins have shown a second factor, as if just now: showing it is the subject of `second-factor/` alone. */
    async signedIn(who: string) {
      const visitor = await new Visitor(site.origin()).signIn(`${who}@fairlead.example`, demoPassword);
      const args = [Date.now(), `${who}@fairlead.example`];
      await client.execute({ sql: SHOW_AS_ADMIN, args });
      return visitor;
    },
    async rows(sql: string, args: (string | number | null)[] = []) {
      const { rows } = await client.execute({ sql, args });
      return rows.map((row) => ({ ...row }));
    },
    emailToken: (kind: string, recipient: string) => findEmailToken(client, kind, recipient),
  };
}
