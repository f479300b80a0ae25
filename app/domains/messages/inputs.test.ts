import { describe, expect, test } from "vitest";
import { type FormSchema, rulesOf } from "#app/platform/forms/form-rules.ts";
import { readFields } from "#app/platform/forms/submission.ts";
import { MessageReportInput, RevealInput, SendInput, StartInput } from "./inputs.ts";

const key = "01952a10-6b40-7c31-9d02-3a6f1e8b7c01";
const read = <Schema extends FormSchema>(schema: Schema, fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readFields(form, schema);
};
const saidOf = (schema: FormSchema, fields: Record<string, string>) => {
  const sent = read(schema, fields);
  return sent.ok ? {} : (sent.refuse(400).data.result?.error ?? {});
};

describe("a message", () => {
  test.each([
    [{}, { key: ["Reload the page, then send it again."], body: ["Write a message first"] }],
    [{ key, body: "" }, { body: ["Write a message first"] }],
    [{ key, body: " \r\n " }, { body: ["Write a message first"] }],
    [{ key, body: "x".repeat(4_001) }, { body: ["Use at most 4,000 characters."] }],
    [{ key, body: "a\0b" }, { body: ["Remove the invisible characters."] }],
    [{ key: "mine", body: "Hello" }, { key: ["Reload the page, then send it again."] }],
  ])("that is %j is refused in these words", (fields, said) => {
    expect(saidOf(SendInput, fields)).toEqual(said);
  });

  test.each([
    ["", "ZIP code is required"],
    ["  ", "ZIP code is required"],
    ["7870", "Enter a five-digit ZIP code"],
    ["787011", "Enter a five-digit ZIP code"],
    ["7870l", "Enter a five-digit ZIP code"],
  ])("for the ZIP code %j is refused in these words", (zip, said) => {
    expect(saidOf(StartInput, { key, zip, body: "Hello" })).toEqual({ zip: [said] });
  });

  test("tells the browser what it takes", () => {
    const { key: hidden, zip, body } = rulesOf(StartInput);
    expect(hidden).toMatchObject({ type: "hidden", required: true });
    expect(zip).toMatchObject({ autoComplete: "postal-code", inputMode: "numeric" });
    expect(new RegExp(`^(?:${zip.pattern})$`, "v").test("78701")).toBe(true);
    expect(zip.said).toEqual({
      required: "ZIP code is required",
      pattern: "Enter a five-digit ZIP code",
    });
    expect(body).toMatchObject({
      maxLength: 4_000,
      said: { required: "Write a message first", maxLength: "Use at most 4,000 characters." },
    });
  });
});

describe("contact details", () => {
  test("are shown with the number as stored, or without one", () => {
    for (const [phone, stored] of [
      ["(512) 555-0188", "+15125550188"],
      ["+44 20 7946 0000", "+442079460000"],
      ["", null],
      ["  ", null],
    ] as const) {
      const sent = read(RevealInput, { phone });
      expect(sent.ok && sent.value, phone).toEqual({ phone: stored });
    }
    expect(saidOf(RevealInput, { phone: "12" })).toEqual({ phone: ["Please enter a valid phone number"] });
    expect(rulesOf(RevealInput).phone).toEqual({ type: "tel", autoComplete: "tel", said: {} });
  });
});

describe("a report", () => {
  const fields = { message: "7", reason: "fraud" };

  test("is read with its box and its words, or without", () => {
    const full = read(MessageReportInput, { ...fields, note: "One\u0007\nTwo", block: "on" });
    expect(full.ok && full.value).toEqual({ message: 7, reason: "fraud", note: "One\nTwo", block: true });
    const bare = read(MessageReportInput, { ...fields, note: "" });
    expect(bare.ok && bare.value).toEqual({ message: 7, reason: "fraud", note: "", block: false });
  });

  test.each([
    [
      { message: "", reason: "" },
      { message: ["Choose a message."], reason: ["Choose a reason."] },
    ],
    [{ ...fields, message: "0" }, { message: ["Choose a message."] }],
    [{ ...fields, message: "-1" }, { message: ["Choose a message."] }],
    [{ ...fields, message: "1e3" }, { message: ["Choose a message."] }],
    [{ ...fields, reason: "spam" }, { reason: ["Choose a reason."] }],
    [{ ...fields, note: "x".repeat(501) }, { note: ["Use at most 500 characters."] }],
  ])("that says %j is refused in these words", (wrong, said) => {
    expect(saidOf(MessageReportInput, wrong)).toEqual(said);
  });
});
