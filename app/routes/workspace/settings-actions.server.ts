/** What the forms of `/settings` do; each names itself with `intent`. */
import { data } from "@remix-run/cloudflare";
import { renameUser } from "#app/domains/accounts/commands.server.ts";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { signOut } from "#app/domains/auth/commands.server.ts";
import { confirmDeleting, DeleteInput, NameInput, PasswordInput } from "#app/domains/auth/inputs.ts";
import { LEAVING_DAYS } from "#app/domains/auth/limits.ts";
import { leave } from "#app/domains/auth/links/leaving-commands.server.ts";
import { changePassword } from "#app/domains/auth/links/recovery-commands.server.ts";
import { removePasskey } from "#app/domains/auth/passkeys/passkey-commands.server.ts";
import { provePassword } from "#app/domains/auth/passwords/password-proof.server.ts";
import { clearedCookies } from "#app/domains/auth/sessions/sessions.server.ts";
import { invalidCredentials, lockedSentence } from "#app/domains/auth/sign-in-texts.ts";
import { endOrphans, endPlansOf, planEndStatement } from "#app/domains/billing/ending-commands.server.ts";
import { endWords, receiptOf } from "#app/domains/billing/ending-words.ts";
import { exportBilling, listRunningPlans, type PayerKey } from "#app/domains/billing/payer-queries.server.ts";
import type { PlanEnd } from "#app/domains/billing/types.ts";
import { cancelAllToCome } from "#app/domains/calendar/forgetting.server.ts";
import { revokeAll } from "#app/domains/leads/consent-commands.server.ts";
import { withdrawApplication } from "#app/domains/onboarding/application-commands.server.ts";
import { takeApplication } from "#app/domains/onboarding/take-application.server.ts";
import { saveExecutive } from "#app/domains/organizations/executives/executive-commands.server.ts";
import { ExecutiveInput } from "#app/domains/organizations/executives/inputs.ts";
import { forgetMemberships } from "#app/domains/organizations/forgetting.server.ts";
import { keepsSecondFactor, requireFresh } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { FieldErrors } from "#app/platform/form-reply.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { parseSeen } from "#app/platform/seen.ts";
import { readFields } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { t } from "#app/text/text.ts";
import { type Erased, eraseAccount } from "./erase-account.server.ts";
import { close, findHeldUp } from "./members/close.server.ts";
import { MEMBER_FORMS } from "./members/member-forms.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";
import { sendLicense, withdrawLicense } from "./settings-licenses.server.ts";
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
    case "remove-passkey":
      // Whoever keeps a second factor shows it before anything that opens the account is taken off.
      if (keepsSecondFactor(viewer)) await requireFresh(request, context, form);
      return dropPasskey(context, viewer, form);
    case "sign-out-everywhere":
      await signOut(context, { devices: "forget" });
      context.cookies.push(...clearedCookies());
      return done(paths.auth(), t("Signed out"), t("You’re signed out everywhere, including here."));
    case "save-application":
      return saveApplication(context, viewer, form);
    case "withdraw-application":
      return (await withdrawApplication(context, viewer.userId))
        ? done(paths.settings(), "Application withdrawn", "Nothing of it stays with us.")
        : data({ notice: { title: "This application was already decided", text: "Reload the page." } }, 409);
    case MEMBER_FORMS.close: {
      const closed = await close({ context, request, viewer }, await findHeldUp(context, viewer), form);
      return "toast" in closed ? { to: paths.settings({ section: "privacy" }), ...closed } : closed;
    }
    case "send-license":
      return sendLicense(context, viewer, form);
    case "withdraw-license":
      return withdrawLicense(context, viewer, form);
    case SETTINGS_FORMS.executive:
      return saveOwnPage(context, viewer, form);
    case "save-notifications":
      return saveNotifications(context, viewer, form);
    case "save-photo":
    case "remove-photo":
    case "remove-drawing":
    case "bring-back-photo":
    case "delete-photo":
      return changePhoto(context, viewer, form);
    case "stop-contact":
      return stopContact(context, viewer);
    case SETTINGS_FORMS.deleting:
      await showAdmins(context, request, viewer, form);
      return remove(context, request, viewer, form, { now: true });
    case "leave-account":
      await showAdmins(context, request, viewer, form);
      return remove(context, request, viewer, form, { now: false });
    default:
      return data(
        { notice: { title: t("We don’t recognize this form"), text: t("Please reload the page.") } },
        400,
      );
  }
}

/** Of an application that waits; what is new is sent from its own page. */
async function saveApplication(context: AppContext, viewer: Viewer, form: FormData): Promise<Outcome> {
  const taken = await takeApplication(context, viewer, form, {
    name: SETTINGS_FORMS.application,
    waitingOnly: true,
  });
  return "refused" in taken
    ? taken.refused
    : done(paths.settings({ section: "application" }), "Application changed", "We’ll read it as it is now.");
}

async function saveOwnPage(context: AppContext, viewer: Viewer, form: FormData): Promise<Outcome> {
  const sent = readFields(form, ExecutiveInput, SETTINGS_FORMS.executive);
  if (!sent.ok) return sent.refuse(400);
  const saved = await saveExecutive(context, viewer.userId, parseSeen(form.get("seen")), sent.value);
  if (saved === "saved")
    return done(paths.settings({ section: "showcase" }), "Showcase saved", "Readers see it now.");
  if (saved === "moved")
    return sent.refuse(409, {
      errors: {
        form: "Your showcase was saved from another tab or device since you opened this page. Nothing of yours is lost: see how it stands now, then save again.",
      },
    });
  const { requestId } = context;
  context.log({ event: "refused", requestId, path: paths.settings(), userId: viewer.userId });
  return sent.refuse(403, { errors: { form: "Only executives have this page." } });
}

/** Ends all that the viewer's confirmed address agreed to; an address that nobody has shown is not theirs to speak for. */
async function stopContact(context: AppContext, viewer: Viewer): Promise<Outcome> {
  if (!viewer.emailConfirmed)
    return data(
      { notice: { title: t("Confirm your email address first"), text: t("The link is in your email.") } },
      409,
    );
  const ended = await revokeAll(context, viewer.email);
  return done(
    `${paths.settings({ section: "privacy" })}#consent`,
    ended === 0 ? t("Nothing to stop") : t("Stopped"),
    ended === 0
      ? t("You had no consent in force.")
      : t("Agents were told, and no longer see how to reach you."),
  );
}

async function rename(context: AppContext, viewer: Viewer, form: FormData): Promise<Outcome> {
  // Who was verified while the form stood open; the page has none for them.
  if (viewer.verified)
    return data(
      { notice: { title: t("Your name comes from your verified license"), text: t("It changes with it.") } },
      409,
    );
  const sent = readFields(form, NameInput, SETTINGS_FORMS.name);
  if (!sent.ok) return sent.refuse(400);
  await renameUser(context, viewer.userId, sent.value);
  return done(paths.settings(), t("Name saved"), `${sent.value.firstName} ${sent.value.lastName}`);
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
  if (outcome === "locked") return sent.refuse(429, { errors: { presentPassword: lockedSentence() } });
  if (outcome === "wrong")
    return sent.refuse(403, { errors: { presentPassword: t("That’s not your current password.") } });
  return done(
    paths.settings({ section: "security" }),
    t("Password changed"),
    t("You’re signed out everywhere else."),
  );
}

/** A session is enough: what it takes away opens nothing, and its owner hears of it. */
async function dropPasskey(context: AppContext, viewer: Viewer, form: FormData): Promise<Outcome> {
  const id = parseUuid(form.get("passkey"));
  const removed = id === null ? "none" : await removePasskey(context, viewer, id);
  if (removed === "removed")
    return done(
      `${paths.settings({ section: "security" })}#passkeys`,
      t("Passkey removed"),
      t("It no longer signs in."),
    );
  const notice =
    removed === "needed"
      ? {
          title: t("This is your only second factor"),
          text: t("Admins keep one. Set up an authenticator app first."),
        }
      : { title: t("This passkey was already removed"), text: t("Nothing was changed.") };
  return data({ notice }, 409);
}

/** Takes the account out of sight for the two weeks in which its owner may change their mind. */
async function leaveAccount(context: AppContext, viewer: Viewer, planEnd: PlanEnd): Promise<Erased> {
  const memberships = await forgetMemberships(context, viewer.userId);
  if (memberships.owns !== null) return { kind: "owns", organization: memberships.owns };
  const payer: PayerKey = { kind: "account", userId: viewer.userId };
  const plans = await listRunningPlans(context, payer);
  const { invoices } = await exportBilling(context, viewer.userId);
  const left = await leave(context, viewer, {
    guards: memberships.guards,
    statements: [...cancelAllToCome(context, viewer.userId), planEndStatement(context, payer, planEnd)],
    plans: plans.map((one) => endWords(one, planEnd)),
    receipts: invoices.flatMap(receiptOf),
  });
  if (left === "left") await endPlansOf(context, payer);
  if (left === "left" && viewer.slug !== null) context.purge([paths.showcase(viewer.slug)]);
  return { kind: left === "left" ? "erased" : left };
}

/** An admin's password alone takes no admin away either: whoever keeps a second factor shows it. */
async function showAdmins(
  context: AppContext,
  request: Request,
  viewer: Viewer,
  form: FormData,
): Promise<void> {
  if (flagsOf(viewer.role).isAdmin && keepsSecondFactor(viewer)) await requireFresh(request, context, form);
}

/** Deletes the account of who types its address and its password: a session alone may be somebody else's by now. */
async function remove(
  context: AppContext,
  request: Request,
  viewer: Viewer,
  form: FormData,
  { now }: { now: boolean },
): Promise<Outcome> {
  const sent = readFields(form, DeleteInput, SETTINGS_FORMS.deleting);
  if (!sent.ok) return sent.refuse(400);
  const { confirm, password, planEnd } = sent.value;
  const refuse = (status: number, errors: FieldErrors) => sent.refuse(status, { errors });
  if (confirm !== viewer.email) return refuse(400, { confirm: confirmDeleting() });
  const proof = await provePassword(context, request, { email: viewer.email, password });
  if (proof.kind === "locked") return refuse(429, { password: lockedSentence() });
  if (proof.kind === "wrong") return refuse(403, { password: invalidCredentials(proof.remaining) });
  const gone = now
    ? await eraseAccount(context, viewer, { planEnd })
    : await leaveAccount(context, viewer, planEnd);
  if (gone.kind === "owns")
    return refuse(409, {
      form: viewer.onboarding?.needsOnboarding
        ? t("You own {organization}. Close it first, then delete your account.", gone)
        : t("You own {organization}. Transfer it or close it first, then delete your account.", gone),
    });
  if (gone.kind === "last-admin")
    return refuse(409, {
      form: t("You’re the only active admin. Make somebody else an admin first, then delete your account."),
    });
  if (gone.kind === "changed") {
    return refuse(409, {
      form: t("Something in your account just changed. Nothing was deleted. Please try again."),
    });
  }
  // Whose plan it was is known to the clock alone by now.
  if (now) await endOrphans(context);
  context.session = null;
  context.cookies.push(...clearedCookies());
  return now
    ? done(
        paths.home(),
        t("Account deleted"),
        t("Answers you got stay, without your name. Nothing else does."),
      )
    : done(
        paths.home(),
        t("Your account will be deleted in {days} days", { days: LEAVING_DAYS }),
        t("Nobody sees it anymore. Until then, sign in or use the link in your email to keep it."),
      );
}
