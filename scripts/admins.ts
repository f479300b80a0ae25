/** `npm run admins -- make someone@example.com --url …`, or `reset-second-factor` (docs/deploy.md). */
import { parseArgs } from "node:util";
import { actAsKeeper } from "./admin-acts.ts";

const USAGE = "npm run admins -- make|reset-second-factor someone@example.com [--url http://…]";

const { values, positionals } = parseArgs({ options: { url: { type: "string" } }, allowPositionals: true });
const url = values.url ?? process.env.DATABASE_URL ?? "http://127.0.0.1:8080";
const [act, email] = positionals;

try {
  if ((act !== "make" && act !== "reset-second-factor") || email === undefined) throw new Error(USAGE);
  const authToken = process.env.DATABASE_AUTH_TOKEN;
  console.log(await actAsKeeper({ url, authToken }, act, email, Date.now()));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
