/** Whom a test may review: a customer has one review for each agent, and the tests of a worker share their site. */
import { landmarks } from "#db/seed/agents/landmarks.ts";
import type { OwnSite } from "./accounts-site.ts";

const NAMED = Object.values(landmarks.agents).map(({ agentNo }) => agentNo);

/**
 * Slug of an agent whom no account of this site has reviewed, and whom no test knows by name.
 * @throws {Error} Every agent has been reviewed by an account.
 */
export async function unreviewedAgent({ database }: OwnSite): Promise<string> {
  const { rows } = await database.execute(
    `SELECT slug FROM agents
     WHERE account_status = 'active' AND agent_no NOT IN (${NAMED.join(", ")})
       AND agent_no NOT IN (SELECT agent_no FROM reviews WHERE user_id IS NOT NULL)
     ORDER BY agent_no LIMIT 1`,
  );
  const slug = rows[0]?.slug;
  if (typeof slug !== "string") throw new Error("Every agent of this site has been reviewed.");
  return slug;
}
