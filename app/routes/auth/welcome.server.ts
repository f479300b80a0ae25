import { redirect } from "@remix-run/cloudflare";
import { accountPaths } from "#app/account-paths.ts";
import { findDisplay } from "#app/domains/accounts/display-queries.server.ts";
import { signOut } from "#app/domains/auth/commands.server.ts";
import { findErasure, offerToStay } from "#app/domains/auth/links/leaving-commands.server.ts";
import { clearedCookies } from "#app/domains/auth/sessions/sessions.server.ts";
import { readSaved, writeSaved } from "#app/domains/directory/saved.ts";
import { keepSaved } from "#app/domains/directory/saved-commands.server.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { writeDisplay } from "#app/platform/display.ts";
import { parseOwnPath } from "#app/platform/own-path.ts";

/** What follows every sign-in: what this browser and the account know of each other, then on to where they wanted to. */
export async function welcome(
  context: AppContext,
  request: Request,
  userId: string,
  next: FormDataEntryValue | null,
) {
  // What was saved before signing in comes along, and what was saved elsewhere is marked here.
  const [saved, display, erasure] = await Promise.all([
    keepSaved(context, userId, readSaved(request)),
    findDisplay(context, userId),
    findErasure(context, userId),
  ]);
  if (erasure !== null) {
    // Archived like any other: its session leads nowhere. That it is theirs has just been shown.
    await signOut(context);
    context.cookies.push(...clearedCookies());
    return redirect(accountPaths.keepAccount({ token: await offerToStay(context, userId) }), 303);
  }
  if (saved.length > 0) context.cookies.push(writeSaved(saved));
  // How pages look, as it was chosen elsewhere; who has chosen nothing keeps what this browser has.
  if (display !== null) context.cookies.push(writeDisplay(display));
  return redirect(parseOwnPath(next, paths.dashboard()), 303);
}
