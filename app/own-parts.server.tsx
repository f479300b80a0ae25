/** What of every page is its reader's: read for the root's data, and rendered by itself for a page that is kept. */
import { renderToString } from "react-dom/server.browser";
import { StaticRouter } from "react-router-dom/server";
import { flagsOf, roleLabel } from "./domains/accounts/flags.ts";
import type { Viewer } from "./domains/accounts/types.ts";
import { readSaved } from "./domains/directory/saved.ts";
import { decideGate } from "./guards/gate.ts";
import { getViewer } from "./guards/viewer.server.ts";
import { paths } from "./paths.ts";
import type { AppContext } from "./platform/context.ts";
import type { Frame, OwnHtml } from "./platform/personal-page.ts";
import { readToast, type ToastMessage } from "./platform/toast-cookie.ts";
import { AuthContext, type SignedIn } from "./shell/auth-context.ts";
import { HeaderEnd } from "./shell/header.tsx";
import { ToastPlace, ToastRegion } from "./shell/toast-region.tsx";
import { language, named } from "./text/text.ts";

export type Own = {
  user: SignedIn | null;
  toast: ToastMessage | null;
  /** Agents that this browser's cookie has. */
  saved: readonly string[];
  /** Led on from a page that others may read (specification §2: an applicant's home). */
  apart: boolean;
};

/** What this reader's pages say of them. */
export async function readOwn(context: AppContext, request: Request): Promise<Own> {
  const viewer = await getViewer(context);
  return {
    user: viewer === null || viewer.accountStatus === "archived" ? null : signedIn(viewer, context.origin),
    // Another page's, when this one is only read anew.
    toast: request.headers.has("X-Read-Anew") ? null : readToast(request),
    saved: readSaved(request),
    apart: viewer?.role === "org_pending",
  };
}

function signedIn(viewer: Viewer, origin: string): SignedIn {
  const { userId, unread, unreadMessages, email, role, slug, managedOrganization } = viewer;
  const bell = new URL(paths.notifications(), origin);
  return {
    userId,
    admitted: decideGate(viewer, bell, null).kind === "pass",
    unread,
    unreadMessages,
    email,
    name: `${viewer.firstName} ${viewer.lastName}`.trim(),
    roleLabel: named(roleLabel(role)),
    showcaseSlug: flagsOf(role).isAgent ? slug : null,
    editsOrganization: managedOrganization?.role === "owner" || managedOrganization?.role === "manager",
    isExecutive: flagsOf(role).isExecutive,
    isAdmin: flagsOf(role).isAdmin,
    organizationSlug: flagsOf(role).canManageOrganizations ? (managedOrganization?.slug ?? null) : null,
  };
}

/** Headers of who reads several pages, by all that they depend on. */
const headers = new Map<string, string>();
const MOST_HEADERS = 500;
/** Where no link of a header leads. */
const ELSEWHERE = "/-";

/** The reader's parts of the page at `address`, in the language that is read: what React makes of them in the page. */
export const renderOwn = ({ user, toast }: Pick<Own, "user" | "toast">, address: URL): OwnHtml => ({
  header: (frame) =>
    user === null
      ? renderHeader(null, frame, address.pathname + address.search)
      : headerOf(user, frame, address.pathname),
  toastPlace: () =>
    renderToString(
      <StaticRouter location={address.pathname + address.search}>
        <ToastRegion flash={toast}>
          <ToastPlace />
        </ToastRegion>
      </StaticRouter>,
    ),
});

/** On most pages it is the same: none of its links leads to where they are. */
function headerOf(user: SignedIn, frame: Frame, pathname: string): string {
  const about = `${language()} ${frame} ${JSON.stringify(user)}`;
  const elsewhere = remembered(`${ELSEWHERE} ${about}`, () => renderHeader(user, frame, ELSEWHERE));
  if (!elsewhere.includes(`href="${pathname}`)) return elsewhere;
  return remembered(`${pathname} ${about}`, () => renderHeader(user, frame, pathname));
}

const renderHeader = (user: SignedIn | null, layout: Frame, location: string) =>
  renderToString(
    <StaticRouter location={location}>
      <AuthContext.Provider value={{ user, error: null }}>
        <HeaderEnd layout={layout} />
      </AuthContext.Provider>
    </StaticRouter>,
  );

function remembered(key: string, make: () => string): string {
  const known = headers.get(key);
  const html = known ?? make();
  // The last one asked for goes last.
  headers.delete(key);
  headers.set(key, html);
  for (const oldest of headers.keys()) {
    if (headers.size <= MOST_HEADERS) break;
    headers.delete(oldest);
  }
  return html;
}
