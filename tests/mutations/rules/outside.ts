/** What keeps the outside out, and what it is told: hosts, addresses, fingerprints, a database that is down. */
import { inFile, type Mutation } from "../mutation.ts";

const ORIGIN = ["tests/worker/security/own-origin.test.ts"];
const FINGERPRINTS = ["tests/worker/reviews/signals/review-fingerprints.test.ts"];
const OWN = 'settings.publicOrigin === "" ? new URL(request.url).origin : settings.publicOrigin';

export const OUTSIDE: readonly Mutation[] = [
  ...inFile("guard", "app/platform/context.ts", ORIGIN, [
    [OWN, "new URL(request.url).origin"],
    [OWN, OWN.replace("new URL(request.url).origin", 'request.headers.get("X-Forwarded-Host") ?? ""')],
  ]),
  ...inFile("guard", "workers/pages/first-answers.ts", ORIGIN, [
    ['settings.publicOrigin === "" && !LOOPBACK.test(url.hostname)', "false"],
  ]),
  ...inFile(
    "guard",
    "app/platform/database/database.ts",
    ["tests/worker/database/database-trouble.test.ts"],
    [
      ['settings.mail.through === "mailbox" ? hostOf(settings) : ""', "hostOf(settings)"],
      ["log({ event: trouble, requestId, address: hostOf(settings), message: messages(error) });", ";"],
      ["/no such table/", "/no such thing/"],
    ],
  ),
  ...inFile("guard", "app/domains/auth/sessions/fingerprint-commands.server.ts", FINGERPRINTS, [
    ['base64url.encode(new Uint8Array(await crypto.subtle.sign("HMAC", key, text)))', "value"],
    ["last_seen_at < ${before}", "last_seen_at < ${before + 5 * DAY_MS}"],
    ["account_fingerprints.last_seen_at + ${DAY_MS}", "account_fingerprints.last_seen_at + ${9 * DAY_MS}"],
  ]),
  // That fingerprints go with the account is not here: the statement may be missing, the foreign key deletes them too.
  ...inFile(
    "guard",
    "app/platform/pages/page-address.ts",
    ["app/platform/pages/page-address.test.ts"],
    [
      ['.replace(/\\/$/, "")', ""],
      ["UNRESERVED.test(letter) ? letter : escaped.toUpperCase()", "escaped"],
      ['&& !searchParams.has("_routes")', ""],
    ],
  ),
  ...inFile(
    "guard",
    "app/domains/claims/policy.ts",
    ["app/domains/claims/policy.test.ts"],
    [
      ["facts.held && !contest", "facts.held"],
      ['if (!facts.licensed) return "no-license";', ""],
      ["fair && ", ""],
    ],
  ),
];
