import { expect, test } from "vitest";
import { CONSENT_RULES } from "#app/domains/law/rules/consent.ts";
import { NO_AUTOMATED_CALLS } from "./lead-words.ts";

test("agents read the words that the table of the law has", () => {
  const rule = CONSENT_RULES.find(({ id }) => id === "no-automated-calls");
  expect(rule?.text?.en).toBe(NO_AUTOMATED_CALLS);
});
