/**
 * A page's HTML as a document, by linkedom, which takes less than a third of the time of others. What it lacks is
 * added here.
 */
import {
  Element as AnyElement,
  HTMLButtonElement,
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
  parseHTML,
} from "linkedom";

/** Labels of fields and states of choices, from which names and states are computed. */
function addProperty(
  classes: readonly { prototype: object }[],
  name: string,
  get: (this: Element) => unknown,
) {
  for (const { prototype } of classes) Object.defineProperty(prototype, name, { get, configurable: true });
}
addProperty(
  [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement],
  "labels",
  function () {
    const { id, ownerDocument } = this;
    const pointing = id === "" ? [] : ownerDocument.querySelectorAll(`label[for="${id}"]`);
    const around = this.closest("label");
    return around === null || around.hasAttribute("for") ? [...pointing] : [...pointing, around];
  },
);
addProperty([HTMLInputElement], "checked", function () {
  return this.hasAttribute("checked");
});
addProperty([HTMLSelectElement], "value", function () {
  const chosen = this.querySelector("option[selected]") ?? this.querySelector("option");
  return chosen?.getAttribute("value") ?? chosen?.textContent ?? "";
});
// It stores text as it was escaped.
addProperty([HTMLTextAreaElement], "value", function () {
  const reader = this.ownerDocument.createElement("p");
  reader.innerHTML = this.textContent ?? "";
  return reader.textContent;
});

// A list of listeners for each element, text and attribute is a third of the cost of parsing a page. No test listens,
// so nodes have none; a test that tries gets a TypeError.
const listener = classAbove(AnyElement, "addEventListener");
if (listener !== null) Object.setPrototypeOf(listener, class {});

/**
 * The last class, from this one up, before the one that defines this method. Null if none does: this module was loaded
 * before, for another test file of this process.
 */
function classAbove(from: { prototype: object }, method: string): object | null {
  const parent = Object.getPrototypeOf(from);
  if (parent?.prototype === undefined || parent.prototype === null) return null;
  return Object.hasOwn(parent.prototype, method) ? from : classAbove(parent, method);
}

/** A selector of one element: its name, and whether it has conditions. Null for other selectors. */
const simple = new Map<string, { name: string; more: boolean } | null>();
const SIMPLE = /^([a-z][a-z0-9]*)((?:\[[^\]]*\]|:not\(\[[^\]]*\]\))*)$/;
const { matches } = AnyElement.prototype;
// Finding an element's role takes some hundred selectors, nearly all for other elements. Each was parsed again.
AnyElement.prototype.matches = function (this: Element, selector: string) {
  let known = simple.get(selector);
  if (known === undefined) {
    const [, name, more] = SIMPLE.exec(selector) ?? [];
    known = name === undefined ? null : { name, more: more !== "" };
    simple.set(selector, known);
  }
  if (known !== null && known.name !== this.localName) return false;
  return known?.more === false || matches.call(this, selector);
};

/** Without style sheets: what a browser itself does not show. */
function isFolded(element: Element): boolean {
  if (element.localName === "dialog") return !element.hasAttribute("open");
  const parent = element.parentElement;
  return (
    parent?.localName === "details" && !parent.hasAttribute("open") && parent.firstElementChild !== element
  );
}

/** Inline: its words join a name without a gap. */
const INLINE =
  /^(a|abbr|b|bdi|bdo|cite|code|data|em|i|kbd|label|mark|q|s|small|span|strong|sub|sup|time|u|var)$/;

function getComputedStyle(element: Element) {
  const values: Record<string, string> = {
    display: isFolded(element) ? "none" : INLINE.test(element.localName) ? "inline" : "block",
    visibility: "visible",
    content: "none",
  };
  return { ...values, getPropertyValue: (name: string) => values[name] ?? "" };
}

/** No test names a class (tests/architecture/markup-in-tests.test.ts), and reading them is nearly half of reading a page. */
const ATTRIBUTE = "class";
const CLASSES = new RegExp(` ${ATTRIBUTE}="[^"]*"`, "g");

/** Parses a page, or a part of one, without its classes. */
export function parseDocument(html: string): Document {
  const plain = html.replace(CLASSES, "");
  const { document } = parseHTML(
    plain.includes("<html") ? plain : `<!doctype html><html><body>${plain}</body></html>`,
  );
  // Its own window is the process's globals.
  Object.defineProperty(document, "defaultView", { value: { document, getComputedStyle } });
  return document;
}
