/** The figures of the accuracy page from the counts. Pure: a test makes them from the files and compares. */
import type { ReportedFact } from "../types.ts";
import type { AccuracySource, FactAge } from "./ages.ts";

/** So many facts of a kind in a state were last confirmed by this source, so long ago. */
export type AccuracyCount = {
  stateCode: string;
  fact: ReportedFact;
  source: AccuracySource;
  age: FactAge;
  factCount: number;
};

export type ByAge = Record<FactAge, number>;
export type BySource = Record<AccuracySource, number>;

export type AccuracyFigures = {
  total: number;
  ages: ByAge;
  sources: BySource;
  /** Only facts that profiles show, in the order of `facts`. */
  facts: { fact: ReportedFact; total: number; ages: ByAge; sources: BySource }[];
  /** States with facts, by code. */
  states: { stateCode: string; total: number; ages: ByAge }[];
};

const noAges = (): ByAge => ({ "30": 0, "90": 0, "180": 0, older: 0, never: 0 });
const noSources = (): BySource => ({ list: 0, document: 0, admin: 0, agent: 0, nobody: 0 });

/** Adds up the counts; states only of `shown`, where it names one fact. */
export function addUp(
  counts: readonly AccuracyCount[],
  order: readonly ReportedFact[],
  shown: ReportedFact | null = null,
): AccuracyFigures {
  const all = { total: 0, ages: noAges(), sources: noSources() };
  const facts = new Map(
    order.map((fact) => [fact, { fact, total: 0, ages: noAges(), sources: noSources() }]),
  );
  const states = new Map<string, AccuracyFigures["states"][number]>();
  for (const { stateCode, fact, source, age, factCount } of counts) {
    for (const sum of [all, facts.get(fact)]) {
      if (sum === undefined) continue;
      sum.total += factCount;
      sum.ages[age] += factCount;
      sum.sources[source] += factCount;
    }
    if (shown !== null && shown !== fact) continue;
    const state = states.get(stateCode) ?? { stateCode, total: 0, ages: noAges() };
    state.total += factCount;
    state.ages[age] += factCount;
    states.set(stateCode, state);
  }
  return {
    ...all,
    facts: [...facts.values()].filter(({ total }) => total > 0),
    states: [...states.values()].sort((a, b) => a.stateCode.localeCompare(b.stateCode)),
  };
}

/** "42%", and "<1%" for a few among many: a share isn't zero where there is something. */
export function formatShare(count: number, total: number): string {
  if (count === 0 || total === 0) return "0%";
  const percent = Math.round((count / total) * 100);
  if (percent === 0) return "<1%";
  return percent === 100 && count < total ? ">99%" : `${percent}%`;
}
