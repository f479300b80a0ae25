/** What the tests of dashboards share: a page's key figures as a person reads them. */
import { addressOf, type Page, wordsIn } from "#support/browser/page.ts";

/** The key figure of this name: its number, where that leads, and what it is counted over. */
export function figureOf(page: Page, name: string): { value: string; to: string; base: string } {
  const term = page.getAllByRole("term").find((one) => wordsIn(one) === name);
  const link = term?.nextElementSibling?.querySelector("a") ?? null;
  if (term === undefined || link === null) throw new Error(`No figure “${name}” with a link.`);
  const base = term.parentElement === null ? "" : wordsIn(term.parentElement);
  return { value: wordsIn(link), to: addressOf(link), base };
}
