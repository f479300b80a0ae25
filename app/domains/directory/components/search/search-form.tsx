import { Form } from "@remix-run/react";
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { ButtonLink } from "#app/ui/buttons/button-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { fieldClass } from "#app/ui/fields/field.tsx";
import { FieldError } from "#app/ui/fields/field-error.tsx";
import { useNearMeSubmit } from "#app/ui/forms/near-me-submit.ts";
import type { NamedType } from "../../types.ts";
import { TypeOptions } from "./filters/type-options.tsx";
import { NearMe } from "./near-me.tsx";
import { PlaceBox } from "./place-box.tsx";

export type SearchFormProps = {
  types: readonly NamedType[];
  query?: string;
  type?: string;
  /** Filters to carry along to the next place, as parameters. */
  filters?: readonly (readonly [name: string, value: string])[];
  /** What is wrong with the place; shown at its box. */
  error?: string | undefined;
  /** Under the headline of the home page; on other pages the form is all there is. */
  hero?: boolean;
};

const PLACES = {
  hero: {
    box: "mt-7",
    form: "rounded-2 border border-line-strong bg-surface p-4 shadow-pop md:p-5",
    near: undefined,
  },
  page: { box: "my-8 max-w-200", form: undefined, near: undefined },
} as const;

/** The one search box: insurance type, and a ZIP, city, state or name. A GET form. */
export function SearchForm(props: SearchFormProps) {
  const { types, query = "", type = "", filters = [], error, hero } = props;
  const place = PLACES[hero ? "hero" : "page"];
  const askNearMe = useNearMeSubmit();
  return (
    <div className={place.box}>
      <Form
        className={classNames(
          "grid grid-cols-1 gap-3 md:grid-cols-[9.5rem_minmax(0,1fr)_auto] md:items-end [&_:is(button,input,select)]:min-h-13",
          place.form,
        )}
        role="search"
        action={paths.search()}
        onSubmit={askNearMe}
        key={`${type} ${query}`}
      >
        {filters
          .filter(([name]) => name !== "type")
          .map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
        <div className={fieldClass({})}>
          <label htmlFor="search-type">{t("Insurance for")}</label>
          <select id="search-type" name="type" defaultValue={type}>
            <TypeOptions types={types} />
          </select>
        </div>
        <div className={fieldClass({ bad: error !== undefined })}>
          <label htmlFor="search-q">{t("Location or agent name")}</label>
          {error === undefined ? null : <FieldError id="search-q-error">{error}</FieldError>}
          <PlaceBox id="search-q" defaultValue={query} error={error} />
        </div>
        <Button look="primary">{t("Find agents")}</Button>
      </Form>
      <p className={classNames("mt-2 flex flex-wrap gap-x-7", place.near)}>
        <NearMe filters={filters} />
        {hero ? (
          <ButtonLink small flush look="link" icon="question" to={paths.askExpert()}>
            {t("Ask an Expert instead")}
          </ButtonLink>
        ) : null}
      </p>
    </div>
  );
}
