/**
 * The private keys of the site. Each is a secret of its own, named after when it was made (`SESSION_KEY_20261127_201530`), because
 * Cloudflare's secrets can't be read: a list in one secret couldn't be added to (decision 0128). Lists of before are still read.
 */
import * as z from "zod";

/** 32 bytes in base64url: a coordinate or the private part of P-256, either half of Ed25519. */
const Part = z.string().regex(/^[\w-]{43}$/);
/** With its own id, or with that of its secret. */
export const PrivateKey = z.looseObject({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  kid: z.string().min(1),
  x: Part,
  y: Part,
  d: Part,
});
export const PrivateLogKey = z.looseObject({
  kty: z.literal("OKP"),
  crv: z.literal("Ed25519"),
  d: Part,
  x: Part,
});

export const KEY_KINDS = {
  session: {
    prefix: "SESSION_KEY_",
    list: "SESSION_KEYS",
    schema: PrivateKey,
    curve: "P-256",
    use: "signs sessions and the links in emails, and seals the secrets of authenticators",
    /** How long a key stays after the next one is made; null: forever. */
    keptDays: 180,
    whyKept:
      "links in emails that were sent work that long, and whoever signs in meanwhile has the secret of their authenticator sealed again with the new one",
  },
  record: {
    prefix: "RECORD_KEY_",
    list: "RECORD_KEYS",
    schema: PrivateKey,
    curve: "P-256",
    use: "seals copies of consents, remembers stops, and signs files about consents",
    keptDays: null,
    whyKept: "without it the copies that it sealed can’t be opened, and the stops that it made are forgotten",
  },
  "review-log": {
    prefix: "REVIEW_LOG_KEY_",
    list: "REVIEW_LOG_KEYS",
    schema: PrivateLogKey,
    curve: "Ed25519",
    use: "signs the public log of reviews; every key of it signs",
    keptDays: 90,
    whyKept: "those who follow the log have that long to learn the new key",
  },
} as const;

export type KeyKind = keyof typeof KEY_KINDS;

/** When a key was made, in UTC, to the second: `20261127_201530`. */
const KEY_ID = /^\d{8}_\d{6}$/;

export const isKeyId = (text: string): boolean => KEY_ID.test(text);

/** The id of a key made at this moment. */
export const keyIdAt = (atMs: number): string =>
  new Date(atMs).toISOString().replace(/[-:]/g, "").slice(0, 15).replace("T", "_");

export type FoundKeys = {
  /** A JSON list of JWKs, the newest first, those of the list last; undefined where there is none. */
  keys: string | undefined;
  /** Sentences about what can't be used, without the keys themselves. */
  faults: string[];
};

/** Reads all keys of a kind from the Worker's settings. */
export function findKeys(kind: KeyKind, env: object): FoundKeys {
  const { prefix, list } = KEY_KINDS[kind];
  const given = Object.entries(env);
  const faults: string[] = [];
  const own = given
    .filter(([name, value]) => name.startsWith(prefix) && value !== "")
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .flatMap(([name, value]) => {
      const id = name.slice(prefix.length);
      if (!isKeyId(id)) {
        faults.push(
          `${name} isn’t the name of a key: it ends in a day and a time, as ${prefix}20261127_201530.`,
        );
        return [];
      }
      const key = jsonOf(value);
      return parsed(kind, name, isObject(key) ? [{ kid: id, ...key }] : null, faults);
    });
  const before = given.find(([name, value]) => name === list && value !== "");
  const listed = before === undefined ? [] : parsed(kind, list, jsonOf(before[1]), faults);
  const keys = [...own, ...listed];
  const ids = keys.map(({ d }) => d);
  if (new Set(ids).size < ids.length) faults.push(`Two of ${prefix}… and ${list} are the same key.`);
  return { keys: keys.length === 0 ? undefined : JSON.stringify(keys), faults };
}

function parsed(kind: KeyKind, name: string, keys: unknown, faults: string[]): { d: string }[] {
  const { schema, curve, list } = KEY_KINDS[kind];
  const result = z.array(schema).min(1).safeParse(keys);
  // As they are, in the order of their members: only what must be there is known.
  if (result.success) return keys as { d: string }[];
  const what = name === list ? `a list of private ${curve} keys` : `a private ${curve} key`;
  faults.push(`${name} isn’t ${what} in JSON. \`npm run keys -- add ${kind}\` makes one.`);
  return [];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
