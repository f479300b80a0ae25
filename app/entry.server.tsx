import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { createRequestHandler } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server.browser";
import { saveLanguage } from "./domains/auth/language-commands.server.ts";
import { readSocketSession, resolveSession } from "./domains/auth/sessions/sessions.server.ts";
import { cityKey, nearestBigCity } from "./domains/directory/places/big-cities.ts";
import { addViews } from "./domains/directory/views/view-commands.server.ts";
import { reportFailure } from "./domains/errors/commands.server.ts";
import { drawCircle } from "./domains/questions/experts/circle-commands.server.ts";
import { inView, resolveView } from "./guards/view-as.server.ts";
import { admitWriter, forgetViewer } from "./guards/viewer.server.ts";
import { minutely } from "./minutely.server.ts";
import { outageNote, typedAgain } from "./outage.server.tsx";
import { writeHandoff } from "./platform/cache/handoff.ts";
import { createContext, edgePlaceOf, edgeZoneOf } from "./platform/context.ts";
import { runMinute } from "./platform/cron-runs.ts";
import { parseSettings } from "./platform/env.ts";
import { NonceContext } from "./platform/pages/nonce.ts";
import { readPages } from "./platform/pages/pages.ts";
import { deviceOf } from "./platform/reader/device.ts";
import { namedLanguage } from "./platform/reader/language.ts";
import { isStranger, READER_HEADER, ReaderContext, STRANGER, writeReader } from "./platform/reader/reader.ts";
import { checkReadiness } from "./platform/readiness.ts";
import { inReadersZone } from "./platform/time/reader-zone.server.ts";
import { fragmentsFor, isLedOn, readReader } from "./reader.server.tsx";
import { runBulks } from "./routes/admin/lists/registry.server.ts";
import { inLanguage } from "./text/language.server.ts";
import type { Language } from "./text/text.ts";

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
  // Bulk actions are part of the admin’s lists, which have pages.
  runMinute: (context: AppLoadContext) => runMinute(context, { ...minutely, runBulks }),
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
