/** Asking which addresses a name has, before anything connects to one of them. */
import { resolve4, resolve6 } from "node:dns/promises";
import { isPublicAddress } from "./public-names.ts";

/** The addresses of a name, of both kinds; none where it has none. Throws where nobody could be asked. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/** What resolvers say of a name that is not there, or has no address of one kind. */
const NOT_THERE: ReadonlySet<unknown> = new Set(["ENOTFOUND", "ENODATA"]);

/**
 * Asks the platform's resolver: on Workers that is Cloudflare's, over HTTPS. What connects afterwards asks once more, so a
 * name that answers one thing now and another a moment later is not caught here; that the Worker has no network of its
 * own, and that nothing of the answer is shown, holds then.
 */
export const resolveName: Resolve = async (name) => {
  const asked = await Promise.allSettled([resolve4(name), resolve6(name)]);
  const found = asked.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
  const failed = asked.find((one) => one.status === "rejected" && !NOT_THERE.has(codeOf(one.reason)));
  if (found.length === 0 && failed?.status === "rejected") throw failed.reason;
  // A chain of names is answered with its names, too.
  return found.filter((one) => one.includes(":") || /^[\d.]+$/.test(one));
};

const codeOf = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error ? error.code : null;

/** Whether a name has addresses, and all of them are public. Waits no longer than the signal does. */
export async function leadsToPublic(name: string, resolve: Resolve, signal: AbortSignal): Promise<boolean> {
  signal.throwIfAborted();
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  const addresses = await Promise.race([resolve(name), late]);
  if (addresses.length === 0) throw new Error("The name has no address.");
  return addresses.every(isPublicAddress);
}
