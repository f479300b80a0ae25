/**
 * Fetches a calendar from an address that an agent typed: over https, from a public name with public addresses, checking
 * every redirect before following it. Time and size are bounded, and nothing of the response is shown.
 */
import { resolve4, resolve6 } from "node:dns/promises";
import type { AppContext } from "#app/platform/context.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import { BUSY_FETCH_SECONDS, BUSY_REDIRECTS_MOST } from "../limits.ts";
import { isPublicAddress, isPublicName } from "./public-names.ts";
import { type BusyReading, readBusy } from "./read-busy.ts";

export type FetchedCalendar = BusyReading | { kind: "failed"; why: string };

/** Why an address isn't fetched, in words for the agent who typed it; null when it is. */
export function refuseAddress(address: string, standIn: string | null): string | null {
  const url = URL.parse(address);
  if (url === null) return "Enter an address that begins with https://.";
  if (standIn !== null && url.origin === standIn) return null;
  if (url.protocol !== "https:") return "Enter an address that begins with https://.";
  if (url.username !== "" || url.password !== "") return "Enter an address without a user name in it.";
  if (url.port !== "") return "Enter an address without a port.";
  return isPublicName(url.hostname) ? null : "Enter the address of a public site.";
}

/** Fetches and reads it. Never throws, whatever the address answers. */
export async function fetchCalendar(
  { settings, clock }: Pick<AppContext, "settings" | "clock">,
  address: string,
  timeZone: string,
  resolve: Resolve = resolveName,
): Promise<FetchedCalendar> {
  const signal = AbortSignal.timeout(BUSY_FETCH_SECONDS * SECOND_MS);
  let at = address;
  try {
    for (let redirects = 0; redirects <= BUSY_REDIRECTS_MOST; redirects += 1) {
      const why = refuseAddress(at, settings.calendarStandIn);
      if (why !== null) return failed(redirects === 0 ? why : LEADS_ELSEWHERE);
      const { hostname, origin } = new URL(at);
      if (origin !== settings.calendarStandIn && !(await leadsToPublic(hostname, resolve, signal)))
        return failed(redirects === 0 ? "Enter the address of a public site." : LEADS_ELSEWHERE);
      const response = await fetch(at, {
        redirect: "manual",
        signal,
        headers: { Accept: "text/calendar" },
      });
      const location = response.headers.get("Location");
      if (response.status >= 300 && response.status < 400 && location !== null) {
        await response.body?.cancel();
        at = new URL(location, at).href;
        continue;
      }
      if (!response.ok || response.body === null) {
        await response.body?.cancel();
        return failed(`The address answered with error ${response.status}.`);
      }
      return await readBusy(response.body, { timeZone, nowMs: clock.now() });
    }
    return failed("The address leads on too many times.");
  } catch {
    return failed(
      signal.aborted ? "The address took too long to answer." : "Nothing answered at the address.",
    );
  }
}

const LEADS_ELSEWHERE = "The address leads on to one we don’t open.";
const failed = (why: string): FetchedCalendar => ({ kind: "failed", why });

/** The addresses of a name, IPv4 and IPv6; empty when it has none. Throws when no resolver answers. */
type Resolve = (name: string) => Promise<readonly string[]>;

/** What resolvers answer for a name that doesn't exist, or has no address of one kind. */
const NOT_THERE: ReadonlySet<unknown> = new Set(["ENOTFOUND", "ENODATA"]);

/**
 * Asks the platform's resolver: on Workers that is Cloudflare's, over HTTPS. The connection resolves the name again, so a
 * name that changes its answer in between isn't caught here. Then it still holds that the Worker has no private network,
 * and that nothing of the response is shown.
 */
const resolveName: Resolve = async (name) => {
  const asked = await Promise.allSettled([resolve4(name), resolve6(name)]);
  const found = asked.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
  const failed = asked.find((one) => one.status === "rejected" && !NOT_THERE.has(codeOf(one.reason)));
  if (found.length === 0 && failed?.status === "rejected") throw failed.reason;
  // The answer for a chain of names includes the names.
  return found.filter((one) => one.includes(":") || /^[\d.]+$/.test(one));
};

const codeOf = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error ? error.code : null;

/** Whether a name has addresses and all of them are public. Gives up when the signal does. */
async function leadsToPublic(name: string, resolve: Resolve, signal: AbortSignal): Promise<boolean> {
  signal.throwIfAborted();
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  const addresses = await Promise.race([resolve(name), late]);
  if (addresses.length === 0) throw new Error("The name has no address.");
  return addresses.every(isPublicAddress);
}
