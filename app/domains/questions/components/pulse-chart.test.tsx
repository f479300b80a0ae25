import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PULSE_DAYS } from "../limits.ts";
import { PulseChart } from "./pulse-chart.tsx";

test("a long wait is in hours, and thousands have a comma", () => {
  const days = (last: number) => [...Array(PULSE_DAYS - 1).fill(0), last];
  const pulse = {
    asked: days(1_234),
    answers: days(2),
    medianMinutes: [...Array(PULSE_DAYS - 1).fill(null), 1_500],
  };
  const html = renderToStaticMarkup(
    <PulseChart pulse={pulse} median={{ minutes: 100, base: 2_000 }} answering={{ count: 0, shown: [] }} />,
  );
  expect(html).toContain("1,234");
  expect(html).not.toContain("1234");
  expect(html).not.toContain("1500 minutes");
  expect(html).toContain("1 day<");
  expect(html).toMatch(/1 h 40 min · median of 2,000/);
});
