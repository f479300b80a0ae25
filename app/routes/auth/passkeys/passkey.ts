import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { askWhoItIs, signInByPasskey } from "#app/domains/auth/passkeys/sign-in-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { requireAnonymous } from "#app/guards/require.server.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";
import { welcome } from "../welcome.server.ts";

export const handle = { access: "anonymous" } satisfies RouteHandle;

/** The options for a passkey, for the sign-in page's script. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAnonymous(request, context);
  return Response.json(await askWhoItIs(context, request));
}

const unknown = () => ({
  title: t("We don’t know this passkey"),
  text: t("It may have been removed from its account. Sign in with your password."),
});
const refused = () => ({
  title: t("That passkey didn’t work"),
  text: t("Please try again, or use your password."),
});

const answer = (reply: FormReply, init: ResponseInit) => Response.json(reply, init);

/** Signs in with a passkey's response. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request);
  const wait = await takeAction(context, "sign-in");
  if (wait > 0)
    return answer({ notice: tooOften(wait) }, { status: 429, headers: { "Retry-After": String(wait) } });
  const outcome = await signInByPasskey(context, request, form.get("credential"));
  if (outcome.kind !== "signed-in") {
    const [notice, status] = outcome.kind === "unknown" ? [unknown(), 401] : [refused(), 400];
    return answer({ notice }, { status });
  }
  return welcome(context, request, outcome.userId, form.get("next"));
}
