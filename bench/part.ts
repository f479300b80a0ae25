/** A part of the benchmark: its measurement and its report. To measure a part alone, only these are needed. */
import type { Options } from "./options.ts";
import type { Findings } from "./report.ts";
import { type Product, timed } from "./running.ts";

export type Part = {
  /** Of its report, where it is measured alone. */
  title: string;
  /** The product is built on first use. */
  find(options: Options, product: () => Promise<Product>): Promise<Findings>;
};

export const definePart = <Result>(part: {
  title: string;
  /** Its name in the terminal, and its line when it is done. */
  label: string;
  line: (result: Result) => string;
  measure: (options: Options, product: () => Promise<Product>) => Promise<Result>;
  report: (result: Result) => Findings;
}): Part => ({
  title: part.title,
  find: async (options, product) =>
    part.report(await timed(part.label, () => part.measure(options, product), part.line)),
});
