import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Caption } from "#app/ui/layout/caption.tsx";
import { Section } from "#app/ui/layout/section.tsx";
import { Stack } from "#app/ui/layout/stack.tsx";
import { type Column, DataTable } from "#app/ui/record/data-table.tsx";

export type ShownListProps<Row> = {
  id: string;
  title: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  /** The link to the rest, with how many there are, if that is known. */
  all?: { to: string; rows?: number; label?: string };
  none: string;
  children?: ReactNode;
};

/** The newest rows of one kind, with a link to all of them. */
export function ShownList<Row>({
  id,
  title,
  rows,
  rowKey,
  columns,
  all,
  none,
  children,
}: ShownListProps<Row>) {
  // An empty list takes only a line.
  if (rows.length === 0 && children === undefined)
    return (
      <section
        id={id}
        aria-labelledby={`${id}-h`}
        className="flex flex-wrap items-baseline gap-x-4 border-line border-t pt-3"
      >
        <h2 id={`${id}-h`} className="text-16">
          {title}
        </h2>
        <Caption>{none}</Caption>
      </section>
    );
  return (
    <Section
      id={id}
      title={title}
      thin
      aside={
        all === undefined ? null : (
          <Link to={all.to}>
            {all.label ??
              (all.rows === undefined ? "All" : `All ${all.rows >= 1_000 ? "1,000 or more" : all.rows}`)}
          </Link>
        )
      }
    >
      <Stack>
        {children}
        {rows.length === 0 ? (
          <Caption>{none}</Caption>
        ) : (
          <DataTable caption={title} rows={rows} rowKey={rowKey} columns={columns} />
        )}
      </Stack>
    </Section>
  );
}
