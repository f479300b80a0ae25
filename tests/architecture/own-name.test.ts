/** A deployment under another name changes one file (docs/deploy.md): nothing else that is deployed says ours. */
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../scripts/project.ts";

const THE_FILE = "app/platform/site.ts";

/** What is written in lower case is no name that a reader sees. Each file has its reason; a new one needs one. */
const WRITTEN: Readonly<Record<string, string>> = {
  "app/domains/accounts/demo-logins.ts": "addresses of the demonstration",
  "app/domains/auth/limits.ts": "a variable of tests",
  "app/domains/auth/passwords/common-passwords.ts": "passwords that people choose",
  "app/domains/auth/sessions/tokens.server.ts": "the audience of tokens, which another name must not end",
  "app/domains/billing/checkout/checkout-customer.server.ts":
    "a field of Stripe’s objects, by which they are found again",
  "app/domains/billing/plans/stripe-prices.server.ts":
    "a field of Stripe’s objects, by which they are found again",
  "app/domains/messages/conversation-texts.ts": "a value in answers of the API",
  "app/domains/messages/own-thread.server.ts": "a value in answers of the API",
  "app/domains/messages/reading/thread-queries.server.ts": "a value in answers of the API",
  "app/domains/messages/types.ts": "a value in answers of the API",
  "app/domains/reviews/public-log/receipt.ts": "the format of receipts, which are kept for years",
  "app/platform/rooms/auth-changes.ts": "a message between tabs",
  "app/routes.ts": "a variable of builds",
  "app/routes/api/openapi/answers.server.ts": "a value in answers of the API",
  "app/routes/auth/demo-logins.tsx": "a variable of builds",
  "app/routes/auth/second-factor/demo-code.server.ts": "a variable of builds",
  "app/routes/auth/second-factor/demo-code.tsx": "a variable of builds",
  "app/routes/messages/thread-safety.tsx": "a value in answers of the API",
  "app/shell/auth/auth-sync.ts": "a message between tabs",
  "app/shell/navigation/data-requests.ts": "a name in the browser’s storage",
  "public/reviews/check-receipt.mjs": "the format of receipts, which are kept for years",
};

async function filesWith(pattern: RegExp): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(
    "{app,workers,public}/**/*.{ts,tsx,js,mjs,css,html,txt,json,svg,webmanifest}",
    {
      cwd: projectRoot,
    },
  ))
    if (!/\.test\.tsx?$/.test(file) && pattern.test(readFileSync(join(projectRoot, file), "utf8")))
      found.push(file);
  return found.sort();
}

test("no reader sees our name but from the one file", async () => {
  expect(await filesWith(/Fairlead/)).toEqual([THE_FILE]);
});

test("where it is written as a word of a format, the list says why", async () => {
  const files = await filesWith(/fairlead/i);
  expect(files.filter((file) => file !== THE_FILE)).toEqual(Object.keys(WRITTEN).sort());
});
