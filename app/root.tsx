import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { data } from "@remix-run/cloudflare";
import {
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext, useMemo } from "react";
import type { RouteHandle } from "./guards/access.ts";
import { adminPaths } from "./paths/admin.ts";
import { paths } from "./paths/paths.ts";
import type { Viewing } from "./platform/context.ts";
import { clearDraft, readDraft } from "./platform/forms/draft-cookie.ts";
import { useNonce } from "./platform/pages/nonce.ts";
import {
  READER_ELEMENT,
  type Reader,
  ReaderContext,
  STRANGER,
  writeReader,
} from "./platform/reader/reader.ts";
import { clearToast } from "./platform/reader/toast-cookie.ts";
import { site } from "./platform/site.ts";
import { documentZone, formatMoment } from "./platform/time/reader-time.ts";
import { readReader } from "./reader.server.tsx";
import { AskDialogHost } from "./shell/ask-dialog-host.tsx";
import { AuthContext } from "./shell/auth/auth-context.ts";
import { useAuthSync } from "./shell/auth/use-auth-sync.ts";
import { DemoBanner } from "./shell/demo-banner.tsx";
import { reportBrowserError } from "./shell/errors/error-reporting.ts";
import { ErrorScreen } from "./shell/errors/error-screen.tsx";
import { Footer } from "./shell/footer.tsx";
import { Header } from "./shell/header/header.tsx";
import { HeaderBoundary } from "./shell/header/header-boundary.tsx";
import { LateScripts } from "./shell/late-scripts.tsx";
import { Arrival } from "./shell/navigation/arrival.tsx";
import { NavigationProgress } from "./shell/navigation/navigation-progress.tsx";
import { PendingPage } from "./shell/navigation/pending-page.tsx";
import { newestReader } from "./shell/page-reader.ts";
import { PutIn } from "./shell/put-in.tsx";
import { ToastPlace, ToastRegion } from "./shell/toast-region.tsx";
import { useOwnZone } from "./shell/use-own-zone.ts";
import styles from "./styles.css?url";
import { language, named } from "./text/text.ts";
import { fontFiles } from "./ui/fonts.ts";
import { SkipLink } from "./ui/navigation/skip-link.tsx";

export const links: LinksFunction = () => [
  ...fontFiles.map((href) => ({
    rel: "preload" as const,
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
    href,
  })),
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export const meta: MetaFunction = () => [
  { title: site.name },
  { name: "description", content: named(site.description) },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { origin, requestId } = context;
  const [{ user, toast }, draft] = await Promise.all([readReader(context, request), readDraft(request)]);
  // Not `context.cookies`: a page that redirects hasn't shown them, and leaves both to the next page.
  const headers = new Headers();
  if (toast !== null) headers.append("Set-Cookie", clearToast());
  if (draft !== null && user !== null)
    for (const cookie of clearDraft()) headers.append("Set-Cookie", cookie);
  return data(
    {
      origin,
      demoData: context.settings.demoData,
      // Left out of all other pages: it travels with each.
      ...(context.pages.isEnglishAlone(new URL(request.url)) ? { englishAlone: true } : {}),
      requestId,
      // Left out without a view: it travels with each page.
      ...(context.viewing === null ? {} : { viewing: viewWords(context.viewing, user?.name ?? "") }),
      // Shown once, to the person who signed in.
      draft: user === null ? null : draft,
    },
    { headers },
  );
}

/** The bar above every page while an admin views the product as someone else. */
const viewWords = ({ untilMs }: Viewing, name: string) => ({
  label: "Viewing as someone else",
  text: `You’re viewing as ${name} until ${formatMoment(untilMs)}. Nothing can be changed.`,
  end: "End the view",
  to: adminPaths.endView(),
});

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  // For reports of errors in the browser (app/shell/errors/error-reporting.ts).
  const requestId = useRouteLoaderData<typeof loader>("root")?.requestId;
  const reader = useReader();
  return (
    <html
      lang={language()}
      // Behind the menu's panel the page doesn't scroll. A toast covers the foot of the window: focused elements, and
      // the end of the page, are scrolled clear of it.
      className="has-[[data-toast]]:scroll-pb-toast max-md:has-[[data-menu][open]]:overflow-hidden has-[[data-toast]]:[&>body]:mb-toast"
      data-request={requestId}
      // For the browser's formatting of moments (app/shell/browser-zone.ts).
      data-zone={documentZone()}
      // The reader's display settings are written here behind the edge cache (platform/reader/display.ts).
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={site.themeColor.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={site.themeColor.dark} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        <ReaderContext.Provider value={reader}>
          <SignedInAs>
            <Frame>{children}</Frame>
          </SignedInAs>
        </ReaderContext.Provider>
        <script
          type="application/json"
          id={READER_ELEMENT}
          data-reader="data"
          // JSON whose every < is escaped.
          dangerouslySetInnerHTML={{ __html: writeReader(reader) }}
        />
        <ScrollRestoration nonce={nonce} getKey={scrollKey} />
        <LateScripts nonce={nonce} />
      </body>
    </html>
  );
}

/**
 * The key under which a scroll position is stored. Anchors that the browser follows itself all have the router's
 * first key: with that key, the position of the previous one would be restored, and the anchor would lead nowhere.
 */
const scrollKey = ({ key, hash }: { key: string; hash: string }) =>
  key === "default" && hash !== "" ? `${hash} ${performance.now()}` : key;

/** On the server, the request's user. In the browser, the user that the page's data came for: both change together. */
function useReader(): Reader {
  const ofRequest = useContext(ReaderContext);
  const data = useRouteLoaderData<typeof loader>("root");
  // biome-ignore lint/correctness/useExhaustiveDependencies: said anew with each answer of the loaders.
  return useMemo(() => ofRequest ?? newestReader(), [ofRequest, data]);
}

/** Gives `useAuth` its answer, also around error screens. */
function SignedInAs({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { user } = useContext(ReaderContext) ?? STRANGER;
  const viewing = root ? "viewing" in root : false;
  return <AuthContext.Provider value={{ user, error: null, viewing }}>{children}</AuthContext.Provider>;
}

/** Everything around the page: it must stand even where the page, or its data, does not. */
function Frame({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const { toast, user } = useContext(ReaderContext) ?? STRANGER;
  const { pathname, search } = useLocation();
  const handles = useMatches().map(({ handle }) => handle);
  const layout = handles.map(layoutOf).findLast((one) => one !== undefined);
  const viewing = data && "viewing" in data ? data.viewing : undefined;
  const banner = viewing && (
    // A plain form: ending the view reloads everything as the admin's own.
    <form
      method="post"
      action={viewing.to}
      aria-label={viewing.label}
      className="sticky top-0 z-30 flex flex-wrap items-center justify-center gap-3 bg-ink p-2 text-14 text-surface"
    >
      <span>{viewing.text}</span>
      <button className="min-h-dense border border-current px-3 underline" type="submit">
        {viewing.end}
      </button>
    </form>
  );
  // Another page isn't the copy that this one may be.
  const outage = <PutIn key={pathname + search} place="outage" wide={layout === "wide"} />;
  if (layout === "bare" || (layout === "workspace" && user !== null)) {
    return (
      <ToastRegion flash={toast}>
        <SkipLink />
        <NavigationProgress />
        <Arrival />
        <ToastPlace />
        {banner}
        {outage}
        {children}
        <AskDialogHost />
      </ToastRegion>
    );
  }
  const query = pathname === paths.search() ? (new URLSearchParams(search).get("q") ?? "") : "";
  return (
    <ToastRegion flash={toast}>
      <SkipLink />
      <NavigationProgress />
      <Arrival />
      <ToastPlace />
      {banner}
      {outage}
      {data?.demoData ? <DemoBanner wide={layout === "wide"} /> : null}
      <HeaderBoundary onError={(error) => reportBrowserError(error)}>
        <Header
          layout={layout === "workspace" ? "page" : (layout ?? "page")}
          searchAction={paths.search()}
          query={query}
        />
      </HeaderBoundary>
      {children}
      <Footer
        wide={layout === "wide"}
        englishAlone={data?.englishAlone === true}
        withZone={isOneReaders(handles.at(-1))}
      />
      <AskDialogHost />
    </ToastRegion>
  );
}

/** Whether a page is made for its signed-in reader, so that its times are in their zone. */
const isOneReaders = (handle: unknown): boolean =>
  typeof handle === "object" &&
  handle !== null &&
  "access" in handle &&
  ["signed-in", "settings", "admin"].includes(String(handle.access));

function layoutOf(handle: unknown): RouteHandle["layout"] {
  const layout =
    typeof handle === "object" && handle !== null && "layout" in handle ? handle.layout : undefined;
  return layout === "wide" ||
    layout === "home" ||
    layout === "page" ||
    layout === "bare" ||
    layout === "workspace"
    ? layout
    : undefined;
}

export default function App() {
  useAuthSync();
  useOwnZone();
  return (
    <PendingPage>
      <Outlet />
    </PendingPage>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>("root");
  return <ErrorScreen error={error} requestId={data?.requestId} />;
}
