/** Conversations to write into, each between a customer and an agent of its own. */

import { eq } from "drizzle-orm";
import { newId } from "#app/platform/ids.ts";
import { agents, messageThreads, people, profiles } from "#db/schema/index.ts";
import { contextOf, type Home, makePeople, type Person } from "./live-people.ts";

export type Conversation = { threadId: string; customer: Person; agent: Person };

/** Agents whose profiles are written in one batch. */
const CHUNK = 100;

/** Makes as many, empty and open; each agent keeps a record that is verified. */
export async function makeConversations(home: Home, count: number): Promise<Conversation[]> {
  const customers = await makePeople(home, count);
  const keepers = await makePeople(home, count, "agent");
  const conversations = customers.flatMap((customer, at) => {
    const agent = keepers[at];
    return agent === undefined ? [] : [{ threadId: newId(Date.now()), customer, agent, agentNo: at + 1 }];
  });
  const { db } = contextOf(home);
  for (let at = 0; at < conversations.length; at += CHUNK) {
    const some = conversations.slice(at, at + CHUNK);
    const nowMs = Date.now();
    const rows = some.map(({ agentNo }) => agentRow(agentNo, nowMs));
    await db.write([
      db.orm.insert(people).values(
        rows.map(({ personId, agentNo }) => ({
          id: personId,
          firstName: "Bench",
          lastName: `Agent ${agentNo}`,
          createdAt: nowMs,
        })),
      ),
      db.orm.insert(agents).values(rows),
      db.orm.insert(messageThreads).values(
        some.map(({ threadId, customer, agent, agentNo }) => ({
          id: threadId,
          customerUserId: customer.userId,
          agentNo,
          agentUserId: agent.userId,
          customerZip: "78701",
          startedAt: nowMs,
          lastMessageNo: 0,
          lastMessageAt: nowMs,
        })),
      ),
      ...some.map(({ agent, agentNo }) =>
        db.orm.update(profiles).set({ agentNo, verified: true }).where(eq(profiles.userId, agent.userId)),
      ),
    ]);
  }
  return conversations;
}

const agentRow = (agentNo: number, nowMs: number): typeof agents.$inferInsert => ({
  agentNo,
  id: newId(nowMs),
  personId: newId(nowMs),
  slug: `bench-agent-${agentNo}`,
  name: `Bench Agent ${agentNo}`,
  headline: "",
  biography: "",
  independent: true,
  street: "1 Congress Avenue",
  zip: "78701",
  cityNo: 1,
  stateCode: "TX",
  lat: 30.27,
  lon: -97.74,
  serviceRadiusMiles: 25,
  npn: String(10_000_000 + agentNo),
  licensedSinceYear: 2010,
  types: 1,
  languages: 1,
  acceptingClients: true,
  timeZone: "America/Chicago",
  weeklyHours: "[null,null,null,null,null,null,null]",
  orderValue: 3.5,
  createdAt: nowMs,
  updatedAt: nowMs,
});
