/** The list of people: its filters, pages, counts and indexes, and its file. */
import { sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import Papa from "papaparse";
import { beforeAll, describe, expect, test } from "vitest";
import { type PeopleFilter, readFilter } from "#app/domains/accounts/admin/people-filter.ts";
import { idsOf, listPeople } from "#app/domains/accounts/admin/people-queries.server.ts";
import { pageOf, rowsOf } from "#support/browser/page.ts";
import { type OwnContext, openContext } from "#support/own-context.ts";
import { addMany, manyId } from "../bulk/many-people.ts";
import { openPeople } from "./people.ts";

const fixture = openPeople();
const { rows, newPerson } = fixture;
const LIST = "/admin-console/people";
let context: OwnContext;

beforeAll(async () => {
  context = openContext({ databaseUrl: fixture.databaseUrl() });
  await addMany(context, "aaaa", 12_000);
});

const get = (path: string) => fixture.admin().get(path);
const list = (filter: PeopleFilter) => listPeople(context, filter, null);

test("pages by newest and by last name list everyone once, in order, in at most two round trips", async () => {
  await (await get("/admin-console")).text();
  for (const order of ["newest", "name"]) {
    const seen: string[] = [];
    let to: string | null = `${LIST}?find=last+aaaa&order=${order}`.replace("last+aaaa", "lastaaaa99");
    while (to !== null) {
      const answer: Response = await get(to);
      expect(Number(answer.headers.get("X-Database-Round-Trips"))).toBeLessThanOrEqual(2);
      const page = await pageOf(answer);
      seen.push(
        ...rowsOf(page.getByRole("table", { name: "People" }))
          .slice(1)
          .map((row) => row[1] ?? ""),
      );
      to = page.queryByRole("link", { name: "Next" })?.getAttribute("href") ?? null;
    }
    // lastaaaa99, lastaaaa990 to lastaaaa999, twelve of each; a search looks at no more than 200.
    expect(seen).toHaveLength(132);
    const lastNames = seen.map((name) => name.split(",")[0]);
    if (order === "name") expect(lastNames).toEqual(lastNames.toSorted());
  }
});

test("cursor pages list each row of a long list once", async () => {
  const seen = new Set<string>();
  let after: Parameters<typeof listPeople>[2] = null;
  let pages = 0;
  for (;;) {
    const { rows: people, next } = await listPeople(
      context,
      { role: "customer", from: "1970-01-01", to: "1970-01-01" },
      after,
    );
    for (const one of people) seen.add(one.id);
    const last = people.at(-1);
    pages += 1;
    if (next === null || last === undefined) break;
    after = last;
  }
  expect(seen.size).toBe(12_000);
  expect(pages).toBe(240);
});

test("counts stop at ten thousand", async () => {
  expect((await list({})).count).toEqual({ rows: 10_000, more: true });
  expect((await pageOf(await get(LIST))).text).toContain("10,000 or more people");
  expect((await list({ role: "admin", status: "active" })).count.more).toBe(false);
});

test.each([
  ["an email’s beginning", "aaaa119@many", [119]],
  ["an exact id", manyId("aaaa", 77), [77]],
  ["a first and a last name", "many3 lastaaaa3", null],
])("finds by %s", async (_what, find, expected) => {
  const { rows: people } = await list({ find });
  if (expected !== null) expect(people.map(({ id }) => id)).toEqual(expected.map((no) => manyId("aaaa", no)));
  else {
    expect(people.length).toBeGreaterThan(0);
    for (const one of people)
      expect([one.firstName, one.lastName.startsWith("Lastaaaa3")]).toEqual(["Many3", true]);
  }
});

test("finds by NPN, and finds nothing for an unknown name", async () => {
  const [agent] = await rows("SELECT user_id id, npn FROM profiles WHERE npn IS NOT NULL LIMIT 1");
  expect((await list({ find: String(agent?.npn) })).rows.map(({ id }) => id)).toEqual([agent?.id]);
  for (const find of ["%", "_", "' OR 1=1 --", "\u0000", "zzzzzz nobody"]) {
    expect((await list({ find })).rows).toEqual([]);
  }
});

test("every combination of filters agrees with the tables", async () => {
  await newPerson({ role: "agent" });
  const archived = await newPerson();
  await rows("UPDATE profiles SET account_status = 'archived' WHERE user_id = ?", [archived.id]);
  await rows("UPDATE users SET email_confirmed_at = NULL WHERE id = ?", [archived.id]);
  for (const role of [undefined, "customer", "agent", "admin"])
    for (const status of [undefined, "active", "archived"])
      for (const confirmed of [undefined, "yes", "no"]) {
        const { count } = await list({ role, status, confirmed });
        const [truth] = await rows(
          `SELECT count(*) n FROM users u LEFT JOIN user_roles r ON r.user_id = u.id LEFT JOIN profiles p ON p.user_id = u.id
           WHERE (?1 IS NULL OR coalesce(r.role, 'customer') = ?1) AND (?2 IS NULL OR coalesce(p.account_status, 'active') = ?2)
             AND (?3 IS NULL OR (u.email_confirmed_at IS NOT NULL) = (?3 = 'yes'))`,
          [role ?? null, status ?? null, confirmed ?? null],
        );
        expect(count.rows, `${role} ${status} ${confirmed}`).toBe(Math.min(10_000, Number(truth?.n)));
      }
});

test("every filter and order reads ranges of an index and never sorts or scans everything", async () => {
  const dialect = new SQLiteSyncDialect();
  const combinations: PeopleFilter[] = [undefined, "customer", "admin"].flatMap((role) =>
    [undefined, "archived"].flatMap((status) =>
      [undefined, "no"].flatMap((confirmed) =>
        ["newest", "name"].flatMap((order) =>
          [undefined, "2026-01-01"].map((from) => ({ role, status, confirmed, order, from })),
        ),
      ),
    ),
  );
  for (const filter of [
    ...combinations,
    ...["ada", "Ada Quill", manyId("aaaa", 1)].map((find) => ({ find })),
  ]) {
    for (const after of [null, { createdAt: 5, id: manyId("aaaa", 5) }]) {
      const query = dialect.sqlToQuery(sql`EXPLAIN QUERY PLAN ${idsOf(readFilter(filter), after, 51)}`);
      const plan = (await rows(query.sql, query.params as string[])).map(({ detail }) => String(detail));
      const tables = plan.filter((step) => /^(SCAN|SEARCH) (l|users|fu|profiles|people_list)\b/.test(step));
      const scans = tables.filter((step) => step.startsWith("SCAN") && !/^SCAN l$/.test(step));
      expect(scans, `${JSON.stringify(filter)}: ${plan.join("\n")}`).toEqual([]);
      if (!("find" in filter))
        expect(tables.join("\n")).toMatch(/USING (COVERING )?INDEX people_list_(newest|name) /);
    }
  }
});

describe("columns and bad addresses", () => {
  test("chosen columns are in the address", async () => {
    const page = await pageOf(await get(`${LIST}?columns=npn&columns=email`));
    const [head] = rowsOf(page.getByRole("table", { name: "People" }));
    expect(head).toEqual(["Choose", "Name", "Email", "NPN"]);
  });

  test.each([
    "role=king",
    "after=nothing",
    "from=2026-13-45",
    `find=${"x".repeat(5_000)}`,
    "columns=__proto__",
    "order=constructor",
  ])("reads %s safely", async (query) => {
    const answer = await get(`${LIST}?${query}`);
    expect(answer.status).toBe(200);
    await answer.text();
  });
});

describe("the file", () => {
  test("lists everyone on the page's list, page by page, without formulas, and is logged", async () => {
    const { id, email } = await newPerson({ last: '=HYPERLINK("https://evil.example")' });
    const answer = await get(`${LIST}.csv?role=customer&find=${encodeURIComponent(email)}`);
    expect(answer.headers.get("Content-Disposition")).toContain("people.csv");
    const { data } = Papa.parse<Record<string, string>>(await answer.text(), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data).toMatchObject([{ id, email, "last name": `'=HYPERLINK("https://evil.example")` }]);
    const [entry] = await rows("SELECT act, after FROM audit_log ORDER BY audit_no DESC LIMIT 1");
    expect(entry).toEqual({ act: "account.export", after: '{"role":"customer","searched":true}' });

    const all = await (await get(`${LIST}.csv?to=1970-01-01`)).text();
    const ids = Papa.parse<Record<string, string>>(all, { header: true, skipEmptyLines: true }).data.map(
      (row) => row.id,
    );
    expect(new Set(ids).size).toBe(12_000);
    expect(ids).toHaveLength(12_000);
  });

  test("is for admins alone", async () => {
    const customer = await fixture.signedIn("customer");
    const answer = await customer.get(`${LIST}.csv`);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/dashboard"]);
  });
});
