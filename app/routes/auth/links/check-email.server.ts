/** The loader and the action of a mailed link that confirms an email address. */
import { redirect } from "@remix-run/cloudflare";
import { signIn } from "#app/domains/auth/commands.server.ts";
import { ConfirmInput } from "#app/domains/auth/inputs.ts";
import { findLink } from "#app/domains/auth/links/links.server.ts";
import { confirmEmail } from "#app/domains/auth/links/recovery-commands.server.ts";
import { invalidCredentials, locked } from "#app/domains/auth/sign-in-texts.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { accountPaths } from "#app/paths/account.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { readFields, type Sent } from "#app/platform/forms/submission.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";

export type CheckEmailAnswer = FormReply & { sentTo?: string };

/** The page's other form asks for a new link. */
export const CONFIRM_FORM = "confirm";

/**
 * Who the link belongs to: the signed-in user, another user, an account whose password is asked for, or no account.
 */
export type LinkOwner = "none" | "over" | "own" | "another" | "password";

/** `email` is the link's while it works, else the signed-in user's. */
export async function readLink(context: AppContext, token: string) {
  const viewer = await getViewer(context);
  const link = token === "" ? null : await findLink(context, "confirm-email", token);
  const owner: LinkOwner =
    link === null
      ? token === ""
        ? "none"
        : "over"
      : viewer === null
        ? "password"
        : viewer.userId === link.userId
          ? "own"
          : "another";
  return {
    link: owner,
    email: link?.email ?? viewer?.email ?? "",
    confirmed: viewer?.emailConfirmed ?? false,
    signedIn: viewer !== null,
  };
}

/**
 * Confirms the address in its account's session, or with its password, which also signs in. A person who can read the
 * mail but did not create the account must not be able to confirm it for its creator. It takes a button because mail
 * programs open every link and must not use it up.
 */
export async function confirmLink(
  request: Request,
  context: AppContext,
  form: FormData,
): Promise<"confirmed" | ReturnType<Sent<unknown>["refuse"]>> {
  const sent = readFields(form, ConfirmInput, CONFIRM_FORM);
  const { refuse } = sent;
  if (context.sessionTrouble !== null) throw context.sessionTrouble.clone();
  const wait = await takeAction(context, "sign-in");
  if (wait > 0) return refuse(429, { notice: tooOften(wait) });
  const over = refuse(410, { notice: { title: t("This link was already used or has expired") } });
  const token = sent.ok ? sent.value.token : String(form.get("token")).slice(0, 200);
  const link = await findLink(context, "confirm-email", token);
  if (link === null) return over;
  const viewer = await getViewer(context);
  if (viewer !== null && viewer.userId !== link.userId) {
    return refuse(409, { notice: { title: t("This link belongs to another account") } });
  }
  if (viewer === null) {
    const password = sent.ok ? sent.value.password : undefined;
    if (password === undefined) return refuse(401, { errors: { password: t("Password is required") } });
    const outcome = await signIn(context, request, { email: link.email, password });
    if (outcome.kind === "locked") return refuse(429, { notice: locked() });
    if (outcome.kind === "wrong")
      return refuse(401, { notice: { title: invalidCredentials(outcome.remaining) } });
    // Returns here with the new session. The link still works.
    if (outcome.kind === "second-factor")
      throw redirect(accountPaths.secondFactor({ next: paths.checkEmail({ token }) }), 303);
  }
  return (await confirmEmail(context, link)) ? "confirmed" : over;
}
