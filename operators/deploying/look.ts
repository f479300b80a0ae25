/** Looks at everything that a deployment needs, here and at Cloudflare. Changes nothing. */
import { site } from "#app/platform/site.ts";
import { PHOTO_MAKER_CONFIG } from "../../scripts/building/bundle.ts";
import { readConfiguration } from "./configuration.ts";
import { inspectDatabase } from "./database.ts";
import type { Seen } from "./findings.ts";
import { currentVersion, hasBucket, isLoggedIn, isStandIn, listSecrets, type Target } from "./wrangler.ts";

/** The Worker that makes photos, in the same environment. */
export const photosOf = ({ environment }: Target): Target => ({ environment, config: PHOTO_MAKER_CONFIG });

/**
 * Whether the database of this address is asked: its token goes along, so only over TLS, and not to an address that is refused
 * anyway (`checks.ts`). Where wrangler is a stand-in, also one on this machine.
 */
export function mayAsk(address: string, allowsLocal: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password, search } = new URL(address);
  if (username !== "" || password !== "" || search !== "") return false;
  return (
    protocol === "https:" ||
    protocol === "libsql:" ||
    (allowsLocal && protocol === "http:" && hostname === "127.0.0.1")
  );
}

/** `authToken` is the database's. */
export async function look(target: Target, authToken: string | undefined): Promise<Seen> {
  const configuration = await readConfiguration(target);
  const url = configuration.vars.DATABASE_URL ?? "";
  const [loggedIn, database] = await Promise.all([
    isLoggedIn(),
    mayAsk(url, isStandIn()) ? inspectDatabase(url, authToken) : null,
  ]);
  const [secrets, buckets, photos, version] = loggedIn
    ? await Promise.all([
        listSecrets(target),
        Promise.all(configuration.buckets.map(async (name) => ((await hasBucket(name)) ? null : name))),
        currentVersion(photosOf(target)),
        currentVersion(target),
      ])
    : [null, null, null, null];
  return {
    target,
    configuration,
    nodeVersion: process.versions.node,
    loggedIn,
    secrets,
    missingBuckets: buckets?.filter((name) => name !== null) ?? null,
    hasPhotoWorker: photos !== null,
    isDeployed: version !== null,
    database,
    hasDatabaseToken: authToken !== undefined && authToken !== "",
    allowsLocal: isStandIn(),
    site,
  };
}
