/** The forms of `/apply-organization`: ask, withdraw, leave. */
import { redirect } from "@remix-run/cloudflare";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { RequestInput, RowInput } from "#app/domains/organizations/members/inputs.ts";
import { leaveOrganization } from "#app/domains/organizations/members/member-commands.server.ts";
import { findMember } from "#app/domains/organizations/members/member-queries.server.ts";
import { findJoinable } from "#app/domains/organizations/members/own-queries.server.ts";
import {
  type RequestOutcome,
  requestMembership,
  withdrawRequest,
} from "#app/domains/organizations/members/request-commands.server.ts";
import { JOIN_PROBLEMS } from "#app/domains/organizations/members/words.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { refusedNotice } from "#app/platform/pages/notice.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";

const REQUEST_FORM = "request";

const CLOSED = { title: "This organization was closed", text: "Nobody can join it anymore." };
const REFUSALS: Readonly<Record<Exclude<RequestOutcome, "sent">, { title: string; text: string }>> = {
  ...JOIN_PROBLEMS,
  already: { title: "You belong to it already", text: "It’s in the list on this page." },
  waiting: { title: "Your request is waiting already", text: "You can withdraw it and ask again." },
  closed: CLOSED,
  "too-many": { title: "That’s enough requests for today", text: "Try again tomorrow." },
};

const done = (context: AppContext, title: string, text: string) => {
  context.cookies.push(writeToast({ title, text, tone: "success" }));
  return redirect(paths.applyOrganization(), 303);
};

/** Runs the form's action; each names itself with `intent`. */
export async function changeBelonging(context: AppContext, viewer: Viewer, form: FormData, path: string) {
  const intent = form.get("intent");
  if (intent === "withdraw" || intent === "leave") {
    const sent = readFields(form, RowInput);
    if (!sent.ok) return sent.refuse(400);
    const { id } = sent.value;
    if (intent === "withdraw")
      return (await withdrawRequest(context, viewer.userId, id))
        ? done(context, "Request withdrawn", "The organization no longer sees it.")
        : sent.refuse(409, { notice: { title: "This request was already answered" } });
    const member = await findMember(context, id);
    if (member === null) return sent.refuse(409, { notice: { title: "You no longer belong to it" } });
    if (member.userId !== viewer.userId) {
      const { requestId } = context;
      context.log({ event: "refused", requestId, path, userId: viewer.userId });
      throw refusedNotice(
        "That’s not your membership",
        "You can only leave for yourself. Nothing was changed.",
        [{ label: "Where you belong", to: paths.applyOrganization() }],
      );
    }
    const outcome = await leaveOrganization(context, viewer.userId, member);
    if (outcome === "done")
      return done(context, `You left ${member.organization}`, "Nobody sees you there anymore.");
    return outcome === "changed"
      ? sent.refuse(409, { notice: { title: "You no longer belong to it" } })
      : sent.refuse(403, {
          notice: {
            title: "The owner can’t leave",
            text: "Transfer the organization to a manager or an executive first, or close it.",
          },
        });
  }
  const sent = readFields(form, RequestInput, REQUEST_FORM);
  if (!sent.ok) return sent.refuse(400);
  const { organization: slug, ...request } = sent.value;
  const to = await findJoinable(context, slug);
  if (to === null) return sent.refuse(409, { notice: CLOSED });
  const outcome = await requestMembership(context, viewer, to, request);
  if (outcome === "sent")
    return done(context, "Request sent", `${to.organization} decides, and we’ll let you know.`);
  return sent.refuse(outcome === "too-many" ? 429 : 409, { notice: REFUSALS[outcome] });
}
