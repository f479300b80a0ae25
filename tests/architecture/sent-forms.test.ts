/** What a form that fails at the network needs of every page (app/shell/navigation/data-requests.ts). */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("app/**/*.{ts,tsx}", { exclude: (name) => name.includes(".test.") });
const sources = files.map((file) => ({ file, source: readFileSync(file, "utf8") }));

/** Forms that are sent to a page of their own choice, each with its tag. */
const chosen = sources.flatMap(({ file, source }) =>
  [...source.matchAll(/<(Form|PostForm|Stack|Row|fetcher\.Form)\b(?:=>|[^>])*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /method="post"|<PostForm/.test(tag) && /\baction=/.test(tag))
    .map((tag) => ({ file, tag })),
);

/** Their action is the address of the page that they stand on. */
const OWN_PAGE = [
  "app/domains/messages/components/composer.tsx",
  "app/routes/auth/links/unsubscribe.tsx",
  "app/routes/billing/invite-checkout.tsx",
  "app/routes/billing/plan-columns.tsx",
  "app/routes/billing/plan/cancel-plan.tsx",
  "app/routes/billing/plan/change-plan.tsx",
  "app/routes/billing/plan/plan-facts.tsx",
  "app/routes/calendar/appointment-changes.tsx",
  "app/routes/calendar/appointment.tsx",
  "app/routes/calendar/move-times.tsx",
  "app/routes/calendar/settings/busy-section.tsx",
  "app/routes/calendar/settings/feed-section.tsx",
  "app/routes/calendar/settings/time-off-section.tsx",
  "app/routes/calendar/settings/types-section.tsx",
  "app/routes/messages/contact-reveal.tsx",
  "app/routes/messages/report-message.tsx",
  "app/routes/messages/thread-safety.tsx",
  "app/routes/questions/my-questions.tsx",
  "app/routes/workspace/saved-searches.tsx",
];

test("a form for another page is sent without navigating: its answer would replace the page", () => {
  expect(chosen.length).toBeGreaterThan(10);
  const going = chosen.filter(({ tag }) => !tag.includes("navigate={false}") && !tag.startsWith("<fetcher"));
  expect([...new Set(going.map(({ file }) => file))].sort()).toEqual(OWN_PAGE);
});

test("an action's answer is read by useAnswer, which keeps it when a form did not reach the server", () => {
  const readers = sources.filter(({ source }) => source.includes("useActionData"));
  expect(readers.map(({ file }) => file)).toEqual(["app/ui/forms/use-answer.ts"]);
});
