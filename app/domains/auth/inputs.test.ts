import { describe, expect, test } from "vitest";
import { EmailAddress } from "#app/platform/forms/inputs.ts";
import { firstIssues } from "#support/first-issues.ts";
import { NewPassword, SignInInput, SignUpInput } from "./inputs.ts";

const valid = {
  email: "someone@mail.example",
  password: "correct horse battery",
  firstName: "Some",
  lastName: "One",
};

const errorsOf = (fields: Record<string, unknown>) => {
  const parsed = SignUpInput.safeParse({ ...valid, ...fields });
  return parsed.success ? {} : firstIssues(parsed.error);
};

describe("signing up", () => {
  test("takes the role customer by default", () => {
    expect(SignUpInput.parse(valid).role).toBe("customer");
  });

  test("lets nobody make themselves an admin or an applicant", () => {
    for (const role of ["admin", "org_pending", "ADMIN", "", "root"]) {
      expect(errorsOf({ role }), role).toEqual({ role: "Choose an account type." });
    }
  });

  test("says which fields are missing", () => {
    const parsed = SignUpInput.safeParse({});
    expect(parsed.success ? {} : firstIssues(parsed.error)).toEqual({
      email: "Email is required",
      password: "Password is required",
      firstName: "First name is required",
      lastName: "Last name is required",
    });
    expect(errorsOf({ firstName: "   " })).toEqual({ firstName: "First name is required" });
  });

  test("says that an invalid address is invalid", () => {
    expect(errorsOf({ email: "" })).toEqual({ email: "Email is required" });
    for (const email of [
      "no-at",
      "x@",
      "@mail.example",
      "two@@mail.example",
      "a b@mail.example",
      "a@mail example.com",
      "nul\0@mail.example",
      "user@example",
      "user@localhost",
      "user@.example",
      "user@mail.example.",
      "user@mail..example",
      ".user@mail.example",
      "user.@mail.example",
      "us..er@mail.example",
      "user@-mail.example",
      "user@mail-.example",
      "user@mail_box.example",
      "user@192.0.2.1",
      "user@mail.e",
      `${"a.".repeat(100)}@${"b.".repeat(20)}`,
    ])
      expect(errorsOf({ email }), email).toEqual({ email: "Invalid email address" });
  });

  test.each([
    "o'brien+insurance@sub.mail-box.example",
    "a@b.co",
    "first.last@x--y.example",
    "post@bücher.example",
    "post@xn--bcher-kva.example",
    "почта@пример.рф",
    "x@मेल.भारत",
  ])("takes the address %s", (email) => {
    expect(errorsOf({ email })).toEqual({});
  });

  test("stores addresses in one form: trimmed, lower case, composed", () => {
    expect(EmailAddress.parse("  SomeOne@Mail.Example ")).toBe("someone@mail.example");
    expect(EmailAddress.parse("jose\u0301@mail.example")).toBe("jos\u00e9@mail.example");
    expect(EmailAddress.parse("用户@例子.example")).toBe("用户@例子.example");
  });

  test("refuses passwords that are short, enormous, or easily guessed", () => {
    for (const password of [
      "short",
      "123456789",
      "1234567890",
      "Password123",
      "abcabcabcabc",
      "x".repeat(1025),
    ]) {
      expect(NewPassword.safeParse(password).success, password.slice(0, 20)).toBe(false);
    }
    expect(NewPassword.safeParse("\u{1F40E}".repeat(300)).success).toBe(false);
    expect(NewPassword.safeParse("nul\0byte in the middle").success).toBe(false);
    for (const password of ["correct horse battery", "пароль из слов", "          x"]) {
      expect(NewPassword.safeParse(password).success, password).toBe(true);
    }
  });
});

test("signing in never hashes an enormous password", () => {
  const parsed = SignInInput.parse({ email: valid.email, password: "x".repeat(1_000_000) });
  expect(parsed.password).toBe("");
});
