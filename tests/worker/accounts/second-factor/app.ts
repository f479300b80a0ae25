/** An authenticator app, and an account that has one, set up through the page. */
import { afterEach, beforeEach, expect } from "vitest";
import { demoPassword } from "#app/domains/accounts/demo-logins.ts";
import { TOTP_SECONDS } from "#app/domains/auth/limits.ts";
import { totpCode } from "#app/domains/auth/second-factor/totp.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import type { Visitor } from "#support/browser/visitor.ts";
import { openConversations } from "../../messages/conversations.ts";

export const PASSWORD = "a long enough password";
export const HTML = { headers: { Accept: "text/html" } };

/** What the setup page shows: the key to type, and the sealed secret of its form. */
export const offerOn = (html: string) => ({
  secret: /Key:(?:<\/?span>|\s)*<code>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1]?.replaceAll(" ", "") ?? "",
  sealed: /name="sealed" value="([\w-]+)"/.exec(html)?.[1] ?? "",
});
const codesOn = (html: string) =>
  html.match(/(?<=<code>)[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}/g) ?? [];

/** The file's site and the helpers for its accounts. */
export function openFactors() {
  const opened = openConversations();
  const { site, rows, stranger, newCustomer } = opened;
  // A code lasts half a minute and would otherwise change between the app and the site.
  beforeEach(() => site.holdClock(Date.now()));
  afterEach(() => site.holdClock(null));

  /** Allows earlier codes again: many tests show one within half a minute. */
  const forgetSteps = () => rows("UPDATE authenticators SET last_step = 0");

  async function setUp(visitor: Visitor, password: string) {
    const { secret, sealed } = offerOn(await (await visitor.get("/settings/second-factor", HTML)).text());
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const form = { intent: "set-up-factor", sealed, code: totpCode(secret, Date.now()), password };
    const response = await visitor.post("/settings/second-factor", form);
    const html = await response.text();
    expect(response.status, html.slice(0, 2_000)).toBe(200);
    const codes = codesOn(html);
    expect(codes).toHaveLength(10);
    await forgetSteps();
    return { secret, codes };
  }

  return {
    ...opened,
    forgetSteps,
    setUp,
    /** A new customer with an app. */
    async newEnrolled(name: string) {
      const { visitor, person } = await newCustomer(name);
      return { visitor, email: person.email, ...(await setUp(visitor, PASSWORD)) };
    },
    /** A browser that has shown only the password. */
    async afterPassword(email: string, password = PASSWORD, next = "") {
      const visitor = stranger();
      const response = await visitor.post("/auth", { email, password, next });
      await response.text();
      return { visitor, to: response.headers.get("Location") };
    },
    sessionsOf: async (email: string) =>
      rows(
        `SELECT s.proof, s.second_factor FROM sessions s JOIN users u ON u.id = s.user_id
          WHERE u.email = ? AND s.revoked_at IS NULL ORDER BY s.created_at, s.rowid`,
        [email],
      ),
    mailsTo: async (email: string) =>
      (await rows("SELECT kind FROM outbox WHERE recipient = ? ORDER BY created_at, rowid", [email])).map(
        ({ kind }) => String(kind),
      ),
    /** A demo admin, signed in with only the password. */
    async bareAdmin(who = "admin") {
      const visitor = stranger();
      await (
        await visitor.post("/auth", { email: `${who}@fairlead.example`, password: demoPassword })
      ).text();
      return visitor;
    },
  };
}

/** The app's code, `steps` half minutes from now. */
export const codeOf = (secret: string, steps = 0) =>
  totpCode(secret, Date.now() + steps * TOTP_SECONDS * SECOND_MS);

export async function show(visitor: Visitor, code: string, next = "") {
  const response = await visitor.post("/auth/second-factor", { code, next });
  const html = await response.text();
  return { status: response.status, to: response.headers.get("Location"), html };
}
export const isIn = async (visitor: Visitor) => {
  const response = await visitor.get("/settings", HTML);
  await response.text();
  return response.status === 200;
};
