/** One account: everything of one secret key, and nothing of another's. All of `data` is plain JSON. */
import { createHash } from "node:crypto";
import { missing } from "./http/errors.ts";
import {
  API_VERSION,
  type CardOutcome,
  type EventObject,
  type InvoiceLine,
  type Kind,
  type Kinds,
} from "./types.ts";

export type Settings = {
  /** Where events are sent; empty: they are held. */
  webhookUrl: string;
  webhookSecret: string;
  mode: "at-once" | "held";
  /** How long an event is under way before it is sent the first time. */
  delayMs: number;
  /** After a failed delivery; each further pause is twice as long. */
  retryPauseMs: number;
  maxAttempts: number;
  /** What `automatic_tax` adds. */
  taxPercent: number;
  /** What becomes of a subscription whose last retry has failed. */
  afterRetries: "canceled" | "unpaid";
};

export type Delivery = {
  id: string;
  type: string;
  created: number;
  state: "held" | "waiting" | "delivered" | "failed";
  attempts: number;
  lastStatus: number | null;
};

export type FaultAnswer = "500" | "429" | "timeout" | "reset" | "garbage";
export type Fault = {
  /** `*` for any. */
  method: string;
  /** As in `/v1/subscriptions/*`. */
  path: string;
  /** What the address, its query or the body has in it, decoded; empty for any. */
  has: string;
  answer: FaultAnswer;
  /** How many calls it lets by first. */
  skip: number;
  /** How many more calls it meets. */
  times: number;
  /** The call is carried out first and only its answer is lost. */
  after: boolean;
  /** The error is the answer to its key from then on, as Stripe stores its own errors for a day; it means 500. */
  kept: boolean;
};

export type Clock = { offsetSeconds: number } | { fixedSeconds: number };

export type StoredAnswer = { of: string; status: number; body: unknown; created: number };

/** What a checkout was made for, besides its session. */
export type CheckoutOrder = {
  lines: { price: string; quantity: number }[];
  metadata: Record<string, string>;
  automaticTax: boolean;
};

export type AccountData = {
  counter: number;
  clock: Clock;
  settings: Settings;
  objects: { [K in Kind]: Record<string, Kinds[K]> };
  events: EventObject[];
  deliveries: Delivery[];
  answers: Record<string, StoredAnswer>;
  faults: Fault[];
  requests: { method: string; path: string; status: number; idempotencyKey: string | null }[];
  /** What each card does from now on. */
  cards: Record<string, CardOutcome>;
  orders: Record<string, CheckoutOrder>;
  /** Prorations that wait for the next invoice, by subscription. */
  pending: Record<string, InvoiceLine[]>;
  /** When an unpaid invoice was first tried. */
  firstTries: Record<string, number>;
  /** Customers that were deleted: what they have paid still names them. */
  deleted: Record<string, true>;
};

export type Account = {
  /** Derived from the key, which is stored nowhere: names the account's file and its pages. */
  token: string;
  data: AccountData;
  /** `http://127.0.0.1:PORT` of the stand-in. */
  origin: string;
  /** Something was changed and is to be written. */
  changed(): void;
  /** An event is to be sent. */
  send(delivery: Delivery): void;
};

export const tokenOf = (key: string): string => createHash("sha256").update(key).digest("hex").slice(0, 24);

export const DEFAULT_SETTINGS: Settings = {
  webhookUrl: "",
  webhookSecret: "",
  mode: "at-once",
  delayMs: 0,
  retryPauseMs: 1_000,
  maxAttempts: 6,
  taxPercent: 0,
  afterRetries: "canceled",
};

export function emptyAccount(): AccountData {
  return {
    counter: 0,
    clock: { offsetSeconds: 0 },
    settings: { ...DEFAULT_SETTINGS },
    objects: {
      customer: {},
      product: {},
      price: {},
      "checkout.session": {},
      subscription: {},
      invoice: {},
      invoice_payment: {},
      payment_method: {},
      payment_intent: {},
      charge: {},
      refund: {},
      dispute: {},
      "billing_portal.session": {},
    },
    events: [],
    deliveries: [],
    answers: {},
    faults: [],
    requests: [],
    cards: {},
    orders: {},
    pending: {},
    firstTries: {},
    deleted: {},
  };
}

/** The account's time, in seconds. */
export function now({ data: { clock } }: Account): number {
  return "fixedSeconds" in clock ? clock.fixedSeconds : Math.floor(Date.now() / 1000) + clock.offsetSeconds;
}

/** An id like Stripe's: `sub_` with a number that this account has not given before. */
export function newId(account: Account, prefix: string): string {
  account.data.counter += 1;
  return `${prefix}_${account.token.slice(0, 6)}${String(account.data.counter).padStart(10, "0")}`;
}

export function keep<K extends Kind>(account: Account, kind: K, object: Kinds[K]): Kinds[K] {
  const all: Record<string, Kinds[K]> = account.data.objects[kind];
  all[object.id] = object;
  account.changed();
  return object;
}

/** Throws Stripe's 404; `param` is what named the object. */
export function get<K extends Kind>(account: Account, kind: K, id: string, param?: string): Kinds[K] {
  const found = find(account, kind, id);
  if (found === undefined) throw missing(kind, id, param);
  return found;
}

export function find<K extends Kind>(
  account: Account,
  kind: K,
  id: string | null | undefined,
): Kinds[K] | undefined {
  const all = account.data.objects[kind];
  return typeof id === "string" && Object.hasOwn(all, id) ? all[id] : undefined;
}

/** All of a kind, the newest first. */
export function all<K extends Kind>(account: Account, kind: K): Kinds[K][] {
  return Object.values(account.data.objects[kind]).reverse() as Kinds[K][];
}

/** Notifies the site: stores the event with the object as it is now. */
export function emit(account: Account, type: string, object: { id: string }): void {
  const event = {
    id: newId(account, "evt"),
    object: "event",
    api_version: API_VERSION,
    created: now(account),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type: type as EventObject["type"],
  } satisfies EventObject;
  account.data.events.push(event);
  const delivery: Delivery = {
    id: event.id,
    type,
    created: event.created,
    state: "held",
    attempts: 0,
    lastStatus: null,
  };
  account.data.deliveries.push(delivery);
  account.changed();
  account.send(delivery);
}
