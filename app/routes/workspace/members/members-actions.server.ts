/** The forms of the members' page, each with its `intent` and the row it is about. */
import { redirect } from "@remix-run/cloudflare";
import type { Viewer } from "#app/domains/accounts/types.ts";
import {
  AnswerInput,
  HandOverInput,
  RoleInput,
  RowInput,
} from "#app/domains/organizations/members/inputs.ts";
import {
  changeRole,
  leaveOrganization,
  type MemberOutcome,
  removeMember,
} from "#app/domains/organizations/members/member-commands.server.ts";
import { canDo } from "#app/domains/organizations/members/member-policy.ts";
import { type FoundMember, findMember } from "#app/domains/organizations/members/member-queries.server.ts";
import { handOver } from "#app/domains/organizations/members/owner-commands.server.ts";
import {
  type AnswerOutcome,
  answerRequest,
  findRequest,
} from "#app/domains/organizations/members/request-commands.server.ts";
import type { Managed } from "#app/domains/organizations/types.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { FormReply } from "#app/platform/forms/form-reply.ts";
import { readFields, type Sent } from "#app/platform/forms/submission.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { CHANGED, close, NOT_YOURS, passwordProblem } from "./close.server.ts";
import { managedOf } from "./managed.server.ts";
import { MEMBER_FORMS } from "./member-forms.ts";

export type Acting = {
  request: Request;
  context: AppContext;
  viewer: Viewer;
  all: readonly Managed[];
  organization: Managed;
  form: FormData;
};
type Refuse = Sent<unknown>["refuse"];
type Notice = NonNullable<FormReply["notice"]>;

function done(context: AppContext, slug: string, title: string, text: string) {
  context.cookies.push(writeToast({ title, text, tone: "success" }));
  return redirect(paths.members({ organization: slug }), 303);
}

export async function changeMembers(acting: Acting) {
  const { context, form, organization } = acting;
  const row = readFields(form, RowInput);
  // People who may change nothing learn that before the form is read.
  const intent = form.get("intent");
  if (organization.role === "executive" && intent !== "leave") return row.refuse(403, { notice: NOT_YOURS });
  switch (intent) {
    case "accept":
    case "refuse":
      return answer(acting);
    case "remove": {
      const [member] = await memberOf(acting, row);
      if (member === null) return row.refuse(400, { notice: CHANGED });
      const outcome = await removeMember(context, acting.viewer.userId, member);
      return outcome === "done"
        ? done(context, member.organizationSlug, `${member.name} was removed`, "They were told.")
        : refuseMember(row.refuse, outcome);
    }
    case "leave": {
      const [member] = await memberOf(acting, row);
      if (member === null) return row.refuse(400, { notice: CHANGED });
      if (member.userId !== acting.viewer.userId) return row.refuse(403, { notice: NOT_YOURS });
      const outcome = await leaveOrganization(context, acting.viewer.userId, member);
      if (outcome !== "done") return refuseMember(row.refuse, outcome);
      const text = "Those who manage it were told.";
      context.cookies.push(writeToast({ title: `You left ${member.organization}`, text, tone: "success" }));
      return redirect(paths.applyOrganization(), 303);
    }
    case "change-role": {
      const sent = readFields(form, RoleInput);
      const [member] = await memberOf(acting, row);
      if (!sent.ok || member === null) return sent.refuse(400, { notice: CHANGED });
      const outcome = await changeRole(context, acting.viewer.userId, member, sent.value.role);
      return outcome === "done"
        ? done(context, member.organizationSlug, "Role changed", `${member.name} was told.`)
        : refuseMember(sent.refuse, outcome);
    }
    case "hand-over":
      return handOwnershipOver(acting);
    case "close": {
      const closed = await close(acting, organization, form);
      if (!("toast" in closed)) return closed;
      context.cookies.push(closed.toast);
      return redirect(paths.applyOrganization(), 303);
    }
    default:
      return row.refuse(400, {
        notice: { title: "We don’t recognize this form", text: "Please reload the page." },
      });
  }
}

/** The row's membership, in an organization that the viewer manages; null when the form names none. */
async function memberOf(acting: Acting, row: Sent<{ id: string }>): Promise<[FoundMember | null]> {
  const member = row.ok ? await findMember(acting.context, row.value.id) : null;
  if (member !== null) managedOf(acting, member.organizationNo);
  return [member];
}

function refuseMember(refuse: Refuse, outcome: Exclude<MemberOutcome, "done">) {
  switch (outcome) {
    case "not-yours":
      return refuse(403, { notice: NOT_YOURS });
    case "invite-instead":
      return refuse(409, {
        notice: {
          title: "Invite them instead",
          text: "A manager or an executive agrees to it themselves: send an invite for that role to their address. An agent’s account stays a member.",
        },
      });
    case "changed":
      return refuse(409, { notice: CHANGED });
  }
}

const ANSWERS: Readonly<
  Record<Exclude<AnswerOutcome, "accepted" | "refused">, [status: number, notice: Notice]>
> = {
  over: [409, { title: "This request was already answered or withdrawn" }],
  full: [409, { title: "There’s no free seat", text: "Remove somebody first. The request keeps waiting." }],
  closed: [409, { title: "This organization was closed" }],
  "not-yours": [403, NOT_YOURS],
  cannot: [
    409,
    {
      title: "This account can’t join right now",
      text: "It was archived, already belongs, owns another organization, or isn’t of a type that can have this role. Decline the request and say why.",
    },
  ],
};

async function answer(acting: Acting) {
  const { context, viewer, form } = acting;
  const accept = form.get("intent") === "accept";
  form.set("answer", accept ? "accept" : "refuse");
  const row = readFields(form, RowInput);
  const asked = row.ok ? await findRequest(context, row.value.id) : null;
  const sent = readFields(form, AnswerInput, MEMBER_FORMS.answer(row.ok ? row.value.id : ""));
  if (asked === null) return sent.refuse(400);
  const organization = managedOf(acting, asked.organizationNo);
  if (!canDo(organization.role, "answer-request", asked.role)) return sent.refuse(403, { notice: NOT_YOURS });
  if (!sent.ok && !accept) return sent.refuse(400);
  const reason = sent.ok ? sent.value.reason : undefined;
  if (!accept && reason === undefined) return sent.refuse(400, { errors: { reason: "Write a reason." } });
  const outcome = await answerRequest(
    context,
    viewer.userId,
    asked,
    accept ? { accept: true } : { accept: false, reason: reason ?? "" },
  );
  if (outcome === "accepted" || outcome === "refused")
    return done(
      context,
      organization.slug,
      outcome === "accepted" ? "Request accepted" : "Request refused",
      "They were told.",
    );
  const [status, notice] = ANSWERS[outcome];
  return sent.refuse(status, { notice });
}

async function handOwnershipOver(acting: Acting) {
  const { context, viewer, organization, form } = acting;
  const sent = readFields(form, HandOverInput, MEMBER_FORMS.handOver);
  if (organization.role !== "owner") return sent.refuse(403, { notice: NOT_YOURS });
  if (!sent.ok) return sent.refuse(400);
  const member = await findMember(context, sent.value.id);
  if (member === null) return sent.refuse(409, { notice: CHANGED });
  const managed = managedOf(acting, member.organizationNo);
  const problem = await passwordProblem(acting, sent.value.password);
  if (problem !== null) return sent.refuse(problem[0], { errors: { password: problem[1] } });
  const outcome = await handOver(context, viewer, managed, member);
  if (outcome === "done")
    return done(
      context,
      managed.slug,
      `${member.name} owns ${managed.name} now`,
      "You’re a manager. We told you both.",
    );
  return sent.refuse(outcome === "not-yours" ? 403 : 409, {
    notice: outcome === "not-yours" ? NOT_YOURS : CHANGED,
  });
}
