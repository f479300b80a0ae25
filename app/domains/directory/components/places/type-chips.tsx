import { paths } from "#app/paths/paths.ts";
import { named, t } from "#app/text/text.ts";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import type { NamedType } from "../../types.ts";

/** What most people search for, first; the others follow in their own order. */
const FIRST = ["home", "auto", "health", "life", "medicare-advantage", "renters", "business"];
function placeOf({ slug }: { slug: string }): number {
  const at = FIRST.indexOf(slug);
  return at === -1 ? FIRST.length : at;
}

/** As many as fit in one line next to a map; the others are folded. */
const IN_LINE = 6;
/** Folding fewer than this saves nothing. */
const LEAST_FOLDED = 2;

/** Insurance types as links to searches; on a phone one line that scrolls sideways. `q` is a place; without one, near the reader. */
export function TypeChips({ types, q }: { types: readonly Pick<NamedType, "name" | "slug">[]; q?: string }) {
  const ordered = [...types].sort((a, b) => placeOf(a) - placeOf(b));
  const shown = ordered.length < IN_LINE + LEAST_FOLDED ? ordered.length : IN_LINE;
  const chips = (some: typeof ordered) =>
    some.map(({ name, slug }) => (
      <Chip
        key={slug}
        className="flex-none"
        to={paths.search(q === undefined ? { near: "me", type: slug } : { q, type: slug })}
        rel={q === undefined ? "nofollow" : undefined}
      >
        {named(name)}
      </Chip>
    ));
  return (
    <nav aria-label={t("By insurance type")} className="md:flex md:flex-wrap md:gap-2">
      <div className="flex gap-2 max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:pb-2 md:contents">
        {chips(ordered.slice(0, shown))}
      </div>
      {shown === ordered.length ? null : (
        <Disclosure plain className="open:basis-full" summary={t("All types")}>
          <div className="flex flex-wrap gap-2 pt-2">{chips(ordered.slice(shown))}</div>
        </Disclosure>
      )}
    </nav>
  );
}
