/**
 * The page as a browser's translation leaves it: each text is replaced with an element, and the page's own code still
 * holds the old text node. The words stay the same, so that tests can query the page for them.
 */
import type { Page } from "@playwright/test";
import { waitUntilHydrated } from "./frame.ts";

/** Chrome puts a new text into its element and lets go of the old one; other programs put the old one into it. */
type Way = "replaced" | "moved";
export const WAYS: readonly Way[] = ["replaced", "moved"];

/** Runs in the browser. Translates what is there, and from then on what appears. */
function translate(way: Way): void {
  const LEFT_ALONE = "script, style, noscript, textarea, title, font";
  const style = "vertical-align: inherit;";
  const wrap = (text: Node) => {
    if (text.parentElement === null || text.parentElement.closest(LEFT_ALONE) !== null) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    outer.setAttribute("data-style", style);
    outer.appendChild(inner);
    text.parentElement.replaceChild(outer, text);
    inner.appendChild(way === "moved" ? text : document.createTextNode(text.nodeValue ?? ""));
  };
  const all = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) wrap(text);
  };
  all();
  document.documentElement.classList.add("translated-ltr");
  new MutationObserver(all).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Once the page lives. */
export async function translatePage(page: Page, way: Way): Promise<void> {
  await waitUntilHydrated(page);
  await page.evaluate(translate, way);
}

/** Opens a page that is translated before any of its code has come. */
export async function openTranslated(page: Page, path: string, way: Way): Promise<void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  await page.evaluate(translate, way);
  arrive();
  await page.waitForLoadState("networkidle");
  await page.unroute("**/assets/*.js");
}
