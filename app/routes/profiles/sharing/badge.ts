import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { drawBadge } from "#app/domains/directory/profile/sharing/badge.ts";
import { findBadge } from "#app/domains/directory/profile/sharing/share-queries.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { utcDay } from "#app/platform/clock.ts";
import { shareWithEveryone } from "#app/platform/context.ts";
import { requireIdentifier } from "../load-profile.server.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** `GET /showcase/{identifier}/badge.svg`: a picture for the agent's own site, only under the current slug. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const identifier = requireIdentifier(params.identifier);
  const badge = await findBadge(context, identifier);
  if (badge === null) throw new Response("No such badge.\n", { status: 404 });
  if (badge.accountStatus !== "active")
    throw new Response("This agent is no longer listed.\n", { status: 410 });
  // The same picture for everyone, and no cookie is set: sites that embed it tell us nothing about their readers.
  shareWithEveryone(context, request);
  const headers = { "Cross-Origin-Resource-Policy": "cross-origin" };
  if (identifier.value !== badge.slug) throw redirect(paths.agentBadge(badge.slug), { status: 301, headers });
  return new Response(drawBadge(badge, utcDay(context.clock.now())), {
    headers: { ...headers, "Content-Type": "image/svg+xml; charset=utf-8" },
  });
}
