/** What differs between two versions of a showcase, in words. */
import type { Change } from "#app/domains/versions/types.ts";
import { SHOWCASE_FIELDS } from "./showcase-fields.ts";
import type { Showcase, ShowcaseCatalog } from "./showcase-types.ts";

/** Everything that differs, in the order of the form. */
export function describeChanges(before: Showcase, after: Showcase, catalog: ShowcaseCatalog): Change[] {
  return SHOWCASE_FIELDS.flatMap(({ words }) => {
    const [old, now] = [words(before, catalog), words(after, catalog)];
    return Object.keys(now).flatMap((field) => {
      const [was, is] = [old[field] || "none", now[field] || "none"];
      return was === is ? [] : [{ field, before: was, after: is }];
    });
  });
}
