/** The keys of the log, and the notes that they sign (c2sp.org/signed-note, c2sp.org/tlog-checkpoint). */
import * as z from "zod";
import type { Settings } from "#app/platform/env.ts";

const Keys = z.array(
  z.looseObject({ kty: z.literal("OKP"), crv: z.literal("Ed25519"), d: z.string(), x: z.string() }),
);

export type LogKey = {
  /** 32 bytes. */
  publicKey: Uint8Array;
  sign(text: Uint8Array<ArrayBuffer>): Promise<Uint8Array>;
};

/** Throws, without repeating the setting, where it is missing or malformed. */
export async function openLogKeys({ reviewLogKeys }: Pick<Settings, "reviewLogKeys">): Promise<LogKey[]> {
  if (reviewLogKeys === undefined)
    throw new Error("REVIEW_LOG_KEYS isn’t set, so the log of reviews isn’t signed. See docs/deploy.md.");
  const parsed = Keys.safeParse(jsonOf(reviewLogKeys));
  if (!parsed.success || parsed.data.length === 0)
    throw new Error("REVIEW_LOG_KEYS is not what docs/deploy.md describes.");
  return Promise.all(
    parsed.data.map(async ({ kty, crv, d, x }) => {
      const key = await crypto.subtle.importKey("jwk", { kty, crv, d, x }, "Ed25519", false, ["sign"]);
      return {
        publicKey: Buffer.from(x, "base64url"),
        sign: async (text) => new Uint8Array(await crypto.subtle.sign("Ed25519", key, text)),
      };
    }),
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Of Ed25519, in the format of signed notes. */
const ED25519 = 1;

/** Four bytes that say which of a name's keys has signed. */
async function keyId(name: string, publicKey: Uint8Array): Promise<Uint8Array> {
  const named = Buffer.concat([Buffer.from(`${name}\n`), Uint8Array.of(ED25519), publicKey]);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", named)).subarray(0, 4);
}

/** The public key as others write it: name, id, and key, joined by plus signs. */
export async function writePublicKey(
  name: string,
  { publicKey }: Pick<LogKey, "publicKey">,
): Promise<string> {
  const id = Buffer.from(await keyId(name, publicKey)).toString("hex");
  return `${name}+${id}+${Buffer.concat([Uint8Array.of(ED25519), publicKey]).toString("base64")}`;
}

export type Checkpoint = { origin: string; size: number; root: Uint8Array };

/** A checkpoint with a signature of each key. */
export async function signCheckpoint(
  { origin, size, root }: Checkpoint,
  keys: readonly LogKey[],
): Promise<string> {
  const text = `${origin}\n${size}\n${Buffer.from(root).toString("base64")}\n`;
  const lines = await Promise.all(
    keys.map(async (key) => {
      const signature = await key.sign(new TextEncoder().encode(text));
      const id = await keyId(origin, key.publicKey);
      return `— ${origin} ${Buffer.concat([id, signature]).toString("base64")}\n`;
    }),
  );
  return `${text}\n${lines.join("")}`;
}

/** What a checkpoint says; its signatures are not looked at. Null for text that is none. */
export function readCheckpoint(note: string): Checkpoint | null {
  const [origin = "", size = "", root = ""] = note.split("\n");
  if (origin === "" || !/^(?:0|[1-9][0-9]{0,14})$/.test(size) || !/^[A-Za-z0-9+/]{43}=$/.test(root))
    return null;
  return { origin, size: Number(size), root: Buffer.from(root, "base64") };
}
