import { expect, test } from "vitest";
import { parseSettings } from "./env.ts";

const stripeOf = (vars: Record<string, string>) =>
  parseSettings({
    DATABASE_URL: "http://127.0.0.1:8080",
    SESSION_KEYS: "[]",
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
  SESSION_KEYS: "[]",
  RECORD_KEYS: "[1]",
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
  const { RECORD_KEYS, ...without } = MAILED;
  expect(() => parseSettings(without as never, "A street")).toThrow(/RECORD_KEYS/);
  expect(parseSettings(MAILED as never, "A street").recordKeys).toBe(RECORD_KEYS);
  expect(parseSettings({ ...without, MAIL: "mailbox" } as never).recordKeys).toBe("[]");
});
