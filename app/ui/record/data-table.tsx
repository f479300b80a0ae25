import type { ReactNode } from "react";

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The cell that names its row. */
  heading?: boolean;
  /** Numbers: set at the right edge. */
  end?: boolean;
  /** Heard, not seen: a column of deeds. */
  hideLabel?: boolean;
};

export type DataTableProps<Row> = {
  caption: string;
  showCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Below 768 px each row folds into labeled lines. On unless the table is narrow anyway. */
  stack?: boolean;
  className?: string;
};

/** A table with a caption and true headers. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, showCaption, columns, rows, rowKey, stack = true, className } = props;
  return (
    <table data-stack={stack || undefined} className={className}>
      <caption className={showCaption ? "pb-2 font-label" : "sr-only"}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={column.end ? "text-right" : undefined}>
              {column.hideLabel ? <span className="sr-only">{column.label}</span> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) =>
              column.heading ? (
                <th key={column.key} scope="row">
                  {column.cell(row)}
                </th>
              ) : (
                <td
                  key={column.key}
                  className={column.end ? "text-right max-md:in-data-stack:text-left" : undefined}
                  data-l={stack && !column.hideLabel ? column.label : undefined}
                >
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
