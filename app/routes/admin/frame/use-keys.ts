/**
 * Keyboard shortcuts of the admin pages. Markup says what they reach, and the focus really moves there:
 * `data-key-item` on a row, `data-key-open` on the link that opens it, `data-key="x"` on what the letter x clicks in the
 * row (a link, a summary, a check box; a field or a button that sends a form only gets the focus, and Enter decides),
 * `data-key-search` on the field that `/` goes to. `data-key-label` is its name in the list under `?`.
 */
import { useEffect, useState } from "react";

const STORED_AS = "console-keys";
const ITEM = "[data-key-item]";

/** A line of the list under `?`. */
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

/** Focuses an item: the link that opens it, which screen readers then read; otherwise the item itself. */
function focusItem(item: HTMLElement | undefined): void {
  if (item === undefined) return;
  const link = item.querySelector<HTMLElement>("[data-key-open]");
  if (link === null && !item.hasAttribute("tabindex")) item.tabIndex = -1;
  (link ?? item).focus({ preventScroll: true });
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  item.scrollIntoView({ block: "nearest", behavior: calm ? "instant" : "smooth" });
}

/** Where the focus was last: an item that was decided is gone, and the next one has its place. */
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

/** Clicks what the key is for. A button that sends a form only gets the focus, so that no letter decides anything. */
function click(target: HTMLElement): void {
  target.scrollIntoView({ block: "nearest", behavior: "instant" });
  if (target.matches("button:not([type=button]), input[type=submit], textarea")) {
    target.focus();
    return;
  }
  target.click();
  const opened = target.closest("summary")?.closest("details");
  if (!opened) return;
  // Focuses the form's first field once it is drawn.
  requestAnimationFrame(() => {
    const field = opened.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea, button");
    (opened.open && field !== null ? field : target).focus();
  });
}

const find = (within: Pick<ParentNode, "querySelectorAll"> | null, selector: string) =>
  [...(within?.querySelectorAll<HTMLElement>(selector) ?? [])].find((one) => one.checkVisibility());

/** What a key does now; undefined when it is the browser's. */
function workOf({ key: pressed }: KeyboardEvent, openHelp: () => void): (() => void) | undefined {
  const focused = document.activeElement;
  const item = focused?.closest<HTMLElement>(ITEM) ?? null;
  if (isTyping(focused)) return pressed === "Escape" && item !== null ? () => focusItem(item) : undefined;
  // Outside of <main>, letters are the browser's.
  if (focused !== null && focused !== document.body && focused.closest("main") === null) return undefined;
  const key = pressed.toLowerCase();
  const clicking = (target: HTMLElement | undefined) => target && (() => click(target));
  switch (key) {
    case "?":
      return openHelp;
    case "j":
      return () => move(1, item);
    case "k":
      return () => move(-1, item);
    case "enter":
      return focused === item ? clicking(find(item, "[data-key-open]")) : undefined;
    case "o":
      return clicking(find(item, "[data-key-open]"));
    case "/":
      return () => find(document, "[data-key-search]")?.focus();
    default:
      return /^[a-z0-9]$/.test(key)
        ? clicking(find(item, `[data-key="${key}"]`) ?? findOnPage(key))
        : undefined;
  }
}

/** Keys outside of every item are the page's. */
const findOnPage = (key: string) =>
  [...document.querySelectorAll<HTMLElement>(`[data-key="${key}"]`)].find(
    (one) => one.closest(ITEM) === null && one.checkVisibility(),
  );

/** The letters that the page has now, each once. */
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

/** Whether they are on; read from storage when first asked for. */
let stored: boolean | undefined;

function areOn(): boolean {
  stored ??= readStored();
  return stored;
}

function readStored(): boolean {
  try {
    return localStorage.getItem(STORED_AS) !== "off";
  } catch {
    return true;
  }
}

/** Handles the keys while they are on. Returns whether they are, and what turns them on and off in this browser. */
export function useKeys(openHelp: () => void): { on: boolean; turn: (on: boolean) => void } {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(areOn()), []);
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      // Asked at each key: the rendered state may be a moment old.
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
      stored = next;
      setOn(next);
      try {
        localStorage.setItem(STORED_AS, next ? "on" : "off");
      } catch {
        // Without storage the choice is gone with the page.
      }
    },
  };
}
