/** The compatibility date and flags, which stand in wrangler.toml alone. */
import { join } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { projectRoot } from "../project.ts";

const config = readConfig({ config: join(projectRoot, "wrangler.toml") });

export const compatibility = { date: config.compatibility_date ?? "", flags: config.compatibility_flags };
