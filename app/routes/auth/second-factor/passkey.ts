import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { askForOwnPasskey, showPasskey } from "#app/domains/auth/second-factor/passkey-commands.server.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { t } from "#app/text/text.ts";
import { findClaimant } from "./claimant.server.ts";
import { goOn } from "./go-on.server.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** The options for a passkey, for the page's script. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const claimant = await findClaimant(request, context);
  if (claimant === null) throw redirect(paths.auth());
  return Response.json(await askForOwnPasskey(context, request, claimant.userId));
}

const answer = (reply: FormReply, init: ResponseInit) => Response.json(reply, init);

/** Accepts a passkey as the second factor. */
export async function action({ request, context }: ActionFunctionArgs) {
  const claimant = await findClaimant(request, context);
  if (claimant === null) throw redirect(paths.auth(), 303);
  const form = await parseForm(request);
  const wait = await takeAction(context, "sign-in");
  if (wait > 0)
    return answer({ notice: tooOften(wait) }, { status: 429, headers: { "Retry-After": String(wait) } });
  const shown = await showPasskey(context, request, claimant, form.get("credential"));
  if (shown === "shown") return goOn(context, request, claimant, form.get("next"));
  const notice = {
    title: shown === "unknown" ? t("We don’t know this passkey") : t("That passkey didn’t work"),
    text: t("Please try again, or use a code."),
  };
  return answer({ notice }, { status: shown === "unknown" ? 401 : 400 });
}
