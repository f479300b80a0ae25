import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { agentFeed } from "#app/domains/calendar/appointments/appointment-ics.server.ts";
import { findFeed } from "#app/domains/calendar/appointments/appointment-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { calendarPaths } from "#app/paths/calendar.ts";
import { takeAction } from "#app/platform/security/address-limits.ts";

export const handle = { access: "public" } satisfies RouteHandle;

const FILE = /^([\w-]{43})\.ics$/;
const PRIVATE = { "Cache-Control": "private, no-store" } as const;

/** An agent's appointments, for a calendar program that has the secret address. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const wait = await takeAction(context, "feed");
  if (wait > 0) return refuse(429, "Too many requests. Try again later.", { "Retry-After": String(wait) });
  const secret = FILE.exec(params.file ?? "")?.[1];
  const feed = secret === undefined ? null : await findFeed(context, secret);
  if (feed === null) return refuse(404, "There’s no calendar at this address.");
  const { host } = new URL(context.origin);
  const file = agentFeed(feed, { host, urlOf: (id) => context.origin + calendarPaths.appointment(id) });
  return new Response(file, {
    headers: {
      ...PRIVATE,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="appointments.ics"',
      "X-Robots-Tag": "noindex",
    },
  });
}

const refuse = (status: number, sentence: string, headers: Record<string, string> = {}) =>
  new Response(`${sentence}\n`, {
    status,
    headers: { ...PRIVATE, ...headers, "Content-Type": "text/plain; charset=utf-8" },
  });
