/** Secrets of a development machine: made once, stored in `.dev.vars`, which git ignores and wrangler reads. */
import { randomUUID } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { projectRoot } from "../project.ts";
import { makeReviewLogKeys } from "../review-log-keys.ts";
import { makeSessionKeys } from "../session-keys.ts";

/** Name → how a value is made. A new secret is one line here; an existing `.dev.vars` gets it added. */
const DEVELOPMENT_SECRETS: Readonly<Record<string, () => string>> = {
  SESSION_KEYS: makeSessionKeys,
  RECORD_KEYS: makeSessionKeys,
  REVIEW_LOG_KEYS: makeReviewLogKeys,
  // For the stand-in; put a real key of Stripe's here, and the site talks to Stripe.
  STRIPE_SECRET_KEY: () => "sk_stand_in_dev",
  STRIPE_WEBHOOK_SECRET: () => `whsec_${randomUUID().replaceAll("-", "")}`,
};

const FILE = join(projectRoot, ".dev.vars");
const textOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : "");

/** Adds what is missing and returns the names that were added; existing values are never touched. */
export function ensureDevelopmentSecrets(path = FILE, secrets = DEVELOPMENT_SECRETS): string[] {
  const present = textOf(path);
  const known = parseEnv(present);
  const missing = Object.entries(secrets).filter(([name]) => known[name] === undefined);
  if (missing.length === 0) return [];
  const gap = present === "" || present.endsWith("\n") ? "" : "\n";
  // In single quotes: a value may be JSON.
  const lines = missing.map(([name, make]) => `${name}='${make()}'\n`);
  appendFileSync(path, gap + lines.join(""), { mode: 0o600 });
  return missing.map(([name]) => name);
}

/** The value of one of them; empty when it is not there. */
export const readDevelopmentSecret = (name: string, path = FILE): string =>
  parseEnv(textOf(path))[name] ?? "";
