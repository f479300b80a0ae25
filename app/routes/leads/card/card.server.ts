/** What an agent's card shows, on both of its pages. */
import { parseIdentifier } from "#app/domains/directory/inputs.ts";
import { findLeadAgent } from "#app/domains/leads/agent-queries.server.ts";
import type { AppContext } from "#app/platform/context.ts";
import type { CardAgent } from "./card-head.tsx";

/** The agent with this slug or id, and their card; null when there is none. */
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
