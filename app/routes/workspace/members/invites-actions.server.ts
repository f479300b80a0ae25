/** The forms of the invites' page. */
import { data, redirect } from "@remix-run/cloudflare";
import {
  type InviteOutcome,
  revokeInvite,
} from "#app/domains/organizations/invites/invite-end-commands.server.ts";
import {
  decodeList,
  type InviteLine,
  readInviteLines,
} from "#app/domains/organizations/invites/invite-lines.ts";
import { findInvite } from "#app/domains/organizations/invites/invite-queries.server.ts";
import {
  type InviteResult,
  inviteAll,
  resendInvite,
} from "#app/domains/organizations/invites/invite-send-commands.server.ts";
import { InviteInput, InviteListInput, RowInput } from "#app/domains/organizations/members/inputs.ts";
import { canDo, type InviteRole } from "#app/domains/organizations/members/member-policy.ts";
import { paths } from "#app/paths/paths.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { newId } from "#app/platform/ids.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { managedOf } from "./managed.server.ts";
import { INVITE_FORMS } from "./member-forms.ts";
import type { Acting } from "./members-actions.server.ts";

/** The result of a list, with the unsent part for the form. */
export type ListAnswer = { id: string; results: InviteResult[]; left: string; role: InviteRole };
export type InvitesAnswer = FormReply & { list?: ListAnswer };

const NOT_YOURS = {
  title: "You can’t do that here",
  text: "Your role in this organization doesn’t allow it. Nothing was changed.",
};
/** Next to the address of a single invite. */
const SAID: Readonly<Record<Exclude<InviteResult["kind"], "invited">, string>> = {
  member: "They belong already.",
  "invited-already": "There’s an open invite to this address. You can send it again below.",
  "not-an-email": "Invalid email address",
  duplicate: "This address is there twice.",
  "unknown-role": "Choose a role.",
  "too-many": "That’s too many at once.",
  "over-limit": "This address, or your organization, has had enough invites for now. Try again tomorrow.",
  declined: "They declined an invite recently. You can invite them again a month after that.",
  "not-yours": "Only the owner invites managers.",
  refused: "You no longer manage this organization.",
};
const AGAIN: Readonly<Record<Exclude<InviteOutcome, "done">, [status: number, title: string, text: string]>> =
  {
    over: [409, "This invite is over", "It was answered or withdrawn in the meantime."],
    "too-soon": [
      429,
      "It was sent a moment ago, or too often",
      "Wait ten minutes. After five emails, withdraw it and talk to them another way.",
    ],
    "over-limit": [429, "This address has had enough email for now", "Try again in an hour."],
    refused: [403, NOT_YOURS.title, NOT_YOURS.text],
  };

/** One per line; an address listed twice was sent once, or is left over once. */
const leftOf = (lines: readonly InviteLine[], results: readonly InviteResult[]): string => {
  const done = new Set(
    results.filter(({ kind }) => kind === "invited" || kind === "duplicate").map(({ at }) => at),
  );
  return lines.flatMap(({ at, typed }) => (done.has(at) ? [] : [typed])).join("\n");
};

export async function changeInvites(acting: Acting) {
  const { context, viewer, organization, form } = acting;
  const row = readFields(form, RowInput);
  const intent = form.get("intent");
  if (!canDo(organization.role, "invite", "member")) return row.refuse(403, { notice: NOT_YOURS });
  if (intent === INVITE_FORMS.one) {
    const sent = readFields(form, InviteInput, INVITE_FORMS.one);
    if (!sent.ok) return sent.refuse(400);
    const [result] = await inviteAll(context, viewer, organization, [
      { at: 0, line: 1, typed: sent.value.email, ...sent.value, problem: null },
    ]);
    if (result === undefined || result.kind === "invited") {
      const toast = { title: "Invite sent", text: `To ${sent.value.email}.`, tone: "success" as const };
      context.cookies.push(writeToast(toast));
      return redirect(paths.invites({ organization: organization.slug }), 303);
    }
    const status =
      result.kind === "refused" || result.kind === "not-yours"
        ? 403
        : result.kind === "over-limit"
          ? 429
          : 409;
    const field = result.kind === "not-yours" ? "role" : "email";
    return sent.refuse(status, { errors: { [field]: SAID[result.kind] } });
  }
  if (intent === INVITE_FORMS.many) {
    const sent = readFields(form, InviteListInput, INVITE_FORMS.many);
    if (!sent.ok) return sent.refuse(400);
    const { addresses, file, role } = sent.value;
    const listed =
      file === undefined || file.size === 0 ? "" : decodeList(new Uint8Array(await file.arrayBuffer()));
    const lines = readInviteLines(listed === "" ? addresses : listed, role);
    if (lines.length === 0)
      return sent.refuse(400, { errors: { addresses: "Paste some addresses, or choose a file with some." } });
    if (listed !== "" && lines.every(({ problem }) => problem === "not-an-email"))
      return sent.refuse(400, {
        errors: { file: "This file has no email addresses. Choose a CSV with a column called email." },
      });
    const results = await inviteAll(context, viewer, organization, lines);
    return data<InvitesAnswer>({
      list: { id: newId(context.clock.now()), results, left: leftOf(lines, results), role },
    });
  }
  if (intent === "resend" || intent === "revoke") {
    const invite = row.ok ? await findInvite(context, row.value.id) : null;
    if (invite === null) return row.refuse(400);
    const managed = managedOf(acting, invite.organizationNo);
    const outcome =
      intent === "resend"
        ? await resendInvite(context, viewer, invite)
        : await revokeInvite(context, viewer.userId, invite);
    if (outcome !== "done") {
      const [status, title, text] = AGAIN[outcome];
      return row.refuse(status, { notice: { title, text } });
    }
    const title = intent === "resend" ? "Invite sent again" : "Invite withdrawn";
    const text = intent === "resend" ? `To ${invite.email}.` : "Its link says so from now on.";
    context.cookies.push(writeToast({ title, text, tone: "success" }));
    return redirect(paths.invites({ organization: managed.slug }), 303);
  }
  return row.refuse(400, {
    notice: { title: "We don’t recognize this form", text: "Please reload the page." },
  });
}
