import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  MOBILE_BELOW_PX,
  MOBILE_MENU_MAX_VIEWPORT_PERCENT,
  MOBILE_MENU_PX,
  SIDEBAR_DRAWER_WIDTH_REM,
  SIDEBAR_ICONS_WIDTH_REM,
  SIDEBAR_OPEN_FROM_PX,
  SIDEBAR_WIDTH_REM,
} from "./limits.ts";
import { parseSidebarState, sidebarCookie } from "./sidebar-state.ts";

const css = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

test("the style sheets draw the widths that the specification gives", () => {
  const tokens = css("../ui/styles/theme.css");
  expect(tokens).toContain(`--side: ${SIDEBAR_WIDTH_REM}rem;`);
  expect(tokens).toContain(`--side-icons: ${SIDEBAR_ICONS_WIDTH_REM}rem;`);
  expect(tokens).toContain(`--side-mobile: ${SIDEBAR_DRAWER_WIDTH_REM}rem;`);
  expect(tokens).toContain(`--menu-mobile: min(${MOBILE_MENU_PX}px, ${MOBILE_MENU_MAX_VIEWPORT_PERCENT}vw);`);
  expect(css("./menu.css")).toContain(`(max-width: ${MOBILE_BELOW_PX - 1}px)`);
  expect(css("./sidebar.css")).toContain(`(min-width: ${SIDEBAR_OPEN_FROM_PX}px)`);
});

test("the sidebar's state survives in a cookie for seven days, and nonsense is nothing", () => {
  const cookie = sidebarCookie("collapsed");
  expect(cookie).toContain("Max-Age=604800");
  expect(parseSidebarState(`a=1; ${cookie.split(";")[0]}; b=2`)).toBe("collapsed");
  expect(parseSidebarState("sidebar_state=sideways")).toBeNull();
  expect(parseSidebarState(null)).toBeNull();
});
