import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { SearchInput } from "#app/domains/directory/inputs.ts";
import { listSuggestions } from "#app/domains/directory/search/names/suggest-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { refuseCall } from "#app/platform/calls/call-answers.ts";
import { shareWithEveryone } from "#app/platform/context.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** `{ suggestions: Suggestion[] }` for `?q=`; 400 with `{ error }` when the text is too long. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  shareWithEveryone(context, request);
  const parsed = SearchInput.shape.q.safeParse(new URL(request.url).searchParams.get("q") ?? undefined);
  if (!parsed.success) return refuseCall(400, parsed.error.issues[0]?.message ?? "Send q.");
  const suggestions = parsed.data.length < 2 ? [] : await listSuggestions(context, parsed.data);
  return Response.json({ suggestions });
}
