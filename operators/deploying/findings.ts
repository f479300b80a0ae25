/** What a look at a deployment finds, and in which words. */
import type { Configuration } from "./configuration.ts";
import type { DatabaseFindings } from "./database.ts";
import type { Target } from "./wrangler.ts";

/** Headings of docs/deploy.md. */
export const STEPS = [
  "This machine",
  "The database",
  "Your name and address",
  "Cloudflare",
  "The domain",
  "Keys",
  "Email",
  "Payments",
  "Schema and places",
  "Deploy",
  "The first admin",
] as const;

export type Finding = {
  step: (typeof STEPS)[number];
  says: string;
  /** What mends it: a command, or a line to write. Null: nothing is missing. */
  fix: string | null;
  /** Whether a deployment waits for it. The others are said, and come after. */
  blocks: boolean;
};

export type Seen = {
  target: Target;
  configuration: Configuration;
  nodeVersion: string;
  loggedIn: boolean;
  /** Of the Worker; null where nobody is logged in. */
  secrets: readonly string[] | null;
  /** Buckets that aren't there; null where nobody is logged in. */
  missingBuckets: readonly string[] | null;
  hasPhotoWorker: boolean;
  isDeployed: boolean;
  /** Null where DATABASE_URL can't be asked. */
  database: DatabaseFindings | null;
  hasDatabaseToken: boolean;
  /** Where wrangler is a stand-in, addresses of this machine are as good as others. */
  allowsLocal: boolean;
  site: { supportEmail: string; postalAddress: string };
};

export const ok = (step: Finding["step"], says: string): Finding => ({
  step,
  says,
  fix: null,
  blocks: false,
});
export const missing = (step: Finding["step"], says: string, fix: string): Finding => ({
  step,
  says,
  fix,
  blocks: true,
});
export const later = (step: Finding["step"], says: string, fix: string): Finding => ({
  step,
  says,
  fix,
  blocks: false,
});
