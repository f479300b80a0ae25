/** The forms of one's own second factor, each named by its `intent`. */
import { data, redirect } from "@remix-run/cloudflare";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { provePassword } from "#app/domains/auth/passwords/password-proof.server.ts";
import { ChangeInput, SetUpInput } from "#app/domains/auth/second-factor/inputs.ts";
import {
  findOffer,
  type Offer,
  removeFactor,
  renewCodes,
  setUp,
} from "#app/domains/auth/second-factor/set-up-commands.server.ts";
import { invalidCredentials, lockedSentence } from "#app/domains/auth/sign-in-texts.ts";
import { hasSecondFactor, requireFresh } from "#app/guards/require.server.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { t } from "#app/text/text.ts";
import { FACTOR_FORMS } from "../../settings-forms.ts";

/** `offer`: the same code to scan again. `codes`: shown only this once. */
export type FactorAnswer = FormReply & { offer?: Offer; codes?: string[] };

/** Runs a form, after the guard. Every write is to the viewer's own rows, and takes their current factor first. */
export async function changeFactor(context: AppContext, request: Request, viewer: Viewer) {
  if (hasSecondFactor(viewer)) await requireFresh(request, context);
  const form = await parseForm(request);
  switch (form.get("intent")) {
    case "set-up-factor":
      return takeSetUp(context, request, viewer, form);
    case "renew-codes":
      return change(context, request, viewer, form, () => giveCodes(context, viewer));
    case "remove-factor":
      return change(context, request, viewer, form, () => remove(context, viewer));
    default:
      return data<FactorAnswer>(
        { notice: { title: t("We don’t recognize this form"), text: t("Please reload the page.") } },
        { status: 400 },
      );
  }
}

/** Status and sentence for a wrong password; null for the right one. */
async function wrongPassword(context: AppContext, request: Request, { email }: Viewer, password: string) {
  const proof = await provePassword(context, request, { email, password });
  if (proof.kind === "locked") return { status: 429, text: lockedSentence() };
  return proof.kind === "wrong" ? { status: 403, text: invalidCredentials(proof.remaining) } : null;
}

async function takeSetUp(context: AppContext, request: Request, viewer: Viewer, form: FormData) {
  const sent = readFields(form, SetUpInput, FACTOR_FORMS.setUp);
  const sealed = form.get("sealed");
  const offer = typeof sealed === "string" ? await findOffer(context, viewer, sealed) : null;
  const again = (status: number, errors: Record<string, string> = {}) => {
    const { data: reply } = sent.refuse(status, { errors });
    return data<FactorAnswer>({ ...reply, ...(offer && { offer }) }, { status });
  };
  if (!sent.ok) return again(400);
  if (offer === null) return again(410, { form: t("That took too long. Scan the new code and try again.") });
  const wrong = await wrongPassword(context, request, viewer, sent.value.password);
  if (wrong !== null) return again(wrong.status, { password: wrong.text });
  const done = await setUp(context, viewer, sent.value);
  switch (done.kind) {
    case "done":
      return data<FactorAnswer>({ codes: done.codes });
    case "clock":
      return again(401, {
        code: t(
          "This code is a minute or more early or late: the clock of your device may be wrong. Set it to the network’s time and try again.",
        ),
      });
    case "wrong":
      return again(401, { code: t("That code isn’t right. Read the newest one from your app.") });
    default:
      return again(410, { form: t("That took too long. Scan the new code and try again.") });
  }
}

/** For changes that need the password, besides the current factor. */
async function change<Done>(
  context: AppContext,
  request: Request,
  viewer: Viewer,
  form: FormData,
  work: () => Promise<Done>,
) {
  const sent = readFields(form, ChangeInput, FACTOR_FORMS.change);
  if (!sent.ok) return sent.refuse(400);
  const wrong = await wrongPassword(context, request, viewer, sent.value.password);
  if (wrong !== null) return sent.refuse(wrong.status, { errors: { password: wrong.text } });
  return work();
}

const none = () =>
  data<FactorAnswer>(
    { notice: { title: t("There is no authenticator"), text: t("Nothing was changed.") } },
    { status: 409 },
  );

async function giveCodes(context: AppContext, viewer: Viewer) {
  const codes = await renewCodes(context, viewer);
  return codes === null ? none() : data<FactorAnswer>({ codes });
}

async function remove(context: AppContext, viewer: Viewer) {
  const removed = await removeFactor(context, viewer);
  if (removed === "none") return none();
  if (removed === "needed") {
    const text = t("Admins keep a second factor. Add a passkey first, or move to another app.");
    return data<FactorAnswer>({ notice: { title: t("This is your only one"), text } }, { status: 409 });
  }
  const text = t("Your password alone signs you in from now on.");
  const toast = writeToast({ title: t("Authenticator removed"), text, tone: "success" });
  const to = `${paths.settings({ section: "security" })}#second-factor`;
  return redirect(to, { status: 303, headers: { "Set-Cookie": toast } });
}
