/** axe, in the views that a page is looked at. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Each layout and each theme meets every rule once; the other two views differ from those only in colours. */
export const VIEWS = [
  { width: 1440, height: 900, colorScheme: "light", rules: "all" },
  { width: 1440, height: 900, colorScheme: "dark", rules: "colours" },
  { width: 390, height: 844, colorScheme: "light", rules: "colours" },
  { width: 390, height: 844, colorScheme: "dark", rules: "all" },
] as const;

/** What axe finds, a line each. */
export async function listViolations(page: Page, rules: "all" | "colours"): Promise<string[]> {
  // One frame, so axe needs no second page for its report.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (rules === "colours") axe.withRules(["color-contrast", "link-in-text-block"]);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(" ")} ${node.html.slice(0, 160)}`),
  );
}
