import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { paths } from "#app/paths.ts";
import { site } from "#app/platform/site.ts";
import { IconButton } from "#app/ui/forms/icon-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Mark } from "#app/ui/mark.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type SidebarGroup, SidebarNav } from "./sidebar-nav.tsx";
import type { SidebarState } from "./sidebar-state.ts";
import { useSidebar } from "./use-sidebar.ts";

export type SidebarLayoutProps = {
  groups: readonly SidebarGroup[];
  /** From the cookie, so that the first paint already has the right width. */
  initialState: SidebarState;
  /** Who works here, at the foot. */
  identity?: ReactNode;
  /** The bar above the content: search, bell, menu. */
  bar?: ReactNode;
  children: ReactNode;
};

/** A workspace with its sidebar: 16rem, 3rem of icons, or a drawer of 18rem on mobile. Without JavaScript
 *  a details stands in the place of the button, and opens the same sidebar. */
export function SidebarLayout({ groups, initialState, identity, bar, children }: SidebarLayoutProps) {
  const hydrated = useHydrated();
  const { state, expanded, drawer, toggle, closeDrawer } = useSidebar(initialState);
  const content = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLElement>(null);
  const switchBox = useRef<HTMLDivElement>(null);
  const wasDrawer = useRef(false);

  useEffect(() => {
    if (drawer === wasDrawer.current) return;
    wasDrawer.current = drawer;
    // The page behind an open drawer must be out of reach, also for the keyboard.
    if (content.current) content.current.inert = drawer;
    if (drawer) side.current?.querySelector("button")?.focus();
    else switchBox.current?.querySelector("button")?.focus();
  }, [drawer]);

  return (
    <div className="work" data-side={state ?? "auto"} data-drawer={drawer || undefined}>
      {hydrated ? (
        <div className="side-switch" ref={switchBox}>
          <IconButton
            icon="sidebar"
            label="Sidebar (Ctrl or Cmd + B)"
            aria-expanded={expanded}
            aria-controls="sidebar"
            onClick={toggle}
          />
        </div>
      ) : (
        <details className="side-switch">
          <summary className="iconbtn" aria-label="Sidebar">
            <Icon name="sidebar" />
          </summary>
        </details>
      )}
      <aside className="side" id="sidebar" aria-label="Workspace" ref={side}>
        <div className="in">
          <div className="head">
            <Link className="logo" to={paths.home()} aria-label={site.name}>
              <Mark />
              <span className="lb">{site.name}</span>
            </Link>
            {drawer ? <IconButton icon="x" label="Close sidebar" onClick={closeDrawer} /> : null}
          </div>
          <SidebarNav groups={groups} onChoose={closeDrawer} />
          {identity ? <div className="me">{identity}</div> : null}
        </div>
      </aside>
      {drawer ? (
        <button className="side-scrim" type="button" aria-label="Close sidebar" onClick={closeDrawer} />
      ) : null}
      <div className="work-main" ref={content}>
        <header className="wtop">{bar}</header>
        <main id="main" className="wmain">
          {children}
        </main>
      </div>
    </div>
  );
}
