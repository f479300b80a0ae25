/** Facts that readers reported as wrong: two that wait, one of them the demo agent's, and some that were decided. */
import type { Client } from "@libsql/client/web";
import { FACT_DUE_HOURS } from "#app/domains/accuracy/limits.ts";
import { HOUR_MS } from "#app/platform/durations.ts";
import { FIRST_GENERATED_AGENT_NO, landmarks } from "./agents/landmarks.ts";
import { fixedId } from "./fixed-id.ts";

type Seeded = {
  agentNo: number;
  fact: string;
  shown: string;
  hoursAgo: number;
  reports: readonly { problem: string; note: string }[];
  decided?: { decision: "was-wrong" | "is-right" | "unclear"; afterHours: number; byOwner: boolean };
};

const WAITING: readonly Seeded[] = [
  {
    agentNo: FIRST_GENERATED_AGENT_NO + 4,
    fact: "phone",
    shown: "(508) 555-0199",
    hoursAgo: 31,
    reports: [
      { problem: "out-of-order", note: "It rings twice, then a recording says that it’s disconnected." },
      { problem: "someone-else", note: "" },
    ],
  },
  {
    agentNo: landmarks.agents.inesCalloway.agentNo,
    fact: "languages",
    shown: "English, Spanish",
    hoursAgo: 5,
    reports: [{ problem: "missing", note: "She spoke Portuguese with my mother." }],
  },
];

const DECISIONS = ["was-wrong", "was-wrong", "is-right", "was-wrong", "unclear", "is-right"] as const;
const FACTS = [
  ["phone", "out-of-order"],
  ["address", "moved"],
  ["hours", "other-hours"],
  ["accepting", "not-taking"],
] as const;

/** Of the last weeks, spread over agents and facts. */
const DECIDED: readonly Seeded[] = Array.from({ length: 24 }, (_, at) => {
  const [fact, problem] = FACTS[at % FACTS.length] ?? FACTS[0];
  return {
    agentNo: FIRST_GENERATED_AGENT_NO + 10 + at * 3,
    fact,
    shown: "What it said at the time",
    hoursAgo: 90 + at * 37,
    reports: [{ problem, note: "" }],
    decided: {
      decision: DECISIONS[at % DECISIONS.length] ?? "unclear",
      afterHours: 4 + ((at * 7) % 60),
      byOwner: at % 3 === 1 && DECISIONS[at % DECISIONS.length] !== "unclear",
    },
  };
});

/** Call it when all agents are written. */
export async function seedFactReports(client: Client, nowMs: number): Promise<void> {
  await client.batch(
    [...WAITING, ...DECIDED].flatMap((one) => {
      const openedAt = nowMs - one.hoursAgo * HOUR_MS;
      const { agentNo, fact, shown, decided } = one;
      const id = fixedId(`fact case ${agentNo} ${fact}`, openedAt);
      const decidedAt = decided === undefined ? null : openedAt + decided.afterHours * HOUR_MS;
      return [
        {
          sql: `INSERT OR IGNORE INTO fact_cases (id, agent_no, fact, shown, opened_at, due_at, decision, reason, decided_at, by_owner)
            SELECT ?, agent_no, ?, ?, ?, ?, ?, ?, ?, ? FROM agents WHERE agent_no = ?`,
          args: [
            id,
            fact,
            shown,
            openedAt,
            openedAt + FACT_DUE_HOURS * HOUR_MS,
            decided?.decision ?? null,
            decided === undefined || decided.byOwner ? "" : "We called the office and asked.",
            decidedAt,
            decided?.byOwner ? 1 : 0,
            agentNo,
          ],
        },
        ...one.reports.map(({ problem, note }, at) => {
          const reportedAt = openedAt + at * HOUR_MS;
          const reportId = fixedId(`fact report ${agentNo} ${fact} ${at}`, reportedAt);
          return {
            sql: `INSERT OR IGNORE INTO fact_reports (id, case_id, reported_by, language, problem, note, reported_at)
              SELECT ?, id, ?, 'en', ?, ?, ? FROM fact_cases WHERE id = ?`,
            args: [reportId, reportId, problem, note, reportedAt, id],
          };
        }),
      ];
    }),
    "write",
  );
}
