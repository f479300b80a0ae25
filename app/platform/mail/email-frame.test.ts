import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { EMAIL_COLORS } from "./email-frame.ts";

const css = readFileSync("app/ui/styles/theme.css", "utf8");
const roleIn = (theme: string, role: string) => new RegExp(`--${role}: (#[0-9a-f]{6});`).exec(theme)?.[1];

test("emails have the colors of the product, in light and in dark", () => {
  const dark = css.slice(css.indexOf(':root[data-theme="dark"]'));
  for (const [role, { light, dark: darkColor }] of Object.entries(EMAIL_COLORS)) {
    expect(roleIn(css, role), role).toBe(light);
    expect(roleIn(dark, role), `${role} in dark`).toBe(darkColor);
  }
});
