import { expect, test } from "vitest";
import { conversationTexts } from "./conversation-texts.ts";

test("no two conversations ask or answer the same", () => {
  for (const place of [0, 1]) {
    const said = conversationTexts.map((texts) => texts[place]);
    expect(new Set(said).size).toBe(said.length);
  }
});

test("there is one for each past conversation of the demo agent", () => {
  // Her figure counts 61; the newest of them is written by `conversations.ts`.
  expect(conversationTexts.length).toBeGreaterThanOrEqual(60);
});
