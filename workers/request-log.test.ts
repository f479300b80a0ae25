import { expect, test } from "vitest";
import { durationClass, factsOf, report } from "./request-log.ts";

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });
const get = { method: "GET" };

test("a request's line says what became of it", () => {
  expect(factsOf(get, "routes/profiles/showcase", answer(200, { "X-Cache": "HIT" }), 3)).toEqual({
    event: "request",
    outcome: "ok",
    status: 200,
    method: "GET",
    route: "routes/profiles/showcase",
    roundTrips: 0,
    cache: "HIT",
    duration: "<50ms",
  });
  expect(factsOf(get, null, answer(404, { "X-Database-Round-Trips": "2" }), 220)).toMatchObject({
    outcome: "refused",
    route: "-",
    roundTrips: 2,
    cache: "-",
    duration: "<1000ms",
  });
  expect(factsOf(get, null, answer(503, { "X-Database-Trouble": "database-busy" }), 9_000).outcome).toBe(
    "no-database",
  );
  expect(factsOf(get, null, answer(500), 0).outcome).toBe("failed");
  expect(factsOf(get, null, null, 0)).toMatchObject({ outcome: "crashed", status: 0 });
});

test("a method that somebody made up isn't repeated", () => {
  expect(factsOf({ method: "A-NAME" }, null, answer(405), 0).method).toBe("other");
});

test.each([
  [0, "<50ms"],
  [50, "<200ms"],
  [999, "<1000ms"],
  [2_999, "<3000ms"],
  [3_000, "slow"],
])("%i ms is %s", (ms, said) => expect(durationClass(ms)).toBe(said));

test("the metrics have the same facts, and one that fails stops nothing", () => {
  const points: unknown[] = [];
  const facts = factsOf(get, "routes/public/home", answer(200), 12);
  report(facts, 12, false, { writeDataPoint: (point) => void points.push(point) });
  expect(points).toEqual([
    {
      indexes: ["routes/public/home"],
      blobs: ["ok", "GET", "routes/public/home", "-", "<50ms"],
      doubles: [200, 0, 12],
    },
  ]);
});
