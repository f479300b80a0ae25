/** The action of all sign-up pages (specification §4: on success, signed in with the same password). */

import { redirect } from "@remix-run/cloudflare";
import { signIn, signUp } from "#app/domains/auth/commands.server.ts";
import type { SignUp } from "#app/domains/auth/inputs.ts";
import { EMAIL_TAKEN, invalidCredentials, locked, SIGN_UP_FAILED } from "#app/domains/auth/sign-in-texts.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { Sent } from "#app/platform/forms/submission.ts";
import { parseOwnPath } from "#app/platform/pages/own-path.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";

/** Creates the account for the form, with the page's role and organization. */
export async function signUpAction(
  request: Request,
  context: AppContext,
  { form, refuse }: Sent<unknown>,
  account: SignUp,
) {
  const wait = await takeAction(context, "sign-up");
  if (wait > 0) return refuse(429, { notice: tooOften(wait) });
  const created = await signUp(context, account);
  if (created.kind === "taken") return refuse(409, { errors: { email: t(EMAIL_TAKEN) } });
  if (created.kind === "failed") return refuse(503, { notice: { title: t(SIGN_UP_FAILED) } });
  const signedIn = await signIn(context, request, account);
  // Specification §8: the account exists but signing in failed, so the sign-in's own error is shown.
  if (signedIn.kind === "locked") return refuse(429, { notice: locked() });
  if (signedIn.kind === "wrong")
    return refuse(401, { notice: { title: invalidCredentials(signedIn.remaining) } });
  // An organization's sign-up continues with its application.
  const then = account.organizationName === undefined ? paths.checkEmail() : paths.createOrganization();
  return redirect(parseOwnPath(form.get("next"), then), 303);
}
