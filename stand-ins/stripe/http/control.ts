/** What tests and the demonstration data do to an account from outside of the API (`/_control/`). JSON in, JSON out. */
import {
  type Account,
  type AccountData,
  all,
  emit,
  type Fault,
  find,
  get,
  keep,
  now,
  type Settings,
} from "../account.ts";
import { setClock, settle } from "../clock.ts";
import { expireSession } from "../objects/checkout.ts";
import { paySession } from "../objects/checkout-payment.ts";
import { closeDispute, openDispute } from "../objects/refunds.ts";
import type { Store } from "../store.ts";
import type { CardOutcome, Kind } from "../types.ts";
import { type DeliverOptions, deliverByHand, messageOf } from "./deliveries.ts";
import { invalidRequest, missing } from "./errors.ts";
import { present } from "./expand.ts";

type Json = Record<string, unknown>;
type Command = (store: Store, account: Account, body: Json, rest: string, query: URLSearchParams) => unknown;

/** Carries a control call out. Throws what becomes an error answer. */
export function control(
  store: Store,
  account: Account,
  { method, path, query, body }: { method: string; path: string; query: string; body: string },
): unknown {
  const [name = "", ...rest] = path.slice("/_control/".length).split("/");
  const command = COMMANDS[`${method} ${name}`];
  if (command === undefined) throw missing("control call", `${method} ${path}`);
  if (name !== "state") settle(account);
  const answer = command(store, account, bodyOf(body), rest.join("/"), new URLSearchParams(query));
  account.changed();
  return answer ?? { done: true };
}

function bodyOf(text: string): Json {
  if (text === "") return {};
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === "object" && !Array.isArray(value)) return value as Json;
  } catch {
    // Described below.
  }
  throw invalidRequest("The body is not a JSON object.");
}

const COMMANDS: Readonly<Record<string, Command>> = {
  "GET settings": (_, { data }) => data.settings,
  "PUT settings"(_, { data }, body) {
    const unknown = Object.keys(body).find((name) => !(name in data.settings));
    if (unknown !== undefined) throw invalidRequest(`There is no setting ${unknown}.`, { param: unknown });
    Object.assign(data.settings, body as Partial<Settings>);
    return data.settings;
  },
  "GET deliveries"(_, account, __, ___, query) {
    const signedAt = query.get("signedAt");
    const state = query.get("state") ?? "held";
    const { deliveries } = account.data;
    const after = deliveries.findIndex(({ id }) => id === query.get("after"));
    const chosen = deliveries.slice(after + 1).filter((one) => state === "all" || one.state === state);
    return {
      deliveries: chosen.map((one) => ({
        ...one,
        ...messageOf(account, one.id, signedAt === null ? undefined : Number(signedAt)),
      })),
    };
  },
  async "POST deliver"(_, account, body) {
    if (account.data.settings.webhookUrl === "") throw invalidRequest("The setting webhookUrl is empty.");
    return { results: await deliverByHand(account, body as DeliverOptions) };
  },
  "POST fault"(_, { data }, body) {
    const fault = {
      method: "*",
      path: "*",
      has: "",
      skip: 0,
      times: 1,
      after: false,
      kept: false,
      ...body,
    } as Fault;
    if (!["500", "429", "timeout", "reset", "garbage"].includes(String(fault.answer)))
      throw invalidRequest("answer is one of 500, 429, timeout, reset, garbage.", { param: "answer" });
    data.faults.push({ ...fault, answer: String(fault.answer) as Fault["answer"] });
  },
  "DELETE fault"(_, { data }) {
    data.faults = [];
  },
  "GET requests": (_, { data }) => ({ requests: data.requests }),
  "GET clock": (_, account) => ({ nowSeconds: now(account) }),
  "POST clock"(_, account, body) {
    const { advanceSeconds, nowSeconds, fixed } = body;
    const to = typeof nowSeconds === "number" ? nowSeconds : now(account) + Number(advanceSeconds);
    if (!Number.isInteger(to)) throw invalidRequest("advanceSeconds or nowSeconds is a whole number.");
    setClock(account, to, typeof fixed === "boolean" ? fixed : "fixedSeconds" in account.data.clock);
    return { nowSeconds: now(account) };
  },
  "POST card"(_, account, { customer, outcome }) {
    const id = get(account, "customer", String(customer), "customer").id;
    for (const card of all(account, "payment_method"))
      if (card.customer === id) account.data.cards[card.id] = outcomeOf(outcome);
  },
  "POST checkout"(_, account, { outcome }, id) {
    const session = get(account, "checkout.session", id);
    if (outcome === "abandoned") return { result: "abandoned", url: session.cancel_url };
    if (outcome === "expired") return { result: expireSession(account, session).status, url: null };
    // A payment by control counts as approved.
    const result = paySession(account, session, outcomeOf(outcome), true);
    return {
      result,
      url: result === "paid" ? session.success_url?.replace("{CHECKOUT_SESSION_ID}", id) : null,
    };
  },
  "POST dispute"(_, account, { payment_intent, dispute, status }) {
    if (typeof dispute === "string")
      return closeDispute(account, get(account, "dispute", dispute), status === "won" ? "won" : "lost");
    const intent = get(account, "payment_intent", String(payment_intent), "payment_intent");
    return openDispute(account, get(account, "charge", String(intent.latest_charge)));
  },
  "POST change": changeObject,
  "GET state": (_, { data }) => data,
  "PUT state"(store, account, body) {
    store.replace(account, body as Partial<AccountData>);
  },
  "DELETE account"(store, account) {
    store.remove(account);
  },
};

function outcomeOf(outcome: unknown): CardOutcome {
  if (outcome === "paid" || outcome === "declined" || outcome === "authenticate") return outcome;
  throw invalidRequest("outcome is one of paid, declined, authenticate.", { param: "outcome" });
}

/** Edits an object as the API never could: `{ id, edits: { "items.data.0.quantity": 5 }, remove, event }`. */
function changeObject(_: Store, account: Account, { id, edits, remove, event }: Json): unknown {
  const kind = (Object.keys(account.data.objects) as Kind[]).find((one) => find(account, one, String(id)));
  if (kind === undefined) throw missing("object", String(id));
  const object = get(account, kind, String(id));
  for (const [path, value] of Object.entries((edits ?? {}) as Json)) setAt(object, path.split("."), value);
  if (remove === true) delete account.data.objects[kind][object.id];
  else keep(account, kind, object);
  if (typeof event === "string") emit(account, event, object);
  return present(account, object);
}

function setAt(object: unknown, [step = "", ...rest]: string[], value: unknown): void {
  if (object === null || typeof object !== "object" || step === "__proto__")
    throw invalidRequest(`${step} cannot be set there.`, { param: "edits" });
  const owner = object as Json;
  if (rest.length > 0) setAt(owner[step], rest, value);
  else owner[step] = value;
}
