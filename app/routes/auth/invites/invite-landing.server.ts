/** The loader and the actions of an invite's link. */

import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { roleLabel } from "#app/domains/accounts/flags.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { PersonSignUpInput } from "#app/domains/auth/inputs.ts";
import {
  acceptInvite,
  askForInvite,
  declineInvite,
} from "#app/domains/organizations/invites/accept-commands.server.ts";
import { invitePath } from "#app/domains/organizations/invites/invite-email.server.ts";
import { linkStateOf } from "#app/domains/organizations/invites/invite-policy.ts";
import {
  type FoundInvite,
  findInvite,
  isSeatFree,
} from "#app/domains/organizations/invites/invite-queries.server.ts";
import { readInviteToken } from "#app/domains/organizations/invites/invite-token.server.ts";
import { isAlready, joinerStatement } from "#app/domains/organizations/members/join.server.ts";
import {
  type InviteRole,
  type JoinProblem,
  joinProblem,
  roleAfterJoining,
} from "#app/domains/organizations/members/member-policy.ts";
import { requestMembership } from "#app/domains/organizations/members/request-commands.server.ts";
import type { InviteState } from "#app/domains/organizations/members/types.ts";
import { JOIN_PROBLEMS } from "#app/domains/organizations/members/words.ts";
import { getViewer } from "#app/guards/viewer.server.ts";
import { paths } from "#app/paths/paths.ts";
import { paymentPaths } from "#app/paths/payments.ts";
import type { AppContext } from "#app/platform/context.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { parseForm } from "#app/platform/forms/form.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { clearWayBack, writeWayBack } from "#app/platform/pages/way-back.ts";
import { CLAIM_BACK_MINUTES } from "#app/platform/reader/cookies.ts";
import { writeToast } from "#app/platform/reader/toast-cookie.ts";
import { takeAction, tooOften } from "#app/platform/security/address-limits.ts";
import { signUpAction } from "../sign-up/sign-up-action.server.ts";
import { ACCEPT_REFUSALS } from "./invite-words.ts";

/** What any holder of the link may read. */
export type InviteFacts = {
  organization: string;
  slug: string;
  role: InviteRole;
  inviter: string | null;
  email: string;
  expiresAt: number;
};

export type Landing =
  | { kind: "none" }
  | { kind: "unknown" }
  /** The session's account is archived. */
  | { kind: "archived"; email: string }
  | {
      kind: "over";
      state: Exclude<InviteState, "waiting"> | "closed";
      facts: InviteFacts;
      mine: boolean;
      leftAt: number | null;
      replaced: boolean;
      asked: boolean;
      signedIn: boolean;
    }
  | { kind: "stranger"; facts: InviteFacts; becomes: string | null }
  | {
      kind: "open";
      facts: InviteFacts;
      own: string;
      sameAddress: boolean;
      problem: JoinProblem | "owns-elsewhere" | null;
      /**
       * Signed in with another email address than the invite's: whether they may ask to use it (once it is confirmed),
       * or have asked.
       */
      asking: "now" | "once-confirmed" | "asked";
      becomes: string | null;
      /** The organization that an agent leaves by joining this one. */
      leaves: string | null;
      /** No seat is left. Includes the path to pay for one, if the user can. */
      full: { payAt: string | null } | null;
    };

const tokenOf = (request: Request) => (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200);

async function readInvite(context: AppContext, token: string): Promise<FoundInvite | null> {
  const inviteId = await readInviteToken(context, token);
  return inviteId === null ? null : findInvite(context, inviteId);
}

/** The loader of a page that is only reached from an invite. */
export async function loadInvitePage({ request, context }: Pick<LoaderFunctionArgs, "request" | "context">) {
  const { landing, status } = await loadLanding(request, context);
  return data({ landing, rules: rulesOf(InviteSignUpInput) }, { status });
}

const ASKED_HOURS = 24;

/**
 * Reads the state of the link. Throws a redirect to the page for this kind of invite, and to the organization for its
 * members.
 */
export async function loadLanding(
  request: Request,
  context: AppContext,
): Promise<{ landing: Landing; status: number }> {
  const token = tokenOf(request);
  if (token === "") return { landing: { kind: "none" }, status: 200 };
  const invite = await readInvite(context, token);
  if (invite === null) return { landing: { kind: "unknown" }, status: 410 };
  const own = invitePath(invite.role, invite.organizationId, token);
  const { pathname, search } = new URL(request.url);
  if (!own.startsWith(`${pathname}?`)) throw redirect(own);
  const viewer = await getViewer(context);
  if (viewer?.accountStatus === "archived")
    return { landing: { kind: "archived", email: viewer.email }, status: 200 };
  const landing = await landingFor(context, invite, viewer, token);
  // A user who must finish another step first returns here afterwards.
  if (landing.kind === "open" && landing.problem !== null)
    context.cookies.push(
      landing.problem === "agent-unverified"
        ? writeWayBack(pathname + search, CLAIM_BACK_MINUTES)
        : writeWayBack(pathname + search),
    );
  return { landing, status: landing.kind === "over" ? 410 : 200 };
}

async function landingFor(
  context: AppContext,
  invite: FoundInvite,
  viewer: Viewer | null,
  token: string,
): Promise<Landing> {
  const nowMs = context.clock.now();
  const facts: InviteFacts = {
    organization: invite.organization,
    slug: invite.slug,
    role: invite.role,
    inviter: invite.inviter,
    email: invite.email,
    expiresAt: invite.expiresAt,
  };
  const [joiners] =
    viewer === null
      ? [[]]
      : await context.db.batch([joinerStatement(context, viewer.userId, invite.organizationNo)]);
  const joiner = joiners[0];
  const state = linkStateOf(invite, nowMs);
  const alreadyIn = joiner !== undefined && isAlready(joiner, invite.role);
  if (alreadyIn && state !== "closed") throw redirect(paths.inviteSuccess({ organization: invite.slug }));
  if (state !== "waiting")
    return {
      kind: "over",
      state,
      facts,
      mine: viewer !== null && invite.acceptedBy === viewer.userId,
      leftAt: joiner?.leftAt ?? null,
      replaced: invite.replaced,
      asked: invite.askedAgainAt !== null && invite.askedAgainAt > nowMs - ASKED_HOURS * HOUR_MS,
      signedIn: viewer !== null,
    };
  const become = (role: Viewer["role"]) => {
    const then = roleAfterJoining(role, invite.role, invite.type);
    return then === role ? null : roleLabel(then);
  };
  if (viewer === null || joiner === undefined)
    return { kind: "stranger", facts, becomes: become("customer") };
  const sameAddress = joiner.email === invite.email;
  // A user who is already a member keeps the seat.
  const free = joiner.memberId !== null || (await isSeatFree(context, invite.organizationNo, joiner.userId));
  return {
    kind: "open",
    facts,
    own: joiner.email,
    sameAddress,
    problem:
      joinProblem(joiner, invite.role, sameAddress ? "own-invite" : "others-invite") ??
      (joiner.elsewhereRole === "owner" ? "owns-elsewhere" : null),
    asking: joiner.askedAt !== null ? "asked" : joiner.emailConfirmed ? "now" : "once-confirmed",
    becomes: become(joiner.role),
    leaves: joiner.elsewhere,
    full: free ? null : { payAt: sameAddress ? paymentPaths.inviteCheckout({ token }) : null },
  };
}

/** The role of a new account: members may be agents, managers and executives are not. */
export const InviteSignUpInput = PersonSignUpInput;
const Intent = z.object({ intent: z.enum(["accept", "decline", "ask-again", "ask-as-other", "sign-up"]) });

/** Runs the clicked button's action. */
export async function actOnInvite(request: Request, context: AppContext) {
  const form = await parseForm(request);
  const signUp = readFields(form, InviteSignUpInput);
  const { refuse } = signUp;
  if (context.sessionTrouble !== null) throw context.sessionTrouble.clone();
  const intent = Intent.safeParse({ intent: form.get("intent") });
  if (!intent.success)
    return refuse(400, {
      notice: { title: "We don’t recognize this form", text: "Please reload the page." },
    });
  if (context.archived !== null) throw redirect(paths.reactivate({ email: context.archived.email }));
  const wait = await takeAction(context, "link");
  if (wait > 0) return refuse(429, { notice: tooOften(wait) });
  const invite = await readInvite(context, tokenOf(request));
  if (invite === null) return refuse(410, { notice: ACCEPT_REFUSALS.over });
  const here = new URL(request.url).pathname + new URL(request.url).search;
  switch (intent.data.intent) {
    case "decline": {
      if (!(await declineInvite(context, invite))) return refuse(410, { notice: ACCEPT_REFUSALS.over });
      const title = "Invite declined";
      context.cookies.push(writeToast({ title, text: "We told the organization.", tone: "success" }));
      return redirect(paths.home(), 303);
    }
    case "ask-again": {
      const asked = await askForInvite(context, invite);
      if (!asked) return refuse(409, { notice: { title: "You already asked today" } });
      const text = "The people who manage the organization were told.";
      context.cookies.push(writeToast({ title: "Asked for a new invite", text, tone: "success" }));
      return redirect(here, 303);
    }
    case "ask-as-other":
      return askAsOther(context, invite, here, refuse);
    case "sign-up": {
      if (!signUp.ok) return refuse(400);
      // No account is created for an invite that has ended in the meantime.
      if (linkStateOf(invite, context.clock.now()) !== "waiting")
        return refuse(410, { notice: ACCEPT_REFUSALS.over });
      form.set("next", here);
      const leads = invite.role !== "member";
      const account = { ...signUp.value, role: leads ? ("customer" as const) : signUp.value.role };
      const answer = await signUpAction(request, context, { ...signUp, form }, account);
      // A future manager confirms the email address first, then returns to the invite.
      if (
        !(answer instanceof Response) ||
        leads ||
        account.role !== "customer" ||
        account.email !== invite.email
      )
        return answer;
      break;
    }
    default:
      break;
  }
  return accept(context, invite, here, refuse);
}

/**
 * A user signed in with another email address than the invite's asks to use it. The people who may invite for that
 * role decide.
 */
async function askAsOther(
  context: AppContext,
  invite: FoundInvite,
  here: string,
  refuse: ReturnType<typeof readFields>["refuse"],
) {
  const viewer = await getViewer(context);
  if (viewer === null) throw redirect(paths.auth({ next: here }));
  if (linkStateOf(invite, context.clock.now()) !== "waiting")
    return refuse(410, { notice: ACCEPT_REFUSALS.over });
  const outcome = await requestMembership(context, viewer, invite, {
    role: invite.role,
    message: `I have the invite that you sent to ${invite.email}, and would like to use this address instead.`,
  });
  switch (outcome) {
    case "sent":
    case "waiting":
      context.cookies.push(
        writeToast({
          title: "Asked to use your address",
          text: `${invite.organization} decides, and we email you.`,
          tone: "success",
        }),
      );
      return redirect(here, 303);
    case "already":
      return redirect(paths.inviteSuccess({ organization: invite.slug }), 303);
    case "too-many":
      return refuse(429, {
        notice: { title: "That’s a lot of requests today", text: "Try again tomorrow." },
      });
    case "closed":
      return refuse(410, { notice: ACCEPT_REFUSALS.closed });
    default:
      return refuse(409, { notice: JOIN_PROBLEMS[outcome] });
  }
}

async function accept(
  context: AppContext,
  invite: FoundInvite,
  here: string,
  refuse: ReturnType<typeof readFields>["refuse"],
) {
  const viewer = await getViewer(context);
  if (viewer === null) throw redirect(paths.auth({ next: here }));
  if (!viewer.roleKnown)
    return refuse(503, {
      notice: { title: "Your account couldn’t be read just now. Try again in a minute." },
    });
  const outcome = await acceptInvite(context, viewer.userId, invite);
  if (outcome === "joined" || outcome === "already") {
    context.cookies.push(clearWayBack());
    return redirect(paths.inviteSuccess({ organization: invite.slug }), 303);
  }
  return refuse(outcome === "over" || outcome === "closed" ? 410 : 409, { notice: ACCEPT_REFUSALS[outcome] });
}
