/**
 * What an admin who looks at the product as somebody else is shown: these pages and no others. Nothing here shows
 * messages, payments, what opens an account, or how to reach a lead.
 */
import { reservedFirstSegments } from "#app/reserved-segments.ts";

const SHOWN: readonly RegExp[] = [
  // What everybody sees, as this person sees it.
  /^\/$/,
  /^\/(location-hub|location-directory|geographic-search-results|compare|help|privacy-policy|terms-of-service|our-vision|live)$/,
  /^\/location-directory\/[^/]+(\/[^/]+)?$/,
  /^\/agents\/[^/]+(\/[^/]+)?$/,
  /^\/expert-answers(\/[^/]+)?$/,
  /^\/reviews\/[^/]+$/,
  /^\/(showcase|agent|a|organization-showcase|executive-showcase)\/[^/]+$/,
  // Their own.
  /^\/(dashboard|customer-dashboard|my-reviews|saved|saved\/searches)$/,
  /^\/dashboard\/(reviews|showcase|showcase\/versions|organization|organization\/versions|affiliations)$/,
  /^\/(application-pending|application-rejected|onboarding-pending|onboarding-complete|create-organization)$/,
  /^\/(user-agreement|terms\/review)$/,
  // Pictures and maps of these pages.
  /^\/photos\/[^/]+\/[^/]+$/,
  /^\/drawings\/[^/]+$/,
  /^\/maps\/(agents\.json|(area|state)\/[^/]+)$/,
];

/** Whether a page is shown. `pathname` as the browser asks for it, with `.data` for a page's data alone. */
export function isShownInView(pathname: string): boolean {
  // Which script makes which page: the router asks before it goes on.
  if (pathname === "/__manifest") return true;
  const page = pathname.replace(/\.data$/, "");
  const asked = page === "/_root" ? "/" : page;
  const [, first = "", ...rest] = asked.split("/");
  // A profile's own address.
  if (rest.length === 0 && first !== "" && !reservedFirstSegments.has(first)) return !first.startsWith("_");
  return SHOWN.some((one) => one.test(asked));
}
