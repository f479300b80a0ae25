/** The sentences of a page that is not in English: its own are in its code. */
import { readTextsFrom } from "#app/text/text.ts";

let prose: Promise<void> = Promise.resolve();

/** Before a page in Spanish is hydrated. What only long texts say follows, unless this is one of them. */
export async function readTexts(): Promise<void> {
  if (document.documentElement.lang !== "es") return;
  const { pages } = await import("#app/text/es/pages.ts");
  readTextsFrom(() => pages);
  prose = import("#app/text/es/prose.ts").then(({ prose }) => {
    const all = { ...pages, ...prose };
    readTextsFrom(() => all);
  });
  // Without them the page still goes to others; a page that needs them is read whole then.
  prose.catch(() => {});
  if (document.querySelector("[data-prose]") !== null) await prose;
}

/** Until a page that is gone to by itself can be shown. */
export const allTexts = (): Promise<void> => prose;
