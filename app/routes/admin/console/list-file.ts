/** What a file of a list has of each column. */

/** A cell of a file. */
export type FileCell = string | number | null;
/** The headings that stand in a file while the column is shown, each with its cell. */
export type FileCells<Row> = Readonly<Record<string, (row: Row) => FileCell>>;

/** A moment as a file has it: ISO 8601, in UTC. */
export const fileMoment = (timeMs: number | null): FileCell =>
  timeMs === null ? null : new Date(timeMs).toISOString();

/** Headings and cells of the columns that are shown, in their order. */
export const fileCellsOf = <Row>(
  columns: readonly { key: string; file?: FileCells<Row> }[],
  shown: readonly string[],
): (readonly [heading: string, cell: (row: Row) => FileCell])[] =>
  columns.flatMap(({ key, file }) => (file !== undefined && shown.includes(key) ? Object.entries(file) : []));
