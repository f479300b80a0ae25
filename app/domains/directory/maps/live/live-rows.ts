/** Pins and rows of results light up each other when one is pointed at or focused. */

/** Until `signal` aborts. A pin links to the heading of its row, which tells which row it is. */
export function linkRows(svg: SVGSVGElement, list: HTMLElement | null, signal: AbortSignal): void {
  const light = (heading: string | null) => {
    for (const lit of document.querySelectorAll("[data-lit]")) lit.removeAttribute("data-lit");
    if (heading === null) return;
    svg.querySelector(`.pin[href="#${CSS.escape(heading)}"]`)?.setAttribute("data-lit", "");
    document.getElementById(heading)?.closest("article")?.setAttribute("data-lit", "");
  };
  const fromMap = ({ target }: Event) => {
    const href = target instanceof Element ? target.closest(".pin")?.getAttribute("href") : null;
    light(href?.startsWith("#") ? href.slice(1) : null);
  };
  const fromList = ({ target }: Event) => {
    const row = target instanceof Element ? target.closest("article") : null;
    light(row?.getAttribute("aria-labelledby") ?? null);
  };
  for (const event of ["pointerover", "focusin"]) {
    svg.addEventListener(event, fromMap, { signal });
    list?.addEventListener(event, fromList, { signal });
  }
  for (const event of ["pointerleave", "focusout"]) {
    svg.addEventListener(event, () => light(null), { signal });
    list?.addEventListener(event, () => light(null), { signal });
  }
  // The element that was pointed at or focused while this loaded.
  const first = [svg, list].flatMap((part) => [...(part?.querySelectorAll(":hover, :focus") ?? [])]).at(-1);
  first?.dispatchEvent(new Event("focusin", { bubbles: true }));
}
