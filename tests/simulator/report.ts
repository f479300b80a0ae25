/** What a run's seeds did, as Markdown. */
import type { Result } from "./simulate.ts";

export function reportOf(results: readonly Result[], days: number): string {
  const steps = results.reduce((sum, { tally }) => sum + tally.steps, 0);
  const seconds = results.reduce((sum, { tookMs }) => sum + tookMs, 0) / 1000;
  const broken = results.filter(({ failure }) => failure !== null).map(({ seed }) => seed);
  const outcomes = new Map<string, Map<string, number>>();
  for (const { tally } of results)
    for (const [step, counts] of tally.outcomes) {
      const sums = outcomes.get(step) ?? new Map<string, number>();
      for (const [outcome, count] of counts) sums.set(outcome, (sums.get(outcome) ?? 0) + count);
      outcomes.set(step, sums);
    }
  const lines = [...outcomes].sort().map(([step, counts]) => {
    const said = [...counts].sort((a, b) => b[1] - a[1]).map(([outcome, count]) => `${outcome} ${count}`);
    return `| ${step} | ${said.join(", ")} |`;
  });
  return [
    `${results.length} seeds of ${days} days: ${steps} steps in ${seconds.toFixed(0)} s, ${(steps / seconds).toFixed(1)} a second.`,
    broken.length === 0 ? "Every rule held." : `Rules were broken by the seeds ${broken.join(", ")}.`,
    "",
    "| step | what came of it |",
    "|---|---|",
    ...lines,
    "",
  ].join("\n");
}
