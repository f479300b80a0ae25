/** Writers of messages as browsers are: each sends one after the other, and tries again what was not answered. */
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import { paths } from "#app/paths.ts";
import type { Conversation } from "./burst-people.ts";

/** As `use-waiting-messages.ts` has it, and the query cache's first pause, which doubles. */
const RETRIES = 2;
const RETRY_PAUSE_MS = 1000;
/** One try, and all of them: a burst that is stuck ends as what was not taken. */
const TRY_MS = 20_000;
const BURST_MS = 120_000;

const Answer = z.object({ no: z.optional(z.number()) });

export type Written = { key: string; body: string; writtenMs: number };

export type Sent = Written & {
  /** Of the first try. */
  sentMs: number;
  answeredMs: number;
  /** The number that the last answer gave; null when the server took it in no try. */
  no: number | null;
  tries: number;
};

/** Sends as the customer. Tries again with the same key, but for a refusal, which is final. */
export async function sendAsBrowser(
  origin: string,
  { threadId, customer }: Conversation,
  written: Written,
  untilMs = Number.POSITIVE_INFINITY,
): Promise<Sent> {
  const sentMs = performance.now();
  if (sentMs > untilMs) return { ...written, sentMs, answeredMs: sentMs, no: null, tries: 0 };
  const message = JSON.stringify({ thread: threadId, key: written.key, body: written.body });
  for (let tries = 1; ; tries++) {
    const { status, no } = await post(origin, customer.cookie, message);
    const over = no !== null || (status >= 400 && status < 500) || tries > RETRIES;
    if (over) return { ...written, sentMs, answeredMs: performance.now(), no, tries };
    await wait(RETRY_PAUSE_MS * 2 ** (tries - 1));
  }
}

/** One try; status 0 where there was no answer at all. */
async function post(origin: string, cookie: string, body: string) {
  try {
    const response = await fetch(origin + paths.messageCalls(), {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(TRY_MS),
      headers: { Origin: origin, Cookie: cookie, "Content-Type": "application/json" },
      body,
    });
    const answer = Answer.safeParse(await response.json());
    return { status: response.status, no: response.ok ? (answer.data?.no ?? null) : null };
  } catch {
    return { status: 0, no: null };
  }
}

export type Offer = {
  conversations: readonly Conversation[];
  /** Messages in each. */
  each: number;
  perSecond: number;
};

/**
 * Writes into the conversations in turn, so many a second however slow the answers are. What is written waits in its
 * own conversation until the one before it is answered. Returns what became of each, by conversation, oldest first.
 */
export async function offerMessages(
  origin: string,
  { conversations, each, perSecond }: Offer,
): Promise<Sent[][]> {
  const lines = conversations.map((conversation) => new Line(origin, conversation));
  const total = lines.length * each;
  const began = performance.now();
  for (let at = 0; at < total; ) {
    const due = Math.min(total, 1 + Math.floor(((performance.now() - began) * perSecond) / 1000));
    for (; at < due; at++) lines[at % lines.length]?.write(`Message ${1 + Math.floor(at / lines.length)}`);
    await wait(1);
  }
  return Promise.all(lines.map((line) => line.end()));
}

/** What one customer has written and not sent yet. */
class Line {
  readonly #send: (written: Written) => Promise<Sent>;
  #last: Promise<unknown> = Promise.resolve();
  readonly #sent: Promise<Sent>[] = [];

  constructor(origin: string, conversation: Conversation) {
    const untilMs = performance.now() + BURST_MS;
    this.#send = (written) => sendAsBrowser(origin, conversation, written, untilMs);
  }

  write(body: string): void {
    const written = { key: crypto.randomUUID(), body, writtenMs: performance.now() };
    const sent = this.#last.then(() => this.#send(written));
    this.#last = sent;
    this.#sent.push(sent);
  }

  end(): Promise<Sent[]> {
    return Promise.all(this.#sent);
  }
}
