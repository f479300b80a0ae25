import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { DAY_MS } from "#app/platform/durations.ts";
import { site } from "#app/platform/site.ts";
import { LANGUAGES } from "#app/text/text.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** RFC 9116 asks for less than a year. A site that still answers is still looked after. */
const EXPIRES_DAYS = 180;

/** Where to report a security problem (RFC 9116). */
export function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  const lines = [
    `Contact: mailto:${site.supportEmail}`,
    `Expires: ${utcDay(context.clock.now() + EXPIRES_DAYS * DAY_MS)}T00:00:00Z`,
    `Preferred-Languages: ${LANGUAGES.join(", ")}`,
    `Canonical: ${context.origin}${paths.securityText()}`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
