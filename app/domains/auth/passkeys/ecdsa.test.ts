import { generateKeyPairSync, sign } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unwrapSignature } from "./ecdsa.ts";

const CURVES = [
  { number: 1, name: "P-256", hash: "SHA-256", bytes: 32 },
  { number: 2, name: "P-384", hash: "SHA-384", bytes: 48 },
  { number: 3, name: "P-521", hash: "SHA-512", bytes: 66 },
] as const;

/** One positive integer as DER has it. */
function integer(digits: Uint8Array): Buffer {
  const first = digits.findIndex((byte) => byte !== 0);
  const short = first === -1 ? Buffer.of(0) : Buffer.from(digits.subarray(first));
  const signed = (short[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), short]) : short;
  return Buffer.concat([Buffer.of(2, signed.length), signed]);
}
function sequence(...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const length = content.length < 128 ? Buffer.of(content.length) : Buffer.of(0x81, content.length);
  return Buffer.concat([Buffer.of(0x30), length, content]);
}

describe.each(CURVES)("a signature on $name", ({ number, name, hash, bytes }) => {
  test("that node has made is taken by WebCrypto once it is unwrapped", async () => {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: name });
    const algorithm = { name: "ECDSA", namedCurve: name, hash };
    const key = await crypto.subtle.importKey("jwk", publicKey.export({ format: "jwk" }), algorithm, false, [
      "verify",
    ]);
    const digest = hash.replace("-", "").toLowerCase();
    for (let no = 0; no < 50; no++) {
      const words = Buffer.from(`words ${no}`);
      const unwrapped = unwrapSignature(sign(digest, words, privateKey), number);
      expect(await crypto.subtle.verify(algorithm, key, unwrapped, words)).toBe(true);
    }
  });

  test("has both integers as long as the curve, whatever they are", () => {
    const one = fc.uint8Array({ minLength: bytes, maxLength: bytes });
    fc.assert(
      fc.property(one, one, (r, s) => {
        expect(Buffer.from(unwrapSignature(sequence(integer(r), integer(s)), number))).toEqual(
          Buffer.concat([r, s]),
        );
      }),
    );
  });
});

test("anything else is refused and never read past its end", () => {
  const good = sequence(integer(Buffer.alloc(32, 1)), integer(Buffer.alloc(32, 2)));
  expect(unwrapSignature(good, 1)).toHaveLength(64);
  const bad = [
    Buffer.alloc(0),
    Buffer.concat([good, Buffer.of(0)]),
    sequence(integer(Buffer.alloc(32, 1))),
    sequence(integer(Buffer.alloc(32, 1)), integer(Buffer.alloc(32, 2)), integer(Buffer.of(3))),
    // Negative, with a needless zero, empty, and longer than the curve.
    sequence(Buffer.of(2, 1, 0x80), integer(Buffer.of(1))),
    sequence(Buffer.of(2, 2, 0, 1), integer(Buffer.of(1))),
    sequence(Buffer.of(2, 0), integer(Buffer.of(1))),
    sequence(integer(Buffer.alloc(33, 1)), integer(Buffer.of(1))),
    // Lengths that are not the shortest, or without an end.
    Buffer.concat([Buffer.of(0x30, 0x81, good.length - 2), good.subarray(2)]),
    Buffer.concat([Buffer.of(0x30, 0x80), good.subarray(2)]),
  ];
  for (const one of bad) expect(() => unwrapSignature(one, 1), one.toString("hex")).toThrow(Error);
  for (let end = 0; end < good.length; end++)
    expect(() => unwrapSignature(good.subarray(0, end), 1), `cut at ${end}`).toThrow(Error);
  expect(() => unwrapSignature(good, 8)).toThrow("There is no curve 8.");
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      try {
        expect(unwrapSignature(bytes, 1)).toHaveLength(64);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
        expect(error).not.toBeInstanceOf(RangeError);
      }
    }),
  );
});
