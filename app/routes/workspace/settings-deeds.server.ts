/** What the forms of `/settings` do; each names itself with `intent`. */
import { deleteAccount, renameUser } from "#app/domains/accounts/commands.server.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { signOut } from "#app/domains/auth/commands.server.ts";
import { CurrentPassword, NameInput, NewPassword, OrganizationName } from "#app/domains/auth/inputs.ts";
import { provePassword } from "#app/domains/auth/password-proof.server.ts";
import { changePassword } from "#app/domains/auth/recovery-commands.server.ts";
import { clearedCookies } from "#app/domains/auth/sessions.server.ts";
import { invalidCredentials, LOCKED } from "#app/domains/auth/words.ts";
import { forgetClaims } from "#app/domains/claims/forgetting.server.ts";
import { forgetMessages } from "#app/domains/messages/forgetting.server.ts";
import { forgetNotifications } from "#app/domains/notifications/commands.server.ts";
import { renameApplication } from "#app/domains/onboarding/commands.server.ts";
import { prepareForgetting } from "#app/domains/questions/forgetting.server.ts";
import { forgetReviews } from "#app/domains/reviews/forgetting.server.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { fieldErrors } from "#app/platform/inputs.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { saveNotifications } from "./settings-notifications.server.ts";
import type { Outcome } from "./settings-outcome.ts";

const done = (to: string, title: string, text: string): Outcome => ({
  to,
  toast: writeToast({ title, text, tone: "success" }),
});
const text = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Runs the deed of the form. The guard has been asked; every write below is of the viewer's own rows. */
export async function changeSettings(
  context: AppContext,
  request: Request,
  viewer: Viewer,
  form: FormData,
): Promise<Outcome> {
  switch (form.get("intent")) {
    case "rename":
      return rename(context, viewer, form);
    case "change-password":
      return replacePassword(context, request, viewer, form);
    case "sign-out-everywhere":
      await signOut(context, { devices: "forget" });
      context.cookies.push(...clearedCookies());
      return done(paths.auth(), "Signed out", "Every session has ended, this one too.");
    case "rename-application": {
      const name = OrganizationName.safeParse(text(form, "organizationName"));
      if (!name.success) {
        const message = name.error.issues[0]?.message ?? "Choose another name.";
        return { errors: { organizationName: message }, status: 400 };
      }
      const changed = await renameApplication(context, viewer.userId, name.data);
      if (!changed) {
        return {
          errors: { organizationName: "The application is decided and cannot be changed." },
          status: 409,
        };
      }
      return done(
        paths.settings({ section: "application" }),
        "Application changed",
        "The new name is read from now on.",
      );
    }
    case "save-notifications":
      return saveNotifications(context, viewer, form);
    case "delete-account":
      return remove(context, request, viewer, form);
    default:
      return { errors: { form: "This form is not known. Load the page again." }, status: 400 };
  }
}

async function rename(context: AppContext, viewer: Viewer, form: FormData): Promise<Outcome> {
  const typed = { firstName: text(form, "firstName"), lastName: text(form, "lastName") };
  const input = NameInput.safeParse(typed);
  if (!input.success) return { errors: fieldErrors(input.error), status: 400, typed };
  if (viewer.verified) {
    const errors = { lastName: "Your name stands on your verified licence record and changes with it." };
    return { errors, status: 409, typed };
  }
  await renameUser(context, viewer.userId, input.data);
  return done(paths.settings(), "Name changed", `${input.data.firstName} ${input.data.lastName}`);
}

async function replacePassword(
  context: AppContext,
  request: Request,
  viewer: Viewer,
  form: FormData,
): Promise<Outcome> {
  const next = NewPassword.safeParse(text(form, "newPassword"));
  if (!next.success) {
    return {
      errors: { newPassword: next.error.issues[0]?.message ?? "Choose another password." },
      status: 400,
    };
  }
  const present = text(form, "presentPassword").slice(0, 1_024);
  const outcome = await changePassword(context, request, viewer, present, next.data);
  if (outcome === "locked")
    return { errors: { presentPassword: `${LOCKED.title}. ${LOCKED.text}` }, status: 429 };
  if (outcome === "wrong")
    return { errors: { presentPassword: "This is not your present password." }, status: 403 };
  return done(paths.settings({ section: "security" }), "Password changed", "Every other session has ended.");
}

/** Deletes the account of who types its address and its password: a session alone may be somebody else's by now. */
async function remove(
  context: AppContext,
  request: Request,
  viewer: Viewer,
  form: FormData,
): Promise<Outcome> {
  const typed = { confirm: text(form, "confirm") };
  const refuse = (status: number, errors: Record<string, string>): Outcome => ({ errors, status, typed });
  if (typed.confirm.trim().toLowerCase() !== viewer.email) {
    return refuse(400, { confirm: "Type the account's email address to delete it." });
  }
  const password = CurrentPassword.safeParse(text(form, "password"));
  if (!password.success) return refuse(400, { password: "Password is required" });
  const proof = await provePassword(context, request, { email: viewer.email, password: password.data });
  if (proof.kind === "locked") return refuse(429, { password: `${LOCKED.title}. ${LOCKED.text}` });
  if (proof.kind === "wrong") return refuse(403, { password: invalidCredentials(proof.remaining) });
  if (!(await deleteAccount(context, viewer, await prepareElsewhere(context, viewer)))) {
    return refuse(409, {
      form: "Something of your account changed just now. Nothing was deleted; try again.",
    });
  }
  context.session = null;
  context.cookies.push(...clearedCookies());
  return done(
    paths.home(),
    "Account deleted",
    "What others answered you stays, without your name; nothing else is kept.",
  );
}

/** What the other domains forget with the account, in its own batch. */
async function prepareElsewhere(context: AppContext, { userId, emailConfirmed, email }: Viewer) {
  const asker = await prepareForgetting(context, { userId, confirmedEmail: emailConfirmed ? email : null });
  const reviews = await forgetReviews(context, userId);
  const claims = await forgetClaims(context, userId);
  return {
    guards: reviews.guards,
    after() {
      asker.after();
      reviews.after();
      claims.after();
    },
    statements: [
      ...asker.statements,
      ...reviews.statements,
      ...claims.statements,
      ...forgetMessages(context, userId),
      ...forgetNotifications(context, userId),
    ],
  };
}
