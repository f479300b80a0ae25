import { paths } from "#app/paths/paths.ts";
import { named, t } from "#app/text/text.ts";
import { Chip } from "#app/ui/record/chip.tsx";
import type { NamedType } from "../../types.ts";

/** What most people search for, first; the others follow in their own order. */
const FIRST = ["home", "auto", "health", "life", "medicare-advantage", "renters", "business"];
function placeOf({ slug }: { slug: string }): number {
  const at = FIRST.indexOf(slug);
  return at === -1 ? FIRST.length : at;
}

/** Insurance types as links to searches; on a phone one line that scrolls sideways. `q` is a place; without one, near the reader. */
export function TypeChips({ types, q }: { types: readonly Pick<NamedType, "name" | "slug">[]; q?: string }) {
  return (
    <nav
      aria-label={t("By insurance type")}
      className="flex gap-2 max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:pb-2 md:flex-wrap"
    >
      {[...types]
        .sort((a, b) => placeOf(a) - placeOf(b))
        .map(({ name, slug }) => (
          <Chip
            key={slug}
            className="flex-none"
            to={paths.search(q === undefined ? { near: "me", type: slug } : { q, type: slug })}
            rel={q === undefined ? "nofollow" : undefined}
          >
            {named(name)}
          </Chip>
        ))}
    </nav>
  );
}
