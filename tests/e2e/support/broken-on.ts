import type { Page } from "@playwright/test";

/** Parts of the page wider than the window, and counts such as "1 de 5" that begin on one line and end on another. */
export const brokenOn = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode;
      // What is folded away has no lines yet.
      if (!node.parentElement?.checkVisibility()) continue;
      for (const count of (node.textContent ?? "").matchAll(/\d+(?:[.,]\d+)?(?:\s?\/\s?| de )\d+/g)) {
        const range = document.createRange();
        range.setStart(node, count.index);
        range.setEnd(node, count.index + count[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.push(node.textContent?.trim() ?? "");
      }
    }
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    return wide > 0 ? [`${wide} px too wide`, ...broken] : broken;
  });
