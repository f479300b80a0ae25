/** The first line of every guarded loader and action: the viewer, or a thrown redirect. */
import { redirect } from "@remix-run/cloudflare";
import { accountPaths } from "#app/account-paths.ts";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import type { Viewer } from "#app/domains/accounts/types.ts";
import { signOut } from "#app/domains/auth/commands.server.ts";
import { clearedCookies } from "#app/domains/auth/sessions/sessions.server.ts";
import { paths } from "#app/paths.ts";
import { refuseCall } from "#app/platform/call-answers.ts";
import type { AppContext } from "#app/platform/context.ts";
import { keepDraft } from "#app/platform/draft-cookie.ts";
import { MINUTE_MS } from "#app/platform/durations.ts";
import { parseOwnPath } from "#app/platform/own-path.ts";
import { writeWayBack } from "#app/platform/way-back.ts";
import { decideGate } from "./gate.ts";
import { SECOND_FACTOR_FRESH_MINUTES } from "./limits.ts";
import { getViewer, getViewerAnew, isWrite } from "./viewer.server.ts";

/** Remix asks for a page's data under its own address with `.data`; the gate thinks in pages. */
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

/** Nobody writes while it is not known as what they would (architecture.md, The gate). */
function refuseUnknownWriter(request: Request, viewer: Viewer): void {
  if (!isWrite(request) || viewer.roleKnown) return;
  throw new Response(`${ROLE_UNKNOWN}\n`, { status: 503 });
}

/** The viewer; throws what kept us from knowing whether there is one, and sends archived writers away (§4.3). */
async function viewerOrTrouble(context: AppContext): Promise<Viewer | null> {
  if (context.sessionTrouble !== null) throw context.sessionTrouble.clone();
  if (context.archived !== null) {
    await endSession(context);
    throw redirect(paths.reactivate({ email: context.archived.email }));
  }
  return getViewer(context);
}

/**
 * Whoever is sent to agree to the terms goes on afterwards to where they wanted to; and what they had written, when they
 * are sent away from sending it, comes back with them.
 */
async function rememberWay(
  request: Request,
  context: AppContext,
  { pathname, search }: URL,
  to: string,
): Promise<void> {
  const write = isWrite(request);
  if (write) context.cookies.push(...(await keepDraft(request, pathname + search)));
  if ((!write && request.method !== "GET") || to !== paths.userAgreement() || pathname === paths.dashboard())
    return;
  context.cookies.push(writeWayBack(pathname + search));
}

/** The whole gate of specification §4. */
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
 * Strangers go to sign in, everybody but admins to the dashboard (specification §6), and admins whose session has not
 * shown a second factor go to show it, or to set one up: without it they are nobody here.
 */
export async function requireAdmin(request: Request, context: AppContext): Promise<Viewer> {
  const viewer = await requireSignedIn(request, context);
  if (!viewer.roleKnown || !flagsOf(viewer.role).canAccessAdminFeatures) throw redirect(paths.dashboard());
  if (viewer.secondFactor.shownAt !== null) return viewer;
  const anew = isWrite(request) ? viewer : await getViewerAnew(context);
  if (anew !== null && actsAsAdmin(anew)) return anew;
  return askForSecondFactor(request, context, anew ?? viewer);
}

/** Whether an admin's session has shown a second factor: before that it opens nothing that others may not see. */
export const actsAsAdmin = ({ roleKnown, role, secondFactor }: Viewer): boolean =>
  roleKnown && flagsOf(role).canAccessAdminFeatures && secondFactor.shownAt !== null;

/** Whether there is a factor to be shown before it, or what it protects, is changed. */
export const keepsSecondFactor = ({ role, secondFactor: { authenticator, passkeys } }: Viewer): boolean =>
  authenticator || (passkeys && flagsOf(role).isAdmin);

/**
 * Before a dangerous act, after the page's own guard: whoever keeps a second factor, and every admin, must have shown it
 * a short while ago, or goes to show it again. What a form held comes back with them: `form` is
 * what was read of it already, where one of its fields says whether the act is dangerous.
 */
export async function requireFresh(request: Request, context: AppContext, form?: FormData): Promise<void> {
  // What this isolate remembers of a session may be older than what it has just shown.
  const viewer = isWrite(request) ? await getViewer(context) : await getViewerAnew(context);
  if (viewer === null) throw redirect(paths.auth());
  const { authenticator, shownAt } = viewer.secondFactor;
  if (!authenticator && !flagsOf(viewer.role).isAdmin) return;
  const since = context.clock.now() - SECOND_FACTOR_FRESH_MINUTES * MINUTE_MS;
  if (shownAt === null || shownAt < since) await askForSecondFactor(request, context, viewer, form);
}

/** Keeps what a form held and leads to where the second factor is shown; who has none sets one up first. */
async function askForSecondFactor(
  request: Request,
  context: AppContext,
  { secondFactor: { authenticator, passkeys } }: Viewer,
  form?: FormData,
): Promise<never> {
  const { pathname, search } = pageUrl(request);
  const next = pathname + search;
  if (isWrite(request)) context.cookies.push(...(await keepDraft(form ?? request, next)));
  const to = authenticator || passkeys ? accountPaths.secondFactor : accountPaths.setUpSecondFactor;
  throw redirect(to({ next }), 303);
}

/** Signed in and not archived; onboarding and terms do not block, so that one can always mend, pay or leave. */
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

/** What a call is told where a page would lead on, by where it would lead. */
const FIRST: Readonly<Record<string, string>> = {
  [paths.auth()]: "Sign in first.",
  [paths.userAgreement()]: "Agree to the terms first.",
  [paths.verifyEmail()]: "Claim your profile first.",
  [paths.onboardingPending()]: "Your organization isn’t set up yet.",
};
const PAY_FIRST = "Your organization waits for its first payment.";
const ARCHIVED = "This account is archived. Reactivate it first.";

/**
 * The gate of pages before a call under /api/: a program is not led anywhere, it is refused with a sentence. 401 for
 * strangers; 403 for archived accounts, whose session ends, and for whoever has a step to take first. A call may be open
 * `duringOnboarding`.
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
  // As its user's own page; none of the steps is open to a call.
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

/** For the pages of signing in: who is signed in already goes where they wanted to. */
export async function requireAnonymous(request: Request, context: AppContext): Promise<void> {
  const viewer = await getViewer(context);
  if (viewer === null) return;
  const next = new URL(request.url).searchParams.get("next");
  throw redirect(parseOwnPath(next, paths.dashboard()));
}
