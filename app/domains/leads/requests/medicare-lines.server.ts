/** What the law asks to say where people leave their details with an agent who sells Medicare plans. */
import { readOffered } from "#app/domains/directory/medicare/offer-queries.server.ts";
import { medicareNotice, medicareText } from "#app/domains/law/policy-texts.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { LeadAgent } from "../agent-queries.server.ts";
import type { QuoteType } from "./quote-questions.ts";

/**
 * No form asks for a quote of Medicare Advantage or Part D. A request about health insurance may be about them, and a
 * card takes any, so those say it where the agent sells such plans. `type`: of the request; null for a card.
 */
const typesOf = ({ sells }: Pick<LeadAgent, "sells">, type: QuoteType | null): readonly string[] =>
  type === null || type === "health" ? sells : [];

type Agent = Pick<LeadAgent, "sells" | "name" | "medicareOffer">;

const sellerOf = (context: Pick<AppContext, "clock">, { name, medicareOffer }: Agent) => ({
  name,
  offered: readOffered(medicareOffer, context.clock.now()),
});

/** For the page with the form; null where nothing has to be said. */
export function medicareOnForm(
  context: Pick<AppContext, "clock">,
  agent: Agent,
  type: QuoteType | null,
  page: "quote request" | "contact card",
): string | null {
  const place = { page, types: typesOf(agent, type) };
  const notice = medicareNotice(context, place, sellerOf(context, agent));
  const whoCalls = medicareText(context, "medicare-who-calls", place, agent.name);
  return notice === null ? null : [whoCalls, notice].filter((one) => one !== null).join(" ");
}

/** For the receipt, or for the agent's reply, in the language that is being written. */
export function medicareInEmail(
  context: Pick<AppContext, "clock">,
  agent: Agent,
  type: QuoteType | null,
  email: "lead-receipt" | "lead-reply",
): string[] {
  const place = { email, types: typesOf(agent, type) };
  const notice = medicareNotice(context, place, sellerOf(context, agent));
  return notice === null ? [] : [notice];
}
