/** The one action behind every sign-up page (specification §4: on success, signed in with the same password). */

import { data, redirect } from "@remix-run/cloudflare";
import { signIn, signUp } from "#app/domains/auth/commands.server.ts";
import { SignUpInput, type SignUpRole } from "#app/domains/auth/inputs.ts";
import { EMAIL_TAKEN, invalidCredentials, LOCKED, SIGN_UP_FAILED } from "#app/domains/auth/words.ts";
import { paths } from "#app/paths.ts";
import { takeDeed, tooOften } from "#app/platform/address-limits.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/form.ts";
import { type FormAnswer, fieldsOf, typedOf } from "#app/platform/form-answer.ts";
import { fieldErrors } from "#app/platform/inputs.ts";
import { parseOwnPath } from "#app/platform/own-path.ts";

const ORGANIZATIONS: readonly string[] = ["agency", "fmo", "carrier"];

/** `role` fixed by the page, or chosen in the form among `roles`. */
export async function signUpAction(request: Request, context: AppContext, roles: readonly SignUpRole[]) {
  const form = await parseForm(request);
  const typed = typedOf(form);
  const refuse = (status: number, answer: FormAnswer) => data<FormAnswer>({ ...answer, typed }, { status });
  const [only] = roles;
  const fields = fieldsOf(form);
  const role = roles.length === 1 ? only : (fields.role ?? "");
  const input = SignUpInput.safeParse({
    ...fields,
    role,
    organizationName: ORGANIZATIONS.includes(role ?? "") ? (fields.organizationName ?? "") : undefined,
  });
  if (!input.success) return refuse(400, { errors: fieldErrors(input.error) });
  if (!roles.includes(input.data.role))
    return refuse(400, { errors: { role: "Choose what you sign up as." } });
  const wait = await takeDeed(context, "sign-up");
  if (wait > 0) return refuse(429, { notice: tooOften(wait) });
  const created = await signUp(context, input.data);
  if (created.kind === "taken") return refuse(409, { errors: { email: EMAIL_TAKEN } });
  if (created.kind === "failed") return refuse(503, { notice: { title: SIGN_UP_FAILED } });
  const signedIn = await signIn(context, request, input.data);
  // Specification §8: the account is there but signing in failed; its own error is what is said.
  if (signedIn.kind === "locked") return refuse(429, { notice: LOCKED });
  if (signedIn.kind === "wrong")
    return refuse(401, { notice: { title: invalidCredentials(signedIn.remaining) } });
  return redirect(parseOwnPath(form.get("next"), paths.checkEmail()), 303);
}
