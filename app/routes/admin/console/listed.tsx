import { adminPaths } from "#app/paths/admin.ts";
import type { Query } from "#app/paths/paths.ts";
import { ConsoleList } from "./console-list.tsx";
import { drawCell } from "./list-cell.tsx";
import type { ListPage, ListRow } from "./list-page.ts";

export type ListedProps = {
  page: ListPage;
  /** The list's own address, where it is part of another page. */
  to?: (query?: Query) => string;
};

/** A page of a list of the registry. */
export function Listed({ page, to = (query) => adminPaths.list(page.name, query) }: ListedProps) {
  const { name, file, bulk, nowMs, ...list } = page;
  return (
    <ConsoleList
      {...list}
      to={to}
      columns={list.columns.map((column) => ({
        ...column,
        cell: ({ cells }: ListRow) => drawCell(cells[column.key] ?? null, nowMs),
      }))}
      rowKey={({ key }) => key}
      fileTo={() => file}
      bulk={
        bulk === null
          ? undefined
          : { to: adminPaths.bulk(name), acts: bulk, choose: ({ choose }) => choose ?? "" }
      }
    />
  );
}
