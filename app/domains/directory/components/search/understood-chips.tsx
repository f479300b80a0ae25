import { named, t } from "#app/text/text.ts";
import { Chip } from "#app/ui/record/chip.tsx";
import type { SearchQuery } from "../../inputs.ts";
import type { Understood } from "../../search/needs/understood.ts";
import { searchAddress } from "../../search/search-address.ts";
import { kindOf } from "../../search/search-words.ts";
import { askedType } from "../../type-groups.ts";
import type { NamedLanguage, NamedType } from "../../types.ts";

export type UnderstoodChipsProps = {
  query: SearchQuery;
  types: readonly NamedType[];
  languages: readonly NamedLanguage[];
  /** What the words said, if the search began with words. */
  understood: Understood | null;
};

/** Insurance, languages and independence that the words asked for, each with those words and a link that removes it. */
export function UnderstoodChips({ query, types, languages, understood }: UnderstoodChipsProps) {
  const type = askedType(types, query.type);
  return (
    <>
      {type === undefined ? null : (
        <Chip removable to={searchAddress(query, { type: undefined })}>
          <Said because={understood?.type?.because}>
            {t("{type} insurance", { type: kindOf(type.name) })}
          </Said>
        </Chip>
      )}
      {query.language.map((code) => (
        <Chip
          key={code}
          removable
          to={searchAddress(query, { language: query.language.filter((one) => one !== code) })}
        >
          <Said because={understood?.languages.find(({ value }) => value === code)?.because}>
            {named(languages.find((one) => one.code === code)?.name ?? code)}
          </Said>
        </Chip>
      ))}
      {query.independent ? (
        <Chip removable to={searchAddress(query, { independent: false })}>
          <Said because={understood?.independent ?? undefined}>{t("Independent")}</Said>
        </Chip>
      ) : null}
    </>
  );
}

/** A filter in words, and the words that it was read from, unless they are the same. */
function Said({ because, children }: { because: string | undefined; children: string }) {
  const same = because !== undefined && children.toLowerCase().includes(because.toLowerCase());
  return (
    <>
      <span>{children}</span>
      {because === undefined || same ? null : (
        <span className="font-text">{` ${t("because of “{words}”", { words: because })}`}</span>
      )}
    </>
  );
}
