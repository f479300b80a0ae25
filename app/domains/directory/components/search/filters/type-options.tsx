import { named, t } from "#app/text/text.ts";
import { askableTypes } from "../../../type-groups.ts";
import type { NamedType } from "../../../types.ts";

/** The insurance types as options of a select, "Any" first. */
export function TypeOptions({ types }: { types: readonly NamedType[] }) {
  return (
    <>
      <option value="">{t("Any")}</option>
      {askableTypes(types).map((one) => (
        <option key={one.slug} value={one.slug}>
          {named(one.name)}
        </option>
      ))}
    </>
  );
}
