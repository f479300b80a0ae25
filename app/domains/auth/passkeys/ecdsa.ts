/**
 * Signatures of passkeys on elliptic curves as WebCrypto wants them: authenticators send two integers in DER
 * (`SEQUENCE { INTEGER r, INTEGER s }`), each as short as it can be. In the Worker's build this stands for the library's own
 * reader of all of ASN.1 (`build-plugins/lean-passkeys.ts`).
 */

/** Bytes of one integer by COSE's number of the curve: P-256, P-384, P-521. */
const LENGTHS: Readonly<Record<number, number>> = { 1: 32, 2: 48, 3: 66 };
const SEQUENCE = 0x30;
const INTEGER = 0x02;

/** Both integers behind each other, each as long as the curve's. Throws for any other bytes than exactly one signature. */
export function unwrapSignature(signature: Uint8Array, curve: number): Uint8Array<ArrayBuffer> {
  const length = LENGTHS[curve];
  if (length === undefined) throw new Error(`There is no curve ${curve}.`);
  const whole = readPart(signature, SEQUENCE);
  if (whole.rest.length > 0) throw new Error("More than a signature.");
  const first = readPart(whole.content, INTEGER);
  const second = readPart(first.rest, INTEGER);
  if (second.rest.length > 0) throw new Error("More than two integers.");
  const both = new Uint8Array(2 * length);
  both.set(padded(first.content, length), 0);
  both.set(padded(second.content, length), length);
  return both;
}

/** A part of this kind at the beginning, and what comes after it. Lengths above 127 stand in a byte of their own. */
function readPart(bytes: Uint8Array, kind: number) {
  if (bytes[0] !== kind) throw new Error("Not a signature in DER.");
  const short = bytes[1] ?? 0;
  if (short > 0x81 || short === 0x80) throw new Error("Too long for a signature.");
  const long = short === 0x81;
  const length = long ? (bytes[2] ?? 0) : short;
  if (long && length < 0x80) throw new Error("A length that is not the shortest.");
  const start = long ? 3 : 2;
  const end = start + length;
  if (end > bytes.length) throw new Error("A signature that is cut off.");
  return { content: bytes.subarray(start, end), rest: bytes.subarray(end) };
}

/** Positive, and without its sign's byte. */
function padded(integer: Uint8Array, length: number): Uint8Array {
  const [first, second] = integer;
  if (first === undefined || first >= 0x80) throw new Error("An integer that is not positive.");
  if (first === 0 && (second ?? 0x80) < 0x80) throw new Error("An integer that is not the shortest.");
  const digits = first === 0 ? integer.subarray(1) : integer;
  if (digits.length > length) throw new Error("An integer too long for its curve.");
  const whole = new Uint8Array(length);
  whole.set(digits, length - digits.length);
  return whole;
}
