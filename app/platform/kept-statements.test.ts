import { eq, type Placeholder, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createDatabase } from "#db/client.ts";
import { cities } from "#db/schema/index.ts";
import { openKept } from "./kept-statements.ts";
import { integer, rowsOf } from "./rows.ts";

const { orm } = createDatabase({ url: "http://127.0.0.1:1" });

/** One of each kind: what the builder makes, and raw rows that are read by their shape. */
const statements = (slug: string | Placeholder, nowMs: number | Placeholder) => ({
  built: orm
    .select({ name: cities.name, later: sql<number>`${nowMs} < ${cities.population}` })
    .from(cities)
    .where(eq(cities.slug, slug))
    .limit(3),
  raw: rowsOf({ orm }, "how many", { n: integer }, sql`SELECT count(*) n FROM cities WHERE slug = ${slug}`),
});

type Sent = {
  getQuery(): { sql: string; params: unknown[] };
  mapResult(result: unknown, isFromBatch: boolean): unknown;
};
const prepare = (statement: unknown) => (statement as { _prepare(): Sent })._prepare();
const sent = (made: Record<string, unknown>) =>
  Object.entries(made).map(([name, statement]) => {
    const { sql: text, params } = prepare(statement).getQuery();
    return { name, text, params };
  });

describe("statements that are kept", () => {
  test("say what those say that are made anew, whoever was there before", () => {
    const kept = openKept<{ slug: string; nowMs: number }>();
    let built = 0;
    const ask = (slug: string, nowMs: number) =>
      kept("cities", { slug, nowMs }, (slots) => {
        built += 1;
        return statements(slots.slug, slots.nowMs);
      });
    const first = ask("austin", 1);
    const second = ask("o'fallon", 2);
    expect(sent(second)).toEqual(sent(statements("o'fallon", 2)));
    // Two that are under way at once keep their own values.
    expect(sent(first)).toEqual(sent(statements("austin", 1)));
    expect(built).toBe(1);
  });

  test("are made for each key, and for a key again when there were too many", () => {
    const kept = openKept<{ slug: string }>();
    const built: string[] = [];
    const ask = (key: string) =>
      kept(key, { slug: "austin" }, ({ slug }) => {
        built.push(key);
        return statements(slug, key.length);
      });
    expect(sent(ask("a"))).not.toEqual(sent(ask("bb")));
    for (let n = 0; n < 64; n++) ask(`key ${n}`);
    ask("a");
    expect(built.filter((key) => key === "a")).toHaveLength(2);
  });

  test("read their rows as the others do", () => {
    const { raw } = openKept<{ slug: string }>()("n", { slug: "austin" }, ({ slug }) => statements(slug, 1));
    expect(prepare(raw).mapResult({ rows: [{ n: 4 }] }, true)).toEqual([{ n: 4 }]);
    expect(() => prepare(raw).mapResult({ rows: [{ n: "four" }] }, true)).toThrow("n should be integer");
  });

  test("do not write", () => {
    const kept = openKept<{ slug: string }>();
    expect(() =>
      kept("delete", { slug: "austin" }, ({ slug }) => ({
        gone: orm.delete(cities).where(eq(cities.slug, slug)),
      })),
    ).toThrow(TypeError);
  });
});
