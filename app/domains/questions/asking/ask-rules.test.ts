import { expect, test } from "vitest";
import { rulesOf } from "#app/platform/forms/form-rules.ts";
import { AskInput, ContactInput } from "../inputs.ts";

// The dialog appears on pages whose loaders know nothing about it, so its rules are a file, made from the schema by
// `npx vitest run --project=unit app/domains/questions -u`.
test("what the browser knows of the form is what its schema says", async () => {
  const rules = { ...rulesOf(AskInput), ...rulesOf(ContactInput) };
  await expect(`${JSON.stringify(rules, null, 2)}\n`).toMatchFileSnapshot("ask-rules.json");
});
