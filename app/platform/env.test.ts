import { expect, test } from "vitest";
import { makeKey } from "../../scripts/keys.ts";
import { makeSessionKeys } from "../../scripts/session-keys.ts";
import { parseSettings } from "./env.ts";

const SESSION_KEYS = makeSessionKeys();
const RECORD_KEYS = makeSessionKeys();

const stripeOf = (vars: Record<string, string>) =>
  parseSettings({
    DATABASE_URL: "http://127.0.0.1:8080",
    SESSION_KEYS,
    MAIL: "mailbox",
    ...vars,
  } as never).payments;
const STRIPE_WEBHOOK_SECRET = "whsec_1";
const STRIPE_STAND_IN = "http://127.0.0.1:8790/";

test("the key alone decides whether payments go to Stripe or to the stand-in", () => {
  expect(stripeOf({ STRIPE_SECRET_KEY: "sk_stand_in_dev", STRIPE_WEBHOOK_SECRET, STRIPE_STAND_IN })).toEqual({
    secretKey: "sk_stand_in_dev",
    webhookSecret: "whsec_1",
    origin: "http://127.0.0.1:8790",
    timeoutMs: 8_000,
  });
  expect(
    stripeOf({
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_WEBHOOK_SECRET,
      STRIPE_STAND_IN,
      STRIPE_TIMEOUT_SECONDS: "0.5",
    }),
  ).toEqual({
    secretKey: "sk_test_1",
    webhookSecret: "whsec_1",
    origin: null,
    timeoutMs: 500,
  });
});

test("without a key, or with one of a stand-in that is not there, nothing can be paid for", () => {
  expect(stripeOf({ STRIPE_STAND_IN })).toBeNull();
  expect(stripeOf({ STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET })).toBeNull();
  const standInKey = { STRIPE_SECRET_KEY: "sk_stand_in_dev", STRIPE_WEBHOOK_SECRET };
  expect(stripeOf({ ...standInKey, STRIPE_STAND_IN: "" })).toBeNull();
});

test("a key without the secret of its webhook is refused by name", () => {
  expect(() => stripeOf({ STRIPE_SECRET_KEY: "sk_test_1" })).toThrow(/STRIPE_WEBHOOK_SECRET/);
  expect(() => stripeOf({ STRIPE_STAND_IN: "nowhere" })).toThrow(/STRIPE_STAND_IN/);
});

const MAILED = {
  DATABASE_URL: "http://127.0.0.1:8080",
  SESSION_KEYS,
  RECORD_KEYS,
  MAIL: "binding",
  PUBLIC_ORIGIN: "https://agents.example",
} as const;

test("where email is sent, the site needs a postal address, other than in a demonstration", () => {
  expect(() => parseSettings(MAILED as never, "")).toThrow(/postalAddress of app\/platform\/site.ts/);
  expect(parseSettings(MAILED as never, "PO Box 7, Austin, TX 78701").mail).toEqual({ through: "binding" });
  expect(parseSettings({ ...MAILED, DEMO_DATA: "1" } as never, "").demoData).toBe(true);
  expect(parseSettings({ ...MAILED, MAIL: "mailbox" } as never, "").mail).toEqual({ through: "mailbox" });
});

test("where email is sent, records have keys of their own; in development those of sessions do", () => {
  const { RECORD_KEYS: own, ...without } = MAILED;
  expect(() => parseSettings(without as never, "A street")).toThrow(/RECORD_KEY_/);
  expect(parseSettings(MAILED as never, "A street").recordKeys).toBe(own);
  expect(parseSettings({ ...without, MAIL: "mailbox" } as never).recordKeys).toBe(SESSION_KEYS);
});

const kids = (keys: string | undefined) =>
  (JSON.parse(keys ?? "[]") as { kid: string }[]).map(({ kid }) => kid);
const DEVELOPMENT = { DATABASE_URL: "http://127.0.0.1:8080", MAIL: "mailbox" };

test("each key is a secret of its own: the newest signs, and a list of before comes last", () => {
  const settings = parseSettings({
    ...DEVELOPMENT,
    SESSION_KEY_20260101_080000: makeKey("session", "20260101_080000"),
    SESSION_KEY_20261127_201530: makeKey("session", "20261127_201530"),
    SESSION_KEYS,
    REVIEW_LOG_KEY_20261127_201530: makeKey("review-log", "20261127_201530"),
  } as never);
  expect(kids(settings.sessionKeys)).toEqual(["20261127_201530", "20260101_080000", ...kids(SESSION_KEYS)]);
  expect(settings.recordKeys).toBe(settings.sessionKeys);
  expect(JSON.parse(settings.reviewLogKeys ?? "[]")).toHaveLength(1);
});

test("broken keys are named at once, all of them, and never repeated", () => {
  const secret = makeKey("session", "20261127_201530");
  const refused = () =>
    parseSettings({
      ...DEVELOPMENT,
      SESSION_KEY_20261127_201530: secret.slice(0, -5),
      SESSION_KEY_NEW: secret,
      RECORD_KEY_20261127_201530: makeKey("review-log", "20261127_201530"),
      REVIEW_LOG_KEYS: "[]",
    } as never);
  expect(refused).toThrow(/SESSION_KEY_20261127_201530 isn’t a private P-256 key in JSON/);
  expect(refused).toThrow(/SESSION_KEY_NEW isn’t the name of a key/);
  expect(refused).toThrow(/RECORD_KEY_20261127_201530 isn’t a private P-256 key/);
  expect(refused).toThrow(/REVIEW_LOG_KEYS isn’t a list of private Ed25519 keys/);
  const { d } = JSON.parse(secret) as { d: string };
  expect(refused).not.toThrow(new RegExp(d));
  expect(() => parseSettings(DEVELOPMENT as never)).toThrow(/npm run keys -- add session/);
});

test("the same key twice is refused: one of the two names is wrong", () => {
  const key = makeKey("session", "20261127_201530");
  const twice = { SESSION_KEY_20261127_201530: key, SESSION_KEY_20261127_201531: key };
  expect(() => parseSettings({ ...DEVELOPMENT, ...twice } as never)).toThrow(/are the same key/);
});
