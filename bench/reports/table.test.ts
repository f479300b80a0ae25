import { expect, it } from "vitest";
import { renderTable } from "./table.ts";

const columns = [{ heading: "page" }, { heading: "p50", align: "right" as const }];

it("aligns each column by its widest cell, numbers to the right", () => {
  expect(
    renderTable(columns, [
      ["home", "1.2 ms"],
      ["location hub", "12.0 ms"],
    ]),
  ).toBe(
    [
      "| page         |     p50 |",
      "| ------------ | ------: |",
      "| home         |  1.2 ms |",
      "| location hub | 12.0 ms |",
    ].join("\n"),
  );
});

it("keeps a cell in its column whatever it holds", () => {
  const [, , row] = renderTable(columns, [["a|b\nc", ""]]).split("\n");
  expect(row).toBe("| a\\|b c |     |");
});

it("refuses a row that does not fit", () => {
  expect(() => renderTable(columns, [["home"]])).toThrow(RangeError);
});
