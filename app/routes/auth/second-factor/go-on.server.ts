import { redirect } from "@remix-run/cloudflare";
import type { Claimant } from "#app/domains/auth/second-factor/pending.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseOwnPath } from "#app/platform/pages/own-path.ts";
import { welcome } from "../welcome.server.ts";

/** Redirects to the page they wanted, as after every sign-in, or back to the action that asked for the factor. */
export const goOn = async (
  context: AppContext,
  request: Request,
  { userId, by }: Claimant,
  next: FormDataEntryValue | null,
) =>
  "sessionId" in by
    ? redirect(parseOwnPath(next, paths.dashboard()), 303)
    : welcome(context, request, userId, next);
