/** A page's HTML as a document. linkedom, which takes less than a third of the time of others, leaves out what is added here. */
import {
  HTMLButtonElement,
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
  parseHTML,
} from "linkedom";

/** Labels name their fields, choices say whether they are made: what names and states are worked out from. */
function addProperty(
  classes: readonly { prototype: object }[],
  name: string,
  get: (this: Element) => unknown,
) {
  for (const { prototype } of classes) Object.defineProperty(prototype, name, { get });
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
// Its text is kept as it was escaped.
addProperty([HTMLTextAreaElement], "value", function () {
  const reader = this.ownerDocument.createElement("p");
  reader.innerHTML = this.textContent ?? "";
  return reader.textContent;
});

/** Without style sheets: what a browser itself does not show. */
function isFolded(element: Element): boolean {
  if (element.localName === "dialog") return !element.hasAttribute("open");
  const parent = element.parentElement;
  return (
    parent?.localName === "details" && !parent.hasAttribute("open") && parent.firstElementChild !== element
  );
}

/** Runs on in its line: the words of a name are joined by it without a gap. */
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

/** Reads a whole page, or a part of one. */
export function parseDocument(html: string): Document {
  const { document } = parseHTML(
    html.includes("<html") ? html : `<!doctype html><html><body>${html}</body></html>`,
  );
  // Its own window is the process's globals.
  Object.defineProperty(document, "defaultView", { value: { document, getComputedStyle } });
  return document;
}
