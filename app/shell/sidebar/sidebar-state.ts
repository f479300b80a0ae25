import { SIDEBAR_COOKIE_SECONDS } from "#app/shell/limits.ts";

/** The reader's last choice for the sidebar; null if there was none, so that the width decides. */
export type SidebarState = "expanded" | "collapsed" | null;

const COOKIE = "sidebar_state";

/** Reads the state from a request's `Cookie` header. */
export function parseSidebarState(cookieHeader: string | null): SidebarState {
  const value = cookieHeader
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);
  return value === "expanded" || value === "collapsed" ? value : null;
}

/** What the browser writes to `document.cookie`: a preference of this device, no secret. */
export function sidebarCookie(state: "expanded" | "collapsed"): string {
  return `${COOKIE}=${state}; Path=/; Max-Age=${SIDEBAR_COOKIE_SECONDS}; SameSite=Lax`;
}
