import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { createRequestHandler } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server.browser";
import { countAccuracy } from "./domains/accuracy/figures/count-commands.server.ts";
import { forgetFactWords } from "./domains/accuracy/forgetting.server.ts";
import { verifyNightly } from "./domains/audit/verify-commands.server.ts";
import { saveLanguage } from "./domains/auth/language-commands.server.ts";
import { dropOldChallenges } from "./domains/auth/passkeys/challenges.server.ts";
import { dropOldFingerprints } from "./domains/auth/sessions/fingerprint-commands.server.ts";
import { readSocketSession, resolveSession } from "./domains/auth/sessions/sessions.server.ts";
import { handleDueEvents } from "./domains/billing/events/retry-commands.server.ts";
import { remindOfRenewals } from "./domains/billing/reminders/reminder-commands.server.ts";
import { endOrphans } from "./domains/billing/subscriptions/ending-commands.server.ts";
import { endGrace, forgetGone } from "./domains/billing/subscriptions/lapse-commands.server.ts";
import { compareNightly } from "./domains/billing/sync/nightly-sync.server.ts";
import {
  countAsCompleted,
  flagUnlicensed,
  lapseUnconfirmed,
  remindOfAppointments,
  tellOfCanceled,
  unflagLicensed,
} from "./domains/calendar/appointments/due-commands.server.ts";
import { readDueBusy } from "./domains/calendar/busy/busy-commands.server.ts";
import { refreshDueNextFree } from "./domains/calendar/next-free.server.ts";
import { dropOldScopes } from "./domains/calendar/scopes/scope-statements.server.ts";
import { sweepApplicationDocuments } from "./domains/claims/applications/document-commands.server.ts";
import { sweepDocuments } from "./domains/claims/document-commands.server.ts";
import { dropOldConsents, sealOlderConsents } from "./domains/consents/due-commands.server.ts";
import { askAboutFacts } from "./domains/directory/facts/ask-commands.server.ts";
import { cityKey, nearestBigCity } from "./domains/directory/places/big-cities.ts";
import { checkNeutrality } from "./domains/directory/ranking/neutrality/check-commands.server.ts";
import { dropOldGains, emailNewFits } from "./domains/directory/saved-searches/fit-commands.server.ts";
import { takeClientsAgain } from "./domains/directory/showcase/taking-again-commands.server.ts";
import { addViews, dropOldViews } from "./domains/directory/views/view-commands.server.ts";
import { dropOldGuestWatches } from "./domains/directory/watching/guest-commands.server.ts";
import { tellWatchers } from "./domains/directory/watching/tell-commands.server.ts";
import { reportFailure } from "./domains/errors/commands.server.ts";
import { dropUnconfirmedLeads } from "./domains/leads/requests/request-commands.server.ts";
import { followDates } from "./domains/licenses/date-commands.server.ts";
import { sweepLicenseDocuments } from "./domains/licenses/document-commands.server.ts";
import { continueImports, sweepLists } from "./domains/licenses/imports/admin/admin-commands.server.ts";
import { tellOfContradictions } from "./domains/licenses/imports/cases/digest-commands.server.ts";
import { tellOfLists } from "./domains/licenses/news-commands.server.ts";
import { recountCoverage } from "./domains/licenses/product-types/recount-commands.server.ts";
import { remindOfExpiry } from "./domains/licenses/reminder-commands.server.ts";
import { findLookAlikes } from "./domains/listings/look-alikes/find-commands.server.ts";
import { forgetRequestWords } from "./domains/listings/requests/forget-commands.server.ts";
import { countOverdueWaits } from "./domains/messages/response-figures.server.ts";
import { sendDigests } from "./domains/notifications/digest-commands.server.ts";
import { runDueDrawings } from "./domains/photos/drawings/drawing-run.server.ts";
import { sweepPhotos } from "./domains/photos/forgetting.server.ts";
import { dropOldPrivacyRequests } from "./domains/privacy/request-commands.server.ts";
import { dropUnconfirmed } from "./domains/questions/asking/confirm-commands.server.ts";
import { drawCircle, drawOverdueCircles } from "./domains/questions/experts/circle-commands.server.ts";
import { warnOfDueCases } from "./domains/reviews/cases/due-commands.server.ts";
import { endQuietPauses } from "./domains/reviews/pauses/pause-commands.server.ts";
import { continueReviewLog } from "./domains/reviews/public-log/append-commands.server.ts";
import { keepOrder } from "./domains/reviews/ranking/order-upkeep.server.ts";
import { dropOldReviewFingerprints } from "./domains/reviews/signals/review-fingerprints.server.ts";
import { inView, resolveView } from "./guards/view-as.server.ts";
import { admitWriter, forgetViewer } from "./guards/viewer.server.ts";
import { outageNote, typedAgain } from "./outage.server.tsx";
import { writeHandoff } from "./platform/cache/handoff.ts";
import { createContext, edgePlaceOf, edgeZoneOf } from "./platform/context.ts";
import { runMinute } from "./platform/cron-runs.ts";
import { parseSettings } from "./platform/env.ts";
import { forgetFailedEmails, sendDueEmails } from "./platform/mail/outbox.ts";
import { forgetOldBounces } from "./platform/mail/suppressions.ts";
import { NonceContext } from "./platform/pages/nonce.ts";
import { readPages } from "./platform/pages/pages.ts";
import { deviceOf } from "./platform/reader/device.ts";
import { namedLanguage } from "./platform/reader/language.ts";
import { isStranger, READER_HEADER, ReaderContext, STRANGER, writeReader } from "./platform/reader/reader.ts";
import { checkReadiness } from "./platform/readiness.ts";
import { inReadersZone } from "./platform/time/reader-zone.server.ts";
import { fragmentsFor, isLedOn, readReader } from "./reader.server.tsx";
import { runBulks } from "./routes/admin/lists/registry.server.ts";
import { eraseDue } from "./routes/workspace/settings/privacy/erase-account.server.ts";
import { inLanguage } from "./text/language.server.ts";
import type { Language } from "./text/text.ts";

/** What the cron trigger does, in this order: each bounded, each right to be done again. */
const minutely = {
  // Circles whose alarm was lost.
  drawOverdueCircles,
  followDates,
  remindOfExpiry,
  tellOfLists,
  tellOfContradictions,
  emailNewFits,
  askAboutFacts,
  tellWatchers,
  dropOldGuestWatches,
  findLookAlikes,
  sendDueEmails,
  forgetFailedEmails,
  forgetOldBounces,
  sendDigests,
  countOverdueWaits,
  dropOldReviewFingerprints,
  dropOldFingerprints,
  dropOldChallenges,
  dropUnconfirmed,
  dropUnconfirmedLeads,
  sealOlderConsents,
  dropOldConsents,
  dropOldPrivacyRequests,
  dropOldViews,
  dropOldGains,
  warnOfDueCases,
  keepOrder,
  checkNeutrality: (context: AppLoadContext) => checkNeutrality(context),
  endQuietPauses,
  continueReviewLog,
  sweepDocuments,
  sweepApplicationDocuments,
  sweepLicenseDocuments,
  sweepLists,
  continueImports,
  sweepPhotos,
  forgetFactWords,
  forgetRequestWords,
  lapseUnconfirmed,
  refreshDueNextFree,
  remindOfAppointments,
  flagUnlicensed,
  unflagLicensed,
  countAsCompleted,
  tellOfCanceled,
  dropOldScopes,
  readDueBusy,
  handleDueEvents,
  takeClientsAgain,
  endGrace,
  remindOfRenewals,
  endOrphans,
  forgetGone,
  eraseDue,
  runBulks,
  runDueDrawings,
  compareNightly,
  verifyNightly,
  recountCoverage,
  countAccuracy,
};

/**
 * What the Worker's entry calls besides pages. It goes through this build instead of direct imports: modules with
 * state (keys, viewers) must exist once, and libraries should be bundled once.
 */
export const worker = {
  createRequestHandler,
  createContext,
  parseSettings,
  readPages,
  async resolveSession(context: AppLoadContext, request: Request): Promise<void> {
    await resolveSession(context, request);
    await admitWriter(context, request);
    await resolveView(context, request);
    // Chosen here, by the switch: another site's link may show a page in a language, and changes no account.
    const url = new URL(request.url);
    const bySwitch =
      request.headers.get("Sec-Fetch-Site") === "same-origin" && !url.pathname.endsWith(".data");
    const chosen = bySwitch ? namedLanguage(url) : null;
    if (context.session !== null && context.viewing === null && chosen !== null)
      context.later(saveLanguage(context, context.session, chosen));
  },
  /** The big city nearest to where the edge thinks the reader is, as a cached page's key has it; null if it doesn't know. */
  placeOf(request: Request): string | null {
    const city = nearestBigCity(edgePlaceOf(request));
    return city === null ? null : cityKey(city);
  },
  inView,
  readSocketSession,
  readReader,
  isLedOn,
  fragmentsFor,
  checkReadiness,
  outageNote,
  typedAgain,
  /** Runs what answers a request in its reader's language and time zone. */
  inTermsOfReader: <T,>(request: Request, language: Language, work: () => T): T =>
    inLanguage(language, () => inReadersZone(request, () => edgeZoneOf(request), work)),
  forgetViewer,
  drawCircle,
  addViews,
  runMinute: (context: AppLoadContext) => runMinute(context, minutely),
};

/**
 * Renders a full page. Every loader has answered by now and nothing is deferred, so a stream would only cost: React's
 * edge build encodes it fragment by fragment (docs/decisions, whole pages instead of streams).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { cspNonce } = context;
  const reader = await readReader(context, request).catch(() => STRANGER);
  const data = await new Response(remixContext.serverHandoffStream).text();
  const html = renderToString(
    <NonceContext value={cspNonce}>
      <ReaderContext.Provider value={reader}>
        <RemixServer
          context={{ ...remixContext, manifest: ofThisPage(remixContext), serverHandoffStream: undefined }}
          url={request.url}
          nonce={cspNonce}
        />
      </ReaderContext.Provider>
    </NonceContext>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${withData(html, data, cspNonce)}`, { status, headers });
}

/** Sends the reader along with a page's data; the answer of an action is followed by such data. */
export async function handleDataRequest(
  response: Response,
  { request, context }: LoaderFunctionArgs,
): Promise<Response> {
  if (request.method !== "GET") return response;
  const reader = await readReader(context, request).catch(() => STRANGER);
  if (!isStranger(reader)) response.headers.set(READER_HEADER, writeReader(reader));
  return response;
}

/**
 * The manifest with only the routes of this page: RemixServer builds a route table from it for each page. A browser
 * starts with these too and requests others as it needs them. Index routes and layouts within them are included:
 * without them, a browser navigating there would take the layout for the page.
 */
function ofThisPage({ manifest, staticHandlerContext }: EntryContext): EntryContext["manifest"] {
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  for (const { id, parentId, path } of Object.values(manifest.routes))
    if (path === undefined && parentId !== undefined && ids.has(parentId)) ids.add(id);
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)));
  return { ...manifest, routes };
}

/**
 * Puts the loaders' data at the end of the page, in the form of Remix's own stream: the browser reads it from there.
 */
function withData(html: string, data: string, nonce: string): string {
  const end = html.lastIndexOf("</body>");
  return `${html.slice(0, end)}<script nonce="${nonce}">${writeHandoff(data)}</script>${html.slice(end)}`;
}

export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  // A method or a path that no route accepts is an answer, not a failure of ours.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  // So is a thrown Response: the 503 of a database that does not answer could not be written there anyway.
  if (error instanceof Response) return;
  reportFailure(context, request, error, deviceOf(request.headers.get("User-Agent")));
}
