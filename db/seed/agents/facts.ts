/** Who said each fact of an invented agent, and how long ago: most of it lately, some due to be asked about, some too old. */
import type { FactName, FactSource } from "#app/domains/directory/facts/facts.ts";
import { AGENT_FACTS } from "../../lists.ts";
import type { agentFacts } from "../../schema/facts.ts";
import { workingTime } from "../days.ts";
import { Random } from "../random.ts";
import type { AgentDraft } from "../records.ts";
import { FIRST_GENERATED_AGENT_NO, landmarks } from "./landmarks.ts";

export type FactRow = Required<typeof agentFacts.$inferInsert>;

const { inesCalloway, longest } = landmarks.agents;
const LANDMARK_DAYS = 12;
/** Of the fixed agents, how many days ago a fact was confirmed, where not twelve. */
const DAYS: Readonly<Record<number, Partial<Record<FactName, number>>>> = {
  // Hours and new clients with the newest of her versions, carriers with one before; the languages are asked about.
  [inesCalloway.agentNo]: { address: 6, hours: 4, accepting: 4, carriers: 31, languages: 96 },
  // One fact of each age.
  [longest.agentNo]: { address: 578, hours: 214, carriers: 121, languages: 121 },
};
/** Facts of the fixed agents that a list says. */
const LISTED: Readonly<Record<number, readonly FactName[]>> = {
  [inesCalloway.agentNo]: ["address"],
  [longest.agentNo]: ["address"],
};
const LISTED_SHARE = 0.35;
const DOCUMENT_SHARE = 0.05;
/** A fact that its agent passed over when they last confirmed the others. */
const PASSED_OVER_SHARE = 0.2;

/** The rows of one agent: none for what is empty. */
export function inventFacts(draft: AgentDraft, nowMs: number): FactRow[] {
  const { agent } = draft;
  const random = new Random("facts", agent.agentNo);
  const isFixed = agent.agentNo < FIRST_GENERATED_AGENT_NO;
  const lastVisit = drawDays(random);
  return AGENT_FACTS.filter((fact) => isKnown(fact, draft)).map((fact) => {
    const days = isFixed
      ? (DAYS[agent.agentNo]?.[fact] ?? LANDMARK_DAYS)
      : random.chance(PASSED_OVER_SHARE)
        ? drawDays(random)
        : lastVisit;
    const source = isFixed ? fixedSource(agent.agentNo, fact) : drawSource(fact, random);
    return {
      agentNo: agent.agentNo,
      fact,
      source,
      importNo: null,
      stateCode: source === "list" ? agent.stateCode : null,
      confirmedAt: Math.max(agent.createdAt, workingTime(nowMs, days)),
      askedAt: null,
    };
  });
}

function isKnown(fact: FactName, { agent, carrierNos }: AgentDraft): boolean {
  if (fact === "phone") return agent.phone !== null;
  if (fact === "hours") return agent.weeklyHours !== JSON.stringify(Array(7).fill(null));
  if (fact === "carriers") return carrierNos.length > 0;
  return true;
}

const drawDays = (random: Random): number =>
  random.integer(
    ...random.weighted<[number, number]>([
      [[2, 80], 72],
      [[95, 170], 16],
      [[190, 600], 12],
    ]),
  );

const fixedSource = (agentNo: number, fact: FactName): FactSource =>
  LISTED[agentNo]?.includes(fact) ? "list" : "agent";

function drawSource(fact: FactName, random: Random): FactSource {
  if (fact !== "address" && fact !== "phone") return "agent";
  if (random.chance(LISTED_SHARE)) return "list";
  return fact === "address" && random.chance(DOCUMENT_SHARE) ? "document" : "agent";
}
