/** Sends events to the site: at once with growing pauses, or held until they are requested in any order and number. */
import { createHmac } from "node:crypto";
import type { Account, Delivery } from "../account.ts";
import { missing } from "./errors.ts";
import { present } from "./expand.ts";

/** A site that does not answer in this time counts as one that has not got it. */
const PATIENCE_MS = 20_000;

export type Message = { body: string; headers: Record<string, string> };

/** The event as it is sent, signed now or as of another time. */
export function messageOf(account: Account, id: string, signedAt?: number): Message {
  const event = account.data.events.find((one) => one.id === id);
  if (event === undefined) throw missing("event", id);
  const body = JSON.stringify(present(account, event), null, 2);
  return {
    body,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Stripe-Signature": signatureOf(body, account.data.settings.webhookSecret, signedAt),
      "User-Agent": "Stripe/1.0 (stand-in)",
    },
  };
}

/** The status that the site answered with; 0 when it did not answer. */
export async function post(account: Account, delivery: Delivery): Promise<number> {
  const { body, headers } = messageOf(account, delivery.id);
  delivery.attempts += 1;
  const status = await fetch(account.data.settings.webhookUrl, {
    method: "POST",
    body,
    headers,
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  delivery.lastStatus = status;
  if (status >= 200 && status < 300) {
    delivery.state = "delivered";
    const event = account.data.events.find(({ id }) => id === delivery.id);
    if (event !== undefined) event.pending_webhooks = 0;
  }
  account.changed();
  return status;
}

/** Sends events automatically, for all accounts of a server. */
export type Sender = {
  send(account: Account, delivery: Delivery): void;
  /** Resumes what was in progress when the account was last written. */
  resume(account: Account): void;
  stop(): void;
};

export function createSender(): Sender {
  const timers = new Set<NodeJS.Timeout>();
  let stopped = false;

  function later(account: Account, delivery: Delivery, delayMs: number): void {
    if (stopped) return;
    const timer = setTimeout(async () => {
      timers.delete(timer);
      // Sent by hand in the meantime, or the account is gone.
      if (delivery.state !== "waiting" || !account.data.deliveries.includes(delivery)) return;
      await post(account, delivery);
      if (delivery.state !== "waiting") return;
      const { retryPauseMs, maxAttempts } = account.data.settings;
      if (delivery.attempts < maxAttempts)
        later(account, delivery, retryPauseMs * 2 ** (delivery.attempts - 1));
      else {
        delivery.state = "failed";
        account.changed();
      }
    }, delayMs);
    timers.add(timer);
  }

  return {
    send(account, delivery) {
      const { mode, webhookUrl, delayMs } = account.data.settings;
      if (mode === "held" || webhookUrl === "") return;
      delivery.state = "waiting";
      later(account, delivery, delayMs);
    },
    resume(account) {
      for (const delivery of account.data.deliveries)
        if (delivery.state === "waiting") later(account, delivery, account.data.settings.retryPauseMs);
    },
    stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

export type DeliverOptions = {
  /** The held ones, unless named. */
  ids?: string[];
  times?: number;
  order?: "as-made" | "reversed" | "shuffled";
  seed?: number;
  /** All at the same moment instead of one after the other. */
  together?: boolean;
};

/** Sends events by hand, each as often as requested; returns the site's answers, in the order of sending. */
export async function deliverByHand(
  account: Account,
  { ids, times = 1, order = "as-made", seed = 1, together = false }: DeliverOptions,
): Promise<{ id: string; type: string; status: number }[]> {
  const { deliveries } = account.data;
  const chosen =
    ids === undefined
      ? deliveries.filter(({ state }) => state === "held")
      : ids.map((id) => {
          const found = deliveries.find((one) => one.id === id);
          if (found === undefined) throw missing("event", id);
          return found;
        });
  const each = chosen.flatMap((one) => Array.from({ length: times }, () => one));
  const queue = order === "reversed" ? each.reverse() : order === "shuffled" ? shuffled(each, seed) : each;
  const send = async (one: Delivery) => ({ id: one.id, type: one.type, status: await post(account, one) });
  if (together) return Promise.all(queue.map(send));
  const results = [];
  for (const one of queue) results.push(await send(one));
  return results;
}

/** The same order for the same seed (mulberry32, then Fisher and Yates). */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed | 0;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const result = [...list];
  for (let at = result.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [result[at], result[other]] = [result[other] as T, result[at] as T];
  }
  return result;
}

/** The value of `Stripe-Signature`: the time, and an HMAC of the time and the raw body. */
function signatureOf(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  const hash = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${hash}`;
}
