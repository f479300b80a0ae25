/** Raw SQL whose rows nobody checks may only become less: `rowsOf` (app/platform/rows.ts) reads them by a shape. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** How often a file of `app/domains` takes a query's word for its columns. A file that has been converted leaves. */
const UNCHECKED: Readonly<Record<string, number>> = {
  "auth/fingerprint-commands.server.ts": 1,
  "claims/claim-queries.server.ts": 7,
  "claims/document-commands.server.ts": 1,
  "claims/open-commands.server.ts": 1,
  "claims/telling.server.ts": 1,
  "directory/licences/ledger-queries.server.ts": 1,
  "directory/place-queries.server.ts": 1,
  "directory/profile/own-record-queries.server.ts": 2,
  "directory/profile/profile-queries.server.ts": 1,
  "directory/rank-queries.server.ts": 1,
  "directory/search/suggest-queries.server.ts": 4,
  "directory/sitemap-queries.server.ts": 1,
  "messages/forgetting.server.ts": 1,
  "messages/moderation.server.ts": 2,
  "messages/response-figures.server.ts": 1,
  "messages/search-queries.server.ts": 1,
  "messages/send-commands.server.ts": 2,
  "messages/start-commands.server.ts": 3,
  "messages/thread-commands.server.ts": 1,
  "notifications/digest-commands.server.ts": 4,
  "notifications/preference-commands.server.ts": 1,
  "notifications/preferences-queries.server.ts": 2,
  "organizations/queries.server.ts": 2,
  "questions/answer-commands.server.ts": 1,
  "questions/ask-commands.server.ts": 2,
  "questions/circle-commands.server.ts": 3,
  "questions/confirm-commands.server.ts": 2,
  "questions/expert-queries.server.ts": 2,
  "questions/live-queries.server.ts": 5,
  "questions/moderation-commands.server.ts": 1,
  "questions/moderation-queries.server.ts": 2,
  "questions/own-queries.server.ts": 2,
  "questions/public-queries.server.ts": 4,
  "questions/question-queries.server.ts": 3,
  "questions/type-queries.server.ts": 1,
  "reviews/cases/appeal-queries.server.ts": 2,
  "reviews/cases/decision-recipients.server.ts": 3,
  "reviews/cases/due-commands.server.ts": 1,
  "reviews/cases/flag-queries.server.ts": 2,
  "reviews/cases/queue-queries.server.ts": 3,
  "reviews/cases/tombstone-queries.server.ts": 1,
  "reviews/export-queries.server.ts": 5,
  "reviews/ledger/events-queries.server.ts": 2,
  "reviews/ledger/integrity-queries.server.ts": 3,
  "reviews/queries.server.ts": 1,
  "reviews/ranking/nightly-ranking.server.ts": 1,
  "reviews/replies/reply-commands.server.ts": 1,
  "reviews/replies/side-queries.server.ts": 2,
  "reviews/signals/signal-queries.server.ts": 6,
  "reviews/signals/traces.server.ts": 1,
  "reviews/writing/agent-news.server.ts": 1,
  "reviews/writing/link-queries.server.ts": 1,
  "reviews/writing/own-queries.server.ts": 5,
  "reviews/writing/verify-commands.server.ts": 1,
};

test("no more rows of raw SQL are taken on trust than there were", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const found = files.flatMap((file) => {
    const times = readFileSync(`app/${file}`, "utf8").split("orm.all<").length - 1;
    return times === 0 || file === "platform/rows.ts" ? [] : [[file.replace("domains/", ""), times] as const];
  });
  expect(Object.fromEntries(found)).toEqual(UNCHECKED);
});
