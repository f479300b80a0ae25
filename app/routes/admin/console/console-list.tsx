import { Form, Link, useNavigation } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import type { Query } from "#app/paths.ts";
import type { ListCount } from "#app/platform/list-page.ts";
import { EmptyState } from "#app/ui/feedback/empty-state.tsx";
import { formatCount } from "#app/ui/format-count.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Row } from "#app/ui/layout/row.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { Pager } from "#app/ui/navigation/pager.tsx";
import { type Column, DataTable } from "#app/ui/record/data-table.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { ListFilters } from "./list-filters.tsx";
import { columnsQuery, type ListFilter, type ListQuery } from "./list-view.ts";

/** Optional columns can be hidden or added; the others are always there. */
export type ListColumn<Item> = Column<Item> & { optional?: "shown" | "hidden" };

export type ConsoleListProps<Item> = {
  /** "People", and one of them: "person". */
  label: string;
  noun: { one: string; many: string };
  /** The list's own address. */
  to: (query?: Query) => string;
  filters: readonly ListFilter[];
  query: ListQuery;
  columns: readonly ListColumn<Item>[];
  /** Keys of the columns that `readColumns` found. */
  shown: readonly string[];
  rows: readonly Item[];
  rowKey: (row: Item) => string;
  count: ListCount;
  /** Whether this is the first page; where the one after it begins. */
  first: boolean;
  next: string | null;
  /** Where the same rows, all of them, are a CSV file with the same columns. */
  fileTo?: (query?: Query) => string;
  /** What can be done with several at once: leads to a page that shows what would happen. */
  bulk?: {
    to: string;
    /** Of a row, for who hears the page: "Choose Ada Quill". */
    choose: (row: Item) => string;
    acts: readonly { value: string; label: string; danger?: boolean }[];
  };
  /** Said where there is nothing at all, with the next step. */
  empty?: ReactNode;
};

/**
 * A list of the console: what narrows it, how many there are, its rows, and what can be done with several of them. The
 * link that opens a row carries `data-key-open`.
 */
export function ConsoleList<Item>(props: ConsoleListProps<Item>) {
  const {
    label,
    noun,
    to,
    filters,
    query,
    columns,
    shown,
    rows,
    rowKey,
    count,
    first,
    next,
    fileTo,
    bulk,
    empty,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const busy = useNavigation().state !== "idle";
  const narrowed = filters.some(({ name, order }) => !order && query[name] !== undefined);
  const unfiltered = Object.fromEntries(
    Object.entries(query).filter(([name]) => !filters.some((one) => one.name === name)),
  );
  const address = (more: Query = {}) => to({ ...query, ...columnsQuery(shown, columns), ...more });
  const chooser: Column<Item>[] =
    bulk === undefined
      ? []
      : [
          {
            key: "choose",
            label: "Choose",
            hideLabel: true,
            chooses: true,
            cell: (row) => (
              <input
                type="checkbox"
                name="id"
                value={rowKey(row)}
                aria-label={bulk.choose(row)}
                data-key="x"
                data-key-label="Choose it"
              />
            ),
          },
        ];
  const table = (
    <DataTable
      caption={label}
      byKeys
      columns={[...columns.filter(({ key }) => shown.includes(key)), ...chooser]}
      rows={rows}
      rowKey={rowKey}
    />
  );
  const chooseAll = (chosen: boolean) => {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>("input[name=id]") ?? [])
      box.checked = chosen;
  };
  return (
    <Stack>
      <ListFilters label={label} to={to} filters={filters} query={query} columns={columns} shown={shown} />
      <Row apart>
        <Caption aria-live="polite">{countWords(count, noun, narrowed)}</Caption>
        {fileTo === undefined || count.rows === 0 ? null : (
          <Link to={fileTo({ ...query, ...columnsQuery(shown, columns) })} reloadDocument className="text-14">
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
      ) : bulk === undefined ? (
        table
      ) : (
        <Form method="get" action={bulk.to} ref={form}>
          {Object.entries(query).map(([name, value]) =>
            value === undefined ? null : (
              <input key={name} type="hidden" name={`only-${name}`} value={value} />
            ),
          )}
          {table}
          <Row className="mt-3">
            {hydrated ? (
              <label className="inline-flex min-h-dense items-center gap-2 text-14">
                <input type="checkbox" onChange={(event) => chooseAll(event.currentTarget.checked)} />
                All on this page
              </label>
            ) : null}
            {bulk.acts.map(({ value, label: words, danger }) => (
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
