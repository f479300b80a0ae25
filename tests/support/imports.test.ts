import { expect, it } from "vitest";
import { importsFrom } from "./imports.ts";

it("finds what the seed imports from the product, directly or not, and no more", () => {
  const found = importsFrom("db");
  expect(found).toContain("db/seed/seed-database.ts");
  expect(found).toContain("app/domains/directory/ranking/rank-queries.server.ts");
  // Of the signals, which the seed has from the product itself.
  expect(found).toContain("app/domains/reviews/signals/signals.ts");
  expect(found).toContain("app/domains/reviews/signals/similar-text/min-hash.ts");
  expect(found.filter((path) => /^app\/(routes|shell|ui)\/|\.test\.ts$/.test(path))).toEqual([]);
});
