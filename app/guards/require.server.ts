/** The first line of every guarded loader and action: the viewer, or a thrown redirect. */
import { redirect } from "@remix-run/cloudflare";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { signOut } from "#app/domains/auth/commands.server.ts";
import { clearedCookies } from "#app/domains/auth/sessions/sessions.server.ts";
import { accountPaths } from "#app/paths/account.ts";
import { paths } from "#app/paths/paths.ts";
import { refuseCall } from "#app/platform/calls/call-answers.ts";
import type { AppContext } from "#app/platform/context.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { storeDraft } from "#app/platform/forms/draft-cookie.ts";
import { parseOwnPath } from "#app/platform/pages/own-path.ts";
import { writeWayBack } from "#app/platform/pages/way-back.ts";
import { decideGate } from "./gate.ts";
import { SECOND_FACTOR_FRESH_MINUTES } from "./limits.ts";
import { getFreshViewer, getViewer, isWrite } from "./viewer.server.ts";

/** Remix requests a page's data under its own address with `.data`; the gate uses the page's address. */
function pageUrl(request: Request): URL {
  const url = new URL(request.url);
  url.searchParams.delete("_routes");
  return url;
}

async function endSession(context: AppContext): Promise<void> {
  const session = context.session ?? context.archived?.session ?? null;
  await signOut(context);
  if (session !== null) context.forgetViewer(session.userId);
  context.cookies.push(...clearedCookies());
}

const ROLE_UNKNOWN = "Your role could not be read just now. Nothing was changed. Try again in a minute.";

/** No one can write unless we know as whom (architecture.md, The gate). */
function refuseUnknownWriter(request: Request, viewer: Viewer): void {
  if (!isWrite(request) || viewer.roleKnown) return;
  throw new Response(`${ROLE_UNKNOWN}\n`, { status: 503 });
}

/** The viewer. Throws if something kept us from finding out who it is, and sends archived writers away (§4.3). */
async function viewerOrTrouble(context: AppContext): Promise<Viewer | null> {
  if (context.sessionTrouble !== null) throw context.sessionTrouble.clone();
  if (context.archived !== null) {
    await endSession(context);
    throw redirect(paths.reactivate({ email: context.archived.email }));
  }
  return getViewer(context);
}

/**
 * After agreeing to the terms, a person continues to the page they wanted. If they were submitting a form, the text
 * they typed comes back with them.
 */
async function rememberWay(
  request: Request,
  context: AppContext,
  { pathname, search }: URL,
  to: string,
): Promise<void> {
  const write = isWrite(request);
  if (write) context.cookies.push(...(await storeDraft(request, pathname + search)));
  if ((!write && request.method !== "GET") || to !== paths.userAgreement() || pathname === paths.dashboard())
    return;
  context.cookies.push(writeWayBack(pathname + search));
}

/** The complete gate of specification §4. */
export async function requireSignedIn(request: Request, context: AppContext): Promise<Viewer> {
  const viewer = await viewerOrTrouble(context);
  const url = pageUrl(request);
  const decision = decideGate(viewer, url, context.pages.factsOf(url.pathname));
  if (decision.kind === "sign-out") await endSession(context);
  if (decision.kind === "redirect") await rememberWay(request, context, url, decision.to);
  if (decision.kind !== "pass") throw redirect(decision.to);
  if (viewer === null) throw redirect(paths.auth());
  refuseUnknownWriter(request, viewer);
  return viewer;
}

/**
 * Strangers are sent to sign in, everyone but admins to the dashboard (specification §6). Admins whose session has
 * not passed a second factor go to do that, or to set one up: without it they can't use admin pages.
 */
export async function requireAdmin(request: Request, context: AppContext): Promise<Viewer> {
  const viewer = await requireSignedIn(request, context);
  if (!viewer.roleKnown || !flagsOf(viewer.role).canAccessAdminFeatures) throw redirect(paths.dashboard());
  if (viewer.secondFactor.shownAt !== null) return viewer;
  const fresh = isWrite(request) ? viewer : await getFreshViewer(context);
  if (fresh !== null && actsAsAdmin(fresh)) return fresh;
  return askForSecondFactor(request, context, fresh ?? viewer);
}

/** Whether an admin's session has shown a second factor: before that it opens nothing that others may not see. */
export const actsAsAdmin = ({ roleKnown, role, secondFactor }: Viewer): boolean =>
  roleKnown && flagsOf(role).canAccessAdminFeatures && secondFactor.shownAt !== null;

/** Whether there is a factor to be shown before it, or what it protects, is changed. */
export const hasSecondFactor = ({ role, secondFactor: { authenticator, passkeys } }: Viewer): boolean =>
  authenticator || (passkeys && flagsOf(role).isAdmin);

/**
 * Before a dangerous action, after the page's own guard: anyone with a second factor, and every admin, must have used
 * it recently, or does so now. The content of a form comes back with them. `form` is the form if it was read already,
 * because one of its fields says whether the action is dangerous.
 */
export async function requireFresh(request: Request, context: AppContext, form?: FormData): Promise<void> {
  // What this isolate remembers of a session may be older than what it has just shown.
  const viewer = isWrite(request) ? await getViewer(context) : await getFreshViewer(context);
  if (viewer === null) throw redirect(paths.auth());
  const { authenticator, shownAt } = viewer.secondFactor;
  if (!authenticator && !flagsOf(viewer.role).isAdmin) return;
  const since = context.clock.now() - SECOND_FACTOR_FRESH_MINUTES * MINUTE_MS;
  if (shownAt === null || shownAt < since) await askForSecondFactor(request, context, viewer, form);
}

/** Saves the content of a form and leads to the second factor, or to setting one up. */
async function askForSecondFactor(
  request: Request,
  context: AppContext,
  { secondFactor: { authenticator, passkeys } }: Viewer,
  form?: FormData,
): Promise<never> {
  const { pathname, search } = pageUrl(request);
  const next = pathname + search;
  if (isWrite(request)) context.cookies.push(...(await storeDraft(form ?? request, next)));
  const to = authenticator || passkeys ? accountPaths.secondFactor : accountPaths.setUpSecondFactor;
  throw redirect(to({ next }), 303);
}

/** Signed in and not archived. Onboarding and terms do not block, so that anyone can always correct, pay or leave. */
export async function requireSettingsAccess(request: Request, context: AppContext): Promise<Viewer> {
  const viewer = await viewerOrTrouble(context);
  const url = pageUrl(request);
  if (viewer === null) {
    const to = paths.auth({ next: url.pathname + url.search });
    await rememberWay(request, context, url, to);
    throw redirect(to);
  }
  if (viewer.accountStatus === "archived") {
    await endSession(context);
    throw redirect(paths.reactivate({ email: viewer.email }));
  }
  refuseUnknownWriter(request, viewer);
  return viewer;
}

/** What a call is told where a page would redirect, by the redirect's target. */
const FIRST: Readonly<Record<string, string>> = {
  [paths.auth()]: "Sign in first.",
  [paths.userAgreement()]: "Agree to the terms first.",
  [paths.verifyEmail()]: "Claim your profile first.",
  [paths.onboardingPending()]: "Your organization isn’t set up yet.",
};
const PAY_FIRST = "Your organization waits for its first payment.";
const ARCHIVED = "This account is archived. Reactivate it first.";

/**
 * The gate of pages for a call under /api/: a program is not redirected but refused with a sentence. 401 for
 * strangers; 403 for archived accounts, whose session ends, and for users who have a step to take first. A call may
 * be open `duringOnboarding`.
 */
export async function requireCaller(
  request: Request,
  context: AppContext,
  { duringOnboarding = false } = {},
): Promise<Viewer> {
  if (context.sessionTrouble !== null) throw context.sessionTrouble.clone();
  const archived = context.archived !== null;
  const viewer = archived ? null : await getViewer(context);
  const asked = viewer !== null && duringOnboarding ? { ...viewer, onboarding: null } : viewer;
  // Like a page of the user's own; no step is open to a call.
  const decision = decideGate(asked, new URL(paths.dashboard(), request.url), null);
  if (archived || decision.kind === "sign-out") {
    await endSession(context);
    throw refuseCall(403, ARCHIVED);
  }
  if (viewer === null || decision.kind === "redirect") {
    const to = decision.kind === "redirect" ? new URL(decision.to, request.url) : null;
    const pays = to?.searchParams.has("orgType") === true;
    throw refuseCall(viewer === null ? 401 : 403, pays ? PAY_FIRST : (FIRST[to?.pathname ?? ""] ?? ""));
  }
  if (isWrite(request) && !viewer.roleKnown) throw refuseCall(503, ROLE_UNKNOWN);
  return viewer;
}

/** For the sign-in pages: someone who is signed in already goes on to the page they wanted. */
export async function requireAnonymous(request: Request, context: AppContext): Promise<void> {
  const viewer = await getViewer(context);
  if (viewer === null) return;
  const next = new URL(request.url).searchParams.get("next");
  throw redirect(parseOwnPath(next, paths.dashboard()));
}
