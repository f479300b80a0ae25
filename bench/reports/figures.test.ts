import { expect, it } from "vitest";
import { count, kilobytes, megabytes, milliseconds, ratio } from "./figures.ts";

it("prints a ratio as a fraction once two decimals would hide it", () => {
  expect(ratio(0.62)).toBe("0.62");
  expect(ratio(1.5)).toBe("1.50");
  expect(ratio(0.05)).toBe("1/20");
  expect(ratio(0.007)).toBe("1/143");
  expect(ratio(0)).toBe("0");
});

it("prints sizes in thousands, as the goals are given", () => {
  expect(kilobytes(24_960)).toBe("25.0 kB");
  expect(megabytes(48_200_000)).toBe("48 MB");
  expect(megabytes(2_310_000_000)).toBe("2.31 GB");
});

it("prints times and counts with no more digits than matter", () => {
  expect(milliseconds(3.44)).toBe("3.4 ms");
  expect(milliseconds(128.4)).toBe("128 ms");
  expect(count(8214.4)).toBe("8,214");
});
