import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { signOut } from "#app/domains/auth/commands.server.ts";
import { clearedCookies } from "#app/domains/auth/sessions/sessions.server.ts";
import { SIGN_OUT_FAILED, SIGNED_OUT, SIGNED_OUT_ALREADY } from "#app/domains/auth/sign-in-texts.ts";
import { writeSaved } from "#app/domains/directory/saved/saved.ts";
import type { RouteHandle } from "#app/guards/access.ts";
import { paths } from "#app/paths/paths.ts";
import { clearDraft } from "#app/platform/forms/draft-cookie.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { t } from "#app/text/text.ts";

export const handle = { access: "public" } satisfies RouteHandle;

/** This page only has an action. */
export function loader() {
  return redirect(paths.home());
}

/**
 * Ends all sessions of the user, clears what the browser stores, and confirms it. A missing or expired session counts
 * as success (specification §4, §8). A script sends `Accept: application/json` and reloads itself.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const asJson = request.headers.get("Accept")?.includes("application/json") === true;
  const userId = context.session?.userId;
  try {
    const outcome = await signOut(context);
    if (userId !== undefined) context.forgetViewer(userId);
    const toast = {
      title: t(SIGNED_OUT.title),
      text: t(outcome === "signed-out" ? SIGNED_OUT.text : SIGNED_OUT_ALREADY.text),
      tone: "success" as const,
    };
    const headers = new Headers({ "Clear-Site-Data": '"storage"' });
    context.cookies.length = 0;
    // Saved agents belong to the account: the next user of this browser must not see them.
    const saved = outcome === "signed-out" ? [writeSaved([])] : [];
    for (const cookie of [...clearedCookies(), ...clearDraft(), ...saved, writeToast(toast)])
      headers.append("Set-Cookie", cookie);
    return asJson ? Response.json(toast, { headers }) : redirect(paths.home(), { status: 303, headers });
  } catch (error) {
    if (error instanceof Response && error.status < 500) throw error;
    const toast = {
      title: t(SIGN_OUT_FAILED.title),
      text: t(SIGN_OUT_FAILED.text),
      tone: "error" as const,
    };
    if (asJson) return Response.json(toast, { status: 503 });
    return redirect(paths.home(), { status: 303, headers: { "Set-Cookie": writeToast(toast) } });
  }
}
