/** The forms of a person's page. */
import { redirect } from "@remix-run/cloudflare";
import { type AccountState, findState, seenOf } from "#app/domains/accounts/admin/account-state.server.ts";
import {
  actOn,
  CHANGED_MEANWHILE,
  changeRole,
  type Refused,
} from "#app/domains/accounts/admin/act-commands.server.ts";
import { ActInput, RoleInput } from "#app/domains/accounts/admin/inputs.ts";
import { resendLink } from "#app/domains/auth/links/link-commands.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { AppContext } from "#app/platform/context.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { elsewhereOf } from "../lists/people.server.ts";
import { personMissing } from "./missing.ts";

const DONE = {
  archive: ["Account archived", "They’re signed out and get an email with your reason."],
  restore: ["Account restored", "They get an email with your reason."],
  "end-sessions": ["Sessions ended", "They’re signed out everywhere and get an email with your reason."],
  role: ["Role changed", "They’re signed out everywhere and get an email with your reason."],
  resend: ["Link sent", "It’s on its way to their address."],
} as const satisfies Record<string, readonly [string, string]>;

const ACTS = ["archive", "restore", "end-sessions"] as const;

/** Does what the form asks for; when refused, answers the form with what was typed. */
export async function takeAct(request: Request, context: AppContext, adminId: string, id: string | null) {
  const form = await parseForm(request);
  const account = id === null ? null : await findState(context, id);
  if (account === null) throw personMissing();
  const intent = String(form.get("intent") ?? "");
  const done = (what: keyof typeof DONE) => {
    const [title, text] = DONE[what];
    context.cookies.push(writeToast({ title, text, tone: "success" }));
    return redirect(adminPaths.person(account.id), 303);
  };
  if (intent === "role") {
    const sent = readFields(form, RoleInput, intent);
    if (!sent.ok) return sent.refuse(400);
    const { role, confirm = "", reason, seen } = sent.value;
    if (role === "admin" && confirm.trim().toLowerCase() !== account.email)
      return sent.refuse(400, { errors: { confirm: "That’s not the account’s email address." } });
    const refused = stale(account, seen) ?? (await changeRole(context, account, role, { adminId, reason }));
    return refused === null ? done("role") : sent.refuse(refused.status, { errors: { form: refused.words } });
  }
  const sent = readFields(form, ActInput, intent);
  const act = ACTS.find((one) => one === intent);
  if (act === undefined && intent !== "resend")
    throw new Response("We don’t know what to do with that. Reload the page and try again.\n", {
      status: 400,
    });
  if (!sent.ok) return sent.refuse(400);
  const { reason, seen } = sent.value;
  const acting = { adminId, reason };
  const refused =
    stale(account, seen) ??
    (act === undefined
      ? await resend(context, account, acting)
      : await actOn(context, act, account, acting, elsewhereOf(context)));
  return refused === null
    ? done(act ?? "resend")
    : sent.refuse(refused.status, { errors: { form: refused.words } });
}

const stale = (account: AccountState, seen: string): Refused | null =>
  seen === seenOf(account) ? null : CHANGED_MEANWHILE;

async function resend(
  context: AppContext,
  { email }: AccountState,
  acting: { adminId: string; reason: string },
): Promise<Refused | null> {
  switch (await resendLink(context, email, acting)) {
    case "sent":
      return null;
    case "not-needed":
      return { status: 409, words: "They need no link: the address is confirmed and the account is active." };
    case "archived-by-us":
      return {
        status: 409,
        words: "An admin archived this account, so no link opens it. Restore it instead.",
      };
    case "too-many":
      return { status: 409, words: "They had several links within the hour. The last one is still good." };
  }
}
