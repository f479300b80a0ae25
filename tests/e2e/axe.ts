/** axe, in the views that a page is looked at. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;
type AxeWindow = { axe: { run(context: Document, options: object): Promise<AxeResults> } };

/** Each layout and each theme meets every rule once; the other two views differ from those only in colors. */
export const VIEWS = [
  { width: 1440, height: 900, colorScheme: "light", rules: "all" },
  { width: 1440, height: 900, colorScheme: "dark", rules: "colors" },
  { width: 390, height: 844, colorScheme: "light", rules: "colors" },
  { width: 390, height: 844, colorScheme: "dark", rules: "all" },
] as const;

const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** What axe finds, a line each. */
export async function listViolations(page: Page, rules: "all" | "colors"): Promise<string[]> {
  await bringAxe(page);
  // Telling every element that is right, and carrying it here, costs as much as finding what is wrong.
  const options = { resultTypes: ["violations"], ...(rules === "colors" ? { runOnly: COLOR_RULES } : {}) };
  return page.evaluate(async (wanted) => {
    const { violations } = await (window as unknown as AxeWindow).axe.run(document, wanted);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id} (${help}): ${node.target.join(" ")} ${node.html.slice(0, 160)}`),
    );
  }, options);
}

/** Once for a page and all its views: half a megabyte of script. The builder leaves it behind where it has run. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  // One frame, so axe needs no second page for its report.
  await new AxeBuilder({ page }).setLegacyMode(true).withRules(["html-has-lang"]).analyze();
}
