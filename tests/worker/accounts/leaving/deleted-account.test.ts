/** Deleting an account deletes nothing that belongs to others. */
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { openConversations } from "../../messages/conversations.ts";

const { rows, newCustomer } = openConversations();

/**
 * How many rows each table has, and their total length: deleted rows change one, emptied ones the other.
 * The second isn't called length: the client's rows have a length property, which hides a column of that name.
 */
async function sizes(): Promise<Record<string, Record<string, unknown>>> {
  const columns =
    await rows(`SELECT t.name AS owner, c.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c
    WHERE t.type = 'table' AND t.sql NOT LIKE '%VIRTUAL%' ORDER BY t.name`);
  const tables = Map.groupBy(columns, ({ owner }) => String(owner));
  const selects = [...tables].map(([table, own]) => {
    const length = own.map(({ name }) => `length(quote("${name}"))`).join(" + ");
    return `SELECT '${table}' AS owner, count(*) AS rows, coalesce(sum(${length}), 0) AS characters FROM "${table}"`;
  });
  const found = await rows(selects.join(" UNION ALL "));
  return Object.fromEntries(found.map(({ owner, ...size }) => [String(owner), size]));
}

/** An account with rows in every table; for the other tables the demo has rows. */
async function fillAnother() {
  const { person } = await newCustomer("another");
  const [user] = await rows("SELECT id FROM users WHERE email = ?", [person.email]);
  const id = String(user?.id);
  await rows("INSERT INTO notification_times VALUES (?, '22:00', '07:00', 'UTC', 1, NULL)", [id]);
  await rows(
    "INSERT INTO notification_choices (user_id, event, channel, wanted) VALUES (?, 'answer', 'mail', 0)",
    [id],
  );
  await rows(
    "INSERT INTO dismissed_checklists (user_id, checklist, dismissed_at) VALUES (?, 'organization', 1)",
    [id],
  );
  await rows(
    `INSERT INTO digest_items (id, user_id, event, title, message, created_at) VALUES (?, ?, 'answer', 'Waits', 'So far.', 1)`,
    [crypto.randomUUID(), id],
  );
  await rows(
    `INSERT INTO user_notifications (id, user_id, type, title, message, read, action_url, created_at)
     SELECT ?, ?, 'info', 'Something', 'What happened.', 0, '/messages/' || id, 1 FROM message_threads LIMIT 1`,
    [crypto.randomUUID(), id],
  );
  await rows(
    "INSERT INTO review_votes (review_id, user_id, helpful, voted_at) SELECT id, ?, 1, 1 FROM reviews LIMIT 1",
    [id],
  );
  await rows(
    "UPDATE review_cases SET appellant = 'writer', appealed_by = ?, statement = 'It was so.' WHERE id = (SELECT max(id) FROM review_cases)",
    [id],
  );
  await rows(
    "UPDATE reviews SET reply_body = 'Thank you.', replied_at = 1, replied_by = ? WHERE id = (SELECT max(id) FROM reviews)",
    [id],
  );
  await rows("UPDATE review_flags SET user_id = ?, note = 'It is not so.'", [id]);
  await rows(
    `INSERT INTO passkeys (id, user_id, name, credential_id, public_key, counter, transports, synced, created_at)
     VALUES (?, ?, 'Phone', 'another', 'key', 0, '', 0, 1)`,
    [crypto.randomUUID(), id],
  );
  await rows("INSERT INTO account_deletions (user_id, asked_at, erase_at, next_try_at) VALUES (?, 1, 2, 2)", [
    id,
  ]);
  await rows(
    `INSERT INTO saved_searches (id, user_id, address, name, state_code, last_gain_no, saved_at)
     VALUES (?, ?, '/geographic-search-results?q=78701', 'Near 78701', 'TX', 0, 1)`,
    [crypto.randomUUID(), id],
  );
  await rows("INSERT INTO search_watches (user_id, next_at) VALUES (?, 1)", [id]);
  await rows(
    "INSERT INTO drawing_runs (id, status, actor_id, reason, last_agent_no, started_at) VALUES ('r', 'done', ?, '', 0, 1)",
    [id],
  );
  await rows("INSERT INTO drawings (run_id, user_id) VALUES ('r', ?)", [id]);
  await rows("UPDATE profiles SET photo_url = '/photos/1', drawing_url = '/photos/2' WHERE user_id = ?", [
    id,
  ]);
  for (const table of ["license_evidence", "license_changes"])
    await rows(`UPDATE ${table} SET user_id = ? WHERE rowid = (SELECT max(rowid) FROM ${table})`, [id]);
  await rows("UPDATE profile_claims SET decided_by = ? WHERE id = (SELECT max(id) FROM profile_claims)", [
    id,
  ]);
}

/** Tables that may have the account's rows. Where others have no rows, the test would show nothing. */
const FILLED = [
  "sessions",
  "known_devices",
  "account_fingerprints",
  "one_time_links",
  "user_terms_agreements",
  "organization_applications",
  "outbox",
  "profiles",
  "user_roles",
  "user_notifications",
  "notification_choices",
  "notification_times",
  "digest_items",
  "dismissed_checklists",
  "message_threads",
  "messages",
  "response_waits",
  "reviews",
  "review_votes",
  "review_cases",
  "review_flags",
  "expert_questions",
  "profile_claims",
  "leads",
  "lead_events",
  "passkeys",
  "account_deletions",
  "saved_searches",
  "search_watches",
  "drawings",
  "license_evidence",
  "license_changes",
];

test("a new account without activity leaves everything else unchanged", async () => {
  await fillAnother();
  const before = await sizes();
  const empty = FILLED.filter(
    (table) => !(Number(before[table]?.rows) > 0 && Number(before[table]?.characters) > 0),
  );
  expect(empty, "tables without rows of others").toEqual([]);
  const { visitor } = await newCustomer("idle");
  expect(await sizes()).not.toEqual(before);
  await visitor.deleteAccount();
  const after = await sizes();
  const touched = Object.keys(before).filter((table) => !isDeepStrictEqual(after[table], before[table]));
  expect(touched.join(" "), "changed tables").toBe("");
});

test("that an address gets no email is forgotten with its account", async () => {
  const { visitor, person } = await newCustomer("bounced");
  await rows(
    "INSERT INTO mail_suppressions VALUES (?, 'hard-bounce', 1), ('other@mail.example', 'complaint', 1)",
    [person.email],
  );
  await visitor.deleteAccount();
  expect(await rows("SELECT email FROM mail_suppressions")).toEqual([{ email: "other@mail.example" }]);
  await rows("DELETE FROM mail_suppressions");
});
