import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PHONE_CONTROL, phoneE164 } from "#app/platform/contact-data/phone.ts";
import { firstIssues } from "#support/first-issues.ts";
import { AskInput, PHONE_PATTERN } from "./inputs.ts";

const valid = {
  customer_first_name: "Nell",
  customer_last_name: "Hargrove",
  customer_email: "nell@mail.example",
  customer_zip_code: "78704",
  insurance_type: "Home",
  question: "0123456789",
};
const errorsOf = (changes: Record<string, unknown>) => {
  const parsed = AskInput.safeParse({ ...valid, ...changes });
  return parsed.success ? {} : firstIssues(parsed.error);
};
const contact = (customer_phone: string) => errorsOf({ allow_contact: "on", customer_phone });

describe("the rules of specification §5, to the letter", () => {
  test.each([
    ["customer_first_name", "First name is required"],
    ["customer_last_name", "Last name is required"],
    ["customer_email", "Email is required"],
    ["customer_zip_code", "Zip code is required"],
    ["insurance_type", "Insurance type is required"],
    ["question", "Question is required"],
  ])("%s: %s, when empty, blank or absent", (field, message) => {
    for (const value of ["", "  ", undefined])
      expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  test("an address looks like something@something", () => {
    expect(errorsOf({ customer_email: "nell" })).toEqual({ customer_email: "Invalid email address" });
    expect(errorsOf({ customer_email: "nell@example" })).toEqual({ customer_email: "Invalid email address" });
    expect(errorsOf({ customer_email: "zoë@пример.example" })).toEqual({});
  });

  test("a zip code has at most 10 characters", () => {
    expect(errorsOf({ customer_zip_code: "78704-1234" })).toEqual({});
    expect(errorsOf({ customer_zip_code: "78704-12345" })).toHaveProperty("customer_zip_code");
  });

  test("a question has at least 10 characters, counted as people count them", () => {
    expect(errorsOf({ question: "012345678" })).toEqual({
      question: "Question must be at least 10 characters",
    });
    expect(errorsOf({ question: "👩‍👩‍👧" })).toEqual({ question: "Question must be at least 10 characters" });
    expect(errorsOf({ question: "q".repeat(4_000) })).toEqual({});
    expect(errorsOf({ question: "q".repeat(4_001) })).toHaveProperty("question");
  });

  test("a phone is asked for only with contact: an optional plus, 1-9, then up to 15 digits", () => {
    expect(contact("")).toEqual({ customer_phone: "Phone number is required when allowing contact" });
    for (const wrong of [
      "0125550188",
      "+0125550188",
      "512-CALL-NOW",
      "12345678901234567",
      "+",
      "5+12",
      "( )",
    ])
      expect(contact(wrong), wrong).toEqual({ customer_phone: "Please enter a valid phone number" });
    for (const right of ["5125550188", "+15125550188", "+1", "1234567890123456", "9"])
      expect(contact(right), right).toEqual({});
    expect(errorsOf({ customer_phone: "nonsense" })).toEqual({});
  });

  test.each([
    "512.555.0142",
    "(512) 555-0142",
    "(512)555-0142",
    "512-555-0142",
    "512 555 0142",
    "512/555/0142",
    "512\u2011555\u20110142",
    "512\u00a0555 0142",
    " 5125550142 ",
    "\u202a(512) 555-0142\u202c",
  ])("a phone written %j is stored as 5125550142", (customer_phone) => {
    expect(contact(customer_phone)).toEqual({});
    const { customer_phone: stored } = AskInput.parse({ ...valid, allow_contact: true, customer_phone });
    expect(stored).toBe("5125550142");
  });

  test.each(["+1 (512) 555-0142", "+1 512.555.0142", "(+1) 512 555 0142", "+1-512-555-0142"])(
    "a phone written %j keeps its plus",
    (customer_phone) => {
      const { customer_phone: stored } = AskInput.parse({ ...valid, allow_contact: true, customer_phone });
      expect(stored).toBe("+15125550142");
      expect(stored).toMatch(PHONE_PATTERN);
    },
  );

  test("the control accepts exactly the phone numbers that the server accepts", () => {
    const control = new RegExp(`^(?:${PHONE_CONTROL})$`, "v");
    const parts = fc.constantFrom(
      "0",
      "1",
      "5",
      "12",
      "555",
      "+",
      " ",
      "(",
      ")",
      ".",
      "-",
      "/",
      "\u2013",
      "x",
      "\u202a",
    );
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1, maxLength: 24 }), (written) => {
        const phone = written.join("").trim();
        fc.pre(phone !== "");
        expect(control.test(phone), phone).toBe(Object.keys(contact(phone)).length === 0);
      }),
      { numRuns: 2_000 },
    );
  });

  test("without permission to call, a number is not stored", () => {
    expect(AskInput.parse({ ...valid, customer_phone: "5125550188" }).customer_phone).toBeNull();
  });

  test("characters that cannot be seen are refused, line breaks are not", () => {
    expect(errorsOf({ question: "one line\nanother line" })).toEqual({});
    expect(errorsOf({ question: "a NUL \0 in the question" })).toHaveProperty("question");
    expect(errorsOf({ customer_first_name: "N\u0007ell" })).toHaveProperty("customer_first_name");
  });
});

test("a number is stored as E.164 only when that is certain", () => {
  expect(["5125550188", "15125550188", "+4915112345678", "9", "12345678"].map(phoneE164)).toEqual([
    "+15125550188",
    "+15125550188",
    "+4915112345678",
    null,
    null,
  ]);
});
