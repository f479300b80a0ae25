/** What the card of an agent shows, on both of its pages. */
import { parseIdentifier } from "#app/domains/directory/inputs.ts";
import { findLeadAgent } from "#app/domains/leads/agent-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { CardAgent } from "./card-head.tsx";

/** The agent behind a slug or id, with what is printed; null for none, and for what can be neither. */
export async function findCard(context: AppContext, text: string | undefined) {
  const identifier = parseIdentifier(text);
  const agent = identifier === null ? null : await findLeadAgent(context, identifier);
  if (agent === null) return null;
  const { id, name, photoUrl, organization, city, stateCode, californiaLicense, licenses } = agent;
  const card: CardAgent = {
    id,
    name,
    photoUrl,
    organization,
    city,
    stateCode,
    californiaLicense,
    licenses: licenses ?? "",
  };
  return { agent, card };
}
