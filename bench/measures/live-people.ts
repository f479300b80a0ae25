/** Signed-in users by the hundred, and what concerns them: written by the product's own functions, without its forms. */
import { and, eq } from "drizzle-orm";
import { prepareSession } from "#app/domains/auth/sessions.server.ts";
import { notificationStatement } from "#app/domains/notifications/commands.server.ts";
import { newId } from "#app/platform/ids.ts";
import { createDatabase } from "#db/client.ts";
import {
  agents,
  messageThreads,
  profiles,
  userNotifications,
  userRoles,
  users,
  userTermsAgreements,
} from "#db/schema/index.ts";
import { termsStatements } from "#db/seed/accounts.ts";
import { termsRows } from "#db/seed/terms.ts";
import { openContext } from "#support/own-context.ts";

export type Person = { userId: string; cookie: string };

/** Where they live: the database, and the origin whose tokens their cookies carry. */
export type Home = { databaseUrl: string; origin: string };

/** Rows of one batch. */
const CHUNK = 100;

/** A context whose database and origin are those. */
export const contextOf = ({ databaseUrl, origin }: Home) =>
  openContext({ databaseUrl, vars: { PUBLIC_ORIGIN: origin } });

/**
 * Customers who have accepted the terms, each with a session. Their passwords fit nothing: a hash takes too long.
 */
export async function makePeople(home: Home, count: number): Promise<Person[]> {
  const terms = termsRows.findLast(({ agreementType }) => agreementType === "customer");
  if (terms === undefined) throw new Error("There are no terms for customers.");
  const { client } = createDatabase({ url: home.databaseUrl });
  await client.batch(termsStatements(), "write");
  client.close();
  const people: Person[] = [];
  while (people.length < count) {
    const { db, clock } = contextOf(home);
    const some = await Promise.all(
      Array.from({ length: Math.min(CHUNK, count - people.length) }, () => signIn(home, newId(clock.now()))),
    );
    const createdAt = clock.now();
    const ids = some.map(({ person }) => person.userId);
    await db.write([
      db.orm.insert(users).values(
        ids.map((id) => ({
          id,
          email: `${id}@bench.example`,
          passwordHash: "",
          firstName: "Nell",
          lastName: "Hargrove",
          emailConfirmedAt: createdAt,
          createdAt,
        })),
      ),
      db.orm.insert(userRoles).values(ids.map((userId) => ({ userId, role: "customer" as const }))),
      db.orm.insert(profiles).values(ids.map((userId) => ({ userId }))),
      db.orm.insert(userTermsAgreements).values(
        ids.map((userId) => ({
          id: newId(createdAt),
          userId,
          agreementType: terms.agreementType,
          termsVersionId: terms.id,
          version: terms.version,
          hash: terms.hash,
          agreedAt: createdAt,
        })),
      ),
      ...some.flatMap(({ statements }) => statements),
    ]);
    people.push(...some.map(({ person }) => person));
  }
  return people;
}

async function signIn(home: Home, userId: string) {
  const context = contextOf(home);
  const { statements, begin } = await prepareSession(context, new Request(home.origin), userId);
  await begin();
  const cookie = context.cookies.map((one) => one.slice(0, one.indexOf(";"))).join("; ");
  return { statements, person: { userId, cookie } };
}

/** Gives each of these users as many notifications, unread. */
export async function giveNotifications(home: Home, userIds: readonly string[], each: number): Promise<void> {
  const context = contextOf(home);
  const statements = userIds.flatMap((userId) =>
    Array.from({ length: each }, (_, at) =>
      notificationStatement(context, {
        userId,
        type: "info",
        title: `Home question from ZIP 787${String(at % 100).padStart(2, "0")}`,
        message: "Does my policy pay for a fence that the neighbor's tree fell on?",
        actionUrl: "/notifications",
      }),
    ),
  );
  for (let at = 0; at < statements.length; at += CHUNK) {
    const [first, ...others] = statements.slice(at, at + CHUNK);
    if (first !== undefined) await context.db.write([first, ...others]);
  }
}

/** The unread notification of each user, by user. */
export async function findUnread(home: Home): Promise<Map<string, string>> {
  const { db } = contextOf(home);
  const [rows] = await db.batch([
    db.orm.select({ id: userNotifications.id, userId: userNotifications.userId }).from(userNotifications),
  ]);
  return new Map(rows.map(({ id, userId }) => [userId, id]));
}

export type Conversation = { threadId: string; customer: Person; agent: Person };

/** Empty and open ones to write into, each between a customer and an agent of its own, of the demonstration's. */
export async function makeConversations(home: Home, count: number): Promise<Conversation[]> {
  const { db } = contextOf(home);
  const [keepers] = await db.batch([
    db.orm
      .select({ userId: profiles.userId, agentNo: agents.agentNo })
      .from(profiles)
      .innerJoin(agents, eq(profiles.agentNo, agents.agentNo))
      .where(and(eq(agents.accountStatus, "active"), profiles.verified))
      .limit(count),
  ]);
  if (keepers.length < count) throw new Error(`There are agents for ${keepers.length} conversations alone.`);
  const customers = await makePeople(home, count);
  const conversations: Conversation[] = [];
  for (const [at, customer] of customers.entries()) {
    const keeper = keepers[at];
    if (keeper === undefined) break;
    const { statements, person: agent } = await signIn(home, keeper.userId);
    const threadId = newId(Date.now());
    await db.write([
      db.orm.insert(messageThreads).values({
        id: threadId,
        customerUserId: customer.userId,
        agentNo: keeper.agentNo,
        agentUserId: keeper.userId,
        customerZip: "78701",
        startedAt: Date.now(),
        lastMessageNo: 0,
        lastMessageAt: Date.now(),
      }),
      ...statements,
    ]);
    conversations.push({ threadId, customer, agent });
  }
  return conversations;
}
