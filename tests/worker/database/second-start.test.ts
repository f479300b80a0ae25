import { expect, test } from "vitest";
import { createDatabase } from "#db/client.ts";
import { seedAccounts } from "#db/seed/accounts.ts";
import { openAccounts } from "../accounts.ts";

const { databaseUrl, rows } = openAccounts();

/** What a second `npm run dev` does with a complete database. */
test("existing logins and terms are left unchanged", async () => {
  const counts = () =>
    rows(`SELECT (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM terms_versions) AS terms,
      (SELECT count(*) FROM user_terms_agreements) AS agreements, (SELECT count(*) FROM profiles) AS profiles`);
  await rows("UPDATE users SET first_name = 'Changed' WHERE email = 'customer@fairlead.example'");
  const before = await counts();
  const { client } = createDatabase({ url: databaseUrl() });
  await seedAccounts(client, Date.now());
  client.close();
  expect(await counts()).toEqual(before);
  expect(await rows("SELECT first_name FROM users WHERE email = 'customer@fairlead.example'")).toEqual([
    { first_name: "Changed" },
  ]);
});
