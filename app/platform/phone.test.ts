import { expect, test } from "vitest";
import { formatPhone, phoneE164 } from "./phone.ts";

test("a number of the North American plan reads as people write it, another as it is kept", () => {
  expect(formatPhone("+15125550142")).toBe("(512) 555-0142");
  expect(formatPhone("+442079460000")).toBe("+442079460000");
});

test("a number is kept as E.164 where that is certain", () => {
  expect(phoneE164("5125550142")).toBe("+15125550142");
  expect(phoneE164("15125550142")).toBe("+15125550142");
  expect(phoneE164("+442079460000")).toBe("+442079460000");
  expect(phoneE164("0125550142")).toBeNull();
});
