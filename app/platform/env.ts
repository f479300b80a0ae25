/** The Worker's bindings and settings, parsed once an isolate. No secret has a default. */
import { z } from "zod";

export type Env = {
  ASSETS: Fetcher;
  DATABASE_URL: string;
  DATABASE_AUTH_TOKEN?: string;
  PUBLIC_ORIGIN?: string;
  DEMO_DATA?: string;
};

const Settings = z.object({
  DATABASE_URL: z.url({ protocol: /^(https?|libsql)$/ }),
  DATABASE_AUTH_TOKEN: z.string().min(1).optional(),
  PUBLIC_ORIGIN: z
    .union([z.literal(""), z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)])
    .optional(),
  DEMO_DATA: z.enum(["0", "1"]).default("0"),
});

export type Settings = {
  databaseUrl: string;
  databaseAuthToken: string | undefined;
  /** Empty: the origin of each request. */
  publicOrigin: string;
  demoData: boolean;
};

/** Throws with the names of what is missing or malformed. */
export function parseSettings(env: Env): Settings {
  const parsed = Settings.safeParse(env);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join(".")).join(", ");
    throw new Error(`The Worker's settings are incomplete or malformed: ${names}. See docs/deploy.md.`);
  }
  return {
    databaseUrl: parsed.data.DATABASE_URL,
    databaseAuthToken: parsed.data.DATABASE_AUTH_TOKEN,
    publicOrigin: parsed.data.PUBLIC_ORIGIN ?? "",
    demoData: parsed.data.DEMO_DATA === "1",
  };
}
