import { describe, expect, it } from "vitest";
import { hasKeptUp, isUnharmed, renderBurst } from "./burst-report.ts";
import { slowBurst as burst } from "./burst-sample.ts";

describe("the burst's report", () => {
  it("says what was offered, taken and heard, and what became of it", () => {
    const report = renderBurst(burst());
    expect(report).toMatch(/2,500 into 250 conversations \| +500 \| +100 \| +900 ms \| +1,800 ms \|/);
    const arrivals = { arrived: 2_490, lost: 10, doubled: 4, gaps: 3, outOfOrder: 2 };
    expect(renderBurst(burst({ triedAgain: 7, unheard: 5, arrivals }))).toMatch(
      /\| 2,500 \| +7 \| +2,500 \| +2,490 \| +10 \| +4 \| +3 \| +2 \| +5 \|/,
    );
    expect(report).toContain("50 messages sent 3 times at once with one key each are 50 rows");
  });

  it("says plainly that the rate was not reached, what a message costs and what that allows", () => {
    const report = renderBurst(burst());
    expect(report).toContain("500 messages a second were not reached: 100 were.");
    expect(report).toMatch(/workerd +\| +8\.0 ms \| +80 % \|/);
    expect(report).toContain("The 2 cores were 95 % busy, 20 % of them with other work: the processor");
    expect(report).toContain("2 cores would take 133 a second");
    expect(report).toContain("alone on a core it would take 125 a second");
  });

  it("names what else may limit it when the processor has time left", () => {
    const narrow = { workerdMs: 24_000, sqldMs: 1, ownMs: 1 };
    expect(renderBurst(burst({ busyShare: 0.5, cpu: narrow }))).toContain("workerd's one thread is what");
    expect(renderBurst(burst({ busyShare: 0.5 }))).toContain("waiting, not the processor");
    expect(renderBurst(burst({ cpu: null }))).toContain("by whom is not measured on this system");
  });

  it("says that the machine kept up from 99 % on", () => {
    expect(hasKeptUp(burst({ acceptedPerSecond: 494.9 }))).toBe(false);
    expect(hasKeptUp(burst({ acceptedPerSecond: 495 }))).toBe(true);
    expect(renderBurst(burst({ acceptedPerSecond: 498 }))).not.toContain("not reached");
  });

  it.each(["lost", "doubled", "gaps", "outOfOrder"] as const)("takes one %s as harm", (harm) => {
    expect(isUnharmed(burst())).toBe(true);
    expect(isUnharmed(burst({ arrivals: { ...burst().arrivals, [harm]: 1 } }))).toBe(false);
  });
});
