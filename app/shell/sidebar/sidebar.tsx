import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { site } from "#app/platform/site.ts";
import { reportBrowserError } from "#app/shell/errors/error-reporting.ts";
import { Footer } from "#app/shell/footer.tsx";
import { HeaderBoundary } from "#app/shell/header/header-boundary.tsx";
import { HomeLink } from "#app/shell/header/home-link.tsx";
import { MOBILE_BELOW_PX, SIDEBAR_OPEN_FROM_PX } from "#app/shell/limits.ts";
import { t } from "#app/text/text.ts";
import { IconButton, iconButtonClass } from "#app/ui/buttons/icon-button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { InMain } from "#app/ui/layout/page-width.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type SidebarGroup, SidebarNav, WORDS } from "./sidebar-nav.tsx";
import { type SidebarState, sidebarCookie } from "./sidebar-state.ts";

export type SidebarLayoutProps = {
  groups: readonly SidebarGroup[];
  /** From the cookie, so that the first paint already has the right width. */
  initialState: SidebarState;
  /** Whether the page has no other language. */
  englishAlone: boolean;
  /** The signed-in person, at the bottom. */
  identity?: ReactNode;
  /** The bar above the content: search, bell, menu. */
  bar?: ReactNode;
  children: ReactNode;
};

/** The position of the switch: at the top of the content, which makes room for it. */
const SWITCH = "z-6 col-start-2 row-start-1 mt-2 ml-[calc(var(--gutter)-0.625rem)] place-self-start";
/** The switch without JavaScript. The same sign closes the drawer, so it must stay in reach above it; where the sidebar
 *  is open by its width there is nothing to switch. */
const PLAIN_SWITCH = {
  details: "group/switch peer/switch max-md:open:z-31",
  sign: "list-none [&::-webkit-details-marker]:hidden max-md:group-open/switch:fixed max-md:group-open/switch:top-2 max-md:group-open/switch:left-[calc(var(--side-mobile)-3.25rem)] max-md:group-open/switch:z-31",
  openByWidth: "lg:invisible",
} as const;
const SIDE = {
  frame: "col-start-1 row-start-1 w-side-icons border-line border-r bg-sunk md:peer-open/switch:w-side",
  drawer:
    "max-md:fixed max-md:inset-y-0 max-md:left-0 max-md:z-30 max-md:w-side-mobile max-md:animate-slide-from-left max-md:shadow-pop",
  shut: "max-md:hidden max-md:peer-open/switch:block",
} as const;
/** Its width from 768 px: the reader's choice, else open if there is room. */
const WIDTHS = { auto: "lg:w-side", expanded: "md:w-side", collapsed: null } as const;
/** Headings are smaller than on reading pages, whichever component has them. */
const CONTENT = "max-w-320 px-gutter pt-6 pb-14 [&_h1]:text-32 [&_h2]:text-20";

/**
 * A workspace with its sidebar: 16rem, 3rem of icons, or a drawer of 18rem on mobile. Without JavaScript a details
 * element replaces the button, and opens the same sidebar.
 */
export function SidebarLayout({
  groups,
  initialState,
  englishAlone,
  identity,
  bar,
  children,
}: SidebarLayoutProps) {
  const hydrated = useHydrated();
  const { state, expanded, drawer, toggle, closeDrawer } = useSidebar(initialState);
  const content = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLElement>(null);
  const switchBox = useRef<HTMLDivElement>(null);
  const wasDrawer = useRef(false);

  useEffect(() => {
    if (drawer === wasDrawer.current) return;
    wasDrawer.current = drawer;
    // The page behind an open drawer must be out of reach, for the keyboard too.
    if (content.current) content.current.inert = drawer;
    if (drawer) side.current?.querySelector("button")?.focus();
    else switchBox.current?.querySelector("button")?.focus();
  }, [drawer]);

  return (
    <div className="relative grid min-h-dvh grid-cols-[auto_minmax(0,1fr)]">
      {hydrated ? (
        <div className={SWITCH} ref={switchBox}>
          <IconButton
            icon="sidebar"
            label={t("Sidebar (Ctrl or Cmd + B)")}
            aria-expanded={expanded}
            aria-controls="sidebar"
            onClick={toggle}
          />
        </div>
      ) : (
        <details
          className={classNames(
            SWITCH,
            PLAIN_SWITCH.details,
            state !== "collapsed" && PLAIN_SWITCH.openByWidth,
          )}
        >
          <summary className={iconButtonClass({}, PLAIN_SWITCH.sign)} aria-label={t("Sidebar")}>
            <Icon name="sidebar" />
          </summary>
        </details>
      )}
      <aside
        className={classNames(SIDE.frame, WIDTHS[state ?? "auto"], SIDE.drawer, !drawer && SIDE.shut)}
        id="sidebar"
        aria-label={t("Workspace")}
        ref={side}
      >
        <div className="@container/side sticky top-0 flex h-dvh flex-col">
          <div className="flex min-h-15 items-center justify-between @min-[6rem]/side:px-4.5 px-1.5">
            <HomeLink ground="sunk">
              <span className={WORDS}>{site.name}</span>
            </HomeLink>
            {drawer ? <IconButton icon="x" label={t("Close sidebar")} onClick={closeDrawer} /> : null}
          </div>
          <SidebarNav groups={groups} onChoose={closeDrawer} />
          {identity ? (
            <div className="border-line border-t @min-[6rem]/side:px-4.5 px-1 py-3.5 text-14 leading-[1.35]">
              <div className={WORDS}>{identity}</div>
            </div>
          ) : null}
        </div>
      </aside>
      {drawer ? (
        <button
          className="fixed inset-0 z-29 bg-scrim"
          type="button"
          aria-label={t("Close sidebar")}
          onClick={closeDrawer}
        />
      ) : null}
      <div className="col-start-2 row-start-1 min-w-0" ref={content}>
        <header className="flex min-h-15 flex-wrap items-center justify-end gap-2 border-line border-b pr-gutter pl-[calc(var(--gutter)+2.75rem)]">
          <HeaderBoundary part onError={(error) => reportBrowserError(error)}>
            <HomeLink className="mr-auto md:hidden" />
            {bar}
          </HeaderBoundary>
        </header>
        <main id="main" className={CONTENT}>
          <InMain.Provider value={true}>{children}</InMain.Provider>
        </main>
        <Footer wide englishAlone={englishAlone} withZone />
      </div>
    </div>
  );
}

/** The sidebar's state and its switch, also on Ctrl or Cmd and B (specification §2). On mobile the switch
 *  opens a drawer, which is not remembered; elsewhere it folds, which is. */
function useSidebar(initial: SidebarState) {
  const [state, setState] = useState(initial);
  const [drawer, setDrawer] = useState(false);
  const openByWidth = useWidth(`(min-width: ${SIDEBAR_OPEN_FROM_PX}px)`);
  const mobile = useWidth(`(max-width: ${MOBILE_BELOW_PX - 1}px)`);
  const expanded = mobile ? drawer : state ? state === "expanded" : openByWidth;

  const toggle = useCallback(() => {
    if (mobile) {
      setDrawer(!drawer);
      return;
    }
    const next = expanded ? "collapsed" : "expanded";
    setState(next);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not yet in every browser.
    document.cookie = sidebarCookie(next);
  }, [mobile, drawer, expanded]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() === "b" && (event.ctrlKey || event.metaKey) && !event.altKey) {
        event.preventDefault();
        toggle();
      } else if (event.key === "Escape") {
        setDrawer(false);
      }
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [toggle]);

  // A drawer that was open when the window grew is closed.
  const closeDrawer = useCallback(() => setDrawer(false), []);
  return { state, expanded, drawer: drawer && mobile, toggle, closeDrawer };
}

function useWidth(query: string): boolean {
  const [matches, setMatches] = useState(false);
  useEffect(() => {
    const list = matchMedia(query);
    const read = () => setMatches(list.matches);
    read();
    list.addEventListener("change", read);
    return () => list.removeEventListener("change", read);
  }, [query]);
  return matches;
}
