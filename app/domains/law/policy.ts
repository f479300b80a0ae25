/**
 * What the law asks for on a day (docs/law.md). Each area has a file of rules in `rules/`; this one reads them all.
 */
import { RULES } from "./rules/all.ts";
import type { LawQuestion, LawRule } from "./types.ts";

/** The rules that apply to what is asked about. */
export const lawFor = (asked: LawQuestion, rules: readonly LawRule[] = RULES): LawRule[] =>
  rules.filter((rule) => applies(rule, asked));

/** The rule of this name that applies, or undefined when none does on that day, page, type or state. */
export const lawRule = (
  id: string,
  asked: LawQuestion,
  rules: readonly LawRule[] = RULES,
): LawRule | undefined => rules.find((rule) => rule.id === id && applies(rule, asked));

function applies(rule: LawRule, { day, page, email, types = [], state }: LawQuestion): boolean {
  return (
    rule.from <= day &&
    (rule.until === undefined || day < rule.until) &&
    (page === undefined || (rule.pages ?? []).includes(page)) &&
    (email === undefined || (rule.emails ?? []).includes(email)) &&
    (rule.types === undefined || rule.types.some((type) => types.includes(type))) &&
    (rule.states === undefined || (typeof state === "string" && rule.states.includes(state)))
  );
}
