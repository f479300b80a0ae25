/** The site with its own database, for tests that write. */
import { createHash } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { createDatabase } from "#db/client.ts";
import { SHOW_AS_ADMIN } from "../../support/browser/visitor.ts";
import { type FoundEmail, findEmail, findEmailToken } from "../../support/emails.ts";
import { type Fairlead, startFairlead } from "../../support/servers/fairlead.ts";
import { fixtureFromEnvironment } from "../../support/servers/fixture.ts";
import { startSqld } from "../../support/servers/sqld.ts";
import { test as base } from "./site.ts";

type OwnDatabase = {
  /** The newest email of a kind to a person. */
  email(kind: string, recipient: string): Promise<FoundEmail>;
  /** The token of the newest email of a kind to a person. */
  emailToken(kind: string, recipient: string): Promise<string>;
  /** For what no page can do. */
  execute(sql: string): Promise<{ rows: Record<string, unknown>[] }>;
};
type OtherPeople = {
  /** Another person's browser, signed in as a login of the demonstration (`agent`), or a stranger's. */
  openAs(who?: string): Promise<Page>;
};

/** The site of a test that writes, with its database. */
export type OwnSite = { fairlead: Fairlead; database: OwnDatabase };

export const test = base.extend<OtherPeople, { ownSite: OwnSite }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
    async ({}, use) => {
      const fixture = fixtureFromEnvironment();
      if (fixture === null) throw new Error("The fixture is missing: run through `npm test`.");
      const server = await startSqld({ copyOf: fixture.seededData });
      const { client } = createDatabase({ url: server.url });
      const fairlead = await startFairlead({
        bundle: fixture.bundle,
        databaseUrl: server.url,
        stripeUrl: fixture.stripeUrl,
        lives: true,
      });
      origin = fairlead.url;
      showAsAdmin = (email) => client.execute({ sql: SHOW_AS_ADMIN, args: [Date.now(), email] });
      const emailToken = (kind: string, recipient: string) => findEmailToken(client, kind, recipient);
      const email = (kind: string, recipient: string) => findEmail(client, kind, recipient);
      await use({ fairlead, database: { email, emailToken, execute: (sql) => client.execute(sql) } });
      client.close();
      await fairlead.stop();
      await server.stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],

  fairlead: [async ({ ownSite }, use) => use(ownSite.fairlead), { scope: "worker" }],

  // A network of its own for each test: some things may be done a few times from one, and the site serves many tests.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
  extraHTTPHeaders: async ({}, use, { testId }) => use({ "CF-Connecting-IP": networkOf(testId) }),

  openAs: async ({ browser, baseURL, contextOptions, extraHTTPHeaders, javaScriptEnabled }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (who) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(extraHTTPHeaders === undefined ? {} : { extraHTTPHeaders }),
        javaScriptEnabled: javaScriptEnabled !== false,
      });
      contexts.push(context);
      const page = await context.newPage();
      if (who !== undefined) await signIn(page, who);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** An address of those that are for tests alone (RFC 2544), by the test's name. */
function networkOf(testId: string): string {
  const [one = 0, two = 0, three = 0] = createHash("sha256").update(testId).digest();
  return `198.${18 + (one % 2)}.${two}.${three}`;
}

/** This worker's own site. */
let origin = "";
let showAsAdmin: (email: string) => Promise<unknown> = async () => undefined;

/**
 * Signs a page's browser in as a login of the demonstration, without navigating. Admins then have passed a second
 * factor. The form itself is the subject of the tests that use `signInByForm`.
 */
export async function signIn(page: Page, who: string): Promise<void> {
  const email = `${who}@fairlead.example`;
  const response = await page.request.post(`${origin}/auth`, {
    form: { email, password: demoPassword },
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  if (response.status() !== 303) throw new Error(`Signing in as ${email} answered ${response.status()}.`);
  await showAsAdmin(email);
}

/** The same by the form, which leads on to their own page. */
export async function signInByForm(page: Page, who: string): Promise<void> {
  await page.goto("/auth");
  const email = `${who}@fairlead.example`;
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
  await showAsAdmin(email);
}
