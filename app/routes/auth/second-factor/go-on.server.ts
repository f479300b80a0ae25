import { redirect } from "@remix-run/cloudflare";
import type { Claimant } from "#app/domains/auth/second-factor/pending.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseOwnPath } from "#app/platform/pages/own-path.ts";
import { welcome } from "../welcome.server.ts";

/** On to where they wanted to: as after every sign-in, or back to what was about to be done. */
export const goOn = async (
  context: AppContext,
  request: Request,
  { userId, by }: Claimant,
  next: FormDataEntryValue | null,
) =>
  "sessionId" in by
    ? redirect(parseOwnPath(next, paths.dashboard()), 303)
    : welcome(context, request, userId, next);
