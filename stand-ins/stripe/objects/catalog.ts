/** Products and prices. */
import { type Account, all, find, get, keep, newId, now } from "../account.ts";
import type { Call } from "../calls.ts";
import { invalidRequest } from "../http/errors.ts";
import {
  clearableText,
  flagOf,
  groupOf,
  mergedMetadata,
  type Params,
  requiredText,
  textOf,
  textsOf,
  wholeOf,
  wordOf,
} from "../http/form.ts";
import { createdWithin, LIST_PARAMS, pageOf } from "../lists.ts";
import type { Kinds } from "../types.ts";

type Price = Kinds["price"];
const INTERVALS = ["day", "week", "month", "year"] as const;

export const catalogCalls: Call[] = [
  {
    method: "POST",
    path: "/v1/products",
    takes: [
      "id",
      "name",
      "description",
      "active",
      "metadata",
      "unit_label",
      "tax_code",
      "statement_descriptor",
    ],
    answer: createProduct,
  },
  {
    method: "GET",
    path: "/v1/products/:id",
    takes: [],
    answer: (account, _, id) => get(account, "product", id),
  },
  {
    method: "POST",
    path: "/v1/products/:id",
    takes: ["name", "description", "active", "metadata", "unit_label", "tax_code", "default_price"],
    answer(account, params, id) {
      const product = get(account, "product", id);
      product.name = textOf(params, "name") ?? product.name;
      product.active = flagOf(params, "active") ?? product.active;
      for (const name of ["description", "unit_label", "tax_code", "default_price"] as const) {
        const value = clearableText(params, name);
        if (value !== undefined) product[name] = value;
      }
      product.metadata = mergedMetadata(product.metadata, params);
      product.updated = now(account);
      return keep(account, "product", product);
    },
  },
  {
    method: "GET",
    path: "/v1/products",
    takes: ["active", "ids", ...LIST_PARAMS],
    answer(account, params) {
      const active = flagOf(params, "active");
      const ids = textsOf(params, "ids");
      const found = all(account, "product").filter(
        (one) =>
          (active === undefined || one.active === active) &&
          (ids.length === 0 || ids.includes(one.id)) &&
          createdWithin(params)(one),
      );
      return pageOf(found, params, "/v1/products");
    },
  },
  {
    method: "POST",
    path: "/v1/prices",
    takes: [
      "product",
      "currency",
      "unit_amount",
      "recurring",
      "lookup_key",
      "transfer_lookup_key",
      "nickname",
      "active",
      "tax_behavior",
      "metadata",
    ],
    answer: createPrice,
  },
  { method: "GET", path: "/v1/prices/:id", takes: [], answer: (account, _, id) => get(account, "price", id) },
  {
    method: "POST",
    path: "/v1/prices/:id",
    takes: ["active", "nickname", "metadata", "lookup_key", "transfer_lookup_key", "tax_behavior"],
    answer(account, params, id) {
      const price = get(account, "price", id);
      price.active = flagOf(params, "active") ?? price.active;
      const nickname = clearableText(params, "nickname");
      if (nickname !== undefined) price.nickname = nickname;
      price.metadata = mergedMetadata(price.metadata, params);
      takeLookupKey(account, price, params);
      return keep(account, "price", price);
    },
  },
  {
    method: "GET",
    path: "/v1/prices",
    takes: ["active", "lookup_keys", "product", "type", "currency", ...LIST_PARAMS],
    answer(account, params) {
      const active = flagOf(params, "active");
      const keys = textsOf(params, "lookup_keys");
      const [product, type, currency] = ["product", "type", "currency"].map((name) => textOf(params, name));
      const found = all(account, "price").filter(
        (one) =>
          (active === undefined || one.active === active) &&
          (keys.length === 0 || (one.lookup_key !== null && keys.includes(one.lookup_key))) &&
          (product === undefined || one.product === product) &&
          (type === undefined || one.type === type) &&
          (currency === undefined || one.currency === currency) &&
          createdWithin(params)(one),
      );
      return pageOf(found, params, "/v1/prices");
    },
  },
];

function createProduct(account: Account, params: Params): Kinds["product"] {
  const id = textOf(params, "id") ?? newId(account, "prod");
  if (find(account, "product", id) !== undefined)
    throw invalidRequest(`There is a product ${id} already.`, {
      code: "resource_already_exists",
      param: "id",
    });
  return keep(account, "product", {
    id,
    object: "product",
    active: flagOf(params, "active") ?? true,
    created: now(account),
    default_price: null,
    description: clearableText(params, "description") ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: mergedMetadata({}, params),
    name: requiredText(params, "name"),
    package_dimensions: null,
    shippable: null,
    statement_descriptor: clearableText(params, "statement_descriptor") ?? null,
    tax_code: clearableText(params, "tax_code") ?? null,
    tax_details: null,
    type: "service",
    unit_label: clearableText(params, "unit_label") ?? null,
    updated: now(account),
    url: null,
  } satisfies Kinds["product"]);
}

function createPrice(account: Account, params: Params): Price {
  const product = get(account, "product", requiredText(params, "product"), "product");
  const amount = wholeOf(params, "unit_amount");
  if (amount === undefined || amount < 0)
    throw invalidRequest("unit_amount is missing, or below 0.", { param: "unit_amount" });
  const recurring = params.recurring === undefined ? null : groupOf(params, "recurring");
  const price: Price = {
    id: newId(account, "price"),
    object: "price",
    active: flagOf(params, "active") ?? true,
    billing_scheme: "per_unit",
    created: now(account),
    currency: requiredText(params, "currency").toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: mergedMetadata({}, params),
    nickname: clearableText(params, "nickname") ?? null,
    product: product.id,
    recurring:
      recurring === null
        ? null
        : {
            interval: wordOf(recurring, "interval", INTERVALS) ?? "month",
            interval_count: wholeOf(recurring, "interval_count") ?? 1,
            meter: null,
            trial_period_days: null,
            usage_type: "licensed",
          },
    tax_behavior: wordOf(params, "tax_behavior", ["exclusive", "unspecified"]) ?? "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: recurring === null ? "one_time" : "recurring",
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
  takeLookupKey(account, price, params);
  return keep(account, "price", price);
}

/** A key belongs to one price; with `transfer_lookup_key` it is taken from the one that has it. */
function takeLookupKey(account: Account, price: Price, params: Params): void {
  const key = clearableText(params, "lookup_key");
  if (key === undefined) return;
  const holder = all(account, "price").find(
    (one) => key !== null && one.lookup_key === key && one.id !== price.id,
  );
  if (holder !== undefined) {
    if (flagOf(params, "transfer_lookup_key") !== true)
      throw invalidRequest(`A price already uses the lookup key ${key}.`, { param: "lookup_key" });
    holder.lookup_key = null;
  }
  price.lookup_key = key;
}
