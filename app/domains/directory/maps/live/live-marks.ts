/** Marks that the live map draws itself. */

export const NAMESPACE = "http://www.w3.org/2000/svg";

/** A round mark that is a link, at `data-x` and `data-y` of the drawing. */
export function markLink(
  className: string,
  at: { x: number; y: number },
  href: string,
  label: string,
  radius: number,
): SVGAElement {
  const element = document.createElementNS(NAMESPACE, "a");
  element.setAttribute("class", className);
  element.setAttribute("href", href);
  element.setAttribute("aria-label", label);
  element.setAttribute("data-x", String(at.x));
  element.setAttribute("data-y", String(at.y));
  const title = document.createElementNS(NAMESPACE, "title");
  title.textContent = label;
  const mark = document.createElementNS(NAMESPACE, "circle");
  mark.setAttribute("r", String(radius));
  element.appendChild(title);
  element.appendChild(mark);
  return element;
}
