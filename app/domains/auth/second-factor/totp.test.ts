import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashRecoveryCode, newRecoveryCodes, parseRecoveryCode } from "./recovery-codes.ts";
import { checkTotp, newTotpSecret, stepAt, totpAddress, totpCode } from "./totp.ts";

/** RFC 6238, appendix B, for SHA-1: its eight digits end in our six. */
const RFC_SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const RFC_CODES = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
] as const;

describe("a code of an app", () => {
  test.each(RFC_CODES)("at second %i matches the standard", (seconds, code) => {
    expect(totpCode(RFC_SECRET, seconds * 1000)).toBe(code);
    expect(checkTotp(RFC_SECRET, code, 0, seconds * 1000).kind).toBe("right");
  });

  test("is accepted one step either side, hinted at up to four, and works once", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1e12, max: 4e12 }), fc.integer({ min: -8, max: 8 }), (nowMs, off) => {
        const secret = newTotpSecret();
        const code = totpCode(secret, nowMs + off * 30_000);
        // The same code may occur elsewhere in the window; the nearest counts.
        const codes = [0, 1, 2, 3, 4]
          .flatMap((step) => [step, -step])
          .map((step) => totpCode(secret, nowMs + step * 30_000));
        fc.pre(new Set(codes).size === 9 && (Math.abs(off) <= 4 || !codes.includes(code)));
        const wanted = Math.abs(off) <= 1 ? "right" : Math.abs(off) <= 4 ? "clock" : "wrong";
        expect(checkTotp(secret, code, 0, nowMs).kind).toBe(wanted);
        if (wanted === "right")
          expect(checkTotp(secret, code, stepAt(nowMs) + off, nowMs), "again").toEqual({ kind: "used" });
      }),
    );
  });

  test.each(["", "12345", "1234567", "abcdef", "１２３４５６"])("is refused: %s", (code) => {
    expect(checkTotp(RFC_SECRET, code, 0, 59_000).kind).toBe("wrong");
  });

  test("comes from a secret of 160 bits, which an app gets with the account's name", () => {
    const secret = newTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(secret);
    const address = new URL(totpAddress(secret, "zoë@mail.example"));
    expect(address.protocol).toBe("otpauth:");
    expect(address.searchParams.get("secret")).toBe(secret);
    expect(address.searchParams.get("issuer")).toBe("Fairlead");
  });
});

test("a recovery code is read however it is typed, and hashed for its account only", async () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(parseRecoveryCode(` ${code.toLowerCase().replaceAll("-", " ")} `)).toBe(code.replaceAll("-", ""));
    expect(parseRecoveryCode(code.replaceAll("0", "o").replaceAll("1", "l"))).toBe(code.replaceAll("-", ""));
  }
  for (const none of ["123456", "", "U".repeat(16), `${codes[0]}0`])
    expect(parseRecoveryCode(none)).toBeNull();
  const [code = ""] = codes;
  expect(await hashRecoveryCode("a", code)).toBe(await hashRecoveryCode("a", code.replaceAll("-", "")));
  expect(await hashRecoveryCode("a", code)).not.toBe(await hashRecoveryCode("b", code));
});
