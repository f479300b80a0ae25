/** The shell's constants, each once. Widths are also CSS tokens (`app/ui/styles/theme.css`, media queries);
 *  `limits.test.ts` holds the two together. */
import { DAY_SECONDS } from "#app/platform/durations.ts";

/** §9: how long a toast is shown; one is shown at a time. */
export const TOAST_REMOVAL_MS = 1_000_000;
/** §9: a header that fails may be tried again so often, then only the page can be reloaded. */
export const HEADER_RETRY_LIMIT = 3;
/** §9: mobile is below this width. */
export const MOBILE_BELOW_PX = 768;
/** §9: the slide-in menu's width, and its maximum share of the screen. */
export const MOBILE_MENU_PX = 280;
export const MOBILE_MENU_MAX_VIEWPORT_PERCENT = 85;
/** §9: from this width the sidebar is open unless the reader folded it. */
export const SIDEBAR_OPEN_FROM_PX = 1024;
/** §9: the sidebar's widths: open, folded to icons, as a drawer on mobile. */
export const SIDEBAR_WIDTH_REM = 16;
export const SIDEBAR_ICONS_WIDTH_REM = 3;
export const SIDEBAR_DRAWER_WIDTH_REM = 18;
/** §9: the sidebar's state is remembered for 7 days. */
export const SIDEBAR_COOKIE_SECONDS = 7 * DAY_SECONDS;
/** Ours: a page that loads faster than this shows no progress. */
export const NAVIGATION_SIGN_AFTER_MS = 150;
/** §9: how long after signing out the page reloads. */
export const RELOAD_AFTER_SIGN_OUT_MS = 500;
