import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "#app/platform/durations.ts";
import { canEdit, decideWriter, nextReviewStatus, type ReviewAction, type ReviewStatus } from "./policy.ts";
import { ReviewInput } from "./writing/write-inputs.ts";

const ACTION: ReviewAction[] = [
  "verify",
  "verify-held",
  "hold",
  "release",
  "remove",
  "restore",
  "withdraw",
  "submit",
];

test("no sequence of actions publishes an unconfirmed review, and only a person brings back a removed one", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ACTION)), (actions) => {
      let status: ReviewStatus = "awaiting-verification";
      let confirmed = false;
      for (const action of actions) {
        const next = nextReviewStatus(status, action);
        if (next === null) continue;
        if (action === "submit") confirmed = false;
        if (action === "verify" || action === "verify-held") confirmed = true;
        if (status === "removed") expect(action).toBe("restore");
        status = next;
        if (status === "published" || status === "held") expect(confirmed).toBe(true);
      }
    }),
  );
});

test("it can be edited for thirty days, while published or held", () => {
  for (const status of ["published", "held"] as const) {
    expect(canEdit({ status, submittedAt: 0 }, 30 * DAY_MS - 1)).toBe(true);
    expect(canEdit({ status, submittedAt: 0 }, 30 * DAY_MS)).toBe(false);
  }
  for (const status of ["awaiting-verification", "removed", "withdrawn"] as const)
    expect(canEdit({ status, submittedAt: 0 }, 0)).toBe(false);
});

test("nobody reviews themselves, a colleague, or an unlisted agent", () => {
  const customer = { self: false, colleague: false, agentListed: true };
  expect(decideWriter(customer)).toBe("allowed");
  expect(decideWriter({ ...customer, self: true, colleague: true })).toBe("self");
  expect(decideWriter({ ...customer, colleague: true })).toBe("colleague");
  expect(decideWriter({ ...customer, agentListed: false })).toBe("not-listed");
});

const form = {
  stars: "4",
  type: "Home",
  stage: "made-a-claim",
  month: "2026-10",
  title: "Good",
  body: "x".repeat(50),
  client: "yes",
  paid: "no",
  ties: "none",
};
const wrong = (changes: Record<string, string | undefined>) =>
  ReviewInput.safeParse({ ...form, ...changes }).error?.issues.map(({ message }) => message) ?? [];

test("the edges of the form", () => {
  expect(wrong({})).toEqual([]);
  for (const stars of ["0", "6", "4.5", "", "five", undefined])
    expect(wrong({ stars })).toEqual(["Choose from 1 to 5 stars."]);
  expect(wrong({ body: "x".repeat(49) })).toEqual(["Review must be at least 50 characters"]);
  expect(wrong({ body: "x".repeat(4_000) })).toEqual([]);
  expect(wrong({ body: "x".repeat(4_001) })).toEqual(["Review must be at most 4,000 characters"]);
  expect(wrong({ body: "👩‍🚒🌊".repeat(400) })).toEqual([]);
  expect(wrong({ body: "שלום, זה סוכן טוב. <b>bold</b> & <script>alert(1)</script> עוד מילים" })).toEqual([]);
  expect(wrong({ month: "2026-13" })).toEqual(["Say when it was: a month, as in November 2026."]);
  expect(ReviewInput.parse({ ...form, explains: "9", responds: "5" })).toMatchObject({
    explains: null,
    responds: 5,
  });
});
