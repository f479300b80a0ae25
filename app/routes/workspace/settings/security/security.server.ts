import { data } from "@remix-run/cloudflare";
import { listSessions } from "#app/domains/accounts/account-queries.server.ts";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import { signOut } from "#app/domains/auth/commands.server.ts";
import { PasswordInput } from "#app/domains/auth/inputs.ts";
import { changePassword } from "#app/domains/auth/links/recovery-commands.server.ts";
import { NewPasskeyInput } from "#app/domains/auth/passkeys/inputs.ts";
import { removePasskey } from "#app/domains/auth/passkeys/passkey-commands.server.ts";
import { listPasskeys } from "#app/domains/auth/passkeys/passkey-queries.server.ts";
import { findAuthenticator } from "#app/domains/auth/second-factor/factor-queries.server.ts";
import { clearedCookies } from "#app/domains/auth/sessions/sessions.server.ts";
import { lockedSentence } from "#app/domains/auth/sign-in-texts.ts";
import { hasSecondFactor, requireFresh } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { parseUuid } from "#app/platform/ids.ts";
import { deviceOf } from "#app/platform/reader/device.ts";
import { t } from "#app/text/text.ts";
import { type Asked, done, type Outcome, type SectionServer } from "../section.ts";
import { SETTINGS_FORMS } from "../settings-forms.ts";
import type { SecurityData } from "./security.tsx";

export const securityServer: SectionServer<SecurityData> = {
  async load({ context, request, viewer }) {
    const [sessions, passkeys, authenticator] = await Promise.all([
      listSessions(context, viewer.userId),
      listPasskeys(context, viewer.userId),
      findAuthenticator(context, viewer.userId),
    ]);
    return {
      sessions,
      present: viewer.sessionId,
      passkeys,
      authenticator,
      isAdmin: flagsOf(viewer.role).isAdmin,
      device: deviceOf(request.headers.get("User-Agent")),
      rules: { password: rulesOf(PasswordInput), passkey: rulesOf(NewPasskeyInput) },
    };
  },
  actions: {
    [SETTINGS_FORMS.password]: replacePassword,
    "remove-passkey": dropPasskey,
    "sign-out-everywhere": signOutEverywhere,
  },
};

async function replacePassword({ context, request, viewer }: Asked, form: FormData): Promise<Outcome> {
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

/** Without a password: removing a passkey gives nobody access, and its owner gets an email. */
async function dropPasskey({ context, request, viewer }: Asked, form: FormData): Promise<Outcome> {
  // An account with a second factor shows it before a way into the account goes.
  if (hasSecondFactor(viewer)) await requireFresh(request, context, form);
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

async function signOutEverywhere({ context }: Asked): Promise<Outcome> {
  await signOut(context, { devices: "forget" });
  context.cookies.push(...clearedCookies());
  return done(paths.auth(), t("Signed out"), t("You’re signed out everywhere, including here."));
}
