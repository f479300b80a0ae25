import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { MOST_PASSKEYS } from "#app/domains/auth/limits.ts";
import { NewPasskeyInput, parsePasskeyName } from "#app/domains/auth/passkeys/inputs.ts";
import { addPasskey, askForPasskey } from "#app/domains/auth/passkeys/passkey-commands.server.ts";
import { provePassword } from "#app/domains/auth/passwords/password-proof.server.ts";
import { invalidCredentials, lockedSentence } from "#app/domains/auth/sign-in-texts.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { keepsSecondFactor, requireFresh, requireSettingsAccess } from "#app/guards/require.server.ts";
import { paths } from "#app/paths.ts";
import { parseForm } from "#app/platform/form.ts";
import type { FormReply } from "#app/platform/form-reply.ts";
import { readFields, type Sent } from "#app/platform/submission.ts";
import { writeToast } from "#app/platform/toast-cookie.ts";
import { t } from "#app/text/text.ts";
import { SETTINGS_FORMS } from "./settings-forms.ts";

export const handle = { access: "settings" } satisfies RouteHandle;

const SECURITY = `${paths.settings({ section: "security" })}#passkeys`;
const full = () =>
  t("You have {most} passkeys, as many as an account may have. Remove one first.", { most: MOST_PASSKEYS });

/** There is nothing to see here: passkeys stand in the settings. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireSettingsAccess(request, context);
  return redirect(SECURITY);
}

export type PasskeyAsked = FormReply & {
  /** What the browser is to make a passkey for, and what its owner calls it. */
  asked?: { options: NonNullable<Awaited<ReturnType<typeof askForPasskey>>>; name: string };
};

/** No page stands here that could show the answer by itself. */
const asJson = ({ data, init }: ReturnType<Sent<unknown>["refuse"]>) => Response.json(data, init ?? {});

/** Adding a passkey, for the script of the settings: the password first, then what the browser has made. */
export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = await requireSettingsAccess(request, context);
  // What opens the account must not come to it by less than what opens it now.
  if (keepsSecondFactor(viewer)) await requireFresh(request, context);
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
