import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findDisclosures } from "./disclosure.ts";

describe("is noticed:", () => {
  test.each([
    ["phone number", "Call me at 512-555-0188 and I will look.", "512-555-0188"],
    ["email address", "Write to ines@mail.example please.", "ines@mail.example"],
    ["amount of money", "We paid you $12,400.50, as agreed.", "$12,400.50"],
    ["amount of money", "The roof was 9 thousand, or $9k in all", "$9k"],
    ["amount of money", "It came to 1200 dollars.", "1200 dollars"],
    ["policy or claim number", "On HO-4471-22 we waited.", "HO-4471-22"],
    ["policy or claim number", "See TX1234567 for it.", "TX1234567"],
    ["policy or claim number", "Your claim #99812 is closed.", "claim #99812"],
    ["detail about somebody’s health", "We are sorry about your cancer treatment.", "your cancer treatment"],
    ["detail about somebody’s health", "And also your diabetes, of course", "your diabetes"],
    ["detail about somebody’s insurance", "We paid Your late wife’s claim at once", "Your late wife’s claim"],
    ["policy or claim number", "policy number: ab-7781 was late", "policy number: ab-7781"],
  ])("%s in “%s”", (kind, text, words) => {
    expect(findDisclosures(text)).toEqual([{ kind, text: words }]);
  });
});

describe("is not noticed:", () => {
  test.each([
    "Thank you for writing. We have changed how we call back after a storm.",
    "Your questions are welcome. A policy, a claim, a treatment: we speak of them elsewhere.",
    "It took 9 days in 2026, and that is too long. Our hours are 9-5.",
    "The policy 2 of us wrote, the claim and the file were late.",
    "شكرا جزيلا على رسالتك، نحن نعمل على ذلك 🙏",
    "",
  ])("“%s”", (text) => expect(findDisclosures(text)).toEqual([]));
});

test("the writer's printed name is noticed, in the same case and as a complete word", () => {
  const found = (text: string, author: string) =>
    findDisclosures(text, author).map(({ text: words }) => words);
  expect(found("Hello Lucille, thank you.", "Lucille P.")).toEqual(["Lucille"]);
  expect(found("Thank you, Ana María!", "Ana María S.")).toEqual(["Ana María"]);
  expect(found("You may call us in Maytown.", "May T.")).toEqual([]);
  expect(found("Hello Lucille, thank you.", "")).toEqual([]);
  expect(found("A (b. c) d", "(b. c) D.")).toEqual(["(b. c)"]);
});

test("each finding appears once, in the order of the text, and is part of it", () => {
  expect(findDisclosures("$500, then 512-555-0188, then $500 again").map(({ text }) => text)).toEqual([
    "$500",
    "512-555-0188",
  ]);
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      for (const found of findDisclosures(text)) expect(text).toContain(found.text);
    }),
  );
});
