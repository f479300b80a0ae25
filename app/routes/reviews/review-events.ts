import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { parseEventDays, writeEvents } from "#app/domains/reviews/event-log/events-file.ts";
import { listEvents } from "#app/domains/reviews/event-log/events-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { isForeignParameter } from "#app/platform/pages/foreign-parameters.ts";
import { t } from "#app/text/text.ts";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

/** `GET /reviews/events.csv[?from=2026-01-01][&to=2026-01-31]`: what happened to reviews, counted by day. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const days = parseEventDays(searchParams);
  if ("problem" in days) return refuse(days.problem);
  const rows = await listEvents(context, days);
  if (rows === null)
    return refuse(t("That’s too many days for one file. Ask for fewer days, with “from” and “to”."));
  // Other spellings of the address are other cache keys, so only the canonical one is cached.
  if (isPlain(searchParams)) shareWithEveryone(context, request);
  return new Response(writeEvents(rows), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": 'attachment; filename="review-events.csv"',
    },
  });
}

/** Only `from` and `to`, each at most once. */
const isPlain = (parameters: URLSearchParams): boolean => {
  const names = [...parameters.keys()].filter((name) => !isForeignParameter(name));
  return new Set(names).size === names.length && names.every((name) => name === "from" || name === "to");
};

function refuse(sentence: string): Response {
  return new Response(`${sentence}\n`, {
    status: 400,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
