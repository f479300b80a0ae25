/** A page as a person reads it: queried by role, label and words, never by its markup. */
import { configure, getQueriesForElement, queries, within } from "@testing-library/dom";
import { parseDocument } from "./dom.ts";
import { readableWords } from "./visitor.ts";

export { within };

/** A failed query reports the roles that exist, but not all of a long page. */
const TOLD_LENGTH = 1_500;
configure({
  getElementError: (message) => new Error(message?.replaceAll(/\n\s*\n/g, "\n").slice(0, TOLD_LENGTH)),
});

export type Page = ReturnType<typeof parsePage>;

/** The page of an answer. */
export async function pageOf(response: Response) {
  return parsePage(await response.text());
}

/** HTML as a page: `page.getByRole("link", { name: "Reply" })`. What a closed `details` holds counts as hidden. */
export function parsePage(html: string) {
  const document = parseDocument(html);
  return {
    ...getQueriesForElement(document.body, queries),
    /** For what is about the document itself: its title, its head. */
    document,
    html,
    text: readableWords(html),
  };
}

/** The words of a part of a page. */
export const wordsIn = (element: Element): string => readableWords(element.outerHTML).trim();

/** The target of a link or a form. */
export const addressOf = (element: Element): string =>
  element.getAttribute("href") ?? element.getAttribute("action") ?? "";

/** The targets of the links in a part of a page, in order. */
export const addressesIn = (element: Element): string[] => [...element.querySelectorAll("a")].map(addressOf);

/** The canonical address of a page. */
export const canonicalOf = ({ document }: Page): string =>
  document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "";

/** The form that a field or button belongs to. */
export function formOf(control: Element): Element {
  const form = control.closest("form");
  if (form === null) throw new Error(`There is no form around ${control.outerHTML}.`);
  return form;
}

/** The words of a table's cells, row by row, including its head. */
export const rowsOf = (table: Element): string[][] =>
  within(table as HTMLElement)
    .getAllByRole("row", { hidden: true })
    .map((row) => [...row.children].map(wordsIn));

/** The value of a field, as it was served. */
export function heldBy(field: Element): string {
  return (field as HTMLInputElement).value;
}

/** The hint and error of a field that was refused; nothing for one that was not. */
export function errorBy(field: Element): string {
  // A group of choices has no state of its own, and is described by its error alone.
  if (field.localName !== "fieldset" && field.getAttribute("aria-invalid") !== "true") return "";
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => wordsIn(field.ownerDocument.getElementById(id) ?? field)).join(" ");
}

/** The sentences of the summary above a form that was sent back. Throws for one that links to nothing on the page. */
export function summaryOf(page: Page): string[] {
  const summary = page.getByRole("alert");
  for (const to of addressesIn(summary))
    if (page.document.getElementById(to.slice(1)) === null) throw new Error(`${to} is not on the page.`);
  return within(summary).getAllByRole("listitem").map(wordsIn);
}

/** The page of a form that was sent back. Throws for another status. */
export function refusedPage(response: Response, status = 400): Promise<Page> {
  if (response.status !== status) throw new Error(`It was answered with ${response.status}, not ${status}.`);
  return pageOf(response);
}

/**
 * A form as a browser sends it: as it is, with `typed` over it, by the button that is clicked. Throws for a field
 * that a person would not find in it.
 */
export function fieldsOf(
  form: Element,
  typed: Readonly<Record<string, string>> = {},
  clicked?: Element,
): URLSearchParams {
  const fields = new URLSearchParams();
  const left = new Set(Object.keys(typed));
  for (const control of form.querySelectorAll<HTMLInputElement>("[name]")) {
    const { localName, name, type } = control;
    if (control.closest("[disabled]") !== null) continue;
    if (localName === "button" || type === "submit") {
      if (control === clicked) fields.append(name, control.getAttribute("value") ?? "");
      continue;
    }
    const wanted = typed[name];
    if (type === "radio" || type === "checkbox") {
      const value = control.getAttribute("value") ?? "on";
      const chosen = wanted === undefined ? control.hasAttribute("checked") : value === wanted;
      if (chosen) fields.append(name, value);
      if (value === wanted) left.delete(name);
      continue;
    }
    if (localName === "select" && wanted !== undefined) {
      const values = [...control.querySelectorAll("option")].map(
        (option) => option.getAttribute("value") ?? option.textContent,
      );
      if (!values.includes(wanted)) continue;
    }
    fields.append(name, wanted ?? heldBy(control));
    if (type !== "hidden") left.delete(name);
  }
  if (left.size > 0) throw new Error(`The form has no field for ${[...left].join(", ")}.`);
  return fields;
}
