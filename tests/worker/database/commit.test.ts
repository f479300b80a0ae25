import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { commit, isDuplicate } from "#app/platform/database/commit.ts";
import { newId } from "#app/platform/ids.ts";
import { settings, userRoles, users } from "#db/schema/index.ts";
import { type OwnContext, openContext } from "#support/own-context.ts";
import { startSqld, type TestSqld } from "#support/servers/sqld.ts";

let server: TestSqld;
let context: OwnContext;

beforeAll(async () => {
  server = await startSqld({ copyOf: inject("fixture").seededData });
  context = openContext({ databaseUrl: server.url });
});
afterAll(() => server.stop());

const write = (key: string) => context.db.orm.insert(settings).values({ key, value: "written" });
async function isWritten(key: string): Promise<boolean> {
  const [rows] = await context.db.batch([
    context.db.orm.all<{ key: string }>(sql`SELECT key FROM settings WHERE key = ${key}`),
  ]);
  return rows.length === 1;
}
const person = (email: string) => ({
  id: newId(Date.now()),
  email,
  passwordHash: "none",
  firstName: "Ada",
  lastName: "Quill",
  createdAt: 0,
});
const user = (email: string) => context.db.orm.insert(users).values(person(email));

describe("guards", () => {
  test("the first one that fails is named, and nothing is written", async () => {
    const outcome = await commit(context, {
      guards: {
        "sky-is-up": sql`1`,
        "still-open": sql`EXISTS (SELECT 1 FROM users WHERE email = 'nobody')`,
        late: sql`0`,
      },
      statements: [write("guarded")],
    });
    expect(outcome).toEqual({ kind: "stale", guard: "still-open" });
    expect(await isWritten("guarded")).toBe(false);
  });

  test("when all hold, the results are those of the statements", async () => {
    const outcome = await commit(context, {
      guards: { one: sql`1`, two: sql`2 > 1` },
      statements: [context.db.orm.insert(settings).values({ key: "held", value: "x" }).returning()],
    });
    expect(outcome).toEqual({ kind: "committed", results: [[{ key: "held", value: "x" }]] });
    const [left] = await context.db.batch([
      context.db.orm.all<{ many: number }>(sql`SELECT count(*) many FROM commit_guards`),
    ]);
    expect(left).toEqual([{ many: 0 }]);
  });

  test("a condition that is NULL does not hold", async () => {
    const outcome = await commit(context, { guards: { known: sql`NULL` }, statements: [write("null")] });
    expect(outcome.kind).toBe("stale");
  });
});

describe("constraints", () => {
  test("a taken value is an outcome if the command expects it", async () => {
    await commit(context, { statements: [user("twice@example.test")] });
    const outcome = await commit(context, {
      duplicates: ["users.email"],
      statements: [write("extra"), user("twice@example.test")],
    });
    expect(outcome).toEqual({ kind: "duplicate", column: "users.email" });
    expect(await isWritten("extra")).toBe(false);
  });

  test("the same value is an error if the command doesn't expect it", async () => {
    const error = await commit(context, { statements: [user("twice@example.test")] }).catch(
      (one: unknown) => one,
    );
    expect(error).toBeInstanceOf(Error);
    expect(isDuplicate(error, "users.email")).toBe(true);
    expect(isDuplicate(error, "users.id")).toBe(false);
    expect(isDuplicate(error, "users.ema")).toBe(false);
  });

  test("a missing value is an error of ours, never an outcome", async () => {
    const wrong = context.db.orm.run(sql`INSERT INTO users (id, email) VALUES ('x', 'missing@example.test')`);
    const failed = commit(context, {
      guards: { fine: sql`1` },
      duplicates: ["users.email"],
      statements: [wrong],
    });
    await expect(failed).rejects.toThrow(/NOT NULL constraint failed: users/);
  });

  test("a key of two columns is named with both", async () => {
    const roleless = { ...person("one-role@example.test"), id: "one-role" };
    const role = context.db.orm.insert(userRoles).values({ userId: "one-role", role: "customer" });
    await commit(context, { statements: [context.db.orm.insert(users).values(roleless), role] });
    const outcome = await commit(context, { duplicates: ["user_roles.user_id"], statements: [role] });
    expect(outcome).toEqual({ kind: "duplicate", column: "user_roles.user_id" });
  });
});

test("what follows a write runs when it is committed, and not otherwise", async () => {
  const told: string[] = [];
  const watched = {
    ...context,
    rooms: { ...context.rooms, tellUser: async (userId: string) => void told.push(`tell ${userId}`) },
    purge: (paths: readonly string[]) => void told.push(`purge ${paths.join(" ")}`),
    forgetViewer: (userId: string) => void told.push(`forget ${userId}`),
  };
  const following = {
    notify: [{ userId: "ada", topics: ["messages" as const] }],
    purge: ["/showcase/x"],
    forget: ["ada"],
  };
  await commit(watched, { guards: { no: sql`0` }, statements: [write("follow")], ...following });
  expect(told).toEqual([]);
  await commit(watched, { statements: [write("follow")], ...following });
  expect(told).toEqual(["forget ada", "tell ada", "purge /showcase/x"]);
});

test("waiting for a purge ends when the pages are dropped, or could not be", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  const steps: string[] = [];
  const purging = openContext({
    databaseUrl: server.url,
    async purge([url = ""]) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      steps.push(url);
      if (url.endsWith("/showcase/y")) throw new Error("No cache answers.");
    },
  });
  await purging.purged();
  expect(steps).toEqual([]);
  for (const path of ["/showcase/x", "/showcase/y"])
    await commit(purging, { statements: [write(path)], purge: [path] });
  await purging.purged();
  expect(steps).toEqual(["https://fairlead.example/showcase/x", "https://fairlead.example/showcase/y"]);
  expect(said.mock.calls.flat().join()).toMatch(/^[^,]*later-work-failed.*No cache answers/);
});

describe("a write outside a commit", () => {
  const { orm } = openContext({ databaseUrl: "http://127.0.0.1:1" }).db;
  const writes = {
    insert: () => orm.insert(settings).values({ key: "stray", value: "x" }),
    update: () => orm.update(settings).set({ value: "x" }),
    delete: () => orm.delete(settings),
    "a part of it": () => orm.run(sql`${sql`DELETE`} FROM settings`),
    "its own words": () => orm.run(sql`UPDATE settings SET value = 'x'`),
    "a row it returns": () =>
      orm.all<{ key: string }>(sql`
      WITH old AS (SELECT key FROM settings) DELETE FROM settings WHERE key IN (SELECT key FROM old) RETURNING key`),
  };

  test.each(Object.entries(writes))("is refused before it is sent: %s", async (_name, statement) => {
    await expect(context.db.batch([statement()])).rejects.toThrow("ends in a commit");
    await expect(context.db.read([statement()])).rejects.toThrow("ends in a commit");
  });

  test("reading is allowed, with any words in it", async () => {
    const one = sql`SELECT 1 one`;
    const rows = await context.db.batch([
      context.db.orm.all<{ one: number }>(sql`${one} UNION ALL ${one}`),
      context.db.orm.select({ key: settings.key }).from(settings).limit(1),
      context.db.orm.all<{ one: number }>(
        sql`WITH update_times AS (SELECT 1 one) SELECT one FROM update_times`,
      ),
      context.db.orm.all<{ one: string }>(sql`SELECT replace('a', 'a', 'b') one`),
    ]);
    expect(rows[0]).toEqual([{ one: 1 }, { one: 1 }]);
    expect(rows.slice(2)).toEqual([[{ one: 1 }], [{ one: "b" }]]);
  });
});
