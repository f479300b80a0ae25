import { Form, Link, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { adminPaths } from "#app/paths/admin.ts";
import { type Query, withQuery } from "#app/paths/paths.ts";
import type { ListCount } from "#app/platform/lists/list-page.ts";
import { Button } from "#app/ui/buttons/button.tsx";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { type Column, DataTable } from "#app/ui/record/data-table.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { drawCell } from "./list-cell.tsx";
import { ListFilters } from "./list-filters.tsx";
import type { ListPage, ListRow } from "./list-page.ts";
import { columnsQuery } from "./list-view.ts";

export type ListedProps = {
  page: ListPage;
  /** Where on its page the list begins, if it is only a part of that: its links lead there. */
  anchor?: string;
};

/** A page of a list: its filters, how many rows there are, the rows, and what can be done with several of them. */
export function Listed({ page, anchor }: ListedProps) {
  const { name, label, noun, filters, query, shown, rows, count, first, next, file, bulk, empty } = page;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const busy = useNavigation().state !== "idle";
  const to = (narrowed: Query = {}) =>
    `${withQuery(page.to, narrowed)}${anchor === undefined ? "" : `#${anchor}`}`;
  const address = (more: Query = {}) => to({ ...query, ...columnsQuery(shown, page.columns), ...more });
  const narrowed = filters.some((filter) => !filter.order && query[filter.name] !== undefined);
  // What the rest of the page has set, such as the comparison, stays.
  const unfiltered = Object.fromEntries(
    Object.entries(query).filter(([key]) => !filters.some((filter) => filter.name === key)),
  );
  const columns: Column<ListRow>[] = page.columns
    .filter(({ key }) => shown.includes(key))
    .map((column) => ({
      ...column,
      cell: ({ cells }: ListRow) => drawCell(cells[column.key] ?? null, page.nowMs),
    }));
  if (bulk !== null)
    columns.push({
      key: "choose",
      label: "Choose",
      hideLabel: true,
      chooses: true,
      cell: ({ key, choose }) => (
        <input
          type="checkbox"
          name="id"
          value={key}
          aria-label={choose ?? ""}
          data-key="x"
          data-key-label="Choose it"
        />
      ),
    });
  const table = <DataTable caption={label} byKeys columns={columns} rows={rows} rowKey={({ key }) => key} />;
  const chooseAll = (chosen: boolean) => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>("input[name=id]") ?? [])
      box.checked = chosen;
  };
  return (
    <Stack>
      <ListFilters
        label={label}
        to={to}
        filters={filters}
        query={query}
        columns={page.columns}
        shown={shown}
      />
      <Row apart>
        <Caption aria-live="polite">{countWords(count, noun, narrowed)}</Caption>
        {count.rows === 0 ? null : (
          <Link to={file} reloadDocument className="text-14">
            Download these as CSV
          </Link>
        )}
      </Row>
      {rows.length === 0 ? (
        <EmptyState
          title={
            narrowed ? `No ${noun.many} like that` : first ? `No ${noun.many} yet` : `No more ${noun.many}`
          }
          actions={narrowed || !first ? <Link to={to(unfiltered)}>{`All ${noun.many}`}</Link> : null}
        >
          {narrowed || !first ? null : empty}
        </EmptyState>
      ) : bulk === null ? (
        table
      ) : (
        <Form method="get" action={adminPaths.bulk(name)} ref={form}>
          {Object.entries(query).map(([key, value]) =>
            value === undefined ? null : <input key={key} type="hidden" name={`only-${key}`} value={value} />,
          )}
          {table}
          <Row className="mt-3">
            {hydrated ? (
              <label className="inline-flex min-h-dense items-center gap-2 text-14">
                <input type="checkbox" onChange={(event) => chooseAll(event.currentTarget.checked)} />
                All on this page
              </label>
            ) : null}
            {bulk.map(({ value, label: words, danger }) => (
              <Button
                key={value}
                small
                look={danger ? "danger" : "plain"}
                name="act"
                value={value}
                busy={busy}
              >
                {words}
              </Button>
            ))}
            <label className="inline-flex min-h-dense items-center gap-2 text-14">
              <input type="checkbox" name="all" value="yes" />
              <span>{`${count.more ? "The first " : "All "}${formatCount(count.rows)} ${narrowed ? "that match" : noun.many}, not only the chosen`}</span>
            </label>
          </Row>
        </Form>
      )}
      <Pager
        label={`Pages of ${noun.many}`}
        firstTo={first ? null : address()}
        nextTo={next === null ? null : address({ after: next })}
      />
    </Stack>
  );
}

function countWords(
  { rows, more }: ListCount,
  noun: { one: string; many: string },
  narrowed: boolean,
): string {
  const many = `${formatCount(rows)}${more ? " or more" : ""}`;
  return `${many} ${rows === 1 && !more ? noun.one : noun.many}${narrowed ? " like that" : ""}`;
}
