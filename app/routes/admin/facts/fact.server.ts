/** Reading and deciding a reported fact, on its page and in today's work. */
import { FactDecision } from "#app/domains/accuracy/inputs.ts";
import { findFactCase, listFactCases } from "#app/domains/accuracy/reports/case-queries.server.ts";
import { decideFactCase } from "#app/domains/accuracy/reports/decide-commands.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { readSent } from "#app/platform/forms/submission.ts";
import { goOn, requireFound } from "../decide/decide.server.ts";

export const MISSING_FACT = {
  title: "Report not found",
  text: "There’s no reported fact at this address.",
};

const REFUSED = {
  closed: "Someone else already decided this.",
  changed: "Another reader reported it just now. Look at it again.",
  own: "You’re one of the two sides here. Another admin has to decide.",
} as const;

/** The facts for its decision, and the rules of the form; null when there is none. */
export async function readFact(context: AppContext, id: string) {
  const facts = await findFactCase(context, id);
  return facts === null ? null : { kind: "fact" as const, facts, rules: rulesOf(FactDecision) };
}

/** Decides it and redirects; when refused, answers the form with what was typed. */
export async function takeFact(
  request: Request,
  context: AppContext,
  adminId: string,
  id: string | undefined,
) {
  const sent = await readSent(request, FactDecision);
  const facts = await requireFound(context, id, findFactCase, MISSING_FACT);
  if (!sent.ok) return sent.refuse(400);
  const outcome = await decideFactCase(context, adminId, facts, sent.value);
  if (outcome !== "decided")
    return sent.refuse(outcome === "own" ? 403 : 409, { notice: { title: REFUSED[outcome] } });
  return goOn(request, context, {
    text: "Everyone involved is told.",
    own: { kind: "fact", id: facts.id, dueAt: facts.dueAt },
    queue: async () =>
      (await listFactCases(context)).map(({ id: next, dueAt, address, agentName }) => ({
        id: next,
        dueAt,
        to: address,
        label: `a fact about ${agentName}`,
      })),
  });
}
