/** What is too small to be hit: WCAG 2.2, success criterion 2.5.8, with its exceptions for spacing and for sentences. */
import type { Page } from "@playwright/test";

/** Both ways, in CSS pixels. */
const LEAST = 24;

/** The targets on the page that are smaller and have no exception, a line each. */
export function listSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const TARGETS =
      "a[href], button, summary, select, textarea, input:not([type=hidden]), [role=option], [role=slider]";
    /** Half a pixel is lost where boxes do not begin on full pixels. */
    const enough = least - 0.5;

    /** The clickable area of this control: a label around it, or one next to a box or dot, belongs to it. */
    const partsOf = (element: Element): Element[] =>
      element instanceof HTMLInputElement && element.labels !== null && /checkbox|radio/.test(element.type)
        ? [element, ...element.labels]
        : [element, ...(element.closest("label") === null ? [] : [element.closest("label") as Element])];

    const isLaidOver = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
      return false;
    };

    /** Text of the line's block next to its targets: the line's height is not the target's choice. */
    const isInSentence = (element: Element): boolean => {
      if (element instanceof SVGElement || getComputedStyle(element).display !== "inline") return false;
      let block = element.parentElement;
      while (block !== null && getComputedStyle(block).display === "inline") block = block.parentElement;
      if (block === null) return false;
      const words = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
        const around = node.parentElement;
        // Text for screen readers takes no space.
        const isSeen = (around?.getBoundingClientRect().width ?? 0) > 1;
        const beside = isSeen && around?.closest("a, button, summary") === null;
        if (beside && /[\p{L}\p{N}]{2}/u.test(node.textContent ?? "")) return true;
      }
      return false;
    };

    const targets = [...document.querySelectorAll(TARGETS)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
      .filter((element) => !element.matches(":disabled") && element.closest("[inert]") === null)
      .map((element) => {
        const boxes = partsOf(element)
          .map((part) => part.getBoundingClientRect())
          // What only a screen reader gets is no target; its label is.
          .filter(({ width, height }) => width > 1 && height > 1);
        const left = Math.min(...boxes.map((box) => box.left));
        const top = Math.min(...boxes.map((box) => box.top));
        const right = Math.max(...boxes.map((box) => box.right));
        const bottom = Math.max(...boxes.map((box) => box.bottom));
        return { element, left, top, right, bottom, width: right - left, height: bottom - top };
      })
      .filter(({ width }) => width > 1);
    type Target = (typeof targets)[number];
    const isSmall = ({ width, height }: Target) => width < enough || height < enough;
    const middle = ({ left, top, width, height }: Target) => ({ x: left + width / 2, y: top + height / 2 });

    /** A circle of that width around a small target meets no other target, nor another's circle. */
    const hasRoom = (one: Target): boolean => {
      const { x, y } = middle(one);
      return targets.every((other) => {
        if (other === one || one.element.contains(other.element) || other.element.contains(one.element))
          return true;
        if (isLaidOver(one.element) !== isLaidOver(other.element)) return true;
        const across = Math.max(other.left - x, 0, x - other.right);
        const down = Math.max(other.top - y, 0, y - other.bottom);
        if (Math.hypot(across, down) < enough / 2) return false;
        const its = middle(other);
        return !isSmall(other) || Math.hypot(its.x - x, its.y - y) >= enough;
      });
    };

    return targets
      .filter((one) => isSmall(one) && !isInSentence(one.element) && !hasRoom(one))
      .map(
        ({ element, width, height }) =>
          `${width.toFixed(1)} by ${height.toFixed(1)} px: ${element.outerHTML.slice(0, 160)}`,
      );
  }, LEAST);
}
