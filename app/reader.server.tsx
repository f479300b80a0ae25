/**
 * The parts of every page that depend on the reader: who it is, and each part rendered separately for a cached page.
 */
import { renderToString } from "react-dom/server.browser";
import { StaticRouter } from "react-router-dom/server";
import { flagsOf, roleLabel } from "./domains/accounts/flags.ts";
import type { Viewer } from "./domains/accounts/types.ts";
import { SaveButton } from "./domains/directory/components/save-button.tsx";
import { readSaved } from "./domains/directory/saved/saved.ts";
import { decideGate } from "./guards/gate.ts";
import { getViewer } from "./guards/viewer.server.ts";
import { paths } from "./paths/paths.ts";
import type { AppContext } from "./platform/context.ts";
import type { Reader, ReaderFragments, SignedIn } from "./platform/reader/reader.ts";
import { readToast } from "./platform/reader/toast-cookie.ts";
import { AuthContext } from "./shell/auth/auth-context.ts";
import { HeaderEnd } from "./shell/header/header.tsx";
import { ToastPlace, ToastRegion } from "./shell/toast-region.tsx";
import { language, named } from "./text/text.ts";

/** The reader, according to this request's cookies. Throws what the database throws. */
export async function readReader(context: AppContext, request: Request): Promise<Reader> {
  const viewer = await getViewer(context);
  return {
    user: viewer === null || viewer.accountStatus === "archived" ? null : signedIn(viewer, context.origin),
    // A client navigation that only reloads data names another page.
    toast: request.headers.has("X-Reload-Data") ? null : readToast(request),
    saved: readSaved(request),
  };
}

/** Whether the reader is redirected from a page that others may read (specification §2: an applicant's home). */
export const isLedOn = async (context: AppContext): Promise<boolean> =>
  (await getViewer(context))?.role === "org_pending";

function signedIn(viewer: Viewer, origin: string): SignedIn {
  const { userId, unread, unreadMessages, email, emailConfirmed, role, slug, managedOrganization } = viewer;
  const bell = new URL(paths.notifications(), origin);
  return {
    userId,
    admitted: decideGate(viewer, bell, null).kind === "pass",
    unread,
    unreadMessages,
    email,
    emailConfirmed,
    name: `${viewer.firstName} ${viewer.lastName}`.trim(),
    roleLabel: named(roleLabel(role)),
    showcaseSlug: flagsOf(role).isAgent ? slug : null,
    editsOrganization: managedOrganization?.role === "owner" || managedOrganization?.role === "manager",
    isExecutive: flagsOf(role).isExecutive,
    isAdmin: flagsOf(role).isAdmin,
    organizationSlug: flagsOf(role).canManageOrganizations ? (managedOrganization?.slug ?? null) : null,
  };
}

/** Headers of readers of several pages, by everything they depend on. */
const headers = new Map<string, string>();
const MOST_HEADERS = 500;
/** A path that no header link leads to. */
const ELSEWHERE = "/-";

/**
 * Replacements for each marked part of a cached page (`data-reader`, `data-saves`), for this reader and language: the
 * same that React renders on a page made for the reader.
 */
export const fragmentsFor = ({ user, toast }: Reader, address: URL): ReaderFragments => ({
  header: (layout) => (user === null ? null : headerOf(user, layout, address.pathname)),
  toast: () =>
    toast === null
      ? null
      : renderToString(
          <StaticRouter location={address.pathname + address.search}>
            <ToastRegion flash={toast}>
              <ToastPlace />
            </ToastRegion>
          </StaticRouter>,
        ),
  saved: (slug, name) => renderToString(<SaveButton slug={slug} name={name ?? undefined} saved />),
});

/** On most pages it is the same, because no header link leads to the page itself. */
function headerOf(user: SignedIn, layout: string, pathname: string): string {
  const about = `${language()} ${layout} ${JSON.stringify(user)}`;
  const elsewhere = remembered(`${ELSEWHERE} ${about}`, () => renderHeader(user, layout, ELSEWHERE));
  if (!elsewhere.includes(`href="${pathname}`)) return elsewhere;
  return remembered(`${pathname} ${about}`, () => renderHeader(user, layout, pathname));
}

const renderHeader = (user: SignedIn, layout: string, location: string) =>
  renderToString(
    <StaticRouter location={location}>
      <AuthContext.Provider value={{ user, error: null }}>
        <HeaderEnd layout={layout === "home" || layout === "wide" ? layout : "page"} />
      </AuthContext.Provider>
    </StaticRouter>,
  );

function remembered(key: string, make: () => string): string {
  const known = headers.get(key);
  const html = known ?? make();
  // Least recently used first.
  headers.delete(key);
  headers.set(key, html);
  for (const oldest of headers.keys()) {
    if (headers.size <= MOST_HEADERS) break;
    headers.delete(oldest);
  }
  return html;
}
