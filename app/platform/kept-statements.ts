/**
 * Statements whose text is made once an isolate. Drizzle puts a statement's text together anew each time, from some hundred
 * pieces: an eighth of what a page costs. What differs from one reader to the next goes into the places that were left for it.
 */
import { fillPlaceholders, type Placeholder, sql } from "drizzle-orm";
import { type NamedStatements, type Prepared, prepare, wantsObjects, writesSomething } from "./database.ts";

/** What a statement may leave a place for: its values. Whatever else changes its text belongs into the key. */
type Values = Readonly<Record<string, string | number>>;
export type Slots<V extends Values> = { readonly [K in keyof V]: Placeholder };
type Kept<T extends NamedStatements> = {
  [K in keyof T]: { readonly _: { readonly dialect: "sqlite"; readonly result: T[K]["_"]["result"] } };
};

const MOST_KEYS = 64;

/**
 * Gives statements for `batch` and `read`: those of `key`, which `build` made when it was asked for first, with `values`
 * in its slots. `build` must make the same of the same key, and may close over nothing of one request but through slots.
 * Throws `TypeError` for what writes.
 */
export function openKept<V extends Values>() {
  const kept = new Map<string, [string, Prepared, ReturnType<Prepared["getQuery"]>][]>();
  return <T extends NamedStatements>(key: string, values: V, build: (slots: Slots<V>) => T): Kept<T> => {
    let made = kept.get(key);
    if (made === undefined) {
      made = Object.entries(build(slotsOf(values))).map(([name, statement]) => {
        if (writesSomething(statement)) throw new TypeError(`${name} writes: only what reads is kept.`);
        const prepared = prepare(statement);
        if (wantsObjects(prepared)) throw new TypeError(`${name} has raw rows without a shape.`);
        return [name, prepared, prepared.getQuery()];
      });
      if (kept.size >= MOST_KEYS) kept.clear();
      kept.set(key, made);
    }
    return Object.fromEntries(
      made.map(([name, prepared, query]) => [name, filled(prepared, query, values)]),
    ) as unknown as Kept<T>;
  };
}

const slotsOf = <V extends Values>(values: V): Slots<V> =>
  Object.fromEntries(Object.keys(values).map((name) => [name, sql.placeholder(name)])) as Slots<V>;

function filled(
  prepared: Prepared,
  { sql: text, params }: ReturnType<Prepared["getQuery"]>,
  values: Values,
): { _prepare(): Prepared } {
  const { mapLists } = prepared;
  const one: Prepared = {
    getQuery: () => ({ sql: text, params: fillPlaceholders(params, values) }),
    mapResult: (result, isFromBatch) => prepared.mapResult(result, isFromBatch),
    ...(mapLists === undefined ? {} : { mapLists: (result) => mapLists.call(prepared, result) }),
  };
  return { _prepare: () => one };
}
