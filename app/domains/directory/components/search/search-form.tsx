import { Form } from "@remix-run/react";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { FieldError } from "#app/ui/forms/field-error.tsx";
import type { NamedType } from "../../types.ts";
import { NearMe } from "./near-me.tsx";
import { PlaceBox } from "./place-box.tsx";
import { TypeOptions } from "./type-options.tsx";

export type SearchFormProps = {
  types: readonly NamedType[];
  query?: string;
  type?: string;
  /** What is wrong with the place, beside its box. */
  error?: string | undefined;
};

/** The one search box: insurance type, and a ZIP, city, state or name. A GET form. */
export function SearchForm({ types, query = "", type = "", error }: SearchFormProps) {
  return (
    <>
      <Form className="search" role="search" action={paths.search()} key={`${type} ${query}`}>
        <div className="field">
          <label htmlFor="search-type">Insurance for</label>
          <select id="search-type" name="type" defaultValue={type}>
            <TypeOptions types={types} />
          </select>
        </div>
        <div className={error === undefined ? "field" : "field bad"}>
          <label htmlFor="search-q">Near, or a name</label>
          {error === undefined ? null : <FieldError id="search-q-error">{error}</FieldError>}
          <PlaceBox id="search-q" defaultValue={query} error={error} />
        </div>
        <Button look="primary">Find agents</Button>
      </Form>
      <NearMe />
    </>
  );
}
