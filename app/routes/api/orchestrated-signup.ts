import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { signIn, signUp } from "#app/domains/auth/commands.server.ts";
import { SignUpInput } from "#app/domains/auth/inputs.ts";
import { EMAIL_TAKEN, invalidCredentials, locked, SIGN_UP_FAILED } from "#app/domains/auth/sign-in-texts.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { readCall } from "#app/platform/calls/call-answers.ts";
import { parseJson } from "#app/platform/forms/form.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";

export const handle = { access: "public" } satisfies RouteHandle;

const answer = (status: number, error: string | null) =>
  Response.json({ success: error === null, error }, { status });

export function loader() {
  return new Response("POST email, password, firstName, lastName and role.\n", {
    status: 405,
    headers: { Allow: "POST" },
  });
}

/** Specification §7: creates an account and signs in with the same password. Answers `success` and `error`. */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  const input = readCall(SignUpInput, await parseJson(request), "The account");
  if (!input.ok) return answer(400, input.error);
  const wait = await takeAction(context, "sign-up");
  if (wait > 0) return answer(429, tooOften(wait).text);
  const created = await signUp(context, input.value);
  if (created.kind === "taken") return answer(409, t(EMAIL_TAKEN));
  if (created.kind === "failed") return answer(503, t(SIGN_UP_FAILED));
  const signedIn = await signIn(context, request, input.value);
  if (signedIn.kind === "locked") return answer(429, locked().text);
  if (signedIn.kind === "wrong") return answer(401, invalidCredentials(signedIn.remaining));
  return answer(200, null);
}
