import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { NotFound } from "#app/shell/errors/not-found.tsx";

export const handle = { access: "public" } satisfies RouteHandle;

/** Any other path (specification §2). A loader, so that the status is 404 and the root's boundary shows the screen. */
export function loader({ request, context }: LoaderFunctionArgs): never {
  shareWithEveryone(context, request);
  throw new Response(null, { status: 404 });
}

/** POST to an address that does not exist is the same. */
export function action(): never {
  throw new Response(null, { status: 404 });
}

/** Never reached on the server; the browser shows it while the loader answers. */
export default function NotFoundPage() {
  return <NotFound />;
}
