import { adminPaths } from "#app/admin-paths.ts";
import { withQuery } from "#app/paths.ts";
import { ConsoleList } from "./console-list.tsx";
import { drawCell } from "./list-cell.tsx";
import type { ListPage, ListRow } from "./list-page.ts";

export type ListedProps = {
  page: ListPage;
  /** Where on its page it begins, if it is only a part of that: its links lead there. */
  anchor?: string;
};

/** A page of a list of the registry. */
export function Listed({ page, anchor }: ListedProps) {
  const { name, to, file, bulk, nowMs, ...list } = page;
  return (
    <ConsoleList
      {...list}
      to={(query = {}) => `${withQuery(to, query)}${anchor === undefined ? "" : `#${anchor}`}`}
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
