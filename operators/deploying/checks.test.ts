import { expect, test } from "vitest";
import { findingsOf } from "./checks.ts";
import type { Seen } from "./findings.ts";

const COMPLETE: Seen = {
  target: { environment: "production", config: "wrangler.toml" },
  configuration: {
    worker: "fairlead",
    vars: {
      DATABASE_URL: "https://db.agents.net",
      PUBLIC_ORIGIN: "https://agents.net",
      MAIL: "http",
      MAIL_FROM: "agents@agents.net",
      MAIL_HTTP_URL: "https://mail.agents.net/send",
      DEMO_DATA: "0",
      PAGE_PURGE: "zone",
      CLOUDFLARE_ZONE_ID: "0123456789abcdef0123456789abcdef",
    },
    routes: ["agents.net"],
    workersDev: false,
    buckets: ["documents", "photos"],
    hasEmailBinding: false,
  },
  nodeVersion: "24.1.0",
  loggedIn: true,
  secrets: [
    "DATABASE_AUTH_TOKEN",
    "SESSION_KEY_20261127_201530",
    "RECORD_KEY_20261127_201530",
    "REVIEW_LOG_KEY_20261127_201530",
    "MAIL_HTTP_TOKEN",
    "CLOUDFLARE_PURGE_TOKEN",
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
  ],
  missingBuckets: [],
  hasPhotoWorker: true,
  isDeployed: true,
  database: {
    unreachable: null,
    isOpenToAll: false,
    missing: [],
    foreign: null,
    hasPlaces: true,
    hasAdmin: true,
  },
  hasDatabaseToken: true,
  allowsLocal: false,
  site: { supportEmail: "help@agents.net", postalAddress: "PO Box 7, Austin, TX 78701" },
};

const withVars = (vars: Record<string, string>): Seen => ({
  ...COMPLETE,
  configuration: { ...COMPLETE.configuration, vars: { ...COMPLETE.configuration.vars, ...vars } },
});
const without = (...names: string[]): Seen => ({
  ...COMPLETE,
  secrets: (COMPLETE.secrets ?? []).filter((name) => !names.includes(name)),
});
const SES = { MAIL_KEY_ID: "AKIA", MAIL_REGION: "us-east-1" };
/** A provider instead of our own call. */
const through = (provider: string, added: readonly string[], vars: Record<string, string> = {}): Seen => ({
  ...withVars({ MAIL: provider, MAIL_HTTP_URL: "", ...vars }),
  secrets: [...(without("MAIL_HTTP_TOKEN").secrets ?? []), ...added],
});
const database = (found: Partial<NonNullable<Seen["database"]>>): Seen => ({
  ...COMPLETE,
  database: {
    unreachable: null,
    isOpenToAll: false,
    missing: [],
    foreign: null,
    hasPlaces: true,
    hasAdmin: true,
    ...found,
  },
});
const lines = (seen: Seen, blocks: boolean) =>
  findingsOf(seen)
    .filter(({ fix, ...one }) => fix !== null && one.blocks === blocks)
    .map(({ step, says, fix }) => `${step}: ${says} → ${fix}`);

test("nothing is missing where all is there", () => {
  expect([...lines(COMPLETE, true), ...lines(COMPLETE, false)]).toEqual([]);
  expect(findingsOf(COMPLETE).map(({ step }) => step)).toEqual(
    expect.arrayContaining(["Keys", "Email", "The first admin"]),
  );
});

test.each<[what: RegExp, seen: Seen]>([
  [/Node 18.2.0 is too old/, { ...COMPLETE, nodeVersion: "18.2.0" }],
  [/DATABASE_URL is empty/, withVars({ DATABASE_URL: "" })],
  [/only this machine reaches/, withVars({ DATABASE_URL: "https://127.0.0.1:8080" })],
  [
    /^(?!.*hidden).*has a token or a password/,
    withVars({ DATABASE_URL: "libsql://db.agents.net?authToken=hidden" }),
  ],
  [/^(?!.*hidden).*has a token or a password/, withVars({ DATABASE_URL: "https://me:hidden@db.agents.net" })],
  [/isn’t libsql:\/\/ or https:\/\//, withVars({ DATABASE_URL: "http://db.agents.net" })],
  [
    /no DATABASE_AUTH_TOKEN.*wrangler secret put DATABASE_AUTH_TOKEN --env production/,
    without("DATABASE_AUTH_TOKEN"),
  ],
  [/isn’t set in this shell/, { ...COMPLETE, hasDatabaseToken: false }],
  [/doesn’t answer: no route/, database({ unreachable: "no route" })],
  [/answers without a token/, database({ isOpenToAll: true })],
  [/different branches/, database({ foreign: "From different branches." })],
  [/postalAddress/, { ...COMPLETE, site: { ...COMPLETE.site, postalAddress: "" } }],
  [/supportEmail/, { ...COMPLETE, site: { ...COMPLETE.site, supportEmail: "support@fairlead.example" } }],
  [/DEMO_DATA is 1/, withVars({ DEMO_DATA: "1" })],
  [
    /Nobody is logged in.*wrangler login/,
    { ...COMPLETE, loggedIn: false, secrets: null, missingBuckets: null },
  ],
  [/no bucket photos.*r2 bucket create photos/, { ...COMPLETE, missingBuckets: ["photos"] }],
  [/PUBLIC_ORIGIN is empty/, withVars({ PUBLIC_ORIGIN: "" })],
  [/PUBLIC_ORIGIN is http:\/\/agents.net/, withVars({ PUBLIC_ORIGIN: "http://agents.net" })],
  [/PUBLIC_ORIGIN is https:\/\/agents.net\//, withVars({ PUBLIC_ORIGIN: "https://agents.net/" })],
  [/No route leads from other.net.*custom_domain = true/, withVars({ PUBLIC_ORIGIN: "https://other.net" })],
  [/npm run keys -- add session --env production --copy FILE/, without("SESSION_KEY_20261127_201530")],
  [/npm run keys -- add record/, without("RECORD_KEY_20261127_201530")],
  [/npm run keys -- add review-log/, without("REVIEW_LOG_KEY_20261127_201530")],
  [
    /SESSION_KEY_NEW isn’t the name of a key/,
    { ...COMPLETE, secrets: [...(COMPLETE.secrets ?? []), "SESSION_KEY_NEW"] },
  ],
  [/PAGE_PURGE is empty/, withVars({ PAGE_PURGE: "" })],
  [/one data center alone/, withVars({ PAGE_PURGE: "list" })],
  [/CLOUDFLARE_ZONE_ID is empty/, withVars({ CLOUDFLARE_ZONE_ID: "" })],
  [/no CLOUDFLARE_PURGE_TOKEN/, without("CLOUDFLARE_PURGE_TOKEN")],
  [/PURGE_STAND_IN is set/, withVars({ PURGE_STAND_IN: "http://127.0.0.1:1" })],
  [/MAIL is empty/, withVars({ MAIL: "" })],
  [/MAIL is mailbox/, withVars({ MAIL: "mailbox" })],
  [/Missing or malformed: MAIL/, withVars({ MAIL: "pigeon" })],
  [/send_email/, withVars({ MAIL: "binding" })],
  [/MAIL_HTTP_URL is empty/, withVars({ MAIL_HTTP_URL: "" })],
  [/no MAIL_HTTP_TOKEN/, without("MAIL_HTTP_TOKEN")],
  [/MAIL_FROM is empty/, withVars({ MAIL_FROM: "" })],
  [/nobody’s address/, withVars({ MAIL_FROM: "fairlead@fairlead.example" })],
  [/STRIPE_WEBHOOK_SECRET/, without("STRIPE_WEBHOOK_SECRET")],
  [/STRIPE_SECRET_KEY/, without("STRIPE_SECRET_KEY")],
  [/STRIPE_STAND_IN is set/, withVars({ STRIPE_STAND_IN: "http://127.0.0.1:1" })],
  [/CALENDAR_STAND_IN is set/, withVars({ CALENDAR_STAND_IN: "http://127.0.0.1:1" })],
  [/MAIL_STAND_IN is set/, withVars({ MAIL_STAND_IN: "http://127.0.0.1:1" })],
  [
    /^(?!.*hidden)Keys: MAIL_KEY is in \[vars\].*wrangler secret put MAIL_KEY/,
    withVars({ MAIL_KEY: "hidden" }),
  ],
  ...[
    "MAIL_EVENTS_KEY",
    "MAIL_HTTP_TOKEN",
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "DATABASE_AUTH_TOKEN",
    "SESSION_KEY_20261127_201530",
    "RECORD_KEYS",
    "REVIEW_LOG_KEY_20261127_201530",
  ].map((name): [RegExp, Seen] => [new RegExp(`${name} is in \\[vars\\]`), withVars({ [name]: "hidden" })]),
  [/no MAIL_KEY\..*wrangler secret put MAIL_KEY --env/, through("resend", ["MAIL_EVENTS_KEY"])],
  [/no MAIL_KEY\./, through("postmark", ["MAIL_EVENTS_KEY"])],
  [/no MAIL_KEY\./, through("ses", ["MAIL_EVENTS_KEY"], SES)],
  [/MAIL_KEY_ID is empty/, through("ses", ["MAIL_KEY", "MAIL_EVENTS_KEY"], { ...SES, MAIL_KEY_ID: "" })],
  [/MAIL_REGION is empty/, through("ses", ["MAIL_KEY", "MAIL_EVENTS_KEY"], { ...SES, MAIL_REGION: "" })],
  [/MAIL is empty.*"resend", "postmark", "ses", "http", or "binding"/, withVars({ MAIL: "" })],
  [/Missing or malformed: PAGE_SECONDS/, withVars({ PAGE_SECONDS: "600" })],
])("a deployment waits for one thing, and says it once: %s", (what, seen) => {
  const missing = lines(seen, true);
  expect(missing).toEqual([expect.stringMatching(what)]);
});

test.each<[what: RegExp, seen: Seen]>([
  [/photos isn’t deployed yet/, { ...COMPLETE, hasPhotoWorker: false }],
  [/bounces and complaints are never heard.*put MAIL_EVENTS_KEY/, through("resend", ["MAIL_KEY"])],
  [/bounces and complaints are never heard/, through("ses", ["MAIL_KEY"], SES)],
  [/nothing can be paid for/, without("STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET")],
  [/1 to apply: 0001_a/, database({ missing: ["0001_a"] })],
  [/No places are loaded.*npm run places/, database({ hasPlaces: false })],
  [/never deployed/, { ...COMPLETE, isDeployed: false }],
  [/Nobody is an admin.*--site https:\/\/agents.net/, database({ hasAdmin: false })],
])("what may come later is said, and holds nothing up: %s", (what, seen) => {
  expect(lines(seen, true)).toEqual([]);
  expect(lines(seen, false)).toEqual([expect.stringMatching(what)]);
});

test("what is wrong with MAIL is said beside what is wrong with MAIL_FROM", () => {
  expect(lines(withVars({ MAIL: "pigeon", MAIL_FROM: "" }), true)).toEqual([
    expect.stringMatching(/MAIL_FROM is empty/),
    expect.stringMatching(/Missing or malformed: MAIL\b/),
  ]);
});

test("with a provider nothing is missing where its keys are there", () => {
  for (const seen of [
    through("postmark", ["MAIL_KEY", "MAIL_EVENTS_KEY"]),
    through("ses", ["MAIL_KEY", "MAIL_EVENTS_KEY"], SES),
  ])
    expect([...lines(seen, true), ...lines(seen, false)]).toEqual([]);
});

test("a list of keys of before is enough", () => {
  const { secrets } = without("SESSION_KEY_20261127_201530");
  expect(lines({ ...COMPLETE, secrets: [...(secrets ?? []), "SESSION_KEYS"] }, true)).toEqual([]);
});

test("a demonstration may be staged without a postal address, and not put into production", () => {
  const staged = withVars({ DEMO_DATA: "1" });
  const target = { environment: "staging", config: "wrangler.toml" };
  expect(lines({ ...staged, target, site: { ...COMPLETE.site, postalAddress: "" } }, true)).toEqual([]);
});
