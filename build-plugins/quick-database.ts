/**
 * What the database's client does anew for every request and need not, taken out of the Worker's build; what it answers is the
 * same. It makes each row an object whose columns are defined one by one, twice, as properties that cannot be listed and as
 * ones that can: a tenth of what a search cost. Here a row holds its values in a list, and what is read by number reads
 * there. And it ends each request with an error that nobody sees, of which the runtime writes down where it came from.
 */
import { definePatches, type Patch } from "./patched-modules.ts";

const PATCHES: Patch[] = [
  {
    file: "/@libsql/hrana-client/lib-esm/result.js",
    changes: [
      {
        from: "    const row = {};\n",
        to: "    if (isPlain(colNames)) return plainRow(colNames, values, intMode);\n    const row = {};\n",
      },
    ],
    helpers: `
const MOST_COLUMNS = 100;
class Row {
  #values;
  constructor(values) {
    this.#values = values;
  }
  get length() {
    return this.#values.length;
  }
  static {
    for (let at = 0; at < MOST_COLUMNS; at++)
      Object.defineProperty(Row.prototype, at, { get() { return this.#values[at]; } });
  }
}
const plain = new WeakMap();
/** Whether all columns have names of their own that a row has no other use for. */
function isPlain(names) {
  let known = plain.get(names);
  if (known === undefined) {
    known = names.length <= MOST_COLUMNS && new Set(names).size === names.length &&
      names.every((name) => name !== undefined && !(name in Row.prototype) && !/^\\d+$/.test(name));
    plain.set(names, known);
  }
  return known;
}
function plainRow(names, sent, intMode) {
  const values = new Array(sent.length);
  const row = new Row(values);
  for (let at = 0; at < sent.length; ++at) {
    const value = valueFromProto(sent[at], intMode);
    values[at] = value;
    if (at < names.length) row[names[at]] = value;
  }
  return row;
}
`,
  },
  {
    file: "/@libsql/hrana-client/lib-esm/http/stream.js",
    changes: [
      {
        from: 'this._setClosed(new ClientError("Stream was gracefully closed"));',
        to: "this._setClosed(closedGracefully);",
      },
    ],
    helpers: '\nconst closedGracefully = new ClientError("Stream was gracefully closed");\n',
  },
  {
    // Asks of each value anew what kind of column it is of: the answer is the same for all rows.
    file: "/drizzle-orm/utils.js",
    changes: [
      {
        from: "  const nullifyMap = {};\n  const result = columns.reduce(",
        to: `  const decoders = flatDecoders(columns);
  if (decoders !== null) {
    const flat = {};
    for (let at = 0; at < decoders.length; at++) {
      const value = row[at];
      flat[columns[at].path[0]] = value === null ? null : decoders[at].mapFromDriverValue(value);
    }
    return flat;
  }
  const nullifyMap = {};
  const result = columns.reduce(`,
      },
    ],
    helpers: `
const decodersOf = new WeakMap();
/** What reads each column where all have a name of one part; null for rows of several tables. */
function flatDecoders(columns) {
  let known = decodersOf.get(columns);
  if (known === undefined) {
    known = columns.every(({ path }) => path.length === 1)
      ? columns.map(({ field }) =>
          is(field, Column) ? field : is(field, SQL) ? field.decoder : is(field, Subquery) ? field._.sql.decoder : field.sql.decoder)
      : null;
    decodersOf.set(columns, known);
  }
  return known;
}
`,
  },
];

/** For the Worker's build. */
export const quickDatabase = definePatches("quick-database", "worker", PATCHES);
