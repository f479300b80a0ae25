/** The Worker's bindings and settings, parsed once an isolate. No secret has a default. */
import * as z from "zod";
import { SECOND_MS } from "./durations.ts";
import { findKeys, type KeyKind } from "./security/secret-keys.ts";
import { site } from "./site.ts";

export type Env = {
  ASSETS: Fetcher;
  DATABASE_URL: string;
  DATABASE_AUTH_TOKEN?: string;
  DATABASE_TIMEOUT_SECONDS?: string;
  DATABASE_POOLED_STREAMS?: string;
  PAGE_SECONDS?: string;
  PAGE_CACHE_VERSION?: string;
  PAGE_PURGE?: string;
  CLOUDFLARE_ZONE_ID?: string;
  CLOUDFLARE_PURGE_TOKEN?: string;
  PURGE_STAND_IN?: string;
  PUBLIC_ORIGIN?: string;
  DEMO_DATA?: string;
  /** Lists of keys as they were before each had a secret of its own (`security/secret-keys.ts`). */
  SESSION_KEYS?: string;
  RECORD_KEYS?: string;
  REVIEW_LOG_KEYS?: string;
  TRUSTED_ISSUER?: string;
  MAIL: string;
  MAIL_FROM?: string;
  MAIL_HTTP_URL?: string;
  MAIL_HTTP_TOKEN?: string;
  STRIPE_SECRET_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  STRIPE_STAND_IN?: string;
  STRIPE_TIMEOUT_SECONDS?: string;
  CALENDAR_STAND_IN?: string;
  REQUEST_LOG?: string;
  MAIL_KEY?: string;
  MAIL_KEY_ID?: string;
  MAIL_REGION?: string;
  MAIL_EVENTS_KEY?: string;
  MAIL_STAND_IN?: string;
};

const Settings = z.object({
  DATABASE_URL: z.url({ protocol: /^(https?|libsql)$/ }),
  DATABASE_AUTH_TOKEN: z.string().min(1).optional(),
  DATABASE_TIMEOUT_SECONDS: z.coerce.number().min(1).max(60).default(8),
  DATABASE_POOLED_STREAMS: z.coerce.number().int().min(0).max(64).default(8),
  PAGE_SECONDS: z.coerce.number().int().min(2).max(60).default(60),
  PAGE_PURGE: z.enum(["list", "zone"]).optional(),
  CLOUDFLARE_ZONE_ID: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  CLOUDFLARE_PURGE_TOKEN: z.string().min(1).optional(),
  PURGE_STAND_IN: z.union([z.literal(""), z.url({ protocol: /^https?$/ })]).optional(),
  PUBLIC_ORIGIN: z
    .union([z.literal(""), z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)])
    .optional(),
  DEMO_DATA: z.enum(["0", "1"]).default("0"),
  TRUSTED_ISSUER: z.string().min(1).optional(),
  MAIL: z.enum(["mailbox", "binding", "http", "resend", "postmark", "ses"]),
  MAIL_FROM: z.string().min(3).default(site.supportEmail),
  MAIL_HTTP_URL: z.url().optional(),
  MAIL_HTTP_TOKEN: z.string().min(1).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_STAND_IN: z.union([z.literal(""), z.url({ protocol: /^https?$/ })]).optional(),
  STRIPE_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(60).default(8),
  CALENDAR_STAND_IN: z.union([z.literal(""), z.url({ protocol: /^https?$/ })]).optional(),
  REQUEST_LOG: z.enum(["0", "1"]).default("0"),
  MAIL_KEY: z.string().min(1).optional(),
  MAIL_KEY_ID: z.string().min(1).optional(),
  MAIL_REGION: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]{1,12}){1,3}-\d$/)
    .optional(),
  MAIL_EVENTS_KEY: z.string().min(1).optional(),
  MAIL_STAND_IN: z.union([z.literal(""), z.url({ protocol: /^https?$/ })]).optional(),
});

/** Keys with this prefix go to the stand-in instead of Stripe. */
const STAND_IN_KEY = "sk_stand_in_";

export type Settings = {
  databaseUrl: string;
  databaseAuthToken: string | undefined;
  /** A round trip that takes longer counts as unanswered. */
  databaseTimeoutMs: number;
  /** Of the isolate's, at most (`db/client/streams.ts`). */
  databasePooledStreams: number;
  /** How long a public page may be out of date, in any cache. */
  pageSeconds: number;
  /** How pages are purged by tag, so that they live as long as they are true; null: they live for `pageSeconds`. */
  pagePurge: PagePurge | null;
  /** Empty: the origin of each request. */
  publicOrigin: string;
  demoData: boolean;
  /** Private keys as a JSON list of JWKs, the newest first; `parseTokenKeys` reads it. */
  sessionKeys: string;
  /** The same for records that are kept for years: none is ever taken out. In development, those of sessions. */
  recordKeys: string;
  /** Private keys as a JSON list of JWKs; `openLogKeys` reads it. Without it the log of reviews isn’t signed. */
  reviewLogKeys: string | undefined;
  trustedIssuer: string | undefined;
  mail: MailSettings;
  mailFrom: string;
  /** Null where no key is set: nothing can be paid there. */
  payments: PaymentSettings | null;
  /** The one calendar origin that may be fetched although it isn't public: a test's. Null everywhere else. */
  calendarStandIn: string | null;
  /** Whether each request writes a line to the log. */
  requestLog: boolean;
};

export type PagePurge =
  /** A list of which page has which tag, for the one cache that there is. */
  | { through: "list" }
  /** The API of Cloudflare's zone. `origin` is a stand-in's; null for Cloudflare itself. */
  | { through: "zone"; zoneId: string; token: string; origin: string | null };

export type PaymentSettings = {
  secretKey: string;
  /** What Stripe signs its events with. */
  webhookSecret: string;
  /** The stand-in's address; null for Stripe itself. */
  origin: string | null;
  /** An attempt of a call that takes longer counts as unanswered. */
  timeoutMs: number;
};

export type MailSettings =
  | { through: "mailbox" }
  | { through: "binding" }
  | { through: "http"; url: string; token: string }
  | ProviderSettings;

/** A provider with an API of its own (`mail/providers/`). */
export type ProviderSettings = {
  through: "resend" | "postmark" | "ses";
  /** Resend's API key, Postmark's server token, or the secret access key for SES. */
  key: string;
  /** The access key's id and the region, for SES; empty for others. */
  keyId: string;
  region: string;
  /** What the provider's reports of bounces and complaints are checked with; null: they are refused. */
  eventsKey: string | null;
  /** A stand-in's address in place of the provider's; null for the provider itself. */
  origin: string | null;
};

/** For functions that derive keys from secrets: those of records that are kept for years. */
export const recordSecrets = ({
  recordKeys,
}: Pick<Settings, "recordKeys">): Pick<Settings, "sessionKeys"> => ({ sessionKeys: recordKeys });

/** The settings can’t be used; `faults` says why, a sentence each. */
export class SettingsRefused extends Error {
  override name = "SettingsRefused";
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The Worker’s settings are incomplete or malformed. ${faults.join(" ")} See docs/deploy.md.`);
    this.faults = faults;
  }
}

/** Throws `SettingsRefused` with everything that is missing or malformed. `postalAddress` is this site's. */
export function parseSettings(env: Env, postalAddress: string = site.postalAddress): Settings {
  const session = findKeys("session", env);
  const faults = [...session.faults];
  if (session.keys === undefined && faults.length === 0)
    faults.push("There is no key that signs sessions. `npm run keys -- add session` makes one.");
  return parseOthers(env, session.keys ?? "[]", faults, postalAddress);
}

/** For programs where no one signs in. */
export const parseOperatorSettings = (env: Omit<Env, "ASSETS">): Settings =>
  parseOthers(env as Env, "none: no one signs in here", [], "");

function parseOthers(env: Env, sessionKeys: string, before: string[], postalAddress: string): Settings {
  const faults = [...before];
  const keysOf = (kind: KeyKind) => {
    const found = findKeys(kind, env);
    faults.push(...found.faults);
    return found.keys;
  };
  const recordKeys = keysOf("record");
  const reviewLogKeys = keysOf("review-log");
  // wrangler.toml names what to fill in: an empty value is none.
  const parsed = Settings.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== "")),
  );
  if (!parsed.success) {
    const names = [...new Set(parsed.error.issues.map((issue) => issue.path.join(".")))].join(", ");
    throw new SettingsRefused([`Missing or malformed: ${names}.`, ...faults]);
  }
  const given = parsed.data;
  const or = <Part>(read: () => Part): Part | null => {
    try {
      return read();
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
      return null;
    }
  };
  const mail = or(() => mailSettings(given));
  const payments = or(() => paymentSettings(given));
  const pagePurge = or(() => purgeSettings(given));
  if (given.MAIL !== "mailbox") {
    if ((given.PUBLIC_ORIGIN ?? "") === "")
      faults.push("Emails carry links, so PUBLIC_ORIGIN is needed where email is sent.");
    if (recordKeys === undefined)
      faults.push(
        "Where email is sent, records need a key: RECORD_KEY_…. `npm run keys -- add record` makes one.",
      );
    if (given.DEMO_DATA === "0" && postalAddress === "")
      faults.push(
        "Emails carry a postal address (15 USC 7704(a)(5)): write yours into postalAddress of app/platform/site.ts.",
      );
  }
  if (faults.length > 0 || mail === null) throw new SettingsRefused(faults);
  return {
    databaseUrl: given.DATABASE_URL,
    databaseAuthToken: given.DATABASE_AUTH_TOKEN,
    databaseTimeoutMs: given.DATABASE_TIMEOUT_SECONDS * SECOND_MS,
    databasePooledStreams: given.DATABASE_POOLED_STREAMS,
    pageSeconds: given.PAGE_SECONDS,
    pagePurge,
    publicOrigin: given.PUBLIC_ORIGIN ?? "",
    demoData: given.DEMO_DATA === "1",
    sessionKeys,
    recordKeys: recordKeys ?? sessionKeys,
    reviewLogKeys,
    trustedIssuer: given.TRUSTED_ISSUER,
    mail,
    mailFrom: given.MAIL_FROM,
    payments,
    calendarStandIn: given.CALENDAR_STAND_IN ? new URL(given.CALENDAR_STAND_IN).origin : null,
    requestLog: given.REQUEST_LOG === "1",
  };
}

function purgeSettings(given: z.infer<typeof Settings>): PagePurge | null {
  const { PAGE_PURGE: through, CLOUDFLARE_ZONE_ID: zoneId, CLOUDFLARE_PURGE_TOKEN: token } = given;
  if (through === undefined) return null;
  if (through === "list") return { through };
  if (zoneId === undefined || token === undefined)
    throw new Error("PAGE_PURGE is `zone`, so CLOUDFLARE_ZONE_ID and CLOUDFLARE_PURGE_TOKEN are needed.");
  const standIn = given.PURGE_STAND_IN ?? "";
  return { through, zoneId, token, origin: standIn === "" ? null : new URL(standIn).origin };
}

function paymentSettings(given: z.infer<typeof Settings>): PaymentSettings | null {
  const { STRIPE_SECRET_KEY: secretKey = "", STRIPE_WEBHOOK_SECRET: webhookSecret = "" } = given;
  const standIn = given.STRIPE_STAND_IN ?? "";
  const isOfStandIn = secretKey.startsWith(STAND_IN_KEY);
  // `wrangler dev` started on its own reads the development key and has no stand-in.
  if (secretKey === "" || (isOfStandIn && standIn === "")) return null;
  if (webhookSecret === "") throw new Error("STRIPE_SECRET_KEY is set, so STRIPE_WEBHOOK_SECRET is needed.");
  return {
    secretKey,
    webhookSecret,
    origin: isOfStandIn ? new URL(standIn).origin : null,
    timeoutMs: given.STRIPE_TIMEOUT_SECONDS * SECOND_MS,
  };
}

function mailSettings(given: z.infer<typeof Settings>): MailSettings {
  const { MAIL, MAIL_HTTP_URL, MAIL_HTTP_TOKEN } = given;
  if (MAIL === "mailbox" || MAIL === "binding") return { through: MAIL };
  if (MAIL !== "http") return providerSettings(MAIL, given);
  if (MAIL_HTTP_URL === undefined || MAIL_HTTP_TOKEN === undefined) {
    throw new Error("MAIL is `http`, so MAIL_HTTP_URL and MAIL_HTTP_TOKEN are needed.");
  }
  return { through: "http", url: MAIL_HTTP_URL, token: MAIL_HTTP_TOKEN };
}

function providerSettings(
  through: ProviderSettings["through"],
  given: z.infer<typeof Settings>,
): ProviderSettings {
  const { MAIL_KEY: key, MAIL_KEY_ID: keyId = "", MAIL_REGION: region = "", MAIL_STAND_IN = "" } = given;
  if (key === undefined)
    throw new Error(`MAIL is \`${through}\`, so MAIL_KEY is needed. See docs/deploy.md.`);
  if (through === "ses" && (keyId === "" || region === ""))
    throw new Error("MAIL is `ses`, so MAIL_KEY_ID and MAIL_REGION are needed. See docs/deploy.md.");
  return {
    through,
    key,
    keyId,
    region,
    eventsKey: given.MAIL_EVENTS_KEY ?? null,
    origin: MAIL_STAND_IN === "" ? null : new URL(MAIL_STAND_IN).origin,
  };
}
