import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { MOST_PASSKEYS } from "#app/domains/auth/limits.ts";
import { NewPasskeyInput, parsePasskeyName } from "#app/domains/auth/passkeys/inputs.ts";
import { addPasskey, askForPasskey } from "#app/domains/auth/passkeys/passkey-commands.server.ts";
import { provePassword } from "#app/domains/auth/passwords/password-proof.server.ts";
import { invalidCredentials, lockedSentence } from "#app/domains/auth/sign-in-texts.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { hasSecondFactor, requireFresh, requireSettingsAccess } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { readFields, type Sent } from "#app/platform/forms/submission.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { t } from "#app/text/text.ts";
import { SETTINGS_FORMS } from "../settings-forms.ts";

export const handle = { access: "settings" } satisfies RouteHandle;

const SECURITY = `${paths.settings({ section: "security" })}#passkeys`;
const full = () =>
  t("You have {most} passkeys, as many as an account may have. Remove one first.", { most: MOST_PASSKEYS });

/** No page of its own: passkeys are in the settings. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireSettingsAccess(request, context);
  return redirect(SECURITY);
}

export type PasskeyAsked = FormReply & {
  /** The options for the browser that makes the passkey, and the owner's name for it. */
  asked?: { options: NonNullable<Awaited<ReturnType<typeof askForPasskey>>>; name: string };
};

/** As JSON: this address has no page that could show the answer. */
const asJson = ({ data, init }: ReturnType<Sent<unknown>["refuse"]>) => Response.json(data, init ?? {});

/** Adds a passkey, for the script of the settings: first the password, then what the browser made. */
export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  // Adding a way into the account takes as much proof as signing in.
  if (hasSecondFactor(viewer)) await requireFresh(request, context);
  const form = await parseForm(request);
  if (form.get("intent") === "keep-passkey") {
    const name = parsePasskeyName(form.get("name")) ?? "Passkey";
    const added = await addPasskey(context, request, viewer, { name, credential: form.get("credential") });
    if (added === "added") {
      const text = t("You can sign in with it from now on.");
      const toast = writeToast({ title: t("Passkey added"), text, tone: "success" });
      return redirect(SECURITY, { status: 303, headers: { "Set-Cookie": toast } });
    }
    const notice = {
      full: { title: t("There is no room for another passkey"), text: full() },
      taken: { title: t("This passkey was added before"), text: t("Nothing was changed.") },
      refused: { title: t("That passkey couldn’t be added"), text: t("Please try again from the start.") },
    }[added];
    return Response.json({ notice } satisfies PasskeyAsked, { status: added === "refused" ? 400 : 409 });
  }
  const sent = readFields(form, NewPasskeyInput, SETTINGS_FORMS.passkey);
  if (!sent.ok) return asJson(sent.refuse(400));
  const { name, password } = sent.value;
  const proof = await provePassword(context, request, { email: viewer.email, password });
  if (proof.kind === "locked") return asJson(sent.refuse(429, { errors: { password: lockedSentence() } }));
  if (proof.kind === "wrong")
    return asJson(sent.refuse(403, { errors: { password: invalidCredentials(proof.remaining) } }));
  const options = await askForPasskey(context, request, viewer);
  if (options === null) return asJson(sent.refuse(409, { errors: { form: full() } }));
  return Response.json({ asked: { options, name } } satisfies PasskeyAsked);
}
