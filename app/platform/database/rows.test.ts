import { sql } from "drizzle-orm";
import { expect, expectTypeOf, test } from "vitest";
import * as z from "zod";
import { createDatabase } from "#db/client.ts";
import { flag, integer, json, nullable, oneOf, type RowOf, real, rowsOf, text } from "./rows.ts";

const shape = {
  name: text,
  times: integer,
  mean: nullable(real),
  active: flag,
  side: oneOf(["customer", "agent"]),
};
const row = { name: "Ines", times: 3, mean: null, active: 1, side: "agent" };

/** What a statement returns for the rows of a batch. */
const read = (...rows: unknown[]) => rowsOf(db, "people", shape, sql`SELECT 1`).mapResult({ rows }, true);
const db = createDatabase({ url: "http://127.0.0.1:1" });

test("a row has the columns of its shape, each of its kind, and nothing else that the query gave", () => {
  expect(read({ ...row, password: "hash" })).toEqual([
    { name: "Ines", times: 3, mean: null, active: true, side: "agent" },
  ]);
  expectTypeOf<RowOf<typeof shape>>().toEqualTypeOf<{
    name: string;
    times: number;
    mean: number | null;
    active: boolean;
    side: "customer" | "agent";
  }>();
});

test("what differs is an error that names query and column, never a value", () => {
  const { name: _, ...nameless } = row;
  expect(() => read(nameless)).toThrow("people: name should be text, and is missing.");
  expect(() => read({ ...row, name: null })).toThrow("people: name should be text, and is null.");
  expect(() => read({ ...row, times: 1.5 })).toThrow("people: times should be integer, and is number.");
  expect(() => read({ ...row, active: 2 })).toThrow("people: active should be 0 or 1, and is number.");
  expect(() => read({ ...row, side: "admin" })).toThrow(
    "people: side should be one of customer, agent, and is string.",
  );
});

test("JSON of a query is read by its schema, and what is none is never quoted", () => {
  const shape = { excerpt: json(z.array(z.object({ no: z.number() }))) };
  const readExcerpt = (excerpt: unknown) =>
    rowsOf(db, "reports", shape, sql`SELECT 1`).mapResult({ rows: [{ excerpt }] }, true);
  expect(readExcerpt('[{"no":1}]')).toEqual([{ excerpt: [{ no: 1 }] }]);
  expectTypeOf<RowOf<typeof shape>>().toEqualTypeOf<{ excerpt: { no: number }[] }>();
  const refusal = "reports: excerpt should be JSON of its schema, and is string.";
  expect(() => readExcerpt('[{"no":"secret"}]')).toThrow(refusal);
  expect(() => readExcerpt("secret")).toThrow(refusal);
});
