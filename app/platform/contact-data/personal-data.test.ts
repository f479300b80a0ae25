import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyName } from "#support/names.ts";
import { findPersonalData, ownWordsOf, publicParts, withoutPersonalData } from "./personal-data.ts";

describe("is noticed:", () => {
  test.each([
    ["address", "A tree fell across our fence at 411 Alder Bend. Who pays?", "411 Alder Bend."],
    ["address", "We live at 1200 N. Lamar Blvd, Apt 4 and rent.", "1200 N. Lamar Blvd, Apt 4"],
    ["address", "Send it to PO Box 1234 please", "PO Box 1234"],
    ["phone number", "Call me at (512) 555-0188 after six", "(512) 555-0188"],
    ["phone number", "or 512-555-0188", "512-555-0188"],
    ["phone number", "my number is 5125550188", "5125550188"],
    ["phone number", "+1 512 555 0188 works", "+1 512 555 0188"],
    ["email address", "Write to nell.hargrove+q@mail.example.", "nell.hargrove+q@mail.example"],
    ["social security number", "mine is 078-05-1120, is that needed", "078-05-1120"],
  ])("%s in “%s”", (kind, text, words) => {
    expect(findPersonalData(text).map((one) => [one.kind, one.text])).toEqual([[kind, words]]);
  });
});

describe("is none:", () => {
  test.each([
    "Our roof is from 2009. Will a carrier still insure it at full value?",
    "The deductible is $1,000 and the limit 250,000/500,000.",
    "It took 30 days to the point that I gave up.",
    "Two of 3 court dates are over and 5 cars drive past.",
    "Policy 10 years, paid 1234.56 a month.",
    "",
  ])("“%s”", (text) => expect(findPersonalData(text)).toEqual([]));
});

test("each removed part is named where it was, and the page gets words and gaps", () => {
  const text = withoutPersonalData("Mail a@b.example or call 512-555-0188 today.");
  expect(text).toBe("Mail [email address left out] or call [phone number left out] today.");
  expect(publicParts(text)).toEqual([
    { text: "Mail " },
    { leftOut: "email address" },
    { text: " or call " },
    { leftOut: "phone number" },
    { text: " today." },
  ]);
});

test("a public text never holds what was found in it, and leaving out twice changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const once = withoutPersonalData(text);
      expect(findPersonalData(once)).toEqual([]);
      expect(withoutPersonalData(once)).toBe(once);
    }),
  );
});

test("numbers are found with any separators", () => {
  for (const number of [
    "(512)-555-0188",
    "512–555–0188",
    "512‑555‑0188",
    "512/555-0188",
    "512 - 555 - 0188",
    "512\u00a0555\u00a00188",
  ])
    expect(
      findPersonalData(`Call ${number} now`).map(({ text }) => text),
      number,
    ).toEqual([number]);
  expect(findPersonalData("It is 123 45 6789.").map(({ kind }) => kind)).toEqual(["social security number"]);
  expect(findPersonalData("A deductible of $1,500 on 2,400 square feet built in 1998")).toEqual([]);
});

test("the writer's own name and number are found, and no one else's", () => {
  const own = ownWordsOf({
    customer_first_name: "Nell",
    customer_last_name: "Hargrove",
    customer_phone: "5125550188",
  });
  expect(withoutPersonalData("Who pays? Nell Hargrove, 5 1 2 555 0188. Thanks, hargrove", own)).toBe(
    "Who pays? [name left out], [phone number left out]. Thanks, [name left out]",
  );
  expect(findPersonalData("Hargrovestown and Nell are words", own)).toEqual([]);
  expect(findPersonalData("Is an auto policy enough?", ownWordsOf({ customer_last_name: "An" }))).toEqual([]);
});

test("any name is searched for as it is written, and found", () => {
  fc.assert(
    fc.property(anyName, anyName, (first, last) => {
      const own = ownWordsOf({ customer_first_name: first, customer_last_name: last });
      const name = `${first} ${last}`.trim();
      fc.pre((name.match(/[\p{L}\p{N}]/gu) ?? []).length >= 3);
      const text = `I am – ${name} – of Austin`;
      const at = text.indexOf(name);
      const found = findPersonalData(text, own);
      expect(found.some(({ start, end }) => start <= at && at < end)).toBe(true);
    }),
  );
});
