/** Turns a signal's stored evidence into names and values to show, whatever it contains. Pure. */

import { COUNTED_ACCOUNTS } from "../limits.ts";
import type { AgentSide } from "./shared-networks.ts";

/** `text` is a review's id if the value names one; `note` describes it. */
export type EvidenceValue = { text: string; note: string | null };
/** `name` is null where the value says all. */
export type EvidenceLine = { name: string | null; values: EvidenceValue[] };

const MOST_VALUES = 50;

/** "sharedWith", "shared_with" → "shared with" */
const wordsOf = (key: string): string =>
  key
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]+/g, " ")
    .toLowerCase();

const counted = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

/** Phrases for known numbers and answers; null for an answer that says nothing. */
const NUMBERS: Readonly<Record<string, (value: number) => string>> = {
  accounts: (n) => `${counted(n, "account", "accounts")} in all, including the writer’s`,
  accountsOfAgent: (n) => `${n} of them reviewed this agent`,
  received: (n) => `${counted(n, "review", "reviews")} of this agent came, including this one`,
  hours: (n) => `within ${n > 48 && n % 24 === 0 ? `${n / 24} days` : counted(n, "hour", "hours")}`,
  usual: (n) => `${n} ${n === 1 ? "is" : "are"} usual in that time`,
  unrelated: (n) =>
    n === 0
      ? "No other account had been seen on that network"
      : `${n === COUNTED_ACCOUNTS ? `${n} or more` : n} unrelated ${n === 1 ? "account" : "accounts"} had been seen on that network before`,
  strangers: (n) => `${n} of the writers never met or messaged the agent here`,
  fresh: (n) => `${n} of those have an account made less than a day before`,
  linked: (n) => `${n} of those share a device or a network with another`,
  minutes: (n) => `The account was made ${counted(n, "minute", "minutes")} before the review was sent`,
};
const ANSWERS: Readonly<Record<string, { yes: string; no: string | null }>> = {
  short: { yes: "The text is short, and many people write the same few words", no: null },
};
/** Sentences for known words. */
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  side: {
    agent: "The writer’s account and the agent’s own were used there",
    organization: "The writer’s account and one of the agent’s organization were used there",
  } satisfies Record<AgentSide, string>,
};
const NAMES: Readonly<Record<string, string>> = {
  domain: "The email domain is",
  reviews: "Found with",
};

const isNamed = (value: unknown): value is { id: string; similarity: number } =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "similarity" in value &&
  typeof value.similarity === "number";

function printed(value: unknown): EvidenceValue {
  if (isNamed(value)) return { text: value.id, note: `${Math.round(value.similarity * 100)} % alike` };
  if (typeof value === "boolean") return { text: value ? "yes" : "no", note: null };
  return { text: typeof value === "string" ? value : JSON.stringify(value), note: null };
}

/** One line per entry of the object; anything else becomes a single line. */
export function readEvidence(json: string): EvidenceLine[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return [{ name: "evidence", values: [{ text: json, note: null }] }];
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return [{ name: "evidence", values: listOf(value) }];
  return Object.entries(value).flatMap(([key, entry]) => readEntry(key, entry));
}

function readEntry(key: string, entry: unknown): EvidenceLine[] {
  const phrase = (text: string | null | undefined) =>
    text == null ? [] : [{ name: null, values: [{ text, note: null }] }];
  // Own keys only: a stored key may be "constructor".
  if (typeof entry === "number" && Object.hasOwn(NUMBERS, key)) return phrase(NUMBERS[key]?.(entry));
  if (typeof entry === "boolean" && Object.hasOwn(ANSWERS, key))
    return phrase(ANSWERS[key]?.[entry ? "yes" : "no"]);
  if (typeof entry === "string" && Object.hasOwn(WORDS, key) && Object.hasOwn(WORDS[key] ?? {}, entry))
    return phrase(WORDS[key]?.[entry]);
  const name = Object.hasOwn(NAMES, key) ? NAMES[key] : undefined;
  return [{ name: name ?? wordsOf(key), values: listOf(entry) }];
}

const listOf = (value: unknown): EvidenceValue[] =>
  (Array.isArray(value) ? value : [value]).slice(0, MOST_VALUES).map(printed);

export type Sentence = { text: string; gone: boolean };

/** The sentences of a text, each marked when the next version dropped it. */
export function droppedSentences(before: string, after: string): Sentence[] {
  const split = (text: string) => text.match(/[^.!?\n]+[.!?]*\s*|[.!?\n]+\s*/g) ?? [];
  const remaining = new Set(split(after).map((one) => one.trim()));
  return split(before).map((text) => ({ text, gone: !remaining.has(text.trim()) }));
}
