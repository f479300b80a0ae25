/** Sending and fetching messages from the browser. */
import { paths } from "#app/paths/paths.ts";
import { t } from "#app/text/text.ts";
import type { Message, Thread } from "../types.ts";

/** An error that retrying would not change. */
export class RefusedError extends Error {
  override name = "RefusedError";
  readonly signedOut: boolean;
  constructor(words: string, status: number) {
    super(words);
    this.signedOut = status === 401;
  }
}

export type Outgoing = { thread: string; key: string; body: string };

/**
 * Sends a message and those waiting behind it in its conversation; the same key twice is one message. Returns the keys that
 * the server has stored, from the first on. Throws `RefusedError` when the first is refused, `Error` for any other failure.
 */
export async function sendOutgoing(
  { thread, ...first }: Outgoing,
  behind: readonly Stored[] = [],
): Promise<string[]> {
  const messages = [first, ...behind];
  const response = await fetch(paths.messageCalls(), {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify(behind.length === 0 ? { thread, ...first } : { thread, messages }),
  });
  const answer: unknown = await response.json().catch(() => null);
  const keys = messages.map(({ key }) => key);
  if (response.ok) return keys;
  const stored = countNumbers(answer);
  if (stored > 0) return keys.slice(0, stored);
  const words = textsOf(answer).error ?? t("it couldn’t be sent just now.");
  if (response.status >= 400 && response.status < 500) throw new RefusedError(words, response.status);
  throw new Error(words);
}

const countNumbers = (answer: unknown): number =>
  typeof answer === "object" && answer !== null && "numbers" in answer && Array.isArray(answer.numbers)
    ? answer.numbers.length
    : 0;

/** The newest part of a conversation, as its page shows it. */
export type NewestMessages = {
  thread: Thread;
  messages: Message[];
  olderBefore: number | null;
  more: boolean;
};

/** Fetches it. It counts as seen unless the tab is hidden. Throws for any response that isn't a success. */
export async function fetchNewest(thread: string): Promise<NewestMessages> {
  const address = paths.messageCalls({ thread, unseen: document.visibilityState !== "visible" });
  const response = await fetch(address, { headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(`${paths.messageCalls()} answered ${response.status}.`);
  return response.json();
}

const storeKey = (userId: string, thread: string) => `messages ${userId} ${thread}`;
export type Stored = { key: string; body: string };

/** The strings of an untrusted object. Without a parser library, which would double the page's JavaScript. */
function textsOf(value: unknown): Readonly<Record<string, string | undefined>> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === "string"));
}

/** A waiting message, from storage or from the mutation; null for anything else. */
export function parseStored(value: unknown): Stored | null {
  const { key, body } = textsOf(value);
  return key === undefined || key === "" || body === undefined ? null : { key, body };
}

/** This tab's unsent messages, which survive a reload. Empty when storage is full or forbidden. */
export function readStored(userId: string, thread: string): Stored[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storeKey(userId, thread)) ?? "[]");
    return Array.isArray(stored) ? stored.flatMap((one) => parseStored(one) ?? []) : [];
  } catch {
    return [];
  }
}

export function writeStored(userId: string, thread: string, change: (stored: Stored[]) => Stored[]): void {
  try {
    sessionStorage.setItem(storeKey(userId, thread), JSON.stringify(change(readStored(userId, thread))));
  } catch {
    // Storage is full or forbidden.
  }
}
