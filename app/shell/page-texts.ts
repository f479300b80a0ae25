/** The sentences of a page in Spanish; English ones are in the code. */
import { readTextsFrom } from "#app/text/text.ts";

let prose: Promise<void> = Promise.resolve();

/** Before a page in Spanish hydrates. The texts of long pages load later, unless this is one of them. */
export async function readTexts(): Promise<void> {
  if (document.documentElement.lang !== "es") return;
  const { pages } = await import("#app/text/es/pages.ts");
  readTextsFrom(() => pages);
  prose = import("#app/text/es/prose.ts").then(({ prose }) => {
    const all = { ...pages, ...prose };
    readTextsFrom(() => all);
  });
  // Without them the reader can still open other pages; one that needs them loads as a new document.
  prose.catch(() => {});
  if (document.querySelector("[data-prose]") !== null) await prose;
}

/** Resolves when a client navigation can be shown. */
export const allTexts = (): Promise<void> => prose;
