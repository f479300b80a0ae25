/**
 * What pages and emails say about Medicare Advantage and Part D. On the server alone: pages get the sentences from their
 * loaders.
 */
import { utcDay } from "#app/platform/clock.ts";
import type { AppContext } from "#app/platform/context.ts";
import { site } from "#app/platform/site.ts";
import { language, t } from "#app/text/text.ts";
import { lawRule } from "./policy.ts";
import type { LawQuestion, PlansOffered } from "./types.ts";

/** Whose plans it is about; null: several agents, each for themselves. */
export type MedicareSeller = { name: string; offered: PlansOffered | null } | null;

/** About what is asked: the page or the email, and the slugs of the insurance types it is about. */
export type MedicarePlace = Pick<LawQuestion, "page" | "email"> & { types: readonly string[] };

/**
 * The sentences for this place on this day, in the reader's language: who says it, the words of the law, and that we
 * sell nothing. Null where none of the types is Medicare Advantage or Part D.
 */
export function medicareNotice(
  { clock }: Pick<AppContext, "clock">,
  place: MedicarePlace,
  seller: MedicareSeller,
): string | null {
  const asked = { ...place, day: utcDay(clock.now()) };
  const offered = seller?.offered ?? null;
  const rule = lawRule(
    offered === null
      ? "medicare-disclaimer-uncounted"
      : offered.all
        ? "medicare-disclaimer-all"
        : "medicare-disclaimer",
    asked,
  );
  if (rule === undefined) return null;
  const words = fill(rule.text?.[language()] ?? "", {
    organizations: String(offered?.organizations ?? ""),
    plans: String(offered?.plans ?? ""),
  });
  return [
    // Who didn't state anything says nothing here: the words are what agents are asked to say.
    seller === null || offered === null
      ? t("Agents who sell Medicare Advantage or Part D plans have to say:")
      : t("{agent} says about Medicare Advantage and Part D plans:", { agent: seller.name }),
    `“${words}”`,
    t(
      "{site} is a directory. It sells no plans and isn’t connected with or endorsed by Medicare or the U.S. government.",
      { site: site.name },
    ),
  ].join(" ");
}

/** One of the other Medicare texts, such as `medicare-who-calls`; null where it doesn't apply. */
export function medicareText(
  { clock }: Pick<AppContext, "clock">,
  id: "medicare-who-calls" | "medicare-scope-words",
  place: MedicarePlace,
  agent: string,
): string | null {
  const rule = lawRule(id, { ...place, day: utcDay(clock.now()) });
  return rule === undefined ? null : fill(rule.text?.[language()] ?? "", { agent });
}

const fill = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

/** For an email about one insurance type: the sentences that it carries, none for most. */
export function legalLines(context: Pick<AppContext, "clock">, email: string, typeSlug: string): string[] {
  const notice = medicareNotice(context, { email, types: [typeSlug] }, null);
  return notice === null ? [] : [notice];
}
