/** A Fairlead with its own writable database, and a client of that database. */
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { createDatabase } from "#db/client.ts";
import { SHOW_AS_ADMIN, Visitor } from "#support/browser/visitor.ts";
import { findEmailToken } from "#support/emails.ts";
import { type Fairlead, startFairlead } from "#support/servers/fairlead.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";
import { openSite } from "./site.ts";

type Life = { server: TestSqld; fairlead: Fairlead };

/** Sites of this process whose test files have ended. */
const past: Life[] = [];

async function startLife(vars?: Record<string, string>): Promise<Life> {
  const { seededData, bundle, stripeUrl } = inject("fixture");
  const server = await startSqld({ copyOf: seededData });
  const fairlead = await startFairlead({
    bundle,
    stripeUrl,
    databaseUrl: server.url,
    staticFiles: false,
    direct: true,
    ...(vars === undefined ? { lives: true } : { vars }),
  });
  return { server, fairlead };
}

/** Resets and reuses the site of an earlier file, or starts a new one if none is free. */
async function takeLife(): Promise<Life> {
  for (const life of past) {
    const begun = await life.fairlead.beginAnew(async () => {
      await life.server.stop();
      life.server = await startSqld({ copyOf: inject("fixture").seededData, port: life.server.port });
    });
    if (begun) return past.splice(past.indexOf(life), 1)[0] ?? life;
  }
  return startLife();
}

async function endLife({ server, fairlead }: Life): Promise<void> {
  await fairlead.stop();
  await server.stop();
}

/**
 * `vars` are settings of the Worker. Without any, the site may be an earlier file's after a reset, which keeps only
 * its compiled code. `own` asks for a site that is never shared.
 */
export function openAccounts(options: { vars?: Record<string, string>; own?: true } = {}) {
  const isOwn = options.own === true || options.vars !== undefined;
  let life: Life;
  let client: ReturnType<typeof createDatabase>["client"];
  let failed = false;
  beforeAll(async () => {
    life = isOwn ? await startLife(options.vars ?? {}) : await takeLife();
    client = createDatabase({ url: life.server.url }).client;
  });
  afterEach(({ task }) => {
    failed ||= task.result?.state === "fail";
  });
  const site = openSite({ given: () => life.fairlead });
  afterAll(async () => {
    client.close();
    // After a failure the site's state is unknown.
    if (isOwn || failed) await endLife(life);
    else past.push(life);
  });
  return {
    site,
    databaseUrl: () => life.server.url,
    stranger: (address?: string) => new Visitor(site.origin(), address),
    /** Admins get a second factor that was just shown; `second-factor/` tests showing it. */
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
