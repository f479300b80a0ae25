import { readFileSync } from "node:fs";
import { compile } from "tailwindcss";
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
import { parseSidebarState, sidebarCookie } from "./sidebar/sidebar-state.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const roles = read("../ui/styles/theme.css");

/** The utilities' CSS, as the build writes it. */
async function writeUtilities(...utilities: string[]): Promise<string> {
  const { build } = await compile(`${roles.slice(roles.indexOf("@theme"))}\n@tailwind utilities;`);
  return build(utilities).replace(/\s+/g, " ");
}

test("the style sheet draws the widths that the specification gives", () => {
  expect(roles).toContain(`--side: ${SIDEBAR_WIDTH_REM}rem;`);
  expect(roles).toContain(`--side-icons: ${SIDEBAR_ICONS_WIDTH_REM}rem;`);
  expect(roles).toContain(`--side-mobile: ${SIDEBAR_DRAWER_WIDTH_REM}rem;`);
  expect(roles).toContain(`--menu-mobile: min(${MOBILE_MENU_PX}px, ${MOBILE_MENU_MAX_VIEWPORT_PERCENT}vw);`);
});

test("the menu is a panel only below desktop width", async () => {
  expect(read("./header/menu.tsx")).toContain(" max-md:w-menu-mobile ");
  expect(await writeUtilities("max-md:w-menu-mobile")).toContain(
    `@media (width < ${MOBILE_BELOW_PX}px) { .max-md\\:w-menu-mobile { width: var(--menu-mobile); } }`,
  );
});

test.each([
  ["open as it was left", 'expanded: "md:w-side"', `@media (width >= ${MOBILE_BELOW_PX}px)`, "var(--side)"],
  ["open by its width", 'auto: "lg:w-side"', `@media (width >= ${SIDEBAR_OPEN_FROM_PX}px)`, "var(--side)"],
  ["a drawer", " max-md:w-side-mobile ", `@media (width < ${MOBILE_BELOW_PX}px)`, "var(--side-mobile)"],
])("the sidebar is %s where the specification says so", async (_, said, where, width) => {
  expect(read("./sidebar/sidebar.tsx")).toContain(said);
  const utility = said.replace(/^\w+: |["\s]/g, "");
  expect(await writeUtilities(utility)).toContain(
    `${where} { .${utility.replace(":", "\\:")} { width: ${width}; } }`,
  );
});

test("the sidebar's state survives in a cookie for seven days, and nonsense is nothing", () => {
  const cookie = sidebarCookie("collapsed");
  expect(cookie).toContain("Max-Age=604800");
  expect(parseSidebarState(`a=1; ${cookie.split(";")[0]}; b=2`)).toBe("collapsed");
  expect(parseSidebarState("sidebar_state=sideways")).toBeNull();
  expect(parseSidebarState(null)).toBeNull();
});
