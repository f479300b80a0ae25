import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getIntegrity } from "#app/domains/reviews/event-log/integrity-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { lateHelp } from "./late-help.ts";

export const handle = { access: "public", bring: lateHelp.bring } satisfies RouteHandle;

export async function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  return {
    figures: await getIntegrity(context),
    demonstration: context.settings.demoData,
  };
}

export const meta = lateHelp.meta;

export default lateHelp.Page;
