import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maskEmail } from "#app/platform/contact-data/mask-email.ts";
import { claimProblem, newCode, parseCode } from "./policy.ts";

describe("a code", () => {
  test("has eight characters without look-alikes, each about as likely, and is read however it is typed", () => {
    const counts = new Map<string, number>();
    for (let at = 0; at < 4_000; at++) {
      const code = newCode();
      expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
      for (const sign of code.replace("-", "")) counts.set(sign, (counts.get(sign) ?? 0) + 1);
      expect(parseCode(` ${code.toLowerCase().replace("-", " ")} `)).toBe(code);
    }
    expect(counts.size).toBe(31);
    // 32,000 characters over 31: 1,032 each, give or take five deviations of 32.
    for (const count of counts.values()) expect(Math.abs(count - 1_032)).toBeLessThan(170);
    // A plain byte modulo 31 would favor the first eight by an eighth: 9,000 of them instead of 8,258.
    const firstEight = [..."ABCDEFGH"].reduce((sum, sign) => sum + (counts.get(sign) ?? 0), 0);
    expect(Math.abs(firstEight - 8_258)).toBeLessThan(400);
  });

  test.each([null, "", "AAAA-AAA", "AAAA-AAAAA", "AAAA-AAA0", "I1OL-AAAA", "A".repeat(100), 12345678])(
    "is not %s",
    (text) => expect(parseCode(text)).toBeNull(),
  );
});

describe("a masked address", () => {
  test.each([
    ["ines@harborline.example", "i…@h…e.example"],
    ["i@h.example", "i…@h….example"],
    ["i@ab.example", "i…@a….example"],
    ["a.b@mail.office.example", "a…@m…e.example"],
    ["x@localhost", "x…@l…t"],
  ])("%s is %s", (email, masked) => expect(maskEmail(email)).toBe(masked));

  test("shows one letter of its owner, whatever the address", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const masked = maskEmail(email);
        expect(masked.split("@")[0]).toBe(`${[...email][0]}…`);
      }),
    );
  });
});

describe("why a claim can't be opened", () => {
  const ines = { firstName: "Ines", lastName: "Calloway" };
  const facts = { ...ines, licensed: true, registerEmail: "i@h.example", held: false, notListed: false };
  const code = { way: "code", contest: false } as const;
  const document = { way: "document", contest: false } as const;

  test("by code, because of another name, no license, or no address; by document, because of none of these", () => {
    const cases = [
      ["other-name", { ...facts, lastName: "Kerr" }],
      ["no-license", { ...facts, licensed: false }],
      ["no-register-email", { ...facts, registerEmail: null }],
    ] as const;
    for (const [problem, record] of cases) {
      expect(claimProblem(ines, record, code)).toBe(problem);
      expect(claimProblem(ines, record, document)).toBeNull();
    }
    expect(claimProblem(ines, facts, code)).toBeNull();
    const notListed = { ...facts, notListed: true };
    expect(claimProblem(ines, notListed, code)).toBe("not-listed");
    expect(claimProblem(ines, notListed, document)).toBeNull();
  });

  test("because another account holds it, unless it is contested; or no one has the NPN", () => {
    const held = { ...facts, held: true };
    for (const way of ["code", "document"] as const) {
      expect(claimProblem(ines, held, { way, contest: false })).toBe("held");
      expect(claimProblem(ines, held, { way, contest: true })).toBeNull();
      expect(claimProblem(ines, null, { way, contest: true })).toBe("unknown");
    }
  });
});
