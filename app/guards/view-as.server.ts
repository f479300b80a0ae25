/**
 * Viewing the product as someone else (docs/decisions/0064): a signed cookie next to the admin's session, valid for
 * fifteen minutes. Reads are the person's, writes are refused, and the database accepts none.
 */
import * as z from "zod";
import { flagsOf } from "#app/domains/accounts/flags.ts";
import { findViewer } from "#app/domains/accounts/queries.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import { paths } from "#app/paths/paths.ts";
import type { AppContext, SignedInSession } from "#app/platform/context.ts";
import type { Database } from "#app/platform/database/database.ts";
import { MINUTE_MS, SECOND_MS } from "#app/platform/durations.ts";
import { readCookie, writeCookie } from "#app/platform/reader/cookies.ts";
import { purposeKeys } from "#app/platform/security/purpose-keys.ts";
import { VIEW_MINUTES } from "./limits.ts";
import { actsAsAdmin } from "./require.server.ts";
import { actFor, isWrite } from "./viewer.server.ts";

const COOKIE = "view-as";
const PURPOSE = "look at the product as somebody else";
const Claims = z.strictObject({
  adminId: z.string(),
  sessionId: z.string(),
  userId: z.string(),
  untilMs: z.int(),
});
type Claims = z.infer<typeof Claims>;

const encoder = new TextEncoder();

/** The `Set-Cookie` value that begins a view, and when it ends. */
export async function writeView(
  { settings, clock }: Pick<AppContext, "settings" | "clock">,
  { userId: adminId, sessionId }: SignedInSession,
  userId: string,
): Promise<string> {
  const untilMs = clock.now() + VIEW_MINUTES * MINUTE_MS;
  const body = btoa(JSON.stringify({ adminId, sessionId, userId, untilMs } satisfies Claims));
  const [key] = await purposeKeys(settings, PURPOSE);
  const mark = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(body)));
  const value = `${body}.${btoa(String.fromCharCode(...mark))}`;
  return writeCookie(COOKIE, value, (VIEW_MINUTES * MINUTE_MS) / SECOND_MS);
}

/** The `Set-Cookie` value that ends it. */
export const clearedView = (): string => writeCookie(COOKIE, "", 0);

async function readView({ settings }: Pick<AppContext, "settings">, value: string): Promise<Claims | null> {
  const [body = "", mark = ""] = value.split(".");
  try {
    const signed = Uint8Array.from(atob(mark), (letter) => letter.charCodeAt(0));
    for (const key of await purposeKeys(settings, PURPOSE))
      if (await crypto.subtle.verify("HMAC", key, signed, encoder.encode(body)))
        return Claims.parse(JSON.parse(atob(body)));
  } catch {
    // What is not ours counts as nothing.
  }
  return null;
}

/** What the admin can still do meanwhile: end the view, and sign out. */
const isOwnWrite = (request: Request): boolean =>
  isWrite(request) &&
  [adminPaths.endView(), paths.signOut()].includes(new URL(request.url).pathname.replace(/\.data$/, ""));

/**
 * After the session is resolved: a request with a valid view cookie reads as that person. Admin and person are looked
 * up each time, so the view ends with the session, the role, or the account. An invalid cookie is removed from the
 * browser, and the answer is the admin's own.
 */
export async function resolveView(context: AppContext, request: Request): Promise<void> {
  const value = readCookie(request, COOKIE);
  if (value === null || value === "" || request.headers.has("Authorization")) return;
  const { session } = context;
  const view = session === null ? null : await readView(context, value);
  if (
    session === null ||
    view === null ||
    view.untilMs <= context.clock.now() ||
    view.adminId !== session.userId ||
    view.sessionId !== session.sessionId
  ) {
    if (context.sessionTrouble === null) context.cookies.push(clearedView());
    return;
  }
  if (isOwnWrite(request)) return;
  try {
    const person: SignedInSession = { userId: view.userId, sessionId: view.userId };
    const [admin, seen] = await Promise.all([findViewer(context, session), findViewer(context, person)]);
    if (admin !== null && admin.accountStatus === "active" && actsAsAdmin(admin) && canBeViewed(seen)) {
      actFor(context, seen);
      context.viewing = { adminId: view.adminId, untilMs: view.untilMs };
      const aside = context.databaseAside;
      context.db = readOnly(context.db);
      context.databaseAside = () => readOnly(aside());
      return;
    }
    context.cookies.push(clearedView());
  } catch (trouble) {
    if (!(trouble instanceof Response)) throw trouble;
    // Without a known page, nothing is shown.
    context.sessionTrouble = trouble;
    context.session = null;
  }
}

/** Not another admin, whose admin pages could be read this way; not an archived account, which has no pages. */
const canBeViewed = (
  viewer: Awaited<ReturnType<typeof findViewer>>,
): viewer is NonNullable<Awaited<ReturnType<typeof findViewer>>> =>
  viewer?.roleKnown === true && viewer.accountStatus === "active" && !flagsOf(viewer.role).isAdmin;

/** The same database, refusing every write: what a page would mark as seen stays unseen. */
const readOnly = (db: Database): Database => ({
  ...db,
  write: () => Promise.reject(new Response(`${ONLY_READ}\n`, { status: 403 })),
});

export const ONLY_READ = "You’re viewing as someone else, so nothing can be changed. End the view first.";
const NOT_SHOWN = "This isn’t shown while you view as someone else.";

/**
 * During a view: the request itself for readable pages; otherwise the answer, or the request for a page that answers
 * in the form that the router understands.
 */
export function inView(
  { viewing, pages }: Pick<AppContext, "viewing" | "pages">,
  request: Request,
): Request | Response {
  if (viewing === null) return request;
  const { pathname, search, origin } = new URL(request.url);
  const asData = pathname.endsWith(".data");
  const instead = (query: string) => new URL(`${adminPaths.notInView()}.data${query}`, origin);
  if (isWrite(request))
    return asData
      ? new Request(instead(""), { method: "POST", headers: headersOf(request) })
      : refuse(ONLY_READ);
  const shown =
    pathname.replace(/\.data$/, "") === adminPaths.notInView() ||
    // The manifest of scripts: the router requests it before it navigates.
    pathname === "/__manifest" ||
    pages.factsOf(pathname)?.inView === true;
  if (shown) return request;
  if (pathname.startsWith("/api/")) return refuse(NOT_SHOWN);
  const page = pathname.replace(/\.data$/, "") + (asData ? "" : search);
  if (asData)
    return new Request(instead(`?lead=${encodeURIComponent(page)}`), { headers: headersOf(request) });
  return new Response(null, { status: 302, headers: { Location: adminPaths.notInView({ page }) } });
}

/** Of the request that is answered; no one may read its body. */
function headersOf({ headers }: Request): Headers {
  const own = new Headers(headers);
  for (const name of ["Content-Type", "Content-Length"]) own.delete(name);
  return own;
}

const refuse = (sentence: string) =>
  new Response(`${sentence}\n`, { status: 403, headers: { "Content-Type": "text/plain; charset=utf-8" } });
