/** Signed-in users by the hundred, written by the product's own functions, without its forms. */
import { prepareSession } from "#app/domains/auth/sessions/sessions.server.ts";
import { newId } from "#app/platform/ids.ts";
import { createDatabase } from "#db/client.ts";
import { profiles, userRoles, users, userTermsAgreements } from "#db/schema/index.ts";
import { termsStatements } from "#db/seed/accounts.ts";
import { termsRows } from "#db/seed/terms.ts";
import { openContext } from "./own-context.ts";

export type Person = { userId: string; cookie: string };

/** Where they live: the database, and the origin whose tokens their cookies carry. */
export type Home = { databaseUrl: string; origin: string };

/** Rows of one batch. */
const CHUNK = 100;

/** A context whose database and origin are those. */
export const contextOf = ({ databaseUrl, origin }: Home) =>
  openContext({ databaseUrl, vars: { PUBLIC_ORIGIN: origin } });

/** Customers who have accepted the terms, each with a session. Their passwords match nothing: a hash takes too long. */
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

/** A session of theirs: the statements that write it, and the cookies that show it. */
export async function signIn(home: Home, userId: string) {
  const context = contextOf(home);
  const { statements, begin } = await prepareSession(context, new Request(home.origin), userId);
  await begin();
  const cookie = context.cookies.map((one) => one.slice(0, one.indexOf(";"))).join("; ");
  return { statements, person: { userId, cookie } };
}
