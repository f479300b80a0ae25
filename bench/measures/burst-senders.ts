/** Writers of messages as browsers are: each sends one after the other, and tries again what was not answered. */
import { setTimeout as wait } from "node:timers/promises";
import * as z from "zod/mini";
import { paths } from "#app/paths.ts";
import type { Conversation } from "./live-people.ts";

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

/**
 * Writes `each` messages into every conversation, in turn, so many a second however slow the answers are. What is
 * written waits in its own conversation until the one before it is answered. Returns what became of each, by
 * conversation, oldest first.
 */
export function offerMessages(
  origin: string,
  conversations: readonly Conversation[],
  { each, perSecond }: { each: number; perSecond: number },
): Promise<Sent[][]> {
  const began = performance.now();
  return Promise.all(
    conversations.map(async (conversation, place) => {
      const written = Array.from({ length: each }, async (_, at) => {
        const dueMs = began + ((at * conversations.length + place) * 1000) / perSecond;
        await wait(Math.max(0, dueMs - performance.now()));
        return { key: crypto.randomUUID(), body: `Message ${1 + at}`, writtenMs: performance.now() };
      });
      const sent: Sent[] = [];
      for (const one of written)
        sent.push(await sendAsBrowser(origin, conversation, await one, began + BURST_MS));
      return sent;
    }),
  );
}
