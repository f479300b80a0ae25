import type { InStatement } from "@libsql/client/web";
import { expect, test } from "vitest";
import { createDatabase } from "#db/client.ts";
import { countGroups, judgeCrowds } from "#support/reviews/judge.ts";
import { type CrowdReview, drawCrowds } from "#support/reviews/labeled-crowds.ts";
import { openAccounts } from "../../accounts.ts";
import { seenStatements, writeSent } from "./sent-reviews.ts";

const { rows, stranger, databaseUrl } = openAccounts();

const accountStatement = (userId: string, email: string, madeAt: number): InStatement => ({
  sql: `INSERT INTO users (id, email, password_hash, first_name, last_name, email_confirmed_at, created_at)
    VALUES (?, ?, '', 'Somebody', 'Else', ?, ?)`,
  args: [userId, email, madeAt, madeAt],
});

type Residents = ReturnType<typeof drawCrowds>["residents"];

/** Accounts without reviews: strangers, the agents' own, and managers of an agent's organization. */
const residentStatements = (residents: Residents, agentNo: (agent: number) => number): InStatement[] =>
  residents.flatMap(({ address, device, madeAt, side, agent }, at): InStatement[] => {
    const userId = `resident ${at}`;
    const seen = { address, device, accountMadeAt: madeAt, sentAt: madeAt };
    const account = accountStatement(userId, `resident-${at}@mail.example`, madeAt);
    const no = agent === null ? null : agentNo(agent);
    if (side === "agent")
      return [
        account,
        ...seenStatements(userId, seen),
        { sql: "INSERT INTO profiles (user_id, agent_no) VALUES (?, ?)", args: [userId, no] },
      ];
    if (side === "organization")
      return [
        account,
        ...seenStatements(userId, seen),
        {
          sql: `INSERT INTO organization_members (id, user_id, role, joined_at, organization_no)
            SELECT ?, ?, 'manager', 1, organization_no FROM agents WHERE agent_no = ?`,
          args: [userId, userId, no],
        },
      ];
    return [account, ...seenStatements(userId, seen)];
  });

test("requests and the rule agree on rings and on crowds of one network", { timeout: 900_000 }, async () => {
  // The demo's texts are made from the same sentences as these.
  await rows("DELETE FROM review_bands");
  const drawn = drawCrowds(Date.now());
  // By day the reviews of every third agent and of one per group, which the rule judges separately anyway.
  const chosen = new Map(drawn.reviews.map(({ group, agent }) => [group, agent]));
  const isTried = ({ group, agent }: CrowdReview) =>
    process.env.FAIRLEAD_LONG_RUNS === "1" || agent % 3 === 0 || chosen.get(group) === agent;
  const crowds = { ...drawn, reviews: drawn.reviews.filter(isTried) };
  const agents = await rows(
    "SELECT agent_no FROM agents WHERE account_status = 'active' AND agent_no > 6 ORDER BY agent_no LIMIT ?",
    [crowds.agents],
  );
  const agentNo = (agent: number) => Number(agents[agent]?.agent_no);
  // Each agent gets a separate organization and no demo account, so that no one is a colleague by chance.
  await rows("UPDATE agents SET organization_no = 900000 + agent_no");
  await rows("UPDATE profiles SET agent_no = NULL");
  const { client } = createDatabase({ url: databaseUrl() });
  const userIds = crowds.reviews.map(() => crypto.randomUUID());
  await client.batch(
    [
      ...residentStatements(crowds.residents, agentNo),
      ...crowds.reviews.flatMap((review, at) => [
        accountStatement(userIds[at] ?? "", review.email, review.accountMadeAt),
        ...seenStatements(userIds[at] ?? "", review),
      ]),
    ],
    "write",
  );
  const visitor = stranger();
  const sent = new Map<string, CrowdReview>();
  for (const [at, review] of crowds.reviews.entries()) {
    const { group: _, agent, ...rest } = review;
    const { id, token, statements } = writeSent({
      ...rest,
      agentNo: agentNo(agent),
      userId: userIds[at] ?? "",
    });
    await client.batch(statements, "write");
    const answer = await visitor.post("/verify-review", { token });
    await answer.text();
    expect(answer.status).toBe(303);
    sent.set(id, review);
  }
  client.close();
  const seen = await rows(`
    SELECT r.id, r.status = 'held' held, EXISTS (SELECT 1 FROM review_cases c WHERE c.review_id = r.id) seen
    FROM reviews r JOIN review_links l ON l.review_id = r.id`);
  const outcomes = seen.flatMap(({ id, held, seen: looked }) => {
    const review = sent.get(String(id));
    return review === undefined ? [] : [{ group: review.group, held: held === 1, seen: looked === 1 }];
  });
  expect(outcomes.length).toBe(crowds.reviews.length);
  expect(outcomes.length).toBeGreaterThan(drawn.reviews.length / 5);
  expect(new Set(outcomes.map(({ group }) => group)).size).toBe(chosen.size);
  expect(countGroups(outcomes)).toEqual(judgeCrowds(crowds));
});
