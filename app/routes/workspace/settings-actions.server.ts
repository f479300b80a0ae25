/** What the forms of `/settings` do; each names itself with `intent`. */
import { data } from "@remix-run/cloudflare";
import { deleteAccount, renameUser } from "#app/domains/accounts/commands.server.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { signOut } from "#app/domains/auth/commands.server.ts";
import {
  ApplicationInput,
  CONFIRM_DELETING,
  DeleteInput,
  NameInput,
  PasswordInput,
} from "#app/domains/auth/inputs.ts";
import { provePassword } from "#app/domains/auth/password-proof.server.ts";
import { changePassword } from "#app/domains/auth/recovery-commands.server.ts";
import { clearedCookies } from "#app/domains/auth/sessions.server.ts";
import { invalidCredentials, LOCKED } from "#app/domains/auth/words.ts";
import { forgetClaims } from "#app/domains/claims/forgetting.server.ts";
import { forgetMessages } from "#app/domains/messages/forgetting.server.ts";
import { forgetNotifications } from "#app/domains/notifications/commands.server.ts";
import { renameApplication } from "#app/domains/onboarding/commands.server.ts";
import { forgetPhotos } from "#app/domains/photos/forgetting.server.ts";
import { prepareForgetting } from "#app/domains/questions/forgetting.server.ts";
import { forgetReviews } from "#app/domains/reviews/forgetting.server.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { FieldErrors } from "#app/platform/form-reply.ts";
import { readFields } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";
import { saveNotifications } from "./settings-notifications.server.ts";
import type { Outcome } from "./settings-outcome.ts";
import { changePhoto } from "./settings-photo.server.ts";

const done = (to: string, title: string, text: string): Outcome => ({
  to,
  toast: writeToast({ title, text, tone: "success" }),
});

/** Runs the action of the form. The guard has been asked; every write below is of the viewer's own rows. */
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
      return done(paths.auth(), "Signed out", "You’re signed out everywhere, including here.");
    case "rename-application": {
      const sent = readFields(form, ApplicationInput, SETTINGS_FORMS.application);
      if (!sent.ok) return sent.refuse(400);
      if (!(await renameApplication(context, viewer.userId, sent.value.organizationName))) {
        const errors = { organizationName: "This application was already decided and can’t be changed." };
        return sent.refuse(409, { errors });
      }
      return done(
        paths.settings({ section: "application" }),
        "Application changed",
        "We’ll read it under the new name.",
      );
    }
    case "save-notifications":
      return saveNotifications(context, viewer, form);
    case "save-photo":
    case "remove-photo":
    case "bring-back-photo":
    case "delete-photo":
      return changePhoto(context, viewer, form);
    case "delete-account":
      return remove(context, request, viewer, form);
    default:
      return data(
        { notice: { title: "We don’t recognize this form", text: "Please reload the page." } },
        400,
      );
  }
}

async function rename(context: AppContext, viewer: Viewer, form: FormData): Promise<Outcome> {
  const sent = readFields(form, NameInput, SETTINGS_FORMS.name);
  if (!sent.ok) return sent.refuse(400);
  if (viewer.verified) {
    const errors = { lastName: "Your name comes from your verified license record and changes with it." };
    return sent.refuse(409, { errors });
  }
  await renameUser(context, viewer.userId, sent.value);
  return done(paths.settings(), "Name changed", `${sent.value.firstName} ${sent.value.lastName}`);
}

async function replacePassword(
  context: AppContext,
  request: Request,
  viewer: Viewer,
  form: FormData,
): Promise<Outcome> {
  const sent = readFields(form, PasswordInput, SETTINGS_FORMS.password);
  if (!sent.ok) return sent.refuse(400);
  const { presentPassword, newPassword } = sent.value;
  const outcome = await changePassword(context, request, viewer, presentPassword, newPassword);
  if (outcome === "locked")
    return sent.refuse(429, { errors: { presentPassword: `${LOCKED.title}. ${LOCKED.text}` } });
  if (outcome === "wrong")
    return sent.refuse(403, { errors: { presentPassword: "That’s not your current password." } });
  return done(
    paths.settings({ section: "security" }),
    "Password changed",
    "You’re signed out everywhere else.",
  );
}

/** Deletes the account of who types its address and its password: a session alone may be somebody else's by now. */
async function remove(
  context: AppContext,
  request: Request,
  viewer: Viewer,
  form: FormData,
): Promise<Outcome> {
  const sent = readFields(form, DeleteInput, SETTINGS_FORMS.deleting);
  if (!sent.ok) return sent.refuse(400);
  const { confirm, password } = sent.value;
  const refuse = (status: number, errors: FieldErrors) => sent.refuse(status, { errors });
  if (confirm !== viewer.email) return refuse(400, { confirm: CONFIRM_DELETING });
  const proof = await provePassword(context, request, { email: viewer.email, password });
  if (proof.kind === "locked") return refuse(429, { password: `${LOCKED.title}. ${LOCKED.text}` });
  if (proof.kind === "wrong") return refuse(403, { password: invalidCredentials(proof.remaining) });
  if (!(await deleteAccount(context, viewer, await prepareElsewhere(context, viewer)))) {
    return refuse(409, {
      form: "Something in your account just changed. Nothing was deleted. Please try again.",
    });
  }
  context.session = null;
  context.cookies.push(...clearedCookies());
  return done(paths.home(), "Account deleted", "Answers you got stay, without your name. Nothing else does.");
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
      ...forgetPhotos(context, userId),
      ...forgetMessages(context, userId),
      ...forgetNotifications(context, userId),
    ],
  };
}
