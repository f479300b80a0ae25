import type { ReactNode } from "react";

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** The cell that names its row. */
  heading?: boolean;
  /** Before the name: a check box that selects the row and has its own label. */
  chooses?: boolean;
  /** Numbers: set at the right edge. */
  end?: boolean;
  /** Heard, not seen: a column of actions. */
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
  /** The admin keyboard shortcuts move from row to row. */
  byKeys?: boolean;
  className?: string;
};

/**
 * Folding rows are shown as blocks on a phone, and some browsers then don't treat them as a table. So each part has
 * its role, and the head names every cell there, too. A table that never folds needs none of it.
 */
const FOLDED = {
  table: { role: "table" },
  part: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
const PLAIN: { readonly [Part in keyof typeof FOLDED]: object } = {
  table: {},
  part: {},
  row: {},
  columnHeader: {},
  rowHeader: {},
  cell: {},
};

/** A table with a caption and true headers. The cell that names a row comes first, in reading order and on screen. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, showCaption, rows, rowKey, stack = true, byKeys, className } = props;
  const roles = stack ? FOLDED : PLAIN;
  const columns = [
    ...props.columns.filter(({ chooses }) => chooses),
    ...props.columns.filter(({ heading }) => heading),
    ...props.columns.filter(({ heading, chooses }) => !heading && !chooses),
  ];
  return (
    <table data-stack={stack || undefined} className={className} {...roles.table}>
      <caption className={showCaption ? "pb-2 font-label" : "sr-only"}>{caption}</caption>
      <thead {...roles.part}>
        <tr {...roles.row}>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={column.end ? "text-right" : undefined}
              {...roles.columnHeader}
            >
              {column.hideLabel ? <span className="sr-only">{column.label}</span> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.part}>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-key-item={byKeys || undefined} {...roles.row}>
            {columns.map((column) =>
              column.heading ? (
                <th key={column.key} scope="row" {...roles.rowHeader}>
                  {column.cell(row)}
                </th>
              ) : (
                <td
                  key={column.key}
                  className={column.end ? "text-right max-md:in-data-stack:text-left" : undefined}
                  data-l={stack && !column.hideLabel ? column.label : undefined}
                  {...roles.cell}
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
