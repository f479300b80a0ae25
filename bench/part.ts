/** A part of the benchmark: how it is measured, and what is said of it. What measures a part alone needs only these. */
import type { Options } from "./options.ts";
import type { Findings } from "./report.ts";
import { type Product, timed } from "./running.ts";

export type Part = {
  /** Of its report, where it is measured alone. */
  title: string;
  /** The product is built when it is first asked for. */
  find(options: Options, product: () => Promise<Product>): Promise<Findings>;
};

export const definePart = <Result>(part: {
  title: string;
  /** What the terminal calls it, and what it says when it is over. */
  label: string;
  line: (result: Result) => string;
  measure: (options: Options, product: () => Promise<Product>) => Promise<Result>;
  report: (result: Result) => Findings;
}): Part => ({
  title: part.title,
  find: async (options, product) =>
    part.report(await timed(part.label, () => part.measure(options, product), part.line)),
});
