import { redirect } from "@remix-run/cloudflare";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/**
 * Where password managers send a person to change their password. Without a session the settings lead to the sign-in page,
 * which has the link for a forgotten password, and back.
 */
export const loader = () => redirect(paths.settings({ section: "security" }), 303);
