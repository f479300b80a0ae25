import { Form } from "@remix-run/react";
import type { Query } from "#app/paths/paths.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { Choice } from "#app/ui/choices/choice.tsx";
import { Disclosure } from "#app/ui/feedback/disclosure.tsx";
import { InputField } from "#app/ui/fields/input-field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Chip } from "#app/ui/record/chip.tsx";
import {
  columnsQuery,
  FIND_MAX_CHARACTERS,
  filterWords,
  type ListFilter,
  type ListQuery,
} from "./list-view.ts";

export type ListFiltersProps = {
  /** "People" */
  label: string;
  /** The list's own address. */
  to: (query?: Query) => string;
  filters: readonly ListFilter[];
  query: ListQuery;
  columns: readonly { key: string; label: string; optional?: "shown" | "hidden" }[];
  shown: readonly string[];
};

/** Narrows a list and chooses its columns: one plain form whose answers are the address, with the applied filters under it. */
export function ListFilters({ label, to, filters, query, columns, shown }: ListFiltersProps) {
  const applied = filters.filter(({ name, order }) => !order && query[name] !== undefined);
  const fields = filters.filter(({ tabs }) => !tabs);
  // Not typed here, so the form sends them along.
  const others = Object.entries(query).filter(([name]) => !fields.some((one) => one.name === name));
  const choosable = columns.filter(({ optional }) => optional !== undefined);
  const withValue = (name: string, value?: string) =>
    to({ ...query, [name]: value, ...columnsQuery(shown, columns) });
  return (
    <Stack>
      {filters.map(({ name, label: words, options = [], tabs }) =>
        tabs ? (
          <Row key={name} as="nav" aria-label={words}>
            {options.map(({ value, label: option, count }, at) => (
              <Chip
                key={value}
                to={withValue(name, at === 0 ? undefined : value)}
                current={value === (query[name] ?? options[0]?.value)}
                count={count}
              >
                {option}
              </Chip>
            ))}
          </Row>
        ) : null,
      )}
      <Form method="get" action={to()} role="search" aria-label={label}>
        {others.map(([name, value]) =>
          value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] items-end gap-3">
          {fields.map(({ name, label: words, options, any = "Any", type = "search", hint, order }) =>
            options === undefined ? (
              <div key={`${name} ${query[name]}`} className={type === "search" ? "md:col-span-2" : undefined}>
                <InputField
                  label={words}
                  name={name}
                  type={type}
                  hint={hint}
                  defaultValue={query[name]}
                  maxLength={type === "date" ? undefined : FIND_MAX_CHARACTERS}
                  autoComplete="off"
                  data-key-search={type === "search" || undefined}
                />
              </div>
            ) : (
              <SelectField
                key={`${name} ${query[name]}`}
                label={words}
                name={name}
                hint={hint}
                emptyLabel={order ? undefined : any}
                options={options}
                defaultValue={query[name] ?? (order ? options[0]?.value : "")}
              />
            ),
          )}
          {fields.length === 0 ? null : <Button className="justify-self-start">Find</Button>}
        </div>
        {choosable.length === 0 ? null : (
          <Disclosure summary="Columns" dense className="mt-2">
            <fieldset className="m-0 border-0 p-0">
              <legend className="sr-only">Columns to show</legend>
              <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-4">
                {choosable.map((column) => (
                  <Choice
                    key={`${column.key} ${shown.includes(column.key)}`}
                    name="columns"
                    value={column.key}
                    defaultChecked={shown.includes(column.key)}
                  >
                    {column.label}
                  </Choice>
                ))}
              </div>
              <Button small className="mt-2">
                Show these columns
              </Button>
            </fieldset>
          </Disclosure>
        )}
      </Form>
      {applied.length === 0 ? null : (
        <Row as="nav" aria-label="What narrows the list" tight>
          {applied.map((filter) => (
            <Chip key={filter.name} to={withValue(filter.name)} removable>
              {filterWords(filter, query[filter.name] ?? "")}
            </Chip>
          ))}
        </Row>
      )}
    </Stack>
  );
}
