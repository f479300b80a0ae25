import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readAccuracy } from "#app/domains/accuracy/figures/figure-queries.server.ts";
import { countFile } from "#app/domains/accuracy/figures/files.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { shareWithEveryone } from "#app/platform/context.ts";

export const handle = { access: "public", inView: true } satisfies RouteHandle;

/** `GET /accuracy.csv`: the counts of the page, for every state. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  const { counts } = await readAccuracy(context, new Date(context.clock.now()).getUTCFullYear());
  return new Response(countFile(counts), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": 'attachment; filename="accuracy.csv"',
    },
  });
}
