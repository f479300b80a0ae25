/** What a page must be for everybody: axe in the views that it is looked at, its width, and the size of what is hit and typed into. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { listSmallFields } from "./field-size.ts";
import { listSmallTargets } from "./target-size.ts";

type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;
type AxeWindow = { axe: { run(context: Document, options: object): Promise<AxeResults> } };

/** Each layout and each theme meets every rule once; the other two views differ from those only in colors. */
const VIEWS = [
  { width: 1440, height: 900, colorScheme: "light", rules: "all" },
  { width: 1440, height: 900, colorScheme: "dark", rules: "colors" },
  { width: 390, height: 844, colorScheme: "light", rules: "colors" },
  { width: 390, height: 844, colorScheme: "dark", rules: "all" },
] as const;

/**
 * How a page is looked at: in all views with `npm test -- --long`, and by day in one of the two that cover every
 * rule. Its name decides which, so that half of all pages are tested on a desktop in the light and half on a phone in
 * the dark.
 */
function viewsOf(name: string) {
  if (process.env.FAIRLEAD_LONG_RUNS === "1") return VIEWS;
  const whole = VIEWS.filter(({ rules }) => rules === "all");
  const letters = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return whole.slice(letters % whole.length).slice(0, 1);
}

/**
 * On the page as it is axe finds nothing; and on a desktop and a phone it doesn't scroll sideways, and nothing is too small to
 * be hit or typed into.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const { width, height, colorScheme, rules } of viewsOf(name)) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    expect.soft(await listViolations(page, rules), `${name}, ${width} px, ${colorScheme}`).toEqual([]);
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await listTooWide(page), `${name}, ${width} px`).toEqual([]);
    if (width === 390) expect.soft(await listSmallFields(page), name).toEqual([]);
    if (width === 390 || width === 1440)
      expect.soft(await listSmallTargets(page), `${name}, ${width} px`).toEqual([]);
  }
}

const WIDTHS = [320, 390, 820, 1440];

/** What makes the page scroll sideways. */
const listTooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const over = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return over.slice(0, 4).map((element) => element.outerHTML.slice(0, 140));
  });

const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** What axe finds, a line each. */
export async function listViolations(page: Page, rules: "all" | "colors"): Promise<string[]> {
  await bringAxe(page);
  // Reporting every correct element, and transferring it here, costs as much as finding what is wrong.
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
