import { redirect } from "@remix-run/cloudflare";
import { findDisplay } from "#app/domains/accounts/display-queries.server.ts";
import { signOut } from "#app/domains/auth/commands.server.ts";
import { findErasure, offerToStay } from "#app/domains/auth/links/leaving-commands.server.ts";
import { clearedCookies } from "#app/domains/auth/sessions/sessions.server.ts";
import { readSaved, writeSaved } from "#app/domains/directory/saved/saved.ts";
import { keepSaved } from "#app/domains/directory/saved/saved-commands.server.ts";
import { accountPaths } from "#app/paths/account.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { findSuppression } from "#app/platform/mail/suppressions.ts";
import { parseOwnPath } from "#app/platform/pages/own-path.ts";
import { writeDisplay } from "#app/platform/reader/display.ts";
import { type ToastMessage, writeToast } from "#app/platform/reader/toast-cookie.ts";
import { t } from "#app/text/text.ts";

/** Tells somebody whom we can't email, where they see it. */
const notEmailed = (email: string): ToastMessage => ({
  title: t("We can’t email you"),
  text: t("Our last email to {email} came back or was reported as spam.", { email }),
  next: t("Open Settings to say that it works, or how to use another address."),
  tone: "error",
});

/**
 * The steps after every sign-in: this browser and the account exchange what they have saved, then the user continues
 * to the page they wanted.
 */
export async function welcome(
  context: AppContext,
  request: Request,
  userId: string,
  next: FormDataEntryValue | null,
) {
  // Agents saved before signing in are added to the account, and those saved elsewhere are shown here.
  const [saved, display, erasure, suppression] = await Promise.all([
    keepSaved(context, userId, readSaved(request)),
    findDisplay(context, userId),
    findErasure(context, userId),
    findSuppression(context, userId),
  ]);
  if (erasure !== null) {
    // An archived account gets a session that leads nowhere else. The sign-in has just proven that it is theirs.
    await signOut(context);
    context.cookies.push(...clearedCookies());
    return redirect(accountPaths.keepAccount({ token: await offerToStay(context, userId) }), 303);
  }
  if (saved.length > 0) context.cookies.push(writeSaved(saved));
  // The theme chosen on another device. Users without a choice keep this browser's.
  if (display !== null) context.cookies.push(writeDisplay(display));
  if (suppression !== null) context.cookies.push(writeToast(notEmailed(suppression.email)));
  return redirect(parseOwnPath(next, paths.dashboard()), 303);
}
