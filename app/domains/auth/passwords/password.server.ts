/** Passwords at rest: scrypt with its parameters in a PHC string (docs/decisions 0005). */
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { SCRYPT } from "../limits.ts";

type Parameters = { N: number; r: number; p: number };

function derive(
  password: string,
  salt: Uint8Array,
  keyBytes: number,
  { N, r, p }: Parameters,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Node needs room beyond the 128·N·r bytes of the work itself.
    const maxmem = 256 * N * r;
    scrypt(password.normalize("NFC"), salt, keyBytes, { N, r, p, maxmem }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replaceAll("=", "");

function write({ N, r, p }: Parameters, salt: Uint8Array, key: Uint8Array): string {
  return `$scrypt$ln=${Math.log2(N)},r=${r},p=${p}$${base64(salt)}$${base64(key)}`;
}

/** A PHC string with a new salt. Costs about 0.2 s of processor time: limit the password's length first. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SCRYPT.saltBytes);
  return write(SCRYPT, salt, await derive(password, salt, SCRYPT.keyBytes, SCRYPT));
}

/** A hash that no password has, to compare with when there is no account, so that the answer takes as long. */
const NOBODY = write(SCRYPT, new Uint8Array(SCRYPT.saltBytes), new Uint8Array(SCRYPT.keyBytes));

/** Compares in constant time. `hash` is null when there is no account, and costs the same. */
export async function verifyPassword(
  password: string,
  hash: string | null,
): Promise<{ matches: boolean; outdated: boolean }> {
  const parts = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([^$]+)\$([^$]+)$/.exec(hash ?? NOBODY);
  if (parts === null) throw new Error("A stored password hash is not in a form that this version reads.");
  const parameters = { N: 2 ** Number(parts[1]), r: Number(parts[2]), p: Number(parts[3]) };
  const salt = Buffer.from(parts[4] ?? "", "base64");
  const wanted = Buffer.from(parts[5] ?? "", "base64");
  const key = await derive(password, salt, wanted.length, parameters);
  const { N, r, p } = parameters;
  return {
    matches: timingSafeEqual(key, wanted) && hash !== null,
    outdated: N !== SCRYPT.N || r !== SCRYPT.r || p !== SCRYPT.p,
  };
}
