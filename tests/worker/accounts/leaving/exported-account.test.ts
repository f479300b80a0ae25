import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { pageOf, rowsOf } from "#support/browser/page.ts";
import { readZip } from "#support/zip.ts";
import { openConversations } from "../../messages/conversations.ts";

const { rows, stranger, newCustomer, begin, signedIn } = openConversations();
type Agreement = { userId: string };
type Email = { kind: string };

/** Every list in the file, by its name. */
function listsOf(file: Record<string, unknown>): Record<string, unknown[]> {
  const lists: Record<string, unknown[]> = {};
  for (const [name, part] of Object.entries(file)) {
    if (Array.isArray(part)) lists[name] = part;
    else if (typeof part === "object" && part !== null)
      for (const [inner, list] of Object.entries(part)) if (Array.isArray(list)) lists[inner] = list;
  }
  return lists;
}

/** Tables that the export reads, in which other demo accounts have rows. */
const FILLED = [
  "sessions",
  "user_terms_agreements",
  "organization_applications",
  "organization_members",
  "membership_requests",
  "photos",
  "saved_agents",
  "saved_searches",
  "outbox",
  "digest_items",
  "consent_records",
  "leads",
  "lead_events",
  "profile_claims",
  "expert_questions",
  "messages",
  "reviews",
  "review_versions",
  "review_votes",
  "review_flags",
  "subscriptions",
  "invoices",
];

describe("the export of a new account without activity", () => {
  test("has its agreements, sessions and emails, and nothing of the thousands of other rows", async () => {
    const { visitor, person } = await newCustomer("idle");
    await newCustomer("somebody-else");
    await rows(
      `INSERT INTO consent_records (id, email, recipient, purpose, subject_id, channel, text_shown, text_hash, given_on, given_at)
       VALUES (?, 'other@mail.example', 'An agent', 'message-contact', ?, 'email', 'Yes.', 'x', '/', 1)`,
      [crypto.randomUUID(), crypto.randomUUID()],
    );
    await rows(`INSERT INTO review_votes (review_id, user_id, helpful, voted_at)
      SELECT r.id, u.id, 1, 1 FROM reviews r, users u WHERE u.email = 'customer@fairlead.example' LIMIT 1`);
    await rows(
      `INSERT INTO digest_items (id, user_id, event, title, message, created_at)
       SELECT ?, id, 'answer', 'Waits', 'So far.', 1 FROM users WHERE email = 'customer@fairlead.example'`,
      [crypto.randomUUID()],
    );
    await rows(`INSERT INTO review_versions (review_id, replaced_at, stars, title, body, rest)
      SELECT id, 1, 1, 'Before', 'Other words.', '{}' FROM reviews LIMIT 1`);
    await rows(`INSERT INTO saved_agents SELECT u.id, a.agent_no, 1 FROM users u, agents a
      WHERE u.email = 'customer@fairlead.example' LIMIT 1`);
    await rows(
      `INSERT INTO saved_searches SELECT ?, u.id, '/geographic-search-results?q=78701', 'One', 'TX', NULL, NULL, 0, 1
       FROM users u WHERE u.email = 'customer@fairlead.example'`,
      [crypto.randomUUID()],
    );
    const file: Record<string, unknown> = await (await visitor.get("/settings/export")).json();
    const { agreements = [], sessions, emails = [], ...others } = listsOf(file);
    const [account] = await rows("SELECT id FROM users WHERE email = ?", [person.email]);
    // One for each version of the terms.
    expect(new Set(agreements.map((one) => (one as Agreement).userId))).toEqual(new Set([account?.id]));
    // One for signing up and one for signing in.
    expect(sessions).toHaveLength(2);
    expect(emails.map((one) => (one as Email).kind)).toEqual(["confirm-email"]);
    expect(Object.keys(others)).toEqual(
      expect.arrayContaining(["applications", "consents", "claims", "questions", "messages", "reviews"]),
    );
    expect(Object.keys(others)).toEqual(expect.arrayContaining(["versions", "votes", "reports", "waiting"]));
    for (const [name, list] of Object.entries(others)) expect(list, name).toEqual([]);
    const empty: string[] = [];
    for (const table of FILLED)
      if ((await rows(`SELECT 1 FROM ${table} LIMIT 1`)).length === 0) empty.push(table);
    expect(empty, "tables without rows of others").toEqual([]);
  });

  test("has what is stored under the address only once the address is confirmed", async () => {
    const visitor = stranger();
    const email = `unconfirmed-${crypto.randomUUID()}@mail.example`;
    const account = { email, password: "a long enough password", firstName: "Una", lastName: "Conn" };
    await (await visitor.post("/auth/signup", { ...account, role: "customer" })).text();
    const emails = async () => {
      const file: { emails: Email[] } = await (await visitor.get("/settings/export")).json();
      return file.emails.map(({ kind }) => kind);
    };
    expect(await emails()).toEqual([]);
    await rows("UPDATE users SET email_confirmed_at = 1 WHERE email = ?", [email]);
    // This isolate remembers the earlier state.
    await visitor.signIn(email, account.password);
    expect(await emails()).toEqual(["confirm-email"]);
  });
});

test("an agent’s file has the Medicare numbers that they stated", async () => {
  await rows(`INSERT OR REPLACE INTO medicare_offers (agent_no, organizations, plans, every_plan, stated_on)
    SELECT agent_no, 4, 21, 0, '2026-10-02' FROM agents WHERE slug = 'ines-calloway'`);
  const file = await (await (await signedIn("agent")).get("/settings/export")).json();
  expect(file).toMatchObject({
    medicareOffer: { organizations: 4, plans: 21, everyPlan: false, statedOn: "2026-10-02" },
  });
});

describe("the list of sessions", () => {
  test("has this account's sessions only", async () => {
    const { visitor } = await newCustomer("alone");
    await newCustomer("somebody-else");
    const page = await pageOf(await visitor.get("/settings?section=security"));
    const [_head, ...sessions] = rowsOf(page.getByRole("table"));
    // One for signing up and one for signing in.
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((cells) => cells.join().includes("(this one)"))).toHaveLength(1);
  });
});

describe("the export as CSV tables", () => {
  type Table = Record<string, string>[];
  async function tablesOf(visitor: { get(path: string): Promise<Response> }): Promise<Map<string, Table>> {
    const response = await visitor.get("/settings/export?format=csv");
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="account-csv.zip"');
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const files = readZip(Buffer.from(await response.arrayBuffer()));
    return new Map(
      files.map(({ name, text }) => {
        const { data, errors } = Papa.parse<Record<string, string>>(text, {
          header: true,
          delimiter: ",",
          skipEmptyLines: true,
        });
        if (text !== "") expect(errors, name).toEqual([]);
        return [name, data];
      }),
    );
  }
  /** A JSON value as its cell has it, without the apostrophe that keeps a spreadsheet from calculating. */
  const cell = (column: string, value: unknown) =>
    value === null || value === undefined
      ? ""
      : typeof value === "number" && /(At|^at)$/.test(column)
        ? new Date(value).toISOString()
        : typeof value === "object"
          ? JSON.stringify(value)
          : String(value);
  const lowerCase = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

  test.each(["customer", "agent", "agency"])("has each list of the %s's file, row by row", async (who) => {
    const visitor = await signedIn(who);
    const file: Record<string, unknown> = await (await visitor.get("/settings/export")).json();
    const tables = await tablesOf(visitor);
    let compared = 0;
    const compare = (name: string, list: unknown[]) => {
      const table = tables.get(`${name}.csv`);
      expect(table, name).toHaveLength(list.length);
      for (const [no, row] of list.entries()) {
        for (const [column, value] of Object.entries(row as Record<string, unknown>)) {
          expect((table?.[no]?.[column] ?? "").replace(/^'(?=\s*[=+\-@])/, ""), `${name} ${column}`).toBe(
            cell(column, value),
          );
          compared += 1;
        }
      }
    };
    for (const [name, part] of Object.entries(file)) {
      if (Array.isArray(part)) compare(lowerCase(name), part);
      else if (typeof part === "object" && part !== null)
        for (const [inner, list] of Object.entries(part))
          if (Array.isArray(list)) compare(`${lowerCase(name)}-${lowerCase(inner)}`, list);
          else
            expect(tables.get(`${lowerCase(name)}.csv`)?.[0]?.[inner] ?? "", `${name} ${inner}`).toBe(
              cell(inner, list),
            );
    }
    expect(compared).toBeGreaterThan(20);
  });

  test("is not calculated by a spreadsheet, and keeps line breaks and quotes", async () => {
    const body = '=HYPERLINK("https://else.example","open")\nand a second line, with "quotes"';
    const { visitor } = await begin({ body });
    const words = [...(await tablesOf(visitor)).values()].flat().flatMap((row) => Object.values(row));
    const mine = words.find((value) => value.includes("HYPERLINK"));
    expect(mine).toBe(`'${body}`);
  });
});
