/** What an answer contains besides the stored object: addresses of pages, and objects instead of ids (`expand[]`). */
import { type Account, all, find } from "../account.ts";
import { listOf } from "../lists.ts";
import type { Kind } from "../types.ts";
import { invalidRequest } from "./errors.ts";

type Json = Record<string, unknown>;

const PREFIXES: Readonly<Record<string, Kind>> = {
  cus: "customer",
  prod: "product",
  price: "price",
  cs: "checkout.session",
  sub: "subscription",
  in: "invoice",
  pm: "payment_method",
  pi: "payment_intent",
  ch: "charge",
  re: "refund",
  dp: "dispute",
};

/** A copy of the object with the addresses of its pages and the expanded objects. */
export function present(account: Account, object: unknown, expansions: readonly string[] = []): unknown {
  const copy = withAddresses(account, structuredClone(object));
  for (const path of expansions) {
    const steps = path.split(".");
    if (steps.length > 4 + (steps[0] === "data" ? 1 : 0))
      throw invalidRequest(`${path} goes deeper than four levels.`, { param: "expand" });
    expand(account, copy, steps, path);
  }
  return copy;
}

function expand(account: Account, at: unknown, [step, ...rest]: string[], path: string): void {
  if (step === undefined || at === null || typeof at !== "object") return;
  if (Array.isArray(at)) {
    for (const one of at) expand(account, one, [step, ...rest], path);
    return;
  }
  const owner = at as Json;
  owner[step] ??= includable(account, owner, step);
  if (owner[step] === undefined)
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: "expand" });
  const value = owner[step];
  if (typeof value === "string") {
    const kind = PREFIXES[value.split("_", 1)[0] ?? ""];
    const found = kind === undefined ? undefined : find(account, kind, value);
    if (found === undefined)
      throw invalidRequest(`This property cannot be expanded (${path}).`, { param: "expand" });
    owner[step] = withAddresses(account, structuredClone(found));
  }
  expand(account, owner[step], rest, path);
}

/** Lists that are only sent on request. */
function includable(account: Account, owner: Json, step: string): unknown {
  const id = owner.id;
  if (step in owner && owner[step] === null) return null;
  if (owner.object === "invoice" && step === "payments")
    return listOf(
      all(account, "invoice_payment").filter(({ invoice }) => invoice === id),
      "/v1/invoice_payments",
    );
  if (owner.object === "charge" && step === "refunds")
    return listOf(
      all(account, "refund").filter(({ charge }) => charge === id),
      `/v1/charges/${id}/refunds`,
    );
  return undefined;
}

/** Pages have the account in their address, because an id alone doesn't identify it. */
function withAddresses(account: Account, value: unknown): unknown {
  if (Array.isArray(value)) for (const one of value) withAddresses(account, one);
  else if (value !== null && typeof value === "object") {
    const object = value as Json;
    const at = `${account.origin}/pages/${account.token}`;
    if (object.object === "invoice" && object.status !== "draft" && typeof object.number === "string") {
      object.hosted_invoice_url = `${at}/invoice/${object.id}`;
      object.invoice_pdf = `${at}/invoice/${object.id}/pdf`;
    }
    if (object.object === "checkout.session")
      object.url = object.status === "open" ? `${at}/pay/${object.id}` : null;
    if (object.object === "billing_portal.session") object.url = `${at}/portal/${object.id}`;
    for (const one of Object.values(object)) withAddresses(account, one);
  }
  return value;
}
