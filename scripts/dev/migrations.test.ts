import { expect, test } from "vitest";
import { describeMigration } from "./migrations.ts";

test("a migration is described by what it does to which table", () => {
  const text = `-- Notes of agents.
CREATE TABLE \`notes\` (\`id\` text PRIMARY KEY NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX \`notes_by_day\` ON \`notes\` (\`day\`);--> statement-breakpoint
ALTER TABLE \`outbox\` ADD \`unsolicited\` integer DEFAULT false NOT NULL;`;
  expect(describeMigration(text)).toBe(
    "CREATE TABLE notes, CREATE UNIQUE INDEX notes_by_day, ALTER TABLE outbox ADD unsolicited",
  );
});

test("a long one names its first statements and counts the others", () => {
  const text = Array.from({ length: 7 }, (_, at) => `DROP TABLE IF EXISTS \`old_${at}\``).join(
    "--> statement-breakpoint",
  );
  expect(describeMigration(text)).toBe(
    "DROP TABLE old_0, DROP TABLE old_1, DROP TABLE old_2, DROP TABLE old_3 and 3 more",
  );
});
