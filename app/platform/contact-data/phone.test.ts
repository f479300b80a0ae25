import { expect, test } from "vitest";
import { PublicPhone } from "#app/platform/forms/inputs.ts";
import { dialedPhone, formatPhone, phoneE164, phoneLink } from "./phone.ts";

test("a North American number is formatted as people write it, any other as it is stored", () => {
  expect(formatPhone("+15125550142")).toBe("(512) 555-0142");
  expect(formatPhone("+442079460000")).toBe("+442079460000");
});

test("a number is stored as E.164 where that is certain", () => {
  expect(phoneE164("5125550142")).toBe("+15125550142");
  expect(phoneE164("15125550142")).toBe("+15125550142");
  expect(phoneE164("+442079460000")).toBe("+442079460000");
  expect(phoneE164("0125550142")).toBeNull();
});

test.each([
  "(512) 555-0142 ext. 12",
  "(512) 555-0142 Ext 12",
  "512-555-0142 extension 12",
  "512.555.0142x12",
  "5125550142 x 12",
  "+1 512 555 0142 #12",
  "512 555 0142, ext. 12",
  "512 555 0142, 12",
  "512 555 0142; ext: 12",
  "+15125550142;ext=12",
  "(512) 555-0142 extensión 12",
])("a public number takes an extension: %s", (typed) => {
  const phone = PublicPhone.parse(typed);
  expect(phone).toBe("+15125550142;ext=12");
  expect(formatPhone(phone)).toBe("(512) 555-0142 ext. 12");
  expect(PublicPhone.parse(formatPhone(phone)), "what the form shows is taken again").toBe(phone);
  expect(phoneLink(phone)).toBe("tel:+15125550142,12");
});

test("an extension is digits after a complete number, and stays with a foreign number", () => {
  expect(PublicPhone.parse("+44 20 7946 0000 ext 5")).toBe("+442079460000;ext=5");
  expect(formatPhone("+442079460000;ext=5")).toBe("+442079460000 ext. 5");
  expect(PublicPhone.parse("(512) 555-0142")).toBe("+15125550142");
  expect(dialedPhone("+15125550142")).toBe("+15125550142");
  for (const typed of [
    "ext. 12",
    "555-0142 x12",
    "(512) 555-0142 ext.",
    "(512) 555-0142 ext. twelve",
    "(512) 555-0142 x12345678",
    "512 555 0142 12",
    "512, 5550142",
    "x".repeat(60),
    `(512) 555-0142 ext. ${"1".repeat(60)}`,
  ])
    expect(PublicPhone.safeParse(typed).success, typed).toBe(false);
});
