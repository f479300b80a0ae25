/**
 * Keys of the console's pages. A page marks what it has, and this moves through it with real focus:
 * `data-key-item` on a row, `data-key-open` on the link that opens it, `data-key="x"` on what the letter x presses
 * within the row (a link, a summary, a check box; to a field, and to a button that sends a form, it only brings the
 * focus: Enter decides), `data-key-search` on the field that `/` goes to. `data-key-label` names it in the list under `?`.
 */
import { useEffect, useState } from "react";

const KEPT_AS = "console-keys";
const ITEM = "[data-key-item]";

/** What the page has a letter for, as the list under `?` says it. */
export type KeyHelp = { key: string; label: string };

export const MOVES: readonly KeyHelp[] = [
  { key: "j", label: "Next item" },
  { key: "k", label: "Item before" },
  { key: "Enter or o", label: "Open it" },
  { key: "Esc", label: "From a field back to its item" },
  { key: "?", label: "This list" },
];

const isTyping = (element: Element | null) =>
  element instanceof HTMLElement &&
  (element.isContentEditable ||
    element.matches(
      "textarea, select, input:not([type=checkbox], [type=radio], [type=submit], [type=button])",
    ));

const itemsOf = () =>
  [...document.querySelectorAll<HTMLElement>(ITEM)].filter((item) => item.checkVisibility());

/** Where the focus goes for an item: the link that names it, read aloud as such; else the item itself. */
function focusItem(item: HTMLElement | undefined): void {
  if (item === undefined) return;
  const link = item.querySelector<HTMLElement>("[data-key-open]");
  if (link === null && !item.hasAttribute("tabindex")) item.tabIndex = -1;
  (link ?? item).focus({ preventScroll: true });
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  item.scrollIntoView({ block: "nearest", behavior: calm ? "instant" : "smooth" });
}

/** Where one was last: an item that was decided is gone, and the next stands in its place. */
let last: { page: string; at: number } | null = null;

function move(by: 1 | -1, current: HTMLElement | null): void {
  const items = itemsOf();
  const page = location.pathname;
  const gone = last?.page === page && last.at > 0 ? last.at : 0;
  const begin = by === 1 ? gone : gone === 0 ? items.length - 1 : gone - 1;
  const wanted = current === null ? begin : items.indexOf(current) + by;
  const at = Math.min(items.length - 1, Math.max(0, wanted));
  last = { page, at };
  focusItem(items[at]);
}

/** Presses what the key stands for. What a form is sent with is gone to, and left to Enter: no letter decides by itself. */
function press(target: HTMLElement): void {
  target.scrollIntoView({ block: "nearest", behavior: "instant" });
  if (target.matches("button:not([type=button]), input[type=submit], textarea")) {
    target.focus();
    return;
  }
  target.click();
  const opened = target.closest("summary")?.closest("details");
  if (!opened) return;
  // Focused where the form begins once it is drawn.
  requestAnimationFrame(() => {
    const field = opened.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea, button");
    (opened.open && field !== null ? field : target).focus();
  });
}

const find = (within: Pick<ParentNode, "querySelectorAll"> | null, selector: string) =>
  [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])].find((one) => one.checkVisibility());

/** What a key does here and now; undefined where it is left to the browser. */
function workOf({ key: pressed }: KeyboardEvent, openHelp: () => void): (() => void) | undefined {
  const focused = document.activeElement;
  const item = focused?.closest<HTMLElement>(ITEM) ?? null;
  if (isTyping(focused)) return pressed === "Escape" && item !== null ? () => focusItem(item) : undefined;
  // Outside of the page's own part a letter is what it is.
  if (focused !== null && focused !== document.body && focused.closest("main") === null) return undefined;
  const key = pressed.toLowerCase();
  const pressing = (target: HTMLElement | undefined) => target && (() => press(target));
  switch (key) {
    case "?":
      return openHelp;
    case "j":
      return () => move(1, item);
    case "k":
      return () => move(-1, item);
    case "enter":
      return focused === item ? pressing(find(item, "[data-key-open]")) : undefined;
    case "o":
      return pressing(find(item, "[data-key-open]"));
    case "/":
      return () => find(document, "[data-key-search]")?.focus();
    default:
      return /^[a-z0-9]$/.test(key)
        ? pressing(find(item, `[data-key="${key}"]`) ?? findOnPage(key))
        : undefined;
  }
}

/** What stands outside of every item belongs to the page. */
const findOnPage = (key: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-key="${key}"]`)].find(
    (one) => one.closest(ITEM) === null && one.checkVisibility(),
  );

/** The letters that stand on the page now, each once. */
export function keysOnPage(): KeyHelp[] {
  const found = new Map<string, string>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-key]")) {
    const { key = "", keyLabel } = element.dataset;
    const said = keyLabel ?? element.getAttribute("aria-label") ?? element.textContent ?? "";
    if (!found.has(key)) found.set(key, said.trim());
  }
  const search = document.querySelector("[data-key-search]") === null ? [] : [{ key: "/", label: "Search" }];
  return [...[...found].map(([key, label]) => ({ key, label })), ...search];
}

/** Whether they are on; read when it is first asked for. */
let kept: boolean | undefined;

function areOn(): boolean {
  kept ??= readKept();
  return kept;
}

function readKept(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) !== "off";
  } catch {
    return true;
  }
}

/** Follows the keys while they are on; whether they are, and what turns them on and off in this browser. */
export function useKeys(openHelp: () => void): { on: boolean; turn: (on: boolean) => void } {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(areOn()), []);
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      // Asked at each key: what was rendered may be a moment old, and a key that is off would be heard.
      if (!areOn()) return;
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
        return;
      const work = document.querySelector("dialog:modal") === null ? workOf(event, openHelp) : undefined;
      if (work === undefined) return;
      event.preventDefault();
      work();
    };
    document.addEventListener("keydown", heard);
    return () => document.removeEventListener("keydown", heard);
  }, [openHelp]);
  return {
    on,
    turn(next) {
      kept = next;
      setOn(next);
      try {
        localStorage.setItem(KEPT_AS, next ? "on" : "off");
      } catch {
        // A browser that keeps nothing forgets it with the page.
      }
    },
  };
}
