/**
 * Fetching a calendar from an address that somebody typed: over https, from a public name that leads to public addresses,
 * with every redirect looked at before it is followed. What it may cost is bounded; what it says is told to nobody.
 */
import type { AppContext } from "#app/platform/context.ts";
import { SECOND_MS } from "#app/platform/durations.ts";
import { BUSY_FETCH_SECONDS, BUSY_REDIRECTS_MOST } from "../limits.ts";
import { isPublicName } from "./public-names.ts";
import { type BusyReading, readBusy } from "./read-busy.ts";
import { leadsToPublic, type Resolve, resolveName } from "./resolve-name.server.ts";

export type FetchedCalendar = BusyReading | { kind: "failed"; why: string };

/** Why an address is not asked, in words for whoever typed it; null: it is. */
export function refuseAddress(address: string, standIn: string | null): string | null {
  const url = URL.parse(address);
  if (url === null) return "Enter an address that begins with https://.";
  if (standIn !== null && url.origin === standIn) return null;
  if (url.protocol !== "https:") return "Enter an address that begins with https://.";
  if (url.username !== "" || url.password !== "") return "Enter an address without a user name in it.";
  if (url.port !== "") return "Enter an address without a port.";
  return isPublicName(url.hostname) ? null : "Enter the address of a public site.";
}

/** Fetches and reads it. Never throws for what is there. */
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
