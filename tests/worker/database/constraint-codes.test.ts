/** sqld's exact words for each kind of broken constraint: `commit` and the error list read them. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createDatabase, findError, isBusy } from "#db/client.ts";
import { type OwnContext, openContext } from "#support/own-context.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";

let server: TestSqld;
let context: OwnContext;

beforeAll(async () => {
  server = await startSqld({ copyOf: inject("fixture").seededData });
  context = openContext({ databaseUrl: server.url });
});
afterAll(() => server.stop());

const USER_ID = "01952a10-6b40-7c31-9d02-3a6f1e8b7c01";

/** The client's code, and SQLite's message. */
async function refusalOf(...statements: string[]): Promise<string> {
  const [first = "", ...others] = statements;
  const run = (text: string) => context.db.orm.run(sql.raw(text));
  const error = await context.db.write([run(first), ...others.map(run)]).then(
    () => new Error("It was written."),
    (one: unknown) => one,
  );
  const said = findError(error, (one) => "code" in one);
  return said !== null && "code" in said
    ? `${said.code}: ${said.message.split("SQLite error: ").at(-1)}`
    : String(error);
}

const user = (id: string, email: string) =>
  `INSERT INTO users (id, email, password_hash, first_name, last_name, created_at) VALUES ('${id}', '${email}', '', 'A', 'B', 0)`;

test("a taken unique value names table and column, a key of two columns both", async () => {
  expect(await refusalOf(user(USER_ID, "customer@fairlead.example"))).toBe(
    "SQLITE_CONSTRAINT: UNIQUE constraint failed: users.email",
  );
  const term = "INSERT INTO agent_carriers SELECT agent_no, carrier_no FROM agent_carriers LIMIT 1";
  expect(await refusalOf(term)).toBe(
    "SQLITE_CONSTRAINT: UNIQUE constraint failed: agent_carriers.agent_no, agent_carriers.carrier_no",
  );
});

test("a missing value names table and column", async () => {
  expect(await refusalOf("INSERT INTO users (id, email) VALUES ('x', 'x@example.test')")).toBe(
    "SQLITE_CONSTRAINT: NOT NULL constraint failed: users.password_hash",
  );
});

test("a value that the column may not have names the check: table and column", async () => {
  expect(await refusalOf("UPDATE user_roles SET role = 'superuser'")).toBe(
    "SQLITE_CONSTRAINT: CHECK constraint failed: user_roles_role",
  );
  expect(await refusalOf("UPDATE reviews SET stars = 6")).toBe(
    "SQLITE_CONSTRAINT: CHECK constraint failed: reviews_stars",
  );
  expect(await refusalOf("UPDATE licenses SET expires_on = '1/2/2027'")).toBe(
    "SQLITE_CONSTRAINT: CHECK constraint failed: licenses_expires_on",
  );
  expect(await refusalOf("UPDATE profiles SET verified = 2")).toBe(
    "SQLITE_CONSTRAINT: CHECK constraint failed: profiles_verified",
  );
});

test("a row with a missing parent is refused without a name, and the batch with it", async () => {
  const setting = "INSERT INTO settings (key, value) VALUES ('extra', 'x')";
  const orphan = `INSERT INTO user_roles (user_id, role) VALUES ('${USER_ID}', 'customer')`;
  expect(await refusalOf(setting, orphan)).toBe("SQLITE_CONSTRAINT: FOREIGN KEY constraint failed");
  const [rows] = await context.db.write([
    context.db.orm.all(sql`SELECT key FROM settings WHERE key = 'extra'`),
  ]);
  expect(rows).toEqual([]);
});

test("foreign keys hold on every connection, and are checked at the end of the statement, not the transaction", async () => {
  const asked = Array.from({ length: 20 }, () =>
    context.db.write([context.db.orm.all(sql`PRAGMA foreign_keys`)]),
  );
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 20 }, () => [[{ foreign_keys: 1 }]]));
  const role = `INSERT INTO user_roles (user_id, role) VALUES ('${USER_ID}', 'customer')`;
  expect(await refusalOf(role, user(USER_ID, "later@example.test"))).toMatch(/FOREIGN KEY/);
  expect(await refusalOf(user(USER_ID, "first@example.test"), role)).toBe("Error: It was written.");
});

test("an account's own rows are deleted with it; it can't be deleted while others' rows count on it", async () => {
  const id = "01952a10-6b40-7c31-9d02-3a6f1e8b7c02";
  await refusalOf(
    user(id, "leaves@example.test"),
    `INSERT INTO user_roles (user_id, role) VALUES ('${id}', 'customer')`,
    `INSERT INTO review_votes (review_id, user_id, helpful, voted_at) SELECT id, '${id}', 1, 0 FROM reviews LIMIT 1`,
  );
  expect(await refusalOf(`DELETE FROM users WHERE id = '${id}'`)).toMatch(/FOREIGN KEY/);
  await refusalOf(`DELETE FROM review_votes WHERE user_id = '${id}'`, `DELETE FROM users WHERE id = '${id}'`);
  const [roles] = await context.db.write([
    context.db.orm.all(sql`SELECT role FROM user_roles WHERE user_id = ${id}`),
  ]);
  expect(roles).toEqual([]);
});

test("no row of the demo data has a missing parent", async () => {
  const [orphans] = await context.db.write([context.db.orm.all(sql`PRAGMA foreign_key_check`)]);
  expect(orphans).toEqual([]);
});

test("a transaction that takes longer than sqld waits is rolled back, and may be retried", async () => {
  const { client } = createDatabase({ url: server.url });
  const slow = await client.transaction("write");
  await slow.execute("UPDATE users SET first_name = 'Slow'");
  // The waiting one gets the lock after five seconds.
  await client.batch(["UPDATE users SET last_name = 'Quick'"], "write");
  const error = await slow.commit().then(
    () => null,
    (one: unknown) => one,
  );
  expect(isBusy(error)).toBe(true);
  const { rows } = await client.execute("SELECT count(*) slow FROM users WHERE first_name = 'Slow'");
  expect(rows[0]?.slow).toBe(0);
  client.close();
});
