/** A page's key figures as a person reads them, for the tests of dashboards. */
import { addressOf, type Page, wordsIn } from "#support/browser/page.ts";

/** The key figure with this name: its number, its link, and what it is counted over. */
export function figureOf(page: Page, name: string): { value: string; to: string; base: string } {
  const term = page.getAllByRole("term").find((one) => wordsIn(one) === name);
  const link = term?.nextElementSibling?.querySelector("a") ?? null;
  if (term === undefined || link === null) throw new Error(`No figure “${name}” with a link.`);
  const base = term.parentElement === null ? "" : wordsIn(term.parentElement);
  return { value: wordsIn(link), to: addressOf(link), base };
}
