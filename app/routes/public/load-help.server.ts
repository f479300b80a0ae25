import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getIntegrity } from "#app/domains/reviews/event-log/integrity-queries.server.ts";
import { shareWithEveryone } from "#app/platform/context.ts";

/** What help says in figures. */
export async function loadHelp({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  return {
    figures: await getIntegrity(context),
    demonstration: context.settings.demoData,
  };
}
