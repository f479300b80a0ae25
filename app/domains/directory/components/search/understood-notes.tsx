import { Link } from "@remix-run/react";
import { named, rich, t } from "#app/text/text.ts";
import { Note } from "#app/ui/feedback/note.tsx";
import type { SearchQuery } from "../../inputs.ts";
import type { Understood } from "../../search/needs/understood.ts";
import { searchAddress } from "../../search/search-address.ts";
import { askedType } from "../../type-groups.ts";
import type { NamedType } from "../../types.ts";

/** What the search left out: other insurance that was named, a carrier we don't have, words we didn't understand. */
export function UnderstoodNotes({
  understood,
  query,
  types,
}: {
  understood: Understood | null;
  query: SearchQuery;
  types: readonly NamedType[];
}) {
  if (understood === null) return null;
  const others = understood.otherTypes.flatMap((slug) => askedType(types, slug) ?? []);
  return (
    <>
      {others.length === 0 ? null : (
        <Note>
          {rich("You also named {types}. A search is for one kind of insurance at a time.", {
            types: others.map(({ slug, name }, at) => (
              <span key={slug}>
                <span>{at === 0 ? "" : ", "}</span>
                <Link to={searchAddress(query, { type: slug })} prefetch="none">
                  {named(name)}
                </Link>
              </span>
            )),
          })}
        </Note>
      )}
      {understood.carrier === null ? null : (
        <Note>{t("No agent here says they represent {carrier}.", { carrier: understood.carrier })}</Note>
      )}
      {understood.rest === "" ? null : (
        <Note>{t("We didn’t understand “{rest}”.", { rest: understood.rest.slice(0, 80) })}</Note>
      )}
    </>
  );
}
