import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What changes a record without its sealed copy. */
const WRITES =
  /\b(?:insert|update|delete)\(consentRecords\)|\b(?:INSERT (?:OR \w+ )?INTO|UPDATE|DELETE FROM) consent_records\b/i;

test("only the commands of this domain write consents, so that none is without its sealed copy", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const found = files.filter((file) => WRITES.test(readFileSync(`app/${file}`, "utf8")));
  expect(found.toSorted()).toEqual([
    "domains/consents/due-commands.server.ts",
    "domains/consents/record-commands.server.ts",
  ]);
});
