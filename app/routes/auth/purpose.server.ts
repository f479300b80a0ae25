/** The purpose of a sign-in, worked out from the page that follows. */
import { findAgentName } from "#app/domains/directory/profile/agent-name-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { type PlainMessage, t } from "#app/text/text.ts";

/** "to …", by the path after signing in. The first match counts. */
const PURPOSES: readonly (readonly [path: RegExp, purpose: PlainMessage])[] = [
  [/^\/messages\/new$/, "send a message"],
  [/^\/messages(\/|$)/, "read your messages"],
  [/^\/leave-review$/, "write a review"],
  [/^\/reviews\/[^/]+\/report$/, "report a review"],
  [/^\/reviews\/[^/]+\/appeal$/, "appeal a decision"],
  [/^\/reviews\/[^/]+$/, "vote on a review or reply to it"],
  [/^\/verify-email$/, "claim your profile"],
  [/^\/notifications$/, "see your notifications"],
  [/^\/my-reviews$/, "see your reviews"],
  [/^\/dashboard\/questions(\/|$)/, "answer questions"],
  [/^\/dashboard\/reviews$/, "reply to reviews"],
  [/^\/(organization-invite|executive-invite-signup|org-manager-auth\/[^/]+)$/, "view your invite"],
  [/^\/dashboard\/(members|invites)$/, "manage your organization"],
  [/^\/(apply-organization|organization-invite-success)$/, "join an organization"],
  [/^\/settings$/, "open your settings"],
];
/** For paths that name an agent, the purpose names them too. */
const WITH_AGENT: Readonly<Record<string, "message {name}" | "review {name}">> = {
  "/messages/new": "message {name}",
  "/leave-review": "review {name}",
};

/** "message Ines", for "Sign in to message Ines"; null where the page itself says enough. */
export async function purposeOf(context: Pick<AppContext, "db">, next: string): Promise<string | null> {
  const { pathname, searchParams } = new URL(next, "http://own.invalid");
  const action = WITH_AGENT[pathname];
  const slug = /^[a-z0-9-]{1,120}$/.exec(searchParams.get("agent") ?? "")?.[0];
  if (action !== undefined && slug !== undefined) {
    const name = await findAgentName(context, slug);
    const first = name?.split(" ")[0];
    if (first !== undefined) return t(action, { name: first });
  }
  const purpose = PURPOSES.find(([path]) => path.test(pathname))?.[1];
  return purpose === undefined ? null : t(purpose);
}
